import '@slidewise/board/define';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const PUZZLES = {
  'Two moves': 'tiles:rows:1_2_3/4_0_6/7_5_8',
  'Free X': 'rush-hour:sfu:.....A/BBB..A/XXC..A/..C.../..D.../..D...',
};

/** React 19 passes attributes, properties and events to custom elements by itself: `onmove` listens to `move`. */
function Puzzle({ name, position }) {
  const [moves, setMoves] = useState([]);
  const [isSolved, setSolved] = useState(false);
  return (
    <>
      <slidewise-board
        position={position}
        name={name}
        controls
        hints
        onmove={({ detail }) => setMoves((before) => [...before, detail.text])}
        onsolved={() => setSolved(true)}
      />
      <p id="told">{isSolved ? `Solved: ${moves.join(' ')}` : `Moves: ${moves.join(' ')}`}</p>
    </>
  );
}

function App() {
  const [name, setName] = useState('Two moves');
  return (
    <main>
      <h1>A board in React</h1>
      <label>
        Puzzle{' '}
        <select value={name} onChange={({ target }) => setName(target.value)}>
          {Object.keys(PUZZLES).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Puzzle key={name} name={name} position={PUZZLES[name]} />
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);

import type { Features, PieceFeatures } from '@slidewise/lab/rating';
import { showAmount, showCount } from '../../terminal/units.js';
import { decimal, type Rated, shortestLengths, unitOf } from './rated.js';

/** A line of what is known of a board: its name, and a text. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** All that is known of a board, in words: terminal and page both show it. */
export function factsOf(rated: Rated): readonly Fact[] {
  const { rating } = rated;
  const { features } = rating;
  const unit = unitOf(rated);
  const length = rating.optimum[features.metric];
  return [
    { name: 'shortest', text: shortestLengths(rated) },
    ...positionFacts(features, unit),
    ...(length === 0 ? [] : [...wayFacts(features, length ?? 0, unit), ...pieceFacts(features)]),
  ];
}

function positionFacts(
  { positions, solvedPositions, farthest, solutions, solutionsLog10 }: Features,
  unit: string,
): Fact[] {
  const facts: Fact[] = [];
  if (solutions !== null) {
    const count = solutions.replace(/\B(?=(\d{3})+$)/g, ',');
    const size = solutions.length > 15 ? `, about 10^${solutionsLog10!.toFixed(1)}` : '';
    facts.push({ name: 'solutions', text: `${count} shortest ${solutions === '1' ? 'one' : 'ones'}${size}` });
  }
  if (positions !== null) {
    const far = farthest === null ? '' : `; the farthest is ${showAmount(farthest, unit)} from them`;
    facts.push({
      name: 'positions',
      text: `${showCount(positions)}, ${showCount(solvedPositions!)} of them solved${far}`,
    });
  }
  return facts;
}

function wayFacts(features: Features, length: number, unit: string): Fact[] {
  const { legalMoves, helpfulMoves, traps, hurtfulMoves, choiceBits, guidedBits, greedyPositions } = features;
  const facts: Fact[] = [];
  if (legalMoves !== null) {
    const kinds =
      traps === null
        ? ''
        : `: ${decimal(helpfulMoves!)} ${decimal(helpfulMoves!) === '1' ? 'helps' : 'help'}, ${decimal(traps)} are traps, of which ${decimal(hurtfulMoves!)} lead away`;
    facts.push({ name: 'choices', text: `${decimal(legalMoves)} legal ${unit}s at a position${kinds}` });
  }
  if (choiceBits !== null) {
    const guided =
      guidedBits === null ? '' : `; ${decimal(guidedBits)} for a player who tries first what seems to help`;
    facts.push({
      name: 'to find',
      text: `${decimal(choiceBits)} bits, ${(choiceBits / length).toFixed(1)} a ${unit}${guided}`,
    });
  }
  if (greedyPositions !== null) {
    const positions = showAmount(Math.round(greedyPositions), 'position');
    facts.push({ name: 'by sight', text: `${positions}, going on where the fewest ${unit}s seem to be left` });
  }
  if (features.meanDetour !== null) facts.push({ name: 'wrong turns', text: detourText(features, unit) });
  if (features.forcedMoves !== null) {
    const { forcedMoves, longestForced, onlyMoves, bottlenecks } = features;
    const run = longestForced! > 1 ? `, up to ${longestForced} in a row` : '';
    facts.push({
      name: 'no choice',
      text: `${decimal(forcedMoves)} of ${showCount(length)} ${unit}s forced${run}; at ${decimal(onlyMoves!)} one alone helps`,
    });
    facts.push({
      name: 'bottlenecks',
      text: `${showAmount(bottlenecks!, 'position')} that all shortest solutions pass`,
    });
  }
  return facts;
}

function detourText({ meanDetour, worstDetour, deadEnds, traps }: Features, unit: string): string {
  if (traps === 0) return 'none';
  const ends = deadEnds! > 0 ? `; ${decimal(deadEnds!)} with no way but back` : '';
  if (worstDetour === 0) return `none but${ends.slice(1)}`;
  return `${decimal(meanDetour!)} ${unit}s longer on average, ${decimal(worstDetour!)} at worst, if not taken back${ends}`;
}

function pieceFacts({ pieces, movingPieces, uphillMoves, targetRetreats, returningPieces, idle }: Features): Fact[] {
  const facts: Fact[] = [];
  if (uphillMoves !== null) {
    const back = [`${decimal(uphillMoves)} by the estimate`];
    if (targetRetreats !== null && pieces!.some(({ role }) => role === 'target'))
      back.push(`${decimal(targetRetreats)} of targets`);
    const returning = decimal(returningPieces ?? 0);
    if (returningPieces !== null)
      back.push(`${returning} ${returning === '1' ? 'piece goes' : 'pieces go'} out and in again`);
    facts.push({ name: 'steps back', text: back.join(' · ') });
  }
  if (pieces !== null) {
    facts.push({
      name: 'pieces',
      text: `${showCount(movingPieces!)} of ${showCount(pieces.length)} must move${oftenText(pieces)}`,
    });
  }
  if (idle !== null) {
    facts.push({ name: 'idle', text: idle.length === 0 ? 'nothing: the board is minimal' : idle.join(', ') });
  }
  return facts;
}

/** `: 4× I, 2–3× B D`; those that move most often first. */
function oftenText(pieces: readonly PieceFeatures[]): string {
  const groups = new Map<string, string[]>();
  for (const { label, least, most } of [...pieces].sort((a, b) => b.most - a.most || b.least - a.least)) {
    if (most === 0) continue;
    const often = least === most ? `${least}×` : `${least}–${most}×`;
    const labels = groups.get(often);
    if (labels === undefined) groups.set(often, [label]);
    else labels.push(label);
  }
  const texts = [...groups].map(([often, labels]) => `${often} ${labels.join(' ')}`);
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}

import { type Component, lazy } from 'solid-js';
import type { Label } from '../../texts/index.js';

export interface Lesson {
  /** Its word in the address. */
  readonly id: string;
  readonly title: Label;
  readonly summary: Label;
  readonly component: Component;
}

/** In the order in which they are best read; each is loaded when it is opened. */
export const lessons: readonly Lesson[] = [
  {
    id: 'a-star',
    title: 'A*: look where the way promises to be shortest',
    summary: 'How a search chooses the next board, one step at a time.',
    component: lazy(() => import('./a-star/a-star.js')),
  },
  {
    id: 'admissible',
    title: 'Heuristics that never promise too much',
    summary: 'What makes an estimate safe, and what happens when it is not.',
    component: lazy(() => import('./admissible/admissible.js')),
  },
  {
    id: 'closing-early',
    title: 'Why closing too early loses the shortest way',
    summary: 'One misplaced line turns 6 moves into 7. Run both and see where.',
    component: lazy(() => import('./closing/closing-early.js')),
  },
  {
    id: 'pattern-databases',
    title: 'Pattern databases: solve a smaller puzzle first',
    summary: 'Build a table of exact distances in front of your eyes, and use it as a heuristic.',
    component: lazy(() => import('./patterns/pattern-databases.js')),
  },
  {
    id: 'deepening',
    title: 'Iterative deepening: deep, but not too deep',
    summary: 'How to find a shortest solution without remembering what was seen.',
    component: lazy(() => import('./deepening/deepening.js')),
  },
  {
    id: 'memory',
    title: 'Memory: A* against IDA*',
    summary: 'One stores everything, the other a single path. Compare what that costs.',
    component: lazy(() => import('./memory/memory.js')),
  },
  {
    id: 'combined-moves',
    title: 'Why combined moves need care',
    summary: 'Breadth-first search over single slides does not prove the 81 moves of Klotski.',
    component: lazy(() => import('./single-slides/single-slides.js')),
  },
  {
    id: 'from-above',
    title: 'What a puzzle looks like from above',
    summary: 'All boards at once, as a map with the solved one in the middle.',
    component: lazy(() => import('./from-above/from-above.js')),
  },
];

import { expose } from 'comlink';
import { Solver } from './solver.js';

// What runs beside the page, so that the page never waits.

const solver = new Solver();

const engine = {
  solve: solver.solve.bind(solver),
  stop: solver.stop.bind(solver),
  hurry: solver.hurry.bind(solver),
};

export type Engine = typeof engine;

expose(engine);

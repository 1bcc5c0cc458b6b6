import { expose } from 'comlink';
import { BoardDesk } from './board-desk.js';
import { Solver } from './solver.js';

// What runs beside the page, so that the page never waits.

const solver = new Solver();
const desk = new BoardDesk();

const engine = {
  solve: solver.solve.bind(solver),
  stop: solver.stop.bind(solver),
  hurry: solver.hurry.bind(solver),
  readBoards: desk.read.bind(desk),
  countReachable: desk.count.bind(desk),
  leave: desk.leave.bind(desk),
};

export type Engine = typeof engine;

expose(engine);

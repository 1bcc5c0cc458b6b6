import { families, familyById } from '@slidewise/core/families';
import { expose, wrap } from 'comlink';
import { makeBoard } from './board-maker.js';
import { BoardService } from './board-service.js';
import { BrowserTableCache } from './browser-table-cache.js';
import { helpersForCores } from './helpers.js';
import { Maps } from './maps.js';
import { PackService } from './pack-service.js';
import { releasing } from './releasing.js';
import { Reviews } from './reviews.js';
import { Solver } from './solver.js';
import { Studies } from './studies.js';
import { SupplyService } from './supply-service.js';
import { DeviceStore } from './table-store.js';

// The code of the worker, so that the page is never blocked.

const isTable = (id: string): boolean => families.some((family) => family.tables?.build(id) !== undefined);
const tables = new BrowserTableCache(new DeviceStore(isTable));
const solver = new Solver(tables, helpersForCores(self, startHelper));
const boards = new BoardService();
const studies = new Studies(tables);
const supply = new SupplyService();
const packs = new PackService();
const reviews = new Reviews(tables);
const maps = new Maps(tables);

const engine = {
  solve: releasing(solver.solve.bind(solver)),
  stop: solver.stop.bind(solver),
  hurry: solver.hurry.bind(solver),
  makeBoard: releasing(makeBoard),
  readBoards: boards.read.bind(boards),
  countReachable: releasing(boards.count.bind(boards)),
  leave: boards.leave.bind(boards),
  bring: releasing(supply.bring.bind(supply)),
  leaveSupply: supply.leave.bind(supply),
  readPack: packs.read.bind(packs),
  ratePacked: packs.rate.bind(packs),
  leavePack: packs.leave.bind(packs),
  review: releasing(reviews.review.bind(reviews)),
  endReview: reviews.cancel.bind(reviews),
  drawMap: releasing(maps.draw.bind(maps)),
  leaveMap: maps.leave.bind(maps),
  spreadMap: maps.spread.bind(maps),
  nodesOnMap: maps.nodesOf.bind(maps),
  positionOnMap: maps.positionOf.bind(maps),
  routeOnMap: maps.route.bind(maps),
  lastMovedOnMap: maps.lastMoved.bind(maps),
  writeMap: maps.write.bind(maps),
  record: releasing(studies.record.bind(studies)),
  grow: studies.grow.bind(studies),
  measure: releasing(studies.measure.bind(studies)),
  survey: releasing(studies.survey.bind(studies)),
  estimateParts: studies.parts.bind(studies),
  end: studies.end.bind(studies),
  assist: (family: string, task: unknown): void => familyById(family)?.assist?.(task),
};

export type Engine = typeof engine;

expose(engine);

/** Another worker with this code, for a part of a search. A search does without one that fails. */
function startHelper(): (family: string, task: unknown) => void {
  const helper = wrap<Engine>(new Worker(self.location.href, { type: 'module', name: 'helper' }));
  return (family, task) => void helper.assist(family, task).catch(() => {});
}

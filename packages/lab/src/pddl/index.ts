/** Boards for planners. */
export { type PddlFiles, type PddlOptions, pddlOf } from './pddl.js';

export { crewOf } from './helpers.js';

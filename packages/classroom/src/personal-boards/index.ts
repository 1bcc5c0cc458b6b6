/** A board for each student of a class, all equally hard. */
export {
  makePersonalBoards,
  type PersonalBoard,
  type PersonalBoards,
  type PersonalHost,
  type PersonalOptions,
} from './personal-boards.js';
export { TAUGHT, type Taught } from './taught.js';

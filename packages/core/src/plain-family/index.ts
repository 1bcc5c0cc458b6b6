/** The plain way to a family of your own: the rules, one text format and a scene. */
export { checkFamily } from './check-family.js';
export * from './define-plain-family.js';

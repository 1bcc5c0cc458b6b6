import { describe } from 'vitest';
import type { Family } from '../../contract/family.js';
import { checkEditingPage } from './editing-page.js';
import { checkEnumeratingPage } from './enumerating-page.js';
import { checkFamilyPage } from './family-page.js';
import { checkLayersPage } from './layers-page.js';
import { checkMakingPage } from './making-page.js';
import { checkPuzzlesPage } from './puzzles-page.js';
import { checkRulesPage } from './rules-page.js';
import { checkScenePage } from './scene-page.js';
import { checkSearchPage } from './search-page.js';
import { checkSpacePage } from './space-page.js';
import { checkStatesPage } from './states-page.js';
import { checkStrategiesPage } from './strategies-page.js';
import { subjectOf } from './subject.js';
import { checkTablesPage } from './tables-page.js';
import { checkTextPage } from './text-page.js';

/** The promises of the contract, page by page; of the facets, those that the family has. */
export function describeContract(family: Family, boards?: readonly unknown[]): void {
  describe(`the contract: ${family.id}`, () => {
    const subject = subjectOf(family, boards);
    const { editing, enumerating, making, tables } = family;
    describe('family', () => checkFamilyPage(subject));
    describe('rules', () => checkRulesPage(subject));
    describe('text', () => checkTextPage(subject));
    describe('search', () => checkSearchPage(subject));
    if (family.strategies.length > 0) describe('strategies', () => checkStrategiesPage(subject));
    describe('space', () => checkSpacePage(subject));
    describe('states', () => checkStatesPage(subject));
    describe('layers', () => checkLayersPage(subject));
    describe('scene', () => checkScenePage(subject));
    if (editing !== undefined) describe('editing', () => checkEditingPage(subject, editing));
    if (enumerating !== undefined) describe('enumerating', () => checkEnumeratingPage(subject, enumerating));
    if (making !== undefined) describe('making', () => checkMakingPage(subject, making));
    const puzzles = making?.puzzles;
    if (puzzles !== undefined) describe('puzzles', () => checkPuzzlesPage(subject, making!, puzzles));
    if (tables !== undefined) describe('tables', () => checkTablesPage(subject, tables));
  });
}

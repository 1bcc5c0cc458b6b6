import type { Plugin } from 'vitest/config';

export const pageScripts: Plugin;

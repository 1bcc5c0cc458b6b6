import type { Tool } from '@modelcontextprotocol/server';
import { type Operation, operations } from '../operations/index.js';

/** The tools that models are offered: one for each operation, with its own schemas. */
export const tools: readonly Tool[] = operations.map(({ name, summary, input, output }) => ({
  name,
  description: summary,
  inputSchema: input as unknown as Tool['inputSchema'],
  // Clients want the type of an answer to stand at the top, also above alternatives.
  outputSchema: { ...output, type: 'object' } as unknown as NonNullable<Tool['outputSchema']>,
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** The input of an operation as a model means it. */
export function inputForModel({ usualForModels }: Operation, given: object): object {
  return { ...usualForModels, ...given };
}

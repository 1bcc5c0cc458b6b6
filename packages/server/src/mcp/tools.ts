import type { Tool } from '@modelcontextprotocol/server';
import type { Operation } from '../operations/index.js';

/** The tool of an operation, with the same schemas. */
export function toolOf({ name, summary, input, output, runs }: Operation): Tool {
  return {
    name,
    description: summary,
    inputSchema: input as unknown as Tool['inputSchema'],
    // Clients want the type of an answer to stand at the top, also above alternatives.
    outputSchema: { ...output, type: 'object' } as unknown as NonNullable<Tool['outputSchema']>,
    annotations: { readOnlyHint: runs !== 'gym', openWorldHint: false },
  };
}

/** The input of an operation as a model means it. */
export function inputForModel({ usualForModels }: Operation, given: object): object {
  return { ...usualForModels, ...given };
}

import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import { inputProblem } from '../operations/check-input.js';
import type { Operation } from '../operations/index.js';
import type { Performer } from '../threads/work-here.js';
import { listResources, readResource, resourceTemplates } from './resources.js';
import { failed, toolResult } from './tool-result.js';

const INSTRUCTIONS = `Solves, checks, rates, makes and draws sliding puzzles: Rush Hour, N-puzzle tiles, and bricks such as Klotski.
A board is a text in any notation, an id, a link, or a name of the collection such as rush-hour/jam-12.
"families" lists formats, goals, metrics and algorithms; "puzzles" lists the collection.
A length is proved to be the shortest where the answer says "optimal"; verify moves that you found yourself with "verify".`;

/** What a server of tools needs. */
export interface McpOptions {
  readonly version: string;
  readonly operations: readonly Operation[];
  readonly performer: Performer;
  /** Hears of faults of the program. */
  report(fault: string): void;
}

/** A server of tools and resources for one connection. */
export function newMcpServer({ version, operations, performer, report }: McpOptions): Server {
  const server = new Server(
    { name: 'slidewise', title: 'Slidewise', version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: INSTRUCTIONS,
      // Inputs are checked below, with codes and places.
      jsonSchemaValidator: {
        getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
      },
    },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: operations.map(toolOf) }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }): Promise<CallToolResult> => {
    const operation = operations.find(({ name }) => name === params.name);
    if (operation === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `there is no tool "${params.name.slice(0, 100)}"`);
    }
    const input = inputForModel(operation, params.arguments ?? {});
    const wrong = inputProblem(operation, input);
    if (wrong !== undefined) return failed(wrong);
    try {
      return toolResult(operation, await performer.perform(operation, input, false, mcpReq.signal));
    } catch (error) {
      report((error as Error).stack ?? String(error));
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'the service is at fault, and has written down why');
    }
  });
  server.setRequestHandler('resources/list', ({ params }) => listResources(performer, params?.cursor));
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(performer, params.uri));
  return server;
}

/** The tool of an operation, with the same schemas. */
function toolOf({ name, summary, input, output, runs }: Operation): Tool {
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
function inputForModel({ usualForModels }: Operation, given: object): object {
  return { ...usualForModels, ...given };
}

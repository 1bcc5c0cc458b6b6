import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { inputProblem } from '../operations/check-input.js';
import { operationNamed } from '../operations/index.js';
import type { Performer } from '../threads/work-here.js';

const JSON_TYPE = 'application/json';
/** How many puzzles a list has at a time. */
const PAGE = 200;
const NEVER = new AbortController().signal;

const daily: Resource = {
  uri: 'slidewise://daily',
  name: 'daily',
  title: 'The boards of today',
  mimeType: JSON_TYPE,
};

/** Resources that are named by what is put in. */
export const resourceTemplates: ResourceTemplateType[] = [
  {
    uriTemplate: 'slidewise://puzzles/{family}/{name}',
    name: 'puzzle',
    title: 'A board of the collection',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: 'slidewise://daily/{date}',
    name: 'daily-of',
    title: 'The boards of a day such as 2026-11-18',
    mimeType: JSON_TYPE,
  },
];

/** The boards of today, and the collection, some at a time. */
export async function listResources(performer: Performer, cursor = '0'): Promise<ListResourcesResult> {
  if (!/^\d{1,9}$/.test(cursor)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'there is no such cursor');
  const offset = Number(cursor);
  const { total, puzzles } = (await answerOf(performer, 'puzzles', { offset, limit: PAGE })) as Listed;
  const resources = puzzles.map(({ name, title, level }) => {
    const [family, rest] = halves(name);
    return {
      uri: `slidewise://puzzles/${family}/${encodeURIComponent(rest)}`,
      name,
      title,
      description: `level: ${level}`,
      mimeType: JSON_TYPE,
    };
  });
  const next = offset + PAGE;
  return {
    resources: offset === 0 ? [daily, ...resources] : resources,
    ...(next < total ? { nextCursor: String(next) } : {}),
  };
}

/** What an address stands for. */
export async function readResource(performer: Performer, uri: string): Promise<ReadResourceResult> {
  const asked = askedBy(uri);
  const answer = asked === undefined ? undefined : await answerOf(performer, asked.operation, asked.input);
  if (answer === undefined) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(answer) }] };
}

interface Listed {
  readonly total: number;
  readonly puzzles: readonly { readonly name: string; readonly title: string; readonly level: string }[];
}

function askedBy(uri: string): { readonly operation: string; readonly input: object } | undefined {
  const [kind, ...parts] = /^slidewise:\/\/(.+)$/.exec(uri)?.[1]?.split('/') ?? [];
  try {
    const [first, second, ...more] = parts.map(decodeURIComponent);
    if (more.length > 0) return undefined;
    if (kind === 'puzzles' && second !== undefined) {
      return { operation: 'puzzle', input: { family: first, name: second } };
    }
    if (kind !== 'daily' || second !== undefined) return undefined;
    return { operation: 'daily', input: first === undefined ? {} : { date: first } };
  } catch {
    // What is no address has no resource.
    return undefined;
  }
}

/** The answer of an operation that is done at once; undefined if there is none. */
async function answerOf(performer: Performer, name: string, input: object): Promise<object | undefined> {
  const operation = operationNamed(name)!;
  if (inputProblem(operation, input) !== undefined) return undefined;
  const end = await performer.perform(operation, input, false, NEVER);
  if ('fault' in end) throw new Error(end.fault);
  return 'body' in end ? (JSON.parse(end.body as string) as object) : undefined;
}

/** The family of a name, and the rest. */
function halves(name: string): [string, string] {
  const at = name.indexOf('/');
  return [name.slice(0, at), name.slice(at + 1)];
}

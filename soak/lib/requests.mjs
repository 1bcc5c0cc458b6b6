// Requests made from the OpenAPI document of the service: right ones, nearly right ones and nonsense; and whether the answers are as the document says.
import { Agent, request } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';

/** Values that mean something, by the names of fields; what is drawn for a field is one of these as a rule. */
const MEANT = {
  board: [
    'rush-hour/jam-01',
    'rush-hour/jam-12',
    'tiles/3x3-easy',
    'bricks/klotski',
    'AA.B..\n...B..\nXX.B..\n......\n......\n......',
    '..I...BBI.K.GHAAKLGHDDKLG..JEEFF.J..',
    '1 2 3\n4 5 6\n0 7 8',
    'tiles:rows:1_2_3/4_5_6/7_0_8',
    'master: X\ngoal: 2 1\nXXA\nXXB\nCD.\n.E.',
    'AA.B..\n...B..\nXX.',
    'not a board',
  ],
  boards: ['AA.B.....B..XX.B....................', 'tiles/3x3-easy\nnot a board'],
  family: ['rush-hour', 'tiles', 'bricks'],
  format: ['sfu', 'line', 'rows', 'usc', 'id'],
  to: ['id', 'line', 'sfu', 'rows', 'pddl', 'usc'],
  metric: ['moves', 'steps', 'stm'],
  algorithm: ['bfs', 'astar', 'idastar', 'weighted-astar', 'beam', 'dfs'],
  heuristic: ['manhattan', 'direct', 'forced', 'none'],
  tieBreak: ['steps', 'moves'],
  letters: ['blank', 'tile'],
  order: ['shuffled', 'udlr'],
  goal: ['exit', 'clear', 'blank-first', '1 1'],
  target: ['X', 'A'],
  size: ['6x6', '3x3'],
  moves: ['BD3, XR4', 'XR4', 'AL1', 'U', ['BD3', 'XR4'], 8],
  move: ['BD1', 'XR4', 'U'],
  name: ['jam-12', '3x3-easy'],
  date: ['2026-11-18', '2026-02-30'],
  shapes: [['2x2'], ['1x2', '2x1']],
};

/** Milliseconds in which any answer must have come: the service gives up on a search long before. */
const PATIENCE = 60_000;

/** All requests that a document describes, with how they are drawn and what may be answered. */
export class Requests {
  #operations;
  #problem;

  constructor(document) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    this.#operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => operationOf(ajv, path, method, route)),
    );
    const [anyRoute] = Object.values(Object.values(document.paths)[0]);
    this.#problem = ajv.compile(anyRoute.responses['4XX'].content['application/problem+json'].schema);
  }

  /** Some requests; the same seed gives the same ones. */
  sample(seed, count) {
    const any = fc.oneof(...this.#operations.map(({ requests, weight }) => ({ arbitrary: requests, weight })));
    return fc.sample(any, { seed, numRuns: count });
  }

  /** Sends requests, some at a time; what is wrong with the answers, and how many there were of each status. */
  async send(address, requests, { atATime = 16, headers = {} } = {}) {
    const agent = new Agent({ keepAlive: true, maxSockets: atATime });
    const [wrong, statuses] = [[], {}];
    const waiting = [...requests];
    const work = async () => {
      for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
        const answer = await answerTo(address, each, agent, headers).catch((error) => ({ error: error.message }));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const why = this.#whatIsWrong(each, answer);
        if (why !== undefined) wrong.push(`${each.method} ${each.path} ${each.body ?? ''}: ${why}`);
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));
    agent.destroy();
    return { wrong, statuses };
  }

  #whatIsWrong({ operation }, { error, status, type, text }) {
    if (error !== undefined) return error;
    if (status >= 500) return `${status} ${text.slice(0, 500)}`;
    if (status >= 400) {
      if (!type.startsWith('application/problem+json')) return `${status} comes as ${type}`;
      const problem = JSON.parse(text);
      return this.#problem(problem) && problem.status === status ? undefined : `no problem document: ${text}`;
    }
    const validate = this.#operations.find(({ name }) => name === operation).answers.get(String(status));
    if (validate === undefined) return `the document knows no status ${status}`;
    if (!type.startsWith('application/json') || validate === null || validate(JSON.parse(text))) return undefined;
    return `${status} is not as its schema says: ${JSON.stringify(validate.errors).slice(0, 500)}`;
  }
}

function operationOf(ajv, path, method, { operationId, requestBody, parameters = [], responses }) {
  const answers = new Map(
    Object.entries(responses)
      .filter(([status]) => /^2/.test(status))
      .map(([status, { content }]) => {
        const { schema } = content['application/json'] ?? {};
        return [status, schema === undefined ? null : ajv.compile(schema)];
      }),
  );
  const { schema } = requestBody?.content['application/json'] ?? {};
  const fields = parameters.filter((each) => each.in !== 'header');
  const given = fc.record(
    Object.fromEntries(fields.map((each) => [each.name, spoilt(aValueOf(each.schema, each.name), 20)])),
    { requiredKeys: fields.filter((each) => each.required).map((each) => each.name) },
  );
  const about = { operation: operationId, method: method.toUpperCase() };
  const bodies = schema === undefined ? fc.constant(undefined) : bodiesOf(schema);
  const requests = fc.tuple(given, bodies).map(([values, body]) => {
    const inPath = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(textOf(values[name])) || '-');
    const rest = fields.filter((each) => each.in === 'query' && values[each.name] !== undefined);
    const query = new URLSearchParams(rest.map((each) => [each.name, textOf(values[each.name])]));
    return {
      ...about,
      path: query.size === 0 ? inPath : `${inPath}?${query}`,
      ...(body === undefined ? {} : { body }),
    };
  });
  // Bodies can be wrong in more ways than addresses; making boards takes all the time that it may.
  const weight = schema === undefined || operationId === 'generate' ? 1 : 4;
  return { name: operationId, requests, answers, weight };
}

const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

/** Bodies as the schema says, with something wrong in some, or with something else in their place. */
function bodiesOf(schema) {
  const asWritten = objectOf(schema).map((body) => JSON.stringify(body));
  const broken = fc.oneof(
    fc.json(),
    fc.string({ maxLength: 40 }),
    asWritten.map((text) => text.slice(0, -1)),
    fc.integer({ min: 1, max: 2000 }).map((depth) => '['.repeat(depth)),
  );
  return fc.oneof({ weight: 30, arbitrary: asWritten }, { weight: 1, arbitrary: broken });
}

/** A value, or now and then anything else. */
function spoilt(value, oneIn) {
  return fc.oneof({ weight: oneIn, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

function objectOf({ properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(([key, schema]) => [key, spoilt(aValueOf(schema, key), 150)]);
  // Few of the optional fields, or hardly a request would be right.
  const rest = fields.map(([key]) => key).filter((key) => !required.includes(key));
  const some = fc.subarray(rest, { maxLength: Math.min(2, rest.length) });
  return fc.tuple(fc.record(Object.fromEntries(fields)), some, fc.nat(60)).map(([all, optional, luck]) => {
    const kept = Object.entries(all).filter(
      ([key]) => optional.includes(key) || (required.includes(key) && luck !== 1),
    );
    return Object.fromEntries(luck === 0 ? [...kept, ['unknown', 1]] : kept);
  });
}

function aValueOf(schema, name) {
  const any = ofSchema(schema, name);
  if (MEANT[name] === undefined) return any;
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...MEANT[name]) }, { weight: 1, arbitrary: any });
}

function ofSchema(schema, name) {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => ofSchema(each, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 60, 60),
        unit: 'grapheme',
      });
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 1, 1.5, -1));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(ofSchema(schema.items, name), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Mostly small numbers, and those at the ends of what is allowed. */
function integerOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }) {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 12) });
  return fc.oneof({ weight: 8, arbitrary: small }, { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) });
}

function answerTo(address, { method, path, body }, agent, more) {
  const headers = { ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, agent, headers, timeout: PATIENCE }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode, type: response.headers['content-type'] ?? '', text });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE / 1000} s`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../src/operations/index.js';
import { program, RunningService } from './support/running-service.js';
import { EASY, samples } from './support/samples.js';

/** Nobody has seen such a board: looking for it takes all the time that there is, in a thread for long work from the start. */
const ENDLESS = { family: 'rush-hour', moves: 60, size: { width: 7, height: 7 } };

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start(['--mcp', '--time-limit', '10m']);
});
afterAll(() => service.end());

/** The ways to reach the tools: over standard input and output, and over HTTP, by the protocol of 2025 and that of 2026. */
const ways = {
  'standard input and output': () => local(),
  'standard input and output, 2026': () => local(),
  HTTP: () => new StreamableHTTPClientTransport(new URL('/mcp', service.address)),
  'HTTP, 2026': () => new StreamableHTTPClientTransport(new URL('/mcp', service.address)),
};

function local(...args: string[]): StdioClientTransport {
  // One thread for long work: whoever does not stop keeps it from all others.
  const words = [program, 'mcp', '--threads', '2', '--time-limit', '10m', ...args];
  return new StdioClientTransport({
    command: process.execPath,
    args: words,
    env: { ...(process.env as Record<string, string>) },
    stderr: 'pipe',
  });
}

async function connected(transport: Transport, mode: 'legacy' | 'auto' = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

describe.each(Object.entries(ways))('over %s', (name, way) => {
  let client: Client;
  beforeAll(async () => {
    client = await connected(way(), name.endsWith('2026') ? 'auto' : 'legacy');
  });
  afterAll(() => client.close());

  const call = (tool: string, input: object, signal = new AbortController().signal) =>
    client.callTool({ name: tool, arguments: { ...input } }, { signal });

  test('it says what it is, and every tool answers as its schema says', async () => {
    expect(client.getProtocolEra()).toBe(name.endsWith('2026') ? 'modern' : 'legacy');
    expect(client.getServerVersion()).toMatchObject({ name: 'slidewise' });
    expect(client.getInstructions()).toContain('rush-hour/jam-12');
    const { tools } = await client.listTools();
    expect(tools.map((each) => each.name)).toEqual(operations.map((each) => each.name));
    const ajv = new Ajv2020({ strict: false });
    // All of them by one protocol over each; the others differ in nothing that tools know.
    const called = name === 'HTTP' || name.startsWith('standard input and output,') ? tools.slice(0, 2) : tools;
    for (const { name: tool, description, outputSchema } of called) {
      expect(description).toMatch(/^[A-Z]/);
      const [[input, wanted]] = samples[tool]! as [[object, object]];
      const { content, structuredContent, isError = false } = await call(tool, input);
      expect({ tool, isError, structuredContent }).toMatchObject({ tool, isError: false, structuredContent: wanted });
      expect(ajv.validate(outputSchema as object, structuredContent)).toBe(true);
      expect(JSON.parse((content[0] as { text: string }).text)).toEqual(structuredContent);
    }
  });

  test('a board is shown as text and as a picture', async () => {
    const { content, structuredContent } = await call('show', { board: EASY });
    expect(structuredContent).toMatchObject({ text: EASY, picture: null });
    expect(content).toMatchObject([{ type: 'text' }, { type: 'image', mimeType: 'image/png' }]);
    expect(
      Buffer.from((content[1] as { data: string }).data, 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  test('what is wrong is said with its code and its place, so that a model can mend it', async () => {
    const textOf = async (tool: string, input: object) => {
      const { content, isError, _meta } = await call(tool, input);
      expect(isError).toBe(true);
      expect(_meta).toHaveProperty('slidewise/problem');
      return (content[0] as { text: string }).text;
    };
    expect(await textOf('solve', { board: 'AA.B..\n...B..\nXX.' })).toBe(
      'this row has 3 cells, but the first row has 6 (row-length, line 3, column 4)',
    );
    expect(await textOf('solve', { board: EASY, colour: 'red' })).toBe(
      '/colour: there is no such field (unknown-field)',
    );
    expect(await textOf('rate', {})).toContain('(invalid-request)');
    await expect(call('paint', {})).rejects.toThrow('there is no tool "paint"');
  });

  test('the collection and the boards of the day are resources', async () => {
    const { resources } = await client.listResources();
    const uri = 'slidewise://puzzles/rush-hour/jam-12';
    expect(resources).toContainEqual(expect.objectContaining({ uri, title: 'Zebra Crossing' }));
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('slidewise://puzzles/{family}/{name}');
    const read = async (address: string) => {
      const { contents } = await client.readResource({ uri: address });
      return JSON.parse((contents[0] as { text: string }).text);
    };
    expect(await read(uri)).toMatchObject({ board: 'rush-hour/jam-12', optimum: 15 });
    expect(await read('slidewise://daily/2026-11-18')).toMatchObject({ date: '2026-11-18' });
    for (const wrong of ['slidewise://puzzles/rush-hour/none', 'slidewise://daily/today', 'file:///etc/passwd']) {
      await expect(read(wrong)).rejects.toThrow(/not found/i);
    }
  });

  test('a call that is cancelled leaves its thread', async () => {
    const cancel = new AbortController();
    const endless = call('generate', ENDLESS, cancel.signal);
    // Once a later call is answered, it has begun.
    await call('families', {});
    cancel.abort();
    await expect(endless).rejects.toThrow();
    expect((await call('show', { board: EASY })).isError).not.toBe(true);
  });
});

test.each(['its input ends', 'SIGTERM'])('the program ends when %s, also in the middle of a search', async (ending) => {
  const child = spawn(process.execPath, [program, 'mcp', '--time-limit', '10m'], { stdio: 'pipe' });
  let [answers, notes] = ['', ''];
  child.stdout.on('data', (data) => {
    answers += data;
  });
  child.stderr.on('data', (data) => {
    notes += data;
  });
  const send = (message: object): boolean => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const about = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  send({ id: 1, method: 'initialize', params: about });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'generate', arguments: ENDLESS } });
  send({ id: 3, method: 'tools/call', params: { name: 'families', arguments: {} } });
  await vi.waitUntil(() => answers.includes('"id":3'), { timeout: 60_000 });
  if (ending === 'SIGTERM') child.kill('SIGTERM');
  else child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
  const lines = answers.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 3]);
  expect(notes).toBe('');
});

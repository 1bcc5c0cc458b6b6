import { expose, finalizer, proxy, wrap } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { releasing } from './releasing.js';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

test.each(['answers', 'fails'])('the callback of a method that %s is released', async (end) => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const count = async (to: number, report: (n: number) => void): Promise<string> => {
    for (let n = 1; n <= to; n++) report(n);
    if (end === 'fails') throw new Error('no answer');
    return 'done';
  };
  expose({ count: releasing(count) }, port1);
  const engine = wrap<{ count: typeof count }>(port2);
  const heard: number[] = [];
  const released = vi.fn();
  const report = proxy(Object.assign((n: number) => heard.push(n), { [finalizer]: released }));
  const answer = await engine.count(3, report).catch((error: Error) => error.message);
  expect(answer).toBe(end === 'fails' ? 'no answer' : 'done');
  await vi.waitFor(() => expect(released).toHaveBeenCalledOnce());
  expect(heard).toEqual([1, 2, 3]);
});

test('a caller in the same thread has nothing to release', async () => {
  const twice = releasing(async (n: number, report: (n: number) => void) => {
    report(n);
    return 2 * n;
  });
  expect(await twice(4, () => {})).toBe(8);
});

import type { Server } from 'node:http';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { close, httpServer } from '@slidewise/node/web-server';
import { connect, type RedisPlace, shownUrl } from '../redis/connect.js';
import { reportOutages } from '../redis/connection-news.js';
import { Presence } from '../redis/presence.js';
import { queueOf, resultsOf, WORK } from '../redis/queues.js';
import { BullBoardServer } from './bull-board-server.js';

/** bull-board on a server of Node's own: what is on the queues, to look at and not to change. It listens on `host`; `ui` is the folder of its pages; `report` is called when Redis goes away and when it comes back. */
export function dashboardServer(
  place: RedisPlace,
  host: string,
  ui: string,
  report: (note: string) => void,
): { readonly server: Server; close(): void } {
  const redis = connect(place);
  const calm = reportOutages(redis, shownUrl(place.url), report);
  const adapter = new BullBoardServer();
  const look = { readOnlyMode: true };
  const open = new Map<string, BullMQAdapter>();
  const adapterOf = (name: string): BullMQAdapter => {
    const known = open.get(name) ?? new BullMQAdapter(queueOf(name, redis, place.prefix), look);
    open.set(name, known);
    return known;
  };
  const board = createBullBoard({
    queues: [adapterOf(WORK)],
    serverAdapter: adapter,
    options: { uiBasePath: ui, uiConfig: { boardTitle: 'Slidewise' } },
  });
  // The runs that are being collected; an observer is no participant.
  const presence = new Presence(redis, place.prefix);
  const refresh = async (): Promise<void> => {
    await presence.look();
    const runs = presence.others.flatMap(({ run }) => (run === undefined ? [] : resultsOf(run)));
    board.setQueues([WORK, ...runs].map(adapterOf));
  };
  void refresh().catch(() => {});
  const timer = setInterval(() => void refresh().catch(() => {}), 2000);
  const server = httpServer(host, (request) => adapter.answer(request));
  return {
    server,
    close: () => {
      clearInterval(timer);
      calm();
      close(server);
      redis.disconnect();
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  ControllerHandlerReturnType,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import { connect, type RedisPlace, shownUrl } from '../redis/connect.js';
import { reportOutages } from '../redis/connection-news.js';
import { Presence } from '../redis/presence.js';
import { queueOf, resultsOf, WORK } from '../redis/queues.js';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

/** bull-board on a server of Node's own: what is on the queues, to look at and not to change. `ui` is the folder of its pages; `report` is called when Redis goes away and when it comes back. */
export function boardServer(
  place: RedisPlace,
  ui: string,
  report: (note: string) => void,
): { readonly server: Server; close(): Promise<void> } {
  const redis = connect(place);
  const calm = reportOutages(redis, shownUrl(place.url), report);
  const adapter = new PlainServer();
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
  const server = createServer((request, response) => void adapter.answer(request, response));
  return {
    server,
    close: async () => {
      clearInterval(timer);
      calm();
      server.close();
      server.closeAllConnections();
      redis.disconnect();
    },
  };
}

/** What bull-board needs of a server. */
class PlainServer implements IServerAdapter {
  private queues: BullBoardQueues = new Map();
  private views = '';
  private statics = { route: '', path: '' };
  private entry: AppViewRoute | undefined;
  private routes: readonly AppControllerRoute[] = [];
  private config: UIConfig = {};
  private onError: (error: Error) => ControllerHandlerReturnType = ({ message }) => ({ status: 500, body: message });

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(path: string): this {
    this.views = path;
    return this;
  }

  setStaticPath(route: string, path: string): this {
    this.statics = { route, path };
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.entry = route;
    return this;
  }

  setErrorHandler(handler: (error: Error) => ControllerHandlerReturnType): this {
    this.onError = handler;
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.config = config;
    return this;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // A page elsewhere may have its name lead here.
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)) return send(response, 403, 'text/plain', 'not for this host');
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'this is only to be looked at');
    if (pathname.startsWith(`${this.statics.route}/`)) return this.sendFile(response, pathname);
    for (const route of this.routes) {
      if (![route.method].flat().includes('get')) continue;
      const params = [route.route]
        .flat()
        .map((pattern) => match(pattern, pathname))
        .find((found) => found !== undefined);
      if (params === undefined) continue;
      const { status = 200, body } = await this.handle(route, params, searchParams);
      return send(response, status, 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
    }
    await this.sendPage(response);
  }

  private async handle(
    { handler }: AppControllerRoute,
    params: Record<string, string>,
    query: URLSearchParams,
  ): Promise<ControllerHandlerReturnType> {
    try {
      const all = { queues: this.queues, uiConfig: this.config, params, query: Object.fromEntries(query) };
      return await handler({ ...all, body: {}, headers: {} });
    } catch (error) {
      return this.onError(error as Error);
    }
  }

  private async sendFile(response: ServerResponse, pathname: string): Promise<void> {
    const path = normalize(join(this.statics.path, pathname.slice(this.statics.route.length)));
    try {
      if (!path.startsWith(normalize(this.statics.path))) throw new Error('outside');
      send(response, 200, TYPES[extname(path)] ?? 'application/octet-stream', await readFile(path));
    } catch {
      send(response, 404, 'text/plain', 'there is no such file');
    }
  }

  private async sendPage(response: ServerResponse): Promise<void> {
    const { name, params } = this.entry!.handler({ basePath: '/', uiConfig: this.config });
    const template = await readFile(join(this.views, name), 'utf8');
    const page = template
      // Nothing is fetched from elsewhere: the fonts of the system will do.
      .replace(/^.*fonts\.googleapis\.com.*\n/m, '')
      .replace(/<%([=-])\s*(\w+)\s*%>/g, (_, mark: string, key: string) =>
        mark === '-' ? (params[key] ?? '') : (params[key] ?? '').replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`),
      );
    send(response, 200, 'text/html; charset=utf-8', page);
  }
}

/** The parts of a path that a pattern such as `/queues/:name` names; undefined if it does not fit. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[i]!);
    else if (part !== given[i]) return undefined;
  }
  return params;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

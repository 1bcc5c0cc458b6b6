import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  ControllerHandlerReturnType,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import { type Answer, filesIn } from '@slidewise/node/web-server';

/** What bull-board needs of a server. */
export class BullBoardServer implements IServerAdapter {
  private queues: BullBoardQueues = new Map();
  private views = '';
  private staticRoute = '';
  private files: ReturnType<typeof filesIn> = filesIn('');
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
    this.staticRoute = route;
    this.files = filesIn(path);
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

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { staticRoute } = this;
    if (pathname.startsWith(`${staticRoute}/`)) return this.files(request, pathname.slice(staticRoute.length));
    for (const route of this.routes) {
      if (![route.method].flat().includes('get')) continue;
      const params = [route.route]
        .flat()
        .map((pattern) => match(pattern, pathname))
        .find((found) => found !== undefined);
      if (params === undefined) continue;
      const { status = 200, body } = await this.handle(route, params, searchParams);
      return answerOf(status, 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
    }
    return this.page();
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

  private async page(): Promise<Answer> {
    const { name, params } = this.entry!.handler({ basePath: '/', uiConfig: this.config });
    const template = await readFile(join(this.views, name), 'utf8');
    const page = template
      // Nothing is fetched from elsewhere: the fonts of the system will do.
      .replace(/^.*fonts\.googleapis\.com.*\n/m, '')
      .replace(/<%([=-])\s*(\w+)\s*%>/g, (_, mark: string, key: string) =>
        mark === '-' ? (params[key] ?? '') : (params[key] ?? '').replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`),
      );
    return answerOf(200, 'text/html; charset=utf-8', page);
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

function answerOf(code: number, type: string, body: string): Answer {
  return { code, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}

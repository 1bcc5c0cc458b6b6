// Firefox, driven by WebDriver BiDi (W3C): what Playwright cannot do with the Firefox that distributions ship.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** A headless Firefox with a profile of its own. */
export class Firefox {
  #next = 1;
  #waiting = new Map();
  /** What the console and scripts of its pages complained about. */
  errors = [];

  static async launch(program = 'firefox-esr') {
    const profile = mkdtempSync(join(tmpdir(), 'slidewise-firefox-'));
    const preferences = Object.entries(PREFERENCES).map(
      (each) => `user_pref(${each.map((x) => JSON.stringify(x))});\n`,
    );
    writeFileSync(join(profile, 'user.js'), preferences.join(''));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise((resolve, reject) => {
      let said = '';
      process.stderr.on('data', (data) => {
        said += data;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (found !== null) resolve(found[1]);
      });
      process.once('error', reject);
      process.once('exit', () => reject(new Error(`${program} ended by itself: ${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`${address} does not answer`));
    });
    const firefox = new Firefox(process, profile, socket);
    await firefox.#begin();
    return firefox;
  }

  constructor(process, profile, socket) {
    this.process = process;
    this.profile = profile;
    this.socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
  }

  get version() {
    return this.capabilities.browserVersion;
  }

  async goTo(url) {
    await this.#send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
    // Firefox may answer for the document that is left, whose own address changes meanwhile; the new one comes later then.
    const isThere = (page) => location.href.split('#')[0] === page && document.readyState === 'complete';
    await this.until(isThere, url.split('#')[0]);
  }

  async resize(width, height) {
    await this.#send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  /** What a function of the page returns, awaited. */
  async evaluate(work, ...args) {
    const { result, exceptionDetails } = await this.#send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)})))()`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Waits until a function of the page returns something true, and returns it. */
  async until(work, ...args) {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const value = await this.evaluate(work, ...args);
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`this never came true: ${work} ${JSON.stringify(args)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Drags with the mouse from the first place to the last. */
  async drag(places) {
    const [first, ...others] = places.map(([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }));
    const actions = [
      first,
      { type: 'pointerDown', button: 0 },
      ...others.map((each) => ({ ...each, duration: 60 })),
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async press(...keys) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keys', actions });
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.socket.close();
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }

  async #begin() {
    ({ capabilities: this.capabilities } = await this.#send('session.new', { capabilities: {} }));
    const { contexts } = await this.#send('browsingContext.getTree', {});
    this.context = contexts[0].context;
    await this.#send('session.subscribe', { events: ['log.entryAdded'] });
  }

  #perform(source) {
    return this.#send('input.performActions', { context: this.context, actions: [source] });
  }

  #send(method, params) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear(message) {
    if (message.method === 'log.entryAdded' && ['warn', 'error'].includes(message.params.level))
      this.errors.push(message.params.text);
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id);
    if (message.type === 'error') waiting.reject(new Error(`${message.error}: ${message.message}`));
    else waiting.resolve(message.result);
  }
}

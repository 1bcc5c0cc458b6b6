import type { FastifyInstance } from 'fastify';
import { refuse } from './problem-document.js';

/** No request of ours is nested more deeply than this. */
const DEEPEST = 16;

/** Reads bodies that are JSON, unless they are nested so deeply that nothing of ours can be. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    const text = body as string;
    if (text === '') return done(refuse(400, 'no-body', 'the request has no body'));
    if (depthOf(text) > DEEPEST) {
      return done(refuse(400, 'nested-too-deeply', `the body is nested more than ${DEEPEST} levels deep`));
    }
    try {
      return done(null, JSON.parse(text));
    } catch (error) {
      return done(refuse(400, 'not-json', `the body is no JSON: ${sayWhere(error as Error)}`));
    }
  });
}

/** What the parser says, without a part of the body. */
function sayWhere({ message }: Error): string {
  const [, at] = /at position (\d+)/.exec(message) ?? [];
  return at === undefined ? 'it ends too early' : `something is wrong at position ${at}`;
}

/** How many brackets are open at most, those in texts left out. */
function depthOf(text: string): number {
  let [depth, deepest, inText] = [0, 0, false];
  for (let at = 0; at < text.length && deepest <= DEEPEST; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 92) at++;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++depth);
    else if (code === 93 || code === 125) depth--;
  }
  return deepest;
}

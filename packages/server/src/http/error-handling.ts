import type { Socket } from 'node:net';
import { codeOf } from '@slidewise/node/system-errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { PROBLEM_TYPE, type ProblemDocument, problemDocument, RequestProblem } from './problem-document.js';

/** What Fastify says of requests, as codes and sentences of ours. */
const KNOWN: Readonly<Record<string, readonly [status: number, code: string, detail: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'not-json', 'send JSON, and say so: Content-Type: application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'no-body', 'the request has no body'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'not-json', 'the body is no JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-length', 'the body is not as long as its header says'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body-too-large', 'the body is larger than this service takes'],
  FST_ERR_BAD_URL: [400, 'bad-address', 'this is no address'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'address-too-long', 'a part of the address is too long'],
};

/** Every error is a problem document, and none shows where in the program it happened. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const document = documentOf(error);
    if (document.status >= 500 && !(error instanceof RequestProblem)) request.log.error({ err: error }, 'fault');
    return sendError(error, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const others = ['GET', 'POST', 'DELETE'].filter(
      (other) => other !== method && app.hasRoute({ method: other as 'GET', url: pathOf(url) }),
    );
    if (others.length === 0) return send(reply, problemDocument(404, 'not-found', 'there is nothing at this address'));
    reply.header('allow', others.join(', '));
    return send(reply, problemDocument(405, 'other-method', `this address takes ${others.join(' and ')}`));
  });
}

/** Answers with the problem document of an error. */
export function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  if (error instanceof RequestProblem) reply.headers(error.headers);
  return send(reply, documentOf(error));
}

function send(reply: FastifyReply, document: ProblemDocument): FastifyReply {
  return reply.code(document.status).type(PROBLEM_TYPE).send(JSON.stringify(document));
}

function documentOf(error: FastifyError): ProblemDocument {
  if (error instanceof RequestProblem) return error.document;
  const [status, code, detail] = KNOWN[error.code] ?? [];
  if (status !== undefined) return problemDocument(status, code!, detail!);
  const { statusCode = 500 } = error;
  if (statusCode === 429) return problemDocument(429, 'rate', 'too many requests from this address: try again later');
  if (statusCode >= 400 && statusCode < 500) {
    return problemDocument(statusCode, 'bad-request', 'the request cannot be read');
  }
  return problemDocument(500, 'fault', 'the service is at fault, and has written down why');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

const BROKEN: Readonly<Record<string, readonly [status: number, code: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large', 'the headers are larger than this service takes'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow', 'the request took too long to arrive'],
};

/** Answers what is no request, or none that comes to its end, and closes the connection. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, detail] = BROKEN[codeOf(error)] ?? [400, 'not-http', 'this is no request of HTTP'];
  const body = JSON.stringify(problemDocument(status, code, detail));
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

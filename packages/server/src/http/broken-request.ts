import type { Socket } from 'node:net';
import { codeOf } from '@slidewise/node/system-errors';
import { PROBLEM_TYPE, problemDocument } from './problem-document.js';

const KNOWN: Readonly<Record<string, readonly [status: number, code: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large', 'the headers are larger than this service takes'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow', 'the request took too long to arrive'],
};

/** Answers what is no request, or none that comes to its end, and closes the connection. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, detail] = KNOWN[codeOf(error)] ?? [400, 'not-http', 'this is no request of HTTP'];
  const body = JSON.stringify(problemDocument(status, code, detail));
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

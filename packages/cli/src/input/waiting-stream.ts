import { closeSync, constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { isatty, ReadStream } from 'node:tty';

/**
 * What comes out of a pipe with a name, or of a terminal; undefined where it is another device. A read like that of a file would keep a
 * thread blocked until something is written, and the program cannot end before its threads do, not even by Ctrl-C.
 */
export function waitingStream(path: string): Socket | undefined {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (isatty(descriptor)) return new ReadStream(descriptor);
  try {
    return new Socket({ fd: descriptor, readable: true, writable: false });
  } catch {
    closeSync(descriptor);
    return undefined;
  }
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../system-errors.js';

/** Lets a server listen: its address for a browser on this machine, or why it cannot. */
export async function listen(
  server: Server,
  port: number,
  host: string,
): Promise<{ address: string } | { error: string }> {
  const failure = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (failure !== undefined) return { error: describeListenError(failure, port, host) };
  return { address: addressOf(server, host) };
}

/** The address of a server for a browser on this machine. */
export function addressOf(server: Server, host: string): string {
  return `http://${shownHost(host)}:${(server.address() as AddressInfo).port}/`;
}

/** Stops a server, whoever is connected. */
export function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Why a server cannot listen, for the user of a command. */
export function describeListenError(error: Error, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `port ${port} is taken: choose another with --port, or 0 for any that is free`;
  if (code === 'EACCES') return `port ${port} may not be used: choose one from 1024 up`;
  return `cannot listen on ${host}, port ${port}: ${error.message}`;
}

/** What a browser on this machine calls the host. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

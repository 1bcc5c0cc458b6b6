import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a Host header names this server, which listens on `host`. A foreign page may have its own name resolve to this machine
 * (DNS rebinding), and the browser would let it read everything here; the header reveals that.
 */
export function isNameOf(host: string, header: string | undefined): boolean {
  const name = nameIn(header);
  if (name === undefined) return false;
  if (isLoopback(name) || name === plain(host)) return true;
  // Where other machines are let in, they know this one by its address or its name.
  if (host !== '0.0.0.0' && host !== '::') return false;
  return isIP(name) !== 0 || [plain(hostname()), `${plain(hostname())}.local`].includes(name);
}

/** The host of a Host header, without the port and the brackets of an IPv6 address. */
function nameIn(header: string | undefined): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d*)?$/i.exec(header ?? '') ?? [];
  const found = address ?? name;
  return found === undefined ? undefined : plain(found);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** Whether a name or address means this machine, and can be reached from nowhere else. */
export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

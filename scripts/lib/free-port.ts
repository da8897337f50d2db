import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';
import { host } from './settings.ts';

/** Lies below the ports that systems give to outgoing connections, which could take a port before its server starts. */
const range = { first: 20_000, last: 32_000 };
const tries = 100;

/** Returns an unused port. Starts at a random one, so that concurrent runs choose different ports. */
export function freePort(): Promise<number> {
  const first = randomInt(range.first, range.last - tries);
  return getPort({ host, port: portNumbers(first, first + tries) });
}

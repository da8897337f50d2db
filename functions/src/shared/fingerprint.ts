import { createHash } from 'node:crypto';

/** The same for the same JSON value, for what was sent to be known again: 64 hexadecimal digits. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

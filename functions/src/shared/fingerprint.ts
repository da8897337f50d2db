import { createHash } from 'node:crypto';

/** Hashes a JSON value to 64 hexadecimal digits. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

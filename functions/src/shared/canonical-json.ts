import { createHash } from 'node:crypto';

/** Serialises a value with sorted keys: neither Firestore nor clients preserve the order of keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, withSortedKeys);
}

/** Hashes a JSON value, whatever the order of its keys, to 64 hexadecimal digits. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

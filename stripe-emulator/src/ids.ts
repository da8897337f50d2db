import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Generates an id in Stripe's format: `pi_3…`, `pm_1…`, `ch_3…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

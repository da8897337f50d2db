import { randomInt } from 'node:crypto';
import { slugOf } from '@pedalworks/contract';

/** Returns slugs in order of preference, like `rim`, `rim-2` to `rim-9` and `rim-1f0c2a9b`. */
export function slugCandidates(name: string): readonly string[] {
  const slug = slugOf(name);
  const numbered = Array.from({ length: 8 }, (_, index) => `${slug}-${String(index + 2)}`);
  return [slug, ...numbered, `${slug}-${crypto.randomUUID().slice(0, 8)}`];
}

/** Crockford's base 32, without letters that look like digits. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates part numbers like `PW-CH12-7K2M` for the slug `chain-hub-12`. */
export function partNumberCandidates(slug: string): readonly string[] {
  const initials = slug.split('-').map((word) => (/^\d/u.test(word) ? word : word.charAt(0)));
  const start = `PW-${initials.join('').slice(0, 6).toUpperCase()}`;
  const randomEnd = () => Array.from({ length: 4 }, () => legible.charAt(randomInt(legible.length))).join('');
  return Array.from({ length: 5 }, () => `${start}-${randomEnd()}`);
}

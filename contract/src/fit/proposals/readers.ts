import { everywhere, provides } from './kinds.ts';
import { choice, quantity, upTo, type Read } from './spec-text.ts';

/** Readers for several kinds of parts. All readers expect the spelling of `plainText`. */

export const millimetres = quantity(/(?<![\d.])(\d{1,4}(?:\.\d+)?) mm/u);

export const rotorMount = choice({
  'six-bolt': /six-bolt(?!, (?!44 )\d)|\bis 44/u,
  'centre-lock': /centre-lock/u,
});

export const brakeSurface = choice({
  disc: /\bdisc|no brake track|centre-lock|six-bolt|flat[ -]?mount/u,
  rim: /^rims?$|\brim brake|rim,? machined|machined (?:braking )?track/u,
});

export const hexKeys: Read = (text) => {
  const listed = /\b(?:hex(?: keys?)?:?|allen) ((?:\d(?:\.\d)?,? ?(?:and )?)+)(?:mm)?/u.exec(text)?.[1] ?? '';
  const hex = (listed.match(/\d(?:\.\d)?/gu) ?? []).map((size) => `hex-${size}`);
  const single = [...text.matchAll(/\b(\d(?:\.5)?) mm (?:hex|allen)/gu)].map(
    ([, size = '']) => `hex-${size}`,
  );
  const torx = [...text.matchAll(/\bt(25|30)\b/gu)].map(([, size = '']) => `T${size}`);
  const values = [...new Set([...hex, ...single, ...torx])];
  return values.length === 0 ? null : { values };
};

const torque = upTo(quantity(/(\d{1,2}(?:\.\d)?) nm/u));

/** Limit of one of the bolts of a part. */
export const torqueOf = (place: string) => provides('torque', { place, ...everywhere(/torque/iu, torque) });

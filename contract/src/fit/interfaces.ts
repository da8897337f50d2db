import { accessoryInterfaces } from './interfaces/accessories.ts';
import { brakeInterfaces } from './interfaces/brakes.ts';
import { cockpitInterfaces } from './interfaces/cockpit.ts';
import { crankInterfaces } from './interfaces/cranks.ts';
import { drivetrainInterfaces } from './interfaces/drivetrain.ts';
import { wheelInterfaces } from './interfaces/wheels.ts';
import type { Interface } from './types.ts';

const table = [
  ...drivetrainInterfaces,
  ...crankInterfaces,
  ...wheelInterfaces,
  ...brakeInterfaces,
  ...cockpitInterfaces,
  ...accessoryInterfaces,
] as const;

export type InterfaceKey = (typeof table)[number]['key'];

/** All interfaces that the shop knows, in display order. */
export const interfaces: readonly Interface[] = table;

const byKey = new Map(interfaces.map((each) => [each.key, each]));

export const interfaceOf = (key: string): Interface | undefined => byKey.get(key);

/** Formats a choice or a number of an interface for people: `12 × 142`, `594 mm`. */
export function valueText({ values, unit }: Interface, value: string | number): string {
  if (values !== undefined) return values[String(value)] ?? String(value);
  return unit === undefined ? String(value) : `${String(value)} ${unit}`;
}

/** Returns the allowed value that a person most likely means by a text such as `12 X 142` or `hg-l2`, or null. */
export function matchingValue({ values = {} }: Interface, text: string): string | null {
  const wanted = plain(text);
  const found = Object.entries(values).find(
    ([value, label]) => plain(value) === wanted || plain(label) === wanted,
  );
  return found?.[0] ?? null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9./+]/gu, '');

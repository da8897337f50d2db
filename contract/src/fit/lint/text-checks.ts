import type { ExpectedInterface } from '../proposals/kinds.ts';
import { isSameStatement } from '../statements.ts';
import { excludes, isAllowed, kindOf, readInterfaces, type Proposal } from '../propose.ts';
import { interfaceOf } from '../interfaces.ts';
import type { PartInterface } from '../types.ts';
import { isUnknown, stateText, type Finding, type LintedPart } from './finding.ts';

/** Compares the interfaces of a part with its specs, name and description. */
export function textFindings(part: LintedPart): readonly Finding[] {
  const readings = readInterfaces(part);
  return [
    ...readings.flatMap((reading) => readingFinding(part, reading) ?? []),
    ...part.interfaces.flatMap((stated) => unsupported(part, { stated, readings }) ?? []),
    ...(kindOf(part)?.expects ?? []).flatMap((expected) => unread(part, { expected, readings }) ?? []),
  ];
}

const nameOf = (key: string) => interfaceOf(key)?.name ?? key;

/** Compares a text with the interface. A spec must state all choices; the description may mention only some. */
function readingFinding(part: LintedPart, { interface: read, confidence, from }: Proposal): Finding | null {
  if (confidence === 'low') return null;
  const stated = part.interfaces.find((each) => isSameStatement(each, read));
  const says = `“${from}” says ${stateText(read.key, read)}`;
  if (stated === undefined || isUnknown(stated)) {
    if (!isAllowed(read)) return null;
    const what = stated === undefined ? 'the interface is missing' : 'the interface has no value';
    return {
      part,
      check: 'missing',
      key: read.key,
      reason: `${says}, but ${what}.`,
      isNote: confidence !== 'high',
    };
  }
  const isPartial =
    confidence === 'high' &&
    stated.values !== undefined &&
    read.values?.every((value) => stated.values?.includes(value)) === false;
  if (!isPartial && !excludes(stated, read)) return null;
  return {
    part,
    check: 'text',
    key: read.key,
    reason: `${says}, but the interface says ${stateText(read.key, stated)}.`,
  };
}

interface Statement {
  readonly stated: PartInterface;
  readonly readings: readonly Proposal[];
}

/** Reports choices that the specs, or else the other texts, do not mention. */
function unsupported(part: LintedPart, { stated, readings }: Statement): Finding | null {
  const { key, values } = stated;
  const texts = readings.filter((each) => isSameStatement(each.interface, stated));
  if (values === undefined || texts.length === 0) return null;
  const isUsual = texts.every(({ confidence }) => confidence === 'low');
  const specs = texts.filter(({ confidence }) => confidence === 'high');
  const mentioned = (specs.length > 0 ? specs : texts).flatMap((each) => each.interface.values ?? []);
  const extra = values.filter((value) => !mentioned.includes(value));
  const isReported =
    mentioned.length === 0 ||
    texts.some((each) => each.confidence !== 'low' && excludes(each.interface, stated));
  if (extra.length === 0 || isReported) return null;
  const kind = kindOf(part)?.name ?? 'part';
  const reason = isUsual
    ? `No text says so, and a ${kind} usually has ${stateText(key, { values: mentioned })}: ${stateText(key, { values: extra })}.`
    : `No text mentions ${stateText(key, { values: extra })} (${nameOf(key)}).`;
  return { part, check: 'text', key, reason };
}

interface Expectation {
  readonly expected: ExpectedInterface;
  readonly readings: readonly Proposal[];
}

/** Reports specs that should state the interface, but contain no known value. */
function unread(part: LintedPart, { expected, readings }: Expectation): Finding | null {
  const { key, specs, read } = expected;
  const stated = part.interfaces.find((each) => isSameStatement(each, expected));
  const rows = part.specs.filter(({ name }) => specs?.test(name));
  const isRead = readings.some(
    (each) => isSameStatement(each.interface, expected) && each.confidence === 'high',
  );
  if (read === undefined || isRead || rows.length === 0 || stated === undefined || isUnknown(stated))
    return null;
  const texts = rows.map(({ name, value }) => `“${name}: ${value}”`).join(' and ');
  const reason = `${texts} should say ${stateText(key, stated)}, but says no known value.`;
  return { part, check: 'text', key, reason, isNote: true };
}

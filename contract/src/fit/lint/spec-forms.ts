import { plainText } from '../proposals/spec-text.ts';
import type { Finding, LintedPart } from './finding.ts';

/** Reports specs that no part can have: reversed ranges, unknown numbers of speeds, odd fractions of an inch. */
export function formFindings(part: LintedPart): readonly Finding[] {
  return part.specs.flatMap(({ name, value }) => {
    const text = plainText(value);
    const reasons = [reversedRange(text), unknownSpeeds(text), oddFraction(text), oddGauge(name, text)];
    return reasons.flatMap((reason) =>
      reason === null ? [] : [{ part, check: 'value' as const, reason: `“${name}: ${value}”: ${reason}` }],
    );
  });
}

function reversedRange(text: string): string | null {
  for (const [, from = '', to = ''] of text.matchAll(
    /(?<![\d.])(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) ?(?:mm|psi|bar|nm|g|t)\b/gu,
  ))
    if (Number(from) > Number(to) && !/taper/u.test(text))
      return `the range from ${from} to ${to} is reversed.`;
  return null;
}

function unknownSpeeds(text: string): string | null {
  const speeds = [...text.matchAll(/\b(\d+)-speed\b/gu)].map(([, number]) => Number(number));
  const unknown = speeds.find((number) => number > 13 || number < 1);
  return unknown === undefined ? null : `there are no ${String(unknown)}-speed drivetrains.`;
}

/** Inches are divided by powers of two. */
function oddFraction(text: string): string | null {
  const fractions = [...text.matchAll(/(?<![\d/.])(\d+)\/(\d+)(?= in\b|x\d+\/\d+ in\b)/gu)];
  const odd = fractions.find(
    ([, over, under]) =>
      Number(over) % 2 === 0 || !Number.isInteger(Math.log2(Number(under))) || Number(over) > Number(under),
  );
  return odd === undefined
    ? null
    : `is ${odd[0]} in right? Inches are divided into halves, quarters, eighths and so on.`;
}

/** Thickest spoke in millimetres. */
const maxGauge = 3.5;

/** Checks `2.0 / 1.8 / 2.0 mm`: butted spokes are thinner between their ends. */
function oddGauge(name: string, text: string): string | null {
  if (!/gauge/iu.test(name)) return null;
  const [, ...sizes] = /(\d{1,2}\.\d) \/ (\d{1,2}\.\d) \/ (\d{1,2}\.\d)/u.exec(text) ?? [];
  const [bend = 0, middle = 0, end = 0] = sizes.map(Number);
  if (middle <= Math.min(bend, end) && Math.max(bend, end) <= maxGauge) return null;
  return 'spokes are thinner between their ends than at them, and at most 3.5 mm thick.';
}

import { barPerPsi } from '../limits.ts';
import { plainText } from '../proposals/spec-text.ts';
import { specOf, type Finding, type LintedPart } from './finding.ts';

/** Compares numbers within the specs that follow from each other: units, gear ranges, pitch diameters, bearings. */
export function sumFindings(part: LintedPart): readonly Finding[] {
  return [
    ...part.specs.flatMap(({ name, value }) => conversions(name, plainText(value))),
    ...gearReasons(part),
    ...toothReasons(part),
    ...wearReasons(part),
    ...bearingReasons(part),
    ...strengthReasons(part),
    ...nominalReasons(part),
  ].map((reason) => ({
    part,
    check: 'value',
    reason,
  }));
}

const mmPerInch = 25.4;
/** Tolerance of nominal chain widths: 3.3 mm are called 1/8 inch (3.175 mm). */
const nominalMm = 0.15;

function conversions(name: string, value: string): readonly string[] {
  const [, low, high = '', lowBar, highBar] =
    /(?:\b(\d{1,3}) to )?\b(\d{1,3}) psi \((?:(\d{1,2}\.\d) to )?(\d{1,2}\.\d) bar\)/u.exec(value) ?? [];
  const [, mm = '', whole = '0', over = '', under = '1'] =
    /\b(\d{1,3}\.\d{1,2}) mm \((\d+ )?(\d)\/(\d) in\)/u.exec(value) ?? [];
  const [, chainPitch = '', inner = '', top = '', bottom = '1'] =
    /(\d{2}\.\d)x(\d\.\d{1,2}) mm \(1\/2x(\d{1,2})\/(\d{1,3}) in\)/u.exec(value) ?? [];
  const isWidthWrong =
    inner !== '' &&
    (Number(chainPitch) !== pitchMm ||
      Math.abs((Number(top) / Number(bottom)) * mmPerInch - Number(inner)) > nominalMm);
  const isPressureWrong = [
    [low, lowBar],
    [high, highBar],
  ].some(
    ([psi, bar]) =>
      psi !== undefined &&
      bar !== undefined &&
      psi !== '' &&
      Math.abs(Number(psi) * barPerPsi - Number(bar)) > 0.06,
  );
  const inches = Number(whole) + Number(over) / Number(under);
  const isLengthWrong = mm !== '' && Math.abs(inches * mmPerInch - Number(mm)) > 0.06;
  return isPressureWrong || isLengthWrong || isWidthWrong
    ? [`${name}: the two units of “${value}” disagree.`]
    : [];
}

function gearReasons(part: LintedPart): readonly string[] {
  const list = (specOf(part, /^sprockets/iu) ?? '').match(/\d+/gu)?.map(Number) ?? [];
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || list.length < 2) return [];
  const percent = /\b(\d{1,4}) ?%/u.exec(specOf(part, /range/iu) ?? '')?.[1];
  const speeds = /^\d+/u.exec(specOf(part, /^speeds/iu) ?? '')?.[0];
  return [
    ...(list.some((teeth, index) => teeth <= (list[index - 1] ?? 0))
      ? ['The sprockets are not in ascending order.']
      : []),
    ...(percent !== undefined && Math.abs((100 * last) / first - Number(percent)) > 0.6
      ? [
          `${String(first)} to ${String(last)} teeth are a range of ${((100 * last) / first).toFixed(0)} %, not ${percent} %.`,
        ]
      : []),
    ...(speeds !== undefined && Number(speeds) !== list.length
      ? [`${String(list.length)} sprockets are listed for ${speeds} speeds.`]
      : []),
  ];
}

const pitchMm = 12.7;

function toothReasons(part: LintedPart): readonly string[] {
  const teeth = Number(/^\d+/u.exec(specOf(part, /^teeth/iu) ?? '')?.[0]);
  const pitchCircle = Number(/\b(\d{1,3}\.\d{1,2}) mm/u.exec(specOf(part, /pitch diameter/iu) ?? '')?.[1]);
  const pitch = Number(/\b(\d{1,3}\.\d{1,2}) mm/u.exec(specOf(part, /pitch$|tooth form/iu) ?? '')?.[1]);
  const expected = pitchMm / Math.sin(Math.PI / teeth);
  return [
    ...(Math.abs(pitchCircle - expected) > 0.06
      ? [
          `A ring of ${String(teeth)} teeth has a pitch diameter of ${expected.toFixed(1)} mm, not ${String(pitchCircle)} mm.`,
        ]
      : []),
    ...(Math.abs(pitch - pitchMm) > 0.05
      ? [`The pitch of bicycle chains is ${String(pitchMm)} mm, not ${String(pitch)} mm.`]
      : []),
  ];
}

function wearReasons(part: LintedPart): readonly string[] {
  const [, thickness = '', minimum = ''] =
    /(\d\.\d) mm, replace at (\d{1,2}\.\d) mm/u.exec(specOf(part, /thickness/iu) ?? '') ?? [];
  const worn = Number(thickness) - Number(minimum);
  return thickness === '' || (worn > 0 && worn < 1)
    ? []
    : [`A rotor ${thickness} mm thick is not replaced at ${minimum} mm.`];
}

/** Bore, outside diameter and width of bearings in millimetres, by code (SMB Bearings). */
const bearings: Readonly<Record<string, string>> = {
  '6802': '15x24x5',
  '6803': '17x26x5',
  '6804': '20x32x7',
  '6805': '25x37x7',
  '6806': '30x42x7',
  '6900': '10x22x6',
  '6901': '12x24x6',
  '6902': '15x28x7',
  '6903': '17x30x7',
};

function bearingReasons(part: LintedPart): readonly string[] {
  const text = plainText(specOf(part, /bearing/iu) ?? '');
  const size = /\b\d{1,3}x\d{1,3}x\d{1,3}\b/u.exec(text)?.[0];
  const code = /\b6\d{3}\b/u.exec(text)?.[0] ?? '';
  const expected = bearings[code];
  if (code !== '' && size !== undefined && expected === undefined)
    return [`Is ${code} a bearing? Bearings of bicycles are ${Object.keys(bearings).join(', ')}.`];
  return size === undefined || expected === undefined || size === expected
    ? []
    : [`Bearing ${code} measures ${expected}, not ${size} mm.`];
}

/** Reports a force in newtons that equals a strength in newtons per square millimetre. One of the units is wrong. */
function strengthReasons(part: LintedPart): readonly string[] {
  const strength = /\b(\d{1,5}) n\/mm/u.exec(plainText(specOf(part, /strength/iu) ?? ''))?.[1];
  const force = /\b(\d{1,5}) n(?![/\w])/u.exec(plainText(part.description))?.[1];
  return strength !== undefined && force === strength
    ? [`The description gives ${force} N as a force, the spec as a strength in N/mm².`]
    : [];
}

/** Hex keys by the thread of a socket-head bolt (ISO 4762), in millimetres. */
const hexKeys: Readonly<Record<string, string>> = { '4': '3', '5': '4', '6': '5', '8': '6', '10': '8' };
/** Names of wheel sizes by bead seat in millimetres. */
const wheelNames: Readonly<Record<string, string>> = { '622': '700c', '584': '650b' };

/** Pitches of metric threads in millimetres (ISO 261). */
const pitches: Readonly<Record<string, readonly number[]>> = {
  '5': [0.8, 0.5],
  '6': [1, 0.75],
  '8': [1.25, 1, 0.75],
  '10': [1.5, 1.25, 1],
  '12': [1.75, 1.5, 1.25, 1],
  '15': [1.5, 1],
};

function nominalReasons(part: LintedPart): readonly string[] {
  return part.specs.flatMap(({ name, value }) => {
    const text = plainText(value);
    const [, thread, key] = /\bm(\d{1,2})\b.*\b(\d{1,2}) mm hex/u.exec(text) ?? [];
    const [, bead, wheel] = /\b(\d{3}) mm \((\d{3}[a-c])\)/u.exec(text) ?? [];
    const [, torx] = /\bt\d\d \(iso (\d+)\)/u.exec(text) ?? [];
    const [, screw = '', pitch] = /\bm(\d{1,2})x(\d\.\d+)/u.exec(text) ?? [];
    const [, nominal, width] = /\b700x(\d{2})c.*\b(\d{2})-622\b/u.exec(text) ?? [];
    const isMismatch =
      (torx !== undefined && torx !== '10664') ||
      (pitch !== undefined && pitches[screw]?.includes(Number(pitch)) === false) ||
      nominal !== width ||
      (thread !== undefined && hexKeys[thread] !== key) ||
      (bead !== undefined && wheelNames[bead] !== wheel);
    return isMismatch ? [`“${name}: ${value}” names two sizes that do not belong together.`] : [];
  });
}

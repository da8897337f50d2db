import { plainText } from '../proposals/spec-text.ts';
import type { Finding, LintedPart } from './finding.ts';

/** Number in a description, recognised by the words around it, and the names of the specs that must repeat it. */
interface Measure {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly specs: RegExp;
}

const measures: readonly Measure[] = [
  { after: /^ g\b/u, specs: /^weight/iu },
  { after: /^ nm\b/u, specs: /torque/iu },
  { before: /(?:up|\d) to $/u, after: /^ psi/u, specs: /pressure/iu },
  { after: /^ tpi/u, specs: /casing/iu },
  { after: /^ (?:tall )?teeth/u, specs: /^teeth|sprocket/iu },
  { after: /^ (?:sprockets|steps|close steps)/u, specs: /^speeds/iu },
  { after: /^ links/u, specs: /^links/iu },
  { after: /^ mm (?:long|under|in length)/u, specs: /length/iu },
  { after: /^ mm wide/u, specs: /width|platform/iu },
  { after: /^ mm thi(?:ck|n)\b/u, specs: /thickness|platform/iu },
  { after: /^ mm (?:deep|inside|rim)\b/u, specs: /^rim$|^depth|^size/iu },
  { after: /^ mm reach/u, specs: /^reach/iu },
  { after: /^ mm drop/u, specs: /^drop/iu },
  { after: /^ mm rake/u, specs: /^rake/iu },
  { after: /^ mm axle to crown/u, specs: /^axle to crown/iu },
  { after: /^ mm offset/u, specs: /^mount|offset/iu },
  { before: /flanges $/u, specs: /^flanges/iu },
  { after: /^ mm (?:steel )?(?:axles?|spindle)/u, specs: /^axle/iu },
  { after: /^ mm (?:threaded )?shells?/u, specs: /^shell/iu },
  { after: /^ mm (?:bars|clamp)\b/u, specs: /clamp/iu },
  { after: /^ mm seat tubes/u, specs: /seat tube/iu },
  { after: /^ mm bottle/u, specs: /bottle/iu },
  { after: /^ mm (?:nipple|spokes)/u, specs: /nipple/iu },
  { after: /^ mm chainline/u, specs: /chain ?line/iu },
  { after: /^ mm bolt circle/u, specs: /bolt circle|^ring$/iu },
  { after: /^ mm tyres/u, specs: /tyre/iu },
  { after: /^ mm tabs/u, specs: /tab/iu },
  { after: /^ mm round rails/u, specs: /rails/iu },
  { after: /^ mm plate/u, specs: /thickness/iu },
  { after: /^(?:x\d+)? mm platform/u, specs: /platform/iu },
  { after: /^ (?:double-butted|straight-gauge)/u, specs: /^spokes/iu },
  { after: /^t ring/u, specs: /^ring$/iu },
  { after: /^-notch/u, specs: /^tool$/iu },
  { after: /^ of light/u, specs: /^run time/iu },
  { after: /^ m (?:and|of housing)/u, specs: /^housing/iu },
  { after: /^ m long/u, specs: /^length/iu },
  { before: /fork at $/u, specs: /^fork bolts/iu },
  { before: /caliper at $/u, specs: /^caliper bolts/iu },
  { before: /strength $/u, specs: /^strength/iu },
  { before: /insert at least $/u, specs: /insertion/iu },
  { before: /down to $/u, specs: /^width/iu },
  { before: /q-factor $/u, specs: /q-factor/iu },
  { before: /\berd $/u, specs: /^erd/iu },
  { before: /etrto $/u, specs: /^size/iu },
  { after: /^° of flare/u, specs: /^flare/iu },
  { after: /^° of sweep/u, specs: /^sweep/iu },
  { before: /[-+]$/u, after: /^°/u, specs: /^angle/iu },
  { after: /^ points of engagement/u, specs: /^engagement/iu },
  { after: /^ lumens/u, specs: /^output/iu },
  { before: /\bip$/u, specs: /^protection/iu },
  { before: /range of $/u, after: /^ percent/u, specs: /range/iu },
  { before: /\bt$/u, after: /^ head/u, specs: /^head/iu },
  { before: /\bm$/u, after: /^x/u, specs: /^thread|^axle/iu },
  { before: /\bm\d+x$/u, specs: /^thread|bolt/iu },
  { before: /holds $/u, after: /^ n\b/u, specs: /^strength/iu },
  {
    before: /\bof (?:butted |forged )?$/u,
    after: /^(?:-t\d)?(?: alloy| plate| body|[,.:])/u,
    specs: /^material/iu,
  },
];

const number = /\d+(?:\.\d+)?/gu;
const numbersIn = (texts: readonly string[]): readonly number[] =>
  (plainText(texts.join(' ; ')).match(number) ?? []).map(Number);

/** Compares measures of the description, and numbers in the name, with the specs. */
export function measureFindings(part: LintedPart): readonly Finding[] {
  const description = plainText(part.description);
  const reasons = [...description.matchAll(number)].flatMap(([digits], index, all) => {
    const start = all[index]?.index ?? 0;
    return unmatched(part, {
      digits,
      before: description.slice(0, start),
      after: description.slice(start + digits.length),
    });
  });
  return [...reasons, ...nameReasons(part)].map((reason) => ({ part, check: 'text', reason }));
}

interface NumberInText {
  readonly digits: string;
  readonly before: string;
  readonly after: string;
}

/** Returns a reason if specs exist for the measure, but none of them has its number. */
function unmatched({ specs }: LintedPart, { digits, before, after }: NumberInText): readonly string[] {
  return measures.flatMap((measure) => {
    if (measure.before?.test(before) === false || measure.after?.test(after) === false) return [];
    const stated = specs.filter(({ name }) => measure.specs.test(name));
    if (stated.length === 0 || numbersIn(stated.map(({ value }) => value)).includes(Number(digits)))
      return [];
    const words = `${before.slice(-12)}${digits}${after.slice(0, 14)}`.trim();
    const rows = stated.map(({ name, value }) => `“${name}: ${value}”`).join(' and ');
    return [`The description says “…${words}…”, the specs say ${rows}.`];
  });
}

/** Returns a reason for each number of the name that no spec repeats, except the size of a set. */
function nameReasons({ name, specs }: LintedPart): readonly string[] {
  if (specs.length === 0) return [];
  const stated = numbersIn(specs.map(({ value }) => value));
  return numbersIn([name.replace(/set of \d+/iu, '')])
    .filter((each) => !stated.includes(each))
    .map((each) => `The name contains ${String(each)}, but no spec does.`);
}

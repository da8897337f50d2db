import { kindOf } from '../propose.ts';
import { specOf, type Finding, type LintedPart } from './finding.ts';

/** Aluminium alloys of bicycle parts (Aluminum Association). */
const alloys = [
  '2014',
  '2017',
  '2024',
  '6005',
  '6013',
  '6061',
  '6063',
  '6066',
  '6069',
  '6082',
  '7005',
  '7050',
  '7075',
];
/** Standards by kind of part: ISO 4210 has one part for each assembly of a bicycle. */
const standards: Readonly<Record<string, string>> = {
  stem: 'ISO 4210-5',
  'drop bar': 'ISO 4210-5',
  'flat bar': 'ISO 4210-5',
  'brake lever': 'ISO 4210-4',
  'brake cable': 'ISO 4210-4',
  pedal: 'ISO 4210-8',
  saddle: 'ISO 4210-9',
  seatpost: 'ISO 4210-9',
  tyre: 'ISO 5775-1',
  bell: 'ISO 7636',
  tool: 'ISO 2936',
  chain: 'ISO 9633',
};

/** Notes alloys and standards that are probably typing errors. */
export function nameFindings(part: LintedPart): readonly Finding[] {
  const unknown = (specOf(part, /^material/iu)?.match(/\b\d{4}\b/gu) ?? []).filter(
    (alloy) => !alloys.includes(alloy),
  );
  const [stated, expected] = [specOf(part, /^standard$/iu), standards[kindOf(part)?.name ?? '']];
  const isIso = stated?.startsWith('ISO') === true && expected !== undefined;
  return [
    ...unknown.map((alloy) => `Is ${alloy} an alloy? Bicycle parts are made of ${alloys.join(', ')}.`),
    ...(isIso && stated !== expected
      ? [`The standard for this kind of part is ${expected}, not ${stated}.`]
      : []),
  ].map((reason) => ({ part, check: 'text', reason, isNote: true }));
}

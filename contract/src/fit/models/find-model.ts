import { foldedCode, foldedWords } from '../../fold-text.ts';
import { partKinds } from '../kinds.ts';
import type { ComponentModel } from './model.ts';
import { componentModels } from './table.ts';

/** Returns the models that a typed code or name describes; several if components share a name, such as `R7000`. */
export function findModels(text: string): readonly ComponentModel[] {
  const runs = runsOf(foldedWords(text));
  return componentModels.filter((model) => isNamedBy(model, runs));
}

/** Returns the first model that a typed code or name describes, or null. */
export const findModel = (text: string): ComponentModel | null => findModels(text)[0] ?? null;

/** True if some words are the code, and the others only repeat what the model's name says. */
function isNamedBy(model: ComponentModel, runs: readonly Run[]): boolean {
  const codes = codesOf(model);
  return runs.some(
    ({ run, others }) => codes.has(run) && others.every((word) => saysNothingNew(model, word)),
  );
}

interface Run {
  /** Consecutive words without spaces. */
  readonly run: string;
  readonly others: readonly string[];
}

const maxWords = 14;

function runsOf(words: readonly string[]): readonly Run[] {
  if (words.length > maxWords) return [];
  return words.flatMap((_word, from) =>
    words.slice(from).map((_last, count) => ({
      run: words.slice(from, from + count + 1).join(''),
      others: [...words.slice(0, from), ...words.slice(from + count + 1)],
    })),
  );
}

/**
 * Letters at the end of a code that decide no answer: the side of the bike (`ST-R7020-R`, `BR-R7070-F`, `SL-M8100-IR`),
 * and the length of the cage if the table does not tell the lengths apart (`RD-M786-SGS`).
 */
const sides = ['l', 'r', 'f', 'il', 'ir'];
const endings: Readonly<Partial<Record<ComponentModel['component'], readonly string[]>>> = {
  shifter: sides,
  'brake-lever': sides,
  caliper: sides,
  'rear-wheel': sides,
  'rear-derailleur': ['ss', 'gs', 'sgs'],
};

const knownCodes = new Map<ComponentModel, ReadonlySet<string>>();

function codesOf(model: ComponentModel): ReadonlySet<string> {
  const known = knownCodes.get(model);
  if (known !== undefined) return known;
  const found = new Set(modelCodes(model));
  knownCodes.set(model, found);
  return found;
}

const exactCodes = new Set(componentModels.map(({ code }) => foldedCode(code)));

/** Returns the normalized codes of a model: with and without the letters for the component, `rdr7000` and `r7000`. */
export function modelCodes({ code, aliases = [], component }: ComponentModel): readonly string[] {
  const own = [code, ...aliases].map(foldedCode);
  const ended = own.flatMap((each) => (endings[component] ?? []).map((ending) => each + ending));
  const full = [...own, ...ended.filter((each) => !exactCodes.has(each))];
  const letters = /^([A-Z]{2})-.*\d/u.exec(code)?.[1]?.toLowerCase() ?? null;
  if (letters === null) return full;
  return full.flatMap((each) => (each.startsWith(letters) ? [each, each.slice(letters.length)] : [each]));
}

/** Words that people add to a code, by component. */
const componentWords: Readonly<Partial<Record<ComponentModel['component'], string>>> = {
  'rear-derailleur': 'rear mech derailer derailleurs cage',
  caliper: 'brake brakes caliper calipers disc front rear',
  'rim-brake': 'brake brakes caliper v front rear',
  'brake-lever': 'brake levers left right',
  shifter: 'shifters sti brifter ergopower trigger left right',
  'rear-hub': 'hub freehub rear',
  'front-hub': 'hub front',
  'rear-wheel': 'wheel wheels wheelset front rear',
  crankset: 'crank cranks chainset',
  'bottom-bracket': 'bb',
  fork: 'forks suspension float grip grip2 kashima boost tapered front',
};

const fillers = new Set([
  ...['series', 'model', 'type', 'no', 'nr', 'pair', 'set', 'speed', 'by', 'the', 'my', 'bike'],
  ...['shadow', 'plus', 'clutch', 'hollowtech', 'ii'],
]);

function saysNothingNew(model: ComponentModel, word: string): boolean {
  const { answers, component, name } = model;
  const known = [name, partKinds[component], componentWords[component] ?? ''].flatMap(foldedWords);
  if (fillers.has(word) || known.includes(word)) return true;
  // Wheel size, travel and year of a fork: `29`, `160mm`, `2021`.
  if (component === 'fork') return /^(?:\d{2,3}(?:mm)?|20[12]\d)$/u.test(word);
  if (component === 'rear-hub' || component === 'front-hub') return /^\d{2}h$/u.test(word);
  const speeds = answers.speeds;
  return speeds !== undefined && [speeds, `${speeds}s`, `${speeds}sp`, `${speeds}speed`].includes(word);
}

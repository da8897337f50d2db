import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  judge,
  judgeOnBike,
  type BikeInterfaces,
  type Judgement,
  type Verdict,
} from '../../contract/src/fit/index.ts';
import { parts } from './parts.ts';

type Word = 'fits' | 'with-adapter' | 'check' | 'no' | 'unrelated';

interface Bike {
  readonly interfaces?: BikeInterfaces;
  readonly rear?: BikeInterfaces;
}

/** Opinion of a mechanic: the verdict, and others that are right too. */
interface Opinion {
  readonly expect: readonly Word[];
  readonly why: string;
}

interface OnBike extends Opinion {
  readonly part: string;
}

interface Pair extends Opinion {
  readonly a: string;
  readonly b: string;
}

/** Verdicts that a mechanic wrote without seeing the rules. `why` is their reason. */
interface Cases {
  readonly bikes: Readonly<Record<string, Bike>>;
  readonly cases: readonly (OnBike & { readonly bike: string })[];
  readonly variations: readonly {
    readonly bike: string;
    readonly changes?: BikeInterfaces;
    readonly rearChanges?: BikeInterfaces;
    readonly cases: readonly OnBike[];
  }[];
  readonly pairs: readonly Pair[];
  /** Questions that people asked in public. */
  readonly questions: readonly (Bike & { readonly url: string } & (OnBike | Pair))[];
}

const file = new URL('mechanic-cases.json', import.meta.url);
const { bikes, cases, variations, pairs, questions } = JSON.parse(readFileSync(file, 'utf8')) as Cases;

const words: Readonly<Record<Verdict, Word>> = {
  fits: 'fits',
  'with-adapter': 'with-adapter',
  unknown: 'check',
  'does-not-fit': 'no',
  unrelated: 'unrelated',
};

function partOf(id: string) {
  const found = parts.find((part) => part.id === id);
  if (found === undefined) throw new Error(`No seeded part has the id ${id}.`);
  return found;
}

const onBike = ({ part }: OnBike, { interfaces = {}, rear = {} }: Bike): Judgement =>
  judgeOnBike(partOf(part), { bike: { interfaces, rear }, catalogue: parts });

const ofPair = ({ a, b }: Pair): Judgement => judge(partOf(a), partOf(b), parts);

/** Returns the disagreement of the rules with the mechanic, or nothing. */
function disagreement(name: string, opinion: Opinion, { verdict, rules }: Judgement): readonly string[] {
  if (opinion.expect.includes(words[verdict])) return [];
  const reasons = rules.map(({ message }) => message).join(' ');
  return [`${name}: ${words[verdict]}, not ${opinion.expect.join(' or ')}. ${opinion.why} ${reasons}`];
}

describe('the rules agree with a mechanic', () => {
  it.each(Object.entries(bikes))('on each part for a bike: %s', (id, bike) => {
    const ofBike = cases.filter((each) => each.bike === id);
    expect(ofBike.length).toBeGreaterThan(18);
    expect(ofBike.flatMap((each) => disagreement(each.part, each, onBike(each, bike)))).toEqual([]);
  });

  it('if one answer changes', () => {
    const found = variations.flatMap(({ bike: id, changes, rearChanges, cases: changed }) => {
      const { interfaces, rear } = bikes[id] ?? {};
      const bike = { interfaces: { ...interfaces, ...changes }, rear: { ...rear, ...rearChanges } };
      const name = `${id} ${JSON.stringify(changes)}`;
      return changed.flatMap((each) => disagreement(`${name} ${each.part}`, each, onBike(each, bike)));
    });
    expect(variations.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it('on pairs of parts', () => {
    expect(pairs.length).toBe(60);
    expect(pairs.flatMap((pair) => disagreement(`${pair.a} ${pair.b}`, pair, ofPair(pair)))).toEqual([]);
  });

  it('on questions from public forums', () => {
    const found = questions.flatMap((each) =>
      disagreement(each.url, each, 'part' in each ? onBike(each, each) : ofPair(each)),
    );
    expect(questions.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});

import { ApiError, endpoints, importRow, postcodeOf, type Endpoint } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { ArraySchema, ObjectSchema, type AnyObject, type ISchema } from 'yup';
import { sampleBodies } from '../../../contract/src/test-support/sample-bodies.ts';
import { checked } from './checked.ts';

const size = 100_000;
const texts = {
  digits: '1'.repeat(size),
  blanks: ' '.repeat(size),
  'blanks within': `a${' '.repeat(size)}a`,
  letters: 'a'.repeat(size),
  hyphens: '-'.repeat(size),
  'letters and hyphens': 'a-'.repeat(size / 2),
  'combining marks': `e${'\u0301'.repeat(size)}`,
  'nested quotes': `"'`.repeat(size / 2),
  'letters that grow': '\ufdfa'.repeat(size / 3),
};
const lists = {
  'empty objects': Array.from({ length: size / 3 }, () => ({})),
  numbers: Array.from({ length: size / 2 }, () => 1),
  'nested lists': JSON.parse(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`) as unknown,
  'a long name': { ['n'.repeat(size)]: 1 },
  'many names': Object.fromEntries(Array.from({ length: size / 10 }, (_, nth) => [`n${String(nth)}`, 1])),
};
const hostile = Object.entries({ ...texts, ...lists });

type Path = readonly string[];

/** Lists every field of a schema, including nested ones. */
function fieldsOf(schema: ISchema<unknown>, path: Path = []): readonly Path[] {
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields as Readonly<Record<string, ISchema<unknown>>>).flatMap(
      ([name, field]) => [[...path, name], ...fieldsOf(field, [...path, name])],
    );
  if (schema instanceof ArraySchema && schema.innerType !== undefined)
    return [[...path, '0'], ...fieldsOf(schema.innerType, [...path, '0'])];
  return [];
}

/** Returns a copy with one value replaced, creating missing lists and objects on the path. */
function withValue(base: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const parent = typeof base === 'object' && base !== null ? base : {};
  const child = (parent as Readonly<Record<string, unknown>>)[name];
  // Postcode, city and region depend on the country in the same object.
  const siblings =
    rest.includes('postcode') || rest.includes('city') || rest.includes('region')
      ? sampleBodies.saveOrderAddress?.body
      : {};
  const changed = withValue(child ?? siblings, rest, value);
  return name === '0' ? [changed] : { ...parent, [name]: changed };
}

interface Part {
  readonly name: string;
  readonly schema: ISchema<AnyObject>;
  readonly base: unknown;
}

const parts: readonly Part[] = [
  ...Object.values<Endpoint>(endpoints).flatMap(({ name, ...call }) =>
    (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      const base = part === 'body' ? sampleBodies[name]?.body : {};
      return schema === undefined ? [] : [{ name: `${part} of ${name}`, schema, base }];
    }),
  ),
  { name: 'a row of importProducts', schema: importRow, base: { partNumber: 'PW-1' } },
];

type Measure = 'milliseconds' | 'characters' | 'issues' | 'repeated';
const limits = { milliseconds: 50, tries: 3, characters: 6000, repeated: 200, issues: 100 };

/** Validates hostile input and measures the error. */
async function outcomeOf(schema: ISchema<AnyObject>, sent: unknown, isSignedIn: boolean) {
  try {
    const accepted: unknown = await checked(schema, sent, { isSignedIn });
    // Import rows pass here and are validated one by one later.
    expect(JSON.stringify(accepted).length).toBeLessThan(2 * size);
    return { characters: 0, issues: 0, repeated: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = error.issues.map(({ path, message }) => `${path} ${message}`).join('\n');
    return { characters: text.length, issues: error.issues.length, repeated: repeatedIn(text) };
  }
}

const fillers = [...Object.values(texts).map((text) => text.slice(-2)), 'n'];

/** Returns the length of the longest run of hostile text in an error. */
const repeatedIn = (text: string): number =>
  Math.max(
    ...fillers.map((part) => {
      const runs = text.match(new RegExp(`(?:${part})+`, 'gu')) ?? [''];
      return Math.max(...runs.map(({ length }) => length));
    }),
  );

/** Returns the outcome and CPU time of the fastest run, because a busy machine interrupts some runs. */
async function measured(run: () => ReturnType<typeof outcomeOf>) {
  let milliseconds = Infinity;
  for (let nth = 1; ; nth += 1) {
    const begun = process.cpuUsage();
    const outcome = await run();
    const { user, system } = process.cpuUsage(begun);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
    if (nth >= limits.tries || milliseconds <= limits.milliseconds) return { ...outcome, milliseconds };
  }
}

it.each(parts)(
  'validates 100 KB in any field of $name quickly, and with a short error',
  async ({ name, schema, base }) => {
    for (const path of [[], ...fieldsOf(schema)])
      for (const [what, value] of hostile) {
        const sent = withValue(base, path, value);
        const outcome = await measured(() => outcomeOf(schema, sent, name === 'body of addReview'));
        const exceeded = Object.entries(outcome).filter(([kind, found]) => found > limits[kind as Measure]);
        if (exceeded.length > 0) expect.fail(`${path.join('.')}, ${what}: ${String(exceeded)}`);
      }
  },
);

it('validates all hostile input within 700 MB of memory', () => {
  // Peak memory in kilobytes. One quadratic field once took 1.7 GB.
  expect(process.resourceUsage().maxRSS).toBeLessThan(700_000);
});

it('rejects a postcode of 100,000 digits', () => {
  expect(postcodeOf('DE', texts.digits)).toBeNull();
});

import { bikeId } from '../bike-id.ts';
import { compareChoices, withinVerdict } from '../compare.ts';
import { flatMounts, statementsOf } from '../statements.ts';
import type { Adapter, Comparison, FitPart, Formula, JudgedParts, Pairing, PartInterface } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

/** Differences between a rotor and the size that a post mount is made for, in millimetres, for which adapters are sold. */
const postMountSteps = [20, 23];

/** Largest rotor in millimetres that flat mounts are made for. */
const largestFlatMount = 160;

/**
 * Compares a rotor with a brake mount. Adapters raise the brake for a larger rotor, never for a smaller one (Shimano
 * SM-MA series).
 */
export const rotorSize: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    if (compared.verdict !== 'does-not-fit') return compared;
    return raisedOnBike(pairing) ?? withMount(pairing);
  });

/** Accepts an adapter that raises a flat-mount brake of a bike for its larger rotor. Null for other parts and sizes. */
function raisedOnBike({ provider, provided, needer, needed }: Pairing): Comparison | null {
  const [mount] = statementsOf(provider, 'caliper-mount', 'needs');
  const isStep = provided.values?.join() === '160' && needed.values?.join() === '140';
  if (provider.kind !== 'brake-adapter' || needer.id !== bikeId || mount === undefined || !isStep)
    return null;
  if (mount.values === undefined) return { verdict: 'unknown' };
  if (!mount.values.every((value) => flatMounts.includes(value))) return null;
  return {
    verdict: 'fits',
    limit: 'It is for a brake disc of 160 mm, and yours has 140 mm. Order one of 160 mm too.',
  };
}

function withMount({ provider, provided, needed }: Pairing): Comparison {
  const mount = statementsOf(provider, 'caliper-mount', 'provides');
  const mounts = mount.flatMap(({ values = [] }) => values);
  const [largest, size] = [provided.values, needed.values].map((values = []) =>
    Math.max(...values.map(Number)),
  );
  if (largest === undefined || size === undefined || Number.isNaN(largest) || Number.isNaN(size))
    return { verdict: 'does-not-fit' };
  const adapter: Adapter = {
    ...{ key: 'rotor-size', provides: String(largest), needs: String(size), mounts },
    part: `an adapter for ${String(size)} mm rotors`,
  };
  const limit = 'Stay within the largest rotor that the maker of the fork or frame allows.';
  const withAdapter: Comparison = { verdict: 'with-adapter', adapter, limit };
  if (mounts.includes('is-51')) return withIsMount(provider, size, withAdapter);
  if (size < largest) return { verdict: 'does-not-fit' };
  if (mount.length > 0 && mounts.length === 0) return { verdict: 'unknown' };
  if (mounts.includes('post-74'))
    return postMountSteps.includes(size - largest) ? withAdapter : { verdict: 'unknown' };
  if (mounts.some((each) => flatMounts.includes(each)))
    return size <= largestFlatMount
      ? { ...withAdapter, limit: `${limit} Front and rear adapters differ.` }
      : { verdict: 'does-not-fit' };
  return { verdict: 'does-not-fit' };
}

/** Smallest rotor in millimetres for an IS mount at the front, whose tabs are 20 mm further out (Art’s Cyclery, Noah’s Ark). */
const smallestFrontIs = 160;

function withIsMount({ kind, end }: FitPart, size: number, withAdapter: Comparison): Comparison {
  if (size >= smallestFrontIs || end === 'rear' || kind === 'frame') return withAdapter;
  return { verdict: end === 'front' || kind === 'fork' ? 'does-not-fit' : 'unknown' };
}

/** Adapters from post mounts to flat mounts raise the brake for a disc that is 20 mm larger (Wolf Tooth). */
const flatStep = { min: 17, max: 23 };

/** Compares a brake with its mount. */
export const caliperMount: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    const { provided, needed } = pairing;
    const isRaised =
      provided.values?.includes('post-74') === true && needed.values?.includes('flat') === true;
    return compared.verdict === 'unknown' && isRaised ? flatOnPosts(pairing) : compared;
  });

function flatOnPosts({ provider, needer }: Pairing): Compared {
  const [natives, sizes] = [provider, needer].map((part) =>
    statementsOf(part, 'rotor-size', 'provides').flatMap(({ values = [] }) => values.map(Number)),
  );
  const adapter =
    'An adapter puts {needer} on a post mount, but only with a brake disc 20 mm larger than without it.';
  if (natives === undefined || sizes === undefined || natives.length === 0 || sizes.length === 0)
    return { verdict: 'unknown', message: `${adapter} Ask us.` };
  const isTaken = natives.some((native) =>
    sizes.some((size) => withinVerdict(flatStep, { min: size - native, max: size - native }) === 'fits'),
  );
  if (isTaken) return { verdict: 'unknown', message: `${adapter} Not every frame has room. Ask us.` };
  const most = String(Math.max(...sizes));
  return {
    verdict: 'does-not-fit',
    message: `${adapter} {needer} [takes|take] ${most} mm at most, which is too small.`,
  };
}

/** Thicknesses of discs in millimetres that the brakes of nearly all makers take: 1.8 mm, with tolerance. */
const ordinaryMm = { min: 1.75, max: 1.85 };

/**
 * Compares the thickness of a rotor with that of the discs for which a caliper is made. A bike states a maximum, and a
 * minimum for makers with one thickness. Its owner is asked about discs of unusual thickness only.
 */
export const rotorThickness: Formula = (judged) =>
  bestPairing(judged, ({ provider, provided, needed }) => {
    const isOrdinary = withinVerdict(ordinaryMm, needed) === 'fits';
    const hasMinimum = (provided.min ?? 0) > ordinaryMm.max;
    if (provider.id !== bikeId || !isOrdinary || hasMinimum)
      return { verdict: withinVerdict(provided, needed, judged.rule.doubtful) };
    // A smaller answer is the least thickness of a worn disc, which is printed on it.
    const isThin = (provided.max ?? 0) > ordinaryMm.max + thinMm;
    return isThin ? { verdict: 'fits', limit: thinText } : null;
  });

/** Difference in millimetres from which a disc is much thinner than the thickest one for a brake. */
const thinMm = 0.2;

const thinText =
  'Your brake takes discs of {bike}. Some brakes for thick discs do not work with {its}: check the manual.';

/** Compares what a wheel is made for with the brake. A rim with a brake track is also built into other wheels. */
export const brakeSurface: Formula = (judged) => {
  const isRim = [judged.a, judged.b].some(({ kind }) => kind === 'rim');
  return bestPairing(judged, (pairing) => {
    const { needed } = pairing;
    const compared = compareChoices(judged.rule, pairing);
    if (!isRim) return compared.verdict === 'fits' ? ofOpenBrake(pairing) : compared;
    if (compared.verdict !== 'does-not-fit') return compared;
    if (needed.values?.includes('hub') === true) return { verdict: 'unknown', message: rimOfHubBrake };
    return needed.values?.every((value) => value === 'disc') === true ? { verdict: 'fits' } : compared;
  });
};

/** Asks for the brake of a bike without discs, which may act on the rim or inside the hub. */
function ofOpenBrake(pairing: Pairing): Compared {
  const { provider, provided, needer, needed } = pairing;
  const open = (part: FitPart, statement: PartInterface): PartInterface =>
    part.id === bikeId && (statement.values ?? []).length > 1
      ? { ...statement, values: undefined }
      : statement;
  const seen = { ...pairing, provided: open(provider, provided), needed: open(needer, needed) };
  const isOpen = seen.provided !== provided || seen.needed !== needed;
  return isOpen ? { verdict: 'unknown', pairing: seen } : { verdict: 'fits' };
}

const rimOfHubBrake =
  'With a brake inside the hub, any rim works. If rubber pads brake one of your wheels, its rim needs a track for them. Ask us.';

/** Compares the makers of lever and caliper: pistons of different makers may not match. Cable brakes have none. */
export const brakeFamily: Formula = (judged) => {
  if (isCableBrake(judged)) return null;
  return bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    return compared.verdict === 'does-not-fit' ? { verdict: 'unknown' } : compared;
  });
};

/** Compares brake fluids. Cable brakes have none. */
export const fluid: Formula = (judged) =>
  isCableBrake(judged) ? null : bestPairing(judged, (pairing) => compareChoices(judged.rule, pairing));

const isCableBrake = ({ a, b }: Pick<JudgedParts, 'a' | 'b'>): boolean =>
  [a, b].some((part) =>
    statementsOf(part, 'actuation').some(({ values }) => values?.every((value) => value === 'cable')),
  );

import { bikeId } from '../bike-id.ts';
import { atMostVerdict, type Range } from '../compare.ts';
import { numberIn, statementsOf } from '../statements.ts';
import type { FitPart, ProvidersFormula, RuleVerdict } from '../types.ts';
import { tyreLimits, type Limits } from './number-tables.ts';
import { hooklessness } from './rim-walls.ts';

/** Rejects a front part with a rear part, such as a fork with a rear wheel. Ignores bikes, which have both ends. */
export const axleEnd: ProvidersFormula = (rule, { provider, needer }) => {
  const [front] = statementsOf(provider, 'axle-front');
  const [rear] = statementsOf(needer, 'axle-rear');
  const isOneEnded =
    statementsOf(provider, 'axle-rear').length === 0 && statementsOf(needer, 'axle-front').length === 0;
  if (front === undefined || rear === undefined || front.place === rear.place || !isOneEnded) return null;
  const pairing = {
    provider,
    needer,
    provided: front,
    needed: { key: 'axle-front', side: 'needs' },
  } as const;
  return { rule, pairing, verdict: 'does-not-fit' };
};

/** Compares the width of a tyre with the width and the walls of a rim. A rim that may be hookless must pass as both. */
export const rimWidth: ProvidersFormula = (rule, pairing) => {
  const { provider, provided, needed } = pairing;
  const kinds = hooklessness(provider);
  const verdicts = kinds.map((isHookless) => tyreVerdict({ rim: provided, tyre: needed, isHookless }));
  const verdict = verdicts.every((each) => each === verdicts[0]) ? (verdicts[0] ?? 'unknown') : 'unknown';
  const limits = provided.min === undefined ? null : tyreLimits(provided.min, kinds.includes(true));
  if (verdict === 'fits' || limits === null || !isExact(provided) || !isExact(needed))
    return { rule, pairing, verdict };
  const message = `{needer} [is|are] ${String(needed.max)} mm wide. ${rimText(provided, kinds)} ${limitsText(limits, verdict)}.`;
  return { rule, pairing, verdict, message };
};

const isExact = ({ min, max }: Range) => min !== undefined && min === max;

const rimText = ({ max }: Range, kinds: readonly boolean[]) =>
  `A ${kinds.every(Boolean) ? 'hookless ' : ''}rim of ${String(max)} mm inside`;

function limitsText({ from, to }: Limits, verdict: RuleVerdict): string {
  const range = `tyres of ${String(from)} to ${String(to)} mm`;
  return verdict === 'unknown'
    ? `takes ${range} for certain; makers disagree about others`
    : `takes ${range}`;
}

interface RimAndTyre {
  readonly rim: Range;
  readonly tyre: Range;
  readonly isHookless: boolean;
}

function tyreVerdict({ rim, tyre, isHookless }: RimAndTyre): RuleVerdict {
  const narrow = rim.min === undefined ? null : tyreLimits(rim.min, isHookless);
  const wide = rim.max === undefined ? null : tyreLimits(rim.max, isHookless);
  if (narrow !== null && tyre.max !== undefined && tyre.max < narrow.smallest) return 'does-not-fit';
  if (wide !== null && tyre.min !== undefined && tyre.min > wide.largest) return 'does-not-fit';
  if (narrow === null || wide === null || tyre.min === undefined || tyre.max === undefined) return 'unknown';
  return tyre.min >= wide.from && tyre.max <= narrow.to ? 'fits' : 'unknown';
}

/** Spare room in millimetres below which dirt or a wide rim may make a tyre rub. */
const tightMm = 4;

/** Compares a tyre with a frame or fork. */
export const clearance: ProvidersFormula = (rule, pairing) => {
  const { provided, needed } = pairing;
  const verdict = atMostVerdict(needed, provided);
  const [room, width] = [numberIn(provided), numberIn(needed)];
  const spare = Math.max(0, Math.floor((room ?? 0) - (width ?? 0)));
  const limit = verdict === 'fits' && spare < tightMm ? tightLimit(spare) : undefined;
  return { rule, pairing, verdict, limit };
};

const tightLimit = (spare: number) =>
  `The tyre leaves ${String(spare)} mm of the room that the frame or fork allows. Check that it does not rub.`;

/** Width in millimetres for which nearly every bike has room. */
const usualRoomMm = 25;

/** Compares the narrowest tyre of a rim with the room of a frame or fork: no tyre suits both if it is wider. */
export const tyreRoom: ProvidersFormula = (rule, { provider, needer, provided: rim, needed: room }) => {
  const pairing = { provider, needer, provided: rim, needed: room };
  const [least, most] = [narrowestTyres(provider, rim.min), narrowestTyres(provider, rim.max)];
  if (rim.min !== undefined && rim.min === rim.max && most === null) return null;
  if (most !== null && Math.max(...most) <= (room.max ?? room.min ?? roomOf(needer))) return null;
  if (provider.id === bikeId && rim.min === undefined) return null;
  if (least === null || room.max === undefined || Math.min(...least) <= room.max)
    return { rule, pairing, verdict: 'unknown' };
  const from = String(Math.min(...least));
  const message = `{provider} [is|are] for tyres of ${from} mm and wider. {needer} [has|have] room for {needs}. Look for a narrower rim.`;
  return { rule, pairing, verdict: 'does-not-fit', message };
};

/** Returns the narrowest tyre for each kind of walls that a rim may have; null if one is unknown. */
function narrowestTyres(rim: FitPart, width: number | undefined): readonly number[] | null {
  const limits = hooklessness(rim).map((kind) => (width === undefined ? null : tyreLimits(width, kind)));
  const known = limits.filter((each) => each !== null);
  return known.length === 0 || known.length < limits.length ? null : known.map(({ from }) => from);
}

/** Returns the room of a bike or part that does not state it. */
const roomOf = ({ id }: FitPart): number => (id === bikeId ? usualRoomMm : 0);

/** Length of valve in millimetres that sticks out of the rim far enough for every pump (Silca, CyclingTips). */
const comfortableMm = 15;
/** Length in millimetres below which no pump holds. */
const smallestMm = 5;

/** Compares the length of a valve with the depth of a rim. The depth that the maker of the valve states comes first. */
export const valveLength: ProvidersFormula = (rule, pairing) => {
  const { provider: valve, provided: length, needed: depth } = pairing;
  const [approved] = statementsOf(valve, 'rim-depth', 'needs');
  const isApproved = depth.max !== undefined && approved?.max !== undefined && depth.max <= approved.max;
  const verdict = isApproved ? 'fits' : valveVerdict(length, depth);
  if (verdict === 'fits' || depth.max === undefined || length.max === undefined)
    return { rule, pairing, verdict };
  const message = `{provider} [is|are] ${String(length.max)} mm long. A rim ${String(depth.max)} mm deep needs ${String(depth.max + comfortableMm)} mm.`;
  return { rule, pairing, verdict, message };
};

function valveVerdict(length: Range, depth: Range): RuleVerdict {
  if (length.max !== undefined && depth.min !== undefined && length.max < depth.min + smallestMm)
    return 'does-not-fit';
  if (length.min === undefined || depth.max === undefined) return 'unknown';
  return length.min >= depth.max + comfortableMm ? 'fits' : 'unknown';
}

type Verdicts = Readonly<Record<string, RuleVerdict>>;

/**
 * Lower ends of head tubes for a crown race seat, by its diameter in millimetres. `with-adapter` needs another lower
 * headset cup (Cane Creek, Cotic). Others are unknown.
 */
const headTubes: readonly { readonly min: number; readonly max: number; readonly ends: Verdicts }[] = [
  {
    ...{ min: 39.5, max: 40.1 },
    ends: {
      ...{ ZS56: 'fits', EC56: 'fits', IS52: 'fits', EC49: 'fits' },
      ...{ EC44: 'with-adapter', ZS44: 'with-adapter' },
      ...{ EC34: 'does-not-fit', IS41: 'does-not-fit', IS42: 'does-not-fit' },
    },
  },
  {
    ...{ min: 32.9, max: 33.1 },
    ends: {
      ...{ IS47: 'fits', EC44: 'fits' },
      ...{ EC34: 'does-not-fit', IS41: 'does-not-fit', IS42: 'does-not-fit' },
    },
  },
  {
    ...{ min: 29.9, max: 30.2 },
    ends: { EC34: 'fits', EC44: 'fits', ZS44: 'fits', IS41: 'fits', IS42: 'fits' },
  },
];

const tubesFromBest = ['fits', 'with-adapter', 'unknown'] as const;

/** Compares the crown of a fork with the lower end of a head tube: a tapered fork does not pass a straight one. */
export const headCrown: ProvidersFormula = (rule, pairing) => {
  const { provided: tube, needed: crown } = pairing;
  const row = headTubes.find(
    ({ min, max }) =>
      crown.min !== undefined && crown.min === crown.max && crown.min >= min && crown.min <= max,
  );
  const verdicts = (tube.values ?? ['']).map((value) => row?.ends[value] ?? 'unknown');
  const verdict = tubesFromBest.find((each) => verdicts.includes(each)) ?? 'does-not-fit';
  if (verdict !== 'with-adapter') return { rule, pairing, verdict };
  const part = 'a lower headset cup that sits outside the frame (EC44/40)';
  const adapter = { key: rule.key, provides: tube.values?.[0] ?? '', needs: String(crown.max), part };
  return { rule, pairing, verdict, adapter };
};

import { memoized } from './memoized.ts';
import { flatMounts } from './statements.ts';
import type { AdapterKind, FitPart, NeededAdapter, PartInterface } from './types.ts';

/** Adapters that makers sell, by the choices that they connect. */
const adapterKinds: readonly AdapterKind[] = [
  {
    key: 'rotor-hub',
    provides: 'centre-lock',
    needs: 'six-bolt',
    part: 'a centre-lock adapter for six-bolt rotors',
  },
  {
    key: 'freehub',
    provides: 'HG-L',
    needs: 'HG-M',
    part: 'a 1.85 mm spacer behind the cassette',
    limit: 'Some 10-speed road cassettes need a 1 mm spacer as well.',
  },
  { key: 'freehub', provides: 'HG-M', needs: 'HG-S', part: 'a 4.5 mm spacer behind the cassette' },
  { key: 'steerer', provides: '25.4', needs: '28.6', place: 'stem', part: 'a shim from 25.4 to 28.6 mm' },
  ...['22.2', '25.4'].map((inside) => ({
    key: 'steerer',
    provides: `${inside}-quill`,
    needs: '28.6',
    place: 'stem',
    part: `a quill adapter from ${inside} to 28.6 mm`,
    limit: 'Compare the height that you need: such an adapter raises the handlebar.',
  })),
  { key: 'bar-clamp', provides: '31.8', needs: '25.4', part: 'a shim from 25.4 to 31.8 mm' },
  { key: 'bar-clamp', provides: '31.8', needs: '26.0', part: 'a shim from 26.0 to 31.8 mm' },
  { key: 'freehub', provides: 'XDR', needs: 'XD', part: 'a 1.85 mm spacer behind the cassette' },
  {
    key: 'freehub',
    provides: 'N3W',
    needs: 'Campagnolo',
    part: 'the adapter ring for older cassettes on N3W bodies',
  },
  {
    key: 'caliper-mount',
    provides: 'flat-front',
    needs: 'flat',
    part: 'a flat-mount adapter for front brakes',
  },
  { key: 'caliper-mount', provides: 'is-51', needs: 'post-74', part: 'an adapter from IS to post mount' },
  { key: 'spindle', provides: '24', needs: '30', part: 'a reducer from 30 to 24 mm crank axles' },
  { key: 'valve-hole', provides: '8.5', needs: '6.5', part: 'a reducing ring for 8.5 mm valve holes' },
  { key: 'rotor-size', provides: '200', needs: '203', part: 'two 1.5 mm washers under the caliper' },
];

interface Connected {
  readonly provided: readonly string[];
  readonly needed: readonly string[];
  /** Place of the part that needs the interface. */
  readonly place?: string | undefined;
}

/** Returns the adapters that connect two values of an interface. */
export const adaptersBetween = (
  key: string,
  { provided, needed, place }: Connected,
): readonly AdapterKind[] =>
  adapterKinds.filter(
    (each) =>
      each.key === key &&
      provided.includes(each.provides) &&
      needed.includes(each.needs) &&
      [place, undefined].includes(each.place),
  );

/** Finds the parts of a catalogue that are an adapter, once for each adapter, because many pairs need the same one. */
export const adaptersIn = memoized((catalogue: readonly FitPart[]) => {
  const known = new Map<string, readonly FitPart[]>();
  return ({ key, provides, needs, family, mounts }: NeededAdapter): readonly FitPart[] => {
    const kind = [key, provides, needs, ...(family ?? []), ...(mounts ?? [])].join(' ');
    const parts =
      known.get(kind) ?? catalogue.filter((part) => connects(part, { key, provides, needs, family, mounts }));
    known.set(kind, parts);
    return parts;
  };
});

/** True if a part takes what one part provides and provides what the other needs. */
function connects(
  { interfaces }: FitPart,
  { key, provides, needs, family, mounts = [] }: NeededAdapter,
): boolean {
  const states = (side: PartInterface['side'], at: string, value: string) =>
    interfaces.some((each) => each.key === at && each.side === side && isStated(each, value));
  // Bearings of a crank, by frame and axle.
  if (key === 'shell') return states('needs', 'shell', provides) && states('needs', 'spindle', needs);
  if (family !== undefined)
    return states('provides', key, needs) && family.some((hub) => states('needs', 'freehub-mount', hub));
  // Such plates do not state that they start from 140 mm, the only smaller size (Shimano).
  const isPlate = mounts.some((mount) => flatMounts.includes(mount)) && provides === '140' && needs === '160';
  if (isPlate)
    return (
      states('provides', key, needs) &&
      flatMounts.some((mount) => states('provides', 'caliper-mount', mount)) &&
      mounts.every((mount) => states('needs', 'caliper-mount', mount))
    );
  return states('needs', key, provides) && states('provides', key, needs);
}

/** Largest difference between diameters that count as equal, in millimetres. */
const toleranceMm = 0.05;

/** True if two diameters in millimetres are nominally the same. */
export const isSameDiameter = (one: number, other: number): boolean => Math.abs(one - other) <= toleranceMm;

function isStated({ values, min, max }: PartInterface, value: string): boolean {
  if (values !== undefined) return values.includes(value);
  return min !== undefined && min === max && isSameDiameter(min, Number(value));
}

import { answersAtFront, answersAtRear } from './bike-implications.ts';
import { bikeId } from './bike-id.ts';
import { statedValue } from './interfaces.ts';
import { kindFacts } from './kind-facts.ts';
import type { PartKindKey } from './kinds.ts';
import { neighbours } from './neighbours.ts';
import type { BikeInterfaces, End, FitPart, PartInterface, Side } from './types.ts';

type StatedValue = Pick<PartInterface, 'values' | 'min' | 'max'>;

/** Interface of a component of a bike. */
interface ComponentInterface {
  readonly component: PartKindKey;
  /** Absent if the interface is not at one end of the bike. */
  readonly end?: End;
  readonly key: string;
  readonly side: Side;
  readonly place?: string;
}

/** Statement of a component. Its value is unknown until the question is answered. */
export interface ComponentStatement {
  readonly component: PartKindKey;
  readonly end: End | null;
  readonly statement: PartInterface;
}

const at =
  (component: PartKindKey, end?: End) =>
  (side: Side) =>
  (...keys: readonly string[]): readonly ComponentInterface[] =>
    keys.map((text) => {
      const [key = '', place] = text.split('@');
      return {
        ...{ component, key, side },
        ...(end !== undefined && { end }),
        ...(place !== undefined && { place }),
      };
    });

/** Interfaces that differ between the two ends of some bikes. */
const differing = {
  frame: ['clearance', 'caliper-mount', 'rotor-size', 'axle-thread', 'axle-length'],
  hub: ['rotor-hub', 'spoke-count'],
  rim: ['bead-seat', 'rim-width', 'rim-wall', 'rim-depth', 'tubeless'],
} as const;

export const twoEndedKeys: readonly string[] = Object.values(differing).flat();

/** Interfaces of the components that both ends of a bike have. */
const bothEnds = (['front', 'rear'] as const).flatMap((end) => [
  ...at(end === 'front' ? 'fork' : 'frame', end)('provides')(...differing.frame),
  ...at(end === 'front' ? 'front-hub' : 'rear-hub', end)('provides')(...differing.hub, 'brake-surface'),
  ...at('rim', end)('provides')(...differing.rim, 'brake-surface'),
  ...at('tyre', end)('needs')('bead-seat'),
  ...at('tube', end)('provides')('valve'),
  ...at('spokes', end)('provides')('nipple'),
  ...at('rim', end)('needs')('spoke-length', 'spoke-count'),
  ...at('rotor', end)('needs')('rotor-hub', 'rotor-size'),
  ...at('rotor', end)('provides')('rotor-bolt'),
  ...at('caliper', end)('needs')(
    ...['caliper-mount', 'brake-surface', 'fluid@caliper', 'actuation@caliper', 'brake-family@caliper'],
  ),
  ...at('caliper', end)('provides')('pad', 'rotor-thickness'),
  ...at('caliper', end)('needs')('hose'),
]);

/** Interfaces of components that both ends of a bike have. */
export const keysAtEnds: ReadonlySet<string> = new Set(bothEnds.map(({ key }) => key));

/** Interfaces of the components of a bike. Each answer about a bike belongs to the components that state it. */
const table: readonly ComponentInterface[] = [
  ...bothEnds,
  ...at('frame')('provides')(
    ...['axle-rear@frame', 'shell', 'crank-width', 'head-upper', 'head-lower', 'seatpost', 'seat-clamp'],
    ...['rd-mount', 'bosses', 'chainline'],
  ),
  ...at('fork')('provides')('axle-front@frame', 'steerer@fork'),
  ...at('stem')('needs')('steerer@stem'),
  ...at('stem')('provides')('bar-clamp'),
  ...at('headset')('needs')('steerer@headset'),
  ...at('handlebar')('needs')('bar-clamp'),
  ...at('handlebar')('provides')('bar-shape', 'lever-clamp', 'bar-diameter'),
  ...at('seatpost')('needs')('seatpost', 'rails'),
  ...at('saddle')('provides')('rails'),
  ...at('bottle-cage')('provides')('bottle'),
  ...at('brake-cable')('needs')('line-diameter'),
  ...at('brake-lever')('needs')('lever-clamp', 'hose'),
  ...at('brake-lever')('provides')('fluid@lever', 'actuation@lever', 'brake-family@lever'),
  ...at('front-hub')('needs')('axle-front@hub'),
  ...at('rear-hub')('needs')('axle-rear@hub'),
  ...at('rear-hub')('provides')('freehub-mount'),
  ...at('freehub-body')('provides')('freehub'),
  ...at('cassette')('needs')('freehub', 'speeds@cassette', 'chain-family'),
  ...at('chain')('provides')('speeds@chain', 'chain-family'),
  ...at('rear-derailleur')('provides')('speeds@derailleur', 'largest-sprocket', 'pulley'),
  ...at('rear-derailleur')('needs')('protocol', 'pull-group'),
  ...at('shifter')('provides')('speeds@shifter', 'protocol', 'pull-group'),
  ...at('crankset')('provides')('spindle', 'ring-mount', 'pedal'),
  ...at('chainring')('needs')('ring-mount', 'speeds@ring'),
  ...at('chainring')('provides')('ring-bolt'),
  ...at('bottom-bracket')('needs')('shell', 'spindle'),
  ...at('pedals')('needs')('pedal'),
  ...at('pedals')('provides')('cleat'),
];

export interface BikeAnswers {
  /** Answers for both ends of the bike. */
  readonly interfaces: BikeInterfaces;
  /** Answers for the rear end that differ from the front. */
  readonly rear?: BikeInterfaces | undefined;
}

/** Builds the components of a bike from its answers. Unanswered questions become interfaces of unknown value. */
export function bikeComponents({ interfaces, rear = {} }: BikeAnswers): readonly ComponentStatement[] {
  const atRear = Object.entries(rear).filter(([key]) => twoEndedKeys.includes(key));
  const front = answersAtFront(interfaces);
  const back = answersAtRear(interfaces, Object.fromEntries(atRear));
  return table.map(({ component, end, key, side, place }) => ({
    component,
    end: end ?? null,
    statement: {
      ...{ key, side },
      ...(place !== undefined && { place }),
      ...componentValue({ component, key, side }, end === 'rear' ? back : front),
    },
  }));
}

type Described = Pick<ComponentInterface, 'component' | 'key' | 'side'>;

function componentValue({ component, key, side }: Described, answers: BikeInterfaces): StatedValue {
  const derived = neighbours[`${component} ${side} ${key}`];
  return derived === undefined ? statedValue(key, answers) : derived(answers);
}

/** True if the ends of a bike differ. */
export const hasTwoEnds = ({ rear = {} }: BikeAnswers): boolean =>
  Object.values(rear).some((answer) => answer !== null);

interface Around {
  readonly replaced: ReadonlySet<PartKindKey>;
  readonly end: End;
}

/** Returns the components that stay on a bike as one part, at one end. */
export function surroundings(components: readonly ComponentStatement[], { replaced, end }: Around): FitPart {
  const staying = components.filter(
    (each) => !replaced.has(each.component) && (each.end === null || each.end === end),
  );
  const unique = new Map(staying.map(({ statement }) => [JSON.stringify(statement), statement]));
  return { id: bikeId, name: 'your bike', interfaces: [...unique.values()] };
}

/** Returns the components that a part replaces. */
export const replacedBy = ({ kind }: Pick<FitPart, 'kind'>): readonly PartKindKey[] =>
  kind === undefined || kind === null ? [] : (kindFacts[kind].replaces ?? []);

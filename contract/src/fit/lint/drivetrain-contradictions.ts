import { numberOf } from '../statements.ts';
import { has, statementOf, type Contradiction } from './contradiction.ts';
import { stateText, valuesOf } from './finding.ts';

/** Inner widths of chains by speeds (bikegremlin.com/1220). */
const chainWidths: Readonly<Record<string, number>> = {
  '1': 3.3,
  '7': 2.38,
  '8': 2.38,
  '9': 2.18,
  '10': 2.18,
  '11': 2.18,
  '12': 2.18,
  '13': 2.18,
};

/** Smallest chainrings by bolt circle (sheldonbrown.com/cribsheet-bcd). */
const minTeeth: Readonly<Record<string, number>> = {
  '110x5': 33,
  '110x4': 34,
  '130x5': 38,
  '104x4': 30,
  '96x4': 28,
  '94x5': 29,
  '74x5': 24,
  '64x4': 22,
};

export const drivetrainContradictions: readonly Contradiction[] = [
  {
    key: 'chain-width',
    reasonOf: (part) => {
      const inner = statementOf(part, 'chain-width', 'provides')?.max;
      const usual = valuesOf(part, 'speeds').map((speeds) => chainWidths[speeds]);
      return inner !== undefined && usual.length > 0 && !usual.includes(inner)
        ? `A chain for ${valuesOf(part, 'speeds').join(' or ')} speeds is ${String(usual[0])} mm wide inside, not ${String(inner)} mm.`
        : null;
    },
  },
  {
    key: 'ring-mount',
    reasonOf: (part) => {
      const teeth = numberOf(part, 'ring-teeth');
      const [mount = ''] = valuesOf(part, 'ring-mount');
      const min = minTeeth[mount];
      return teeth !== undefined && min !== undefined && teeth < min
        ? `${stateText('ring-mount', { values: [mount] })} leave no room for a ring of ${String(teeth)} teeth (minimum ${String(min)}).`
        : null;
    },
  },
  {
    key: 'ring-bolt',
    reasonOf: (part) => {
      const isSingle = has(part, 'ring-place', 'single');
      const isDouble = valuesOf(part, 'ring-place').length > 0 && !isSingle;
      return (isSingle && has(part, 'ring-bolt', 'double-3.5')) ||
        (isDouble && has(part, 'ring-bolt', 'single'))
        ? 'Single rings take bolts for single rings, outer and inner rings take bolts for two.'
        : null;
    },
  },
  {
    key: 'freehub',
    reasonOf: (part) => {
      if (statementOf(part, 'freehub', 'needs') === undefined) return null;
      const smallest = (numberOf(part, 'largest-sprocket') ?? NaN) - (numberOf(part, 'capacity') ?? NaN);
      if (smallest <= 10 && ['HG-M', 'HG-L', 'HG-L2'].some((body) => has(part, 'freehub', body)))
        return `HG freehubs take no sprocket of ${String(smallest)} teeth.`;
      return has(part, 'freehub', 'HG-L2') &&
        valuesOf(part, 'speeds').length > 0 &&
        !has(part, 'speeds', '12')
        ? 'HG L2 freehubs take 12-speed road cassettes only.'
        : null;
    },
  },
  {
    key: 'capacity',
    reasonOf: (part) => {
      const [capacity, largest] = [numberOf(part, 'capacity'), numberOf(part, 'largest-sprocket')];
      return capacity !== undefined && largest !== undefined && capacity >= largest
        ? `A difference of ${String(capacity)} teeth is impossible if the largest sprocket has ${String(largest)}.`
        : null;
    },
  },
];

import { freehub } from '../proposals/drivetrain-readers.ts';
import { plainText } from '../proposals/spec-text.ts';
import { numberOf } from '../statements.ts';
import { has, specNumber, statementOf, type Contradiction } from './contradiction.ts';
import { specOf, stateText, valuesOf } from './finding.ts';

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

/** Chainline of a direct-mount ring without offset on standard SRAM cranks, in millimetres. */
const chainlineWithoutOffset = 55;

export const drivetrainContradictions: readonly Contradiction[] = [
  {
    key: 'chain-width',
    reasonOf: (part) => {
      const tooth = statementOf(part, 'chain-width', 'needs')?.max;
      const inner = specNumber(part, /^chain$/iu, /12\.7x(\d(?:\.\d+)?) mm/u);
      return tooth !== undefined && tooth > inner
        ? `Teeth ${String(tooth)} mm thick do not enter a chain ${String(inner)} mm wide inside.`
        : null;
    },
  },
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
    key: 'chainline',
    reasonOf: (part) => {
      const text = plainText([part.description, ...part.specs.map(({ value }) => value)].join(' ; '));
      const offset = /(\d(?:\.\d)?) mm offset/u.exec(text)?.[1];
      const chainline = numberOf(part, 'chainline') ?? Number(/(\d\d) mm chainline/u.exec(text)?.[1]);
      const expected = chainlineWithoutOffset - Number(offset);
      return offset !== undefined && Math.abs(chainline - expected) > 0.5
        ? `An offset of ${offset} mm puts the ring on a chainline of ${String(expected)} mm, not ${String(chainline)} mm.`
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
      const smallest = specNumber(part, /sprocket/iu, /^(\d{1,2})-/u);
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
    key: 'freehub',
    reasonOf: (part) => {
      const isHub = statementOf(part, 'freehub', 'provides') !== undefined;
      const text = specOf(part, /freehub/iu) ?? '';
      return isHub && / and /u.test(text) && (freehub(plainText(text))?.values ?? []).length > 1
        ? `A freehub body has one shape, not those of “${text}”. Write “or” if customers choose.`
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
  {
    key: 'shell',
    reasonOf: (part) => {
      const isBsa = valuesOf(part, 'shell').some((shell) => shell.startsWith('BSA'));
      const thread = plainText(specOf(part, /^thread/iu) ?? '');
      return isBsa && thread !== '' && !/^1\.370 in x 24 tpi/u.test(thread)
        ? `BSA shells have the thread 1.370 in × 24 tpi.`
        : null;
    },
  },
];

import * as common from '../proposals/readers.ts';
import * as drivetrain from '../proposals/drivetrain-readers.ts';
import * as fitting from '../proposals/fitting-readers.ts';
import { anyOf, choice, speedsInSpec, type Read } from '../proposals/spec-text.ts';
import * as wheel from '../proposals/wheel-readers.ts';

/** Reader of a cell that states choices in other words than the table. */
interface CellReader {
  readonly read: Read;
  /** Words that the cell may contain, beside numbers and lengths. Others may change its meaning. */
  readonly words: string;
}

const freehubs: CellReader = {
  read: drivetrain.freehub,
  words: 'shimano|sram|campagnolo|micro spline|hg|l2?|m|ms|xdr?|n3w|road|mtb|speed|freehub|body|driver',
};
const axleWords = 'qr|hub|quick release|thru|through|axle|boost|front|rear|bolt on';
const rimWallWords = 'hooked|hookless|for|tubeless|c|tc|tss|rims?';
const caliperMountWords = 'flatmount|postmount|flat|post|is|mount|pm|bolts?|tabs?';
const headTubes: CellReader = { read: fitting.headTube, words: '(?:ec|zs|is)\\d*|upper|lower|top|bottom' };

/** Reads a cell only if every number of it is a choice. */
const wholly =
  (read: Read): Read =>
  (text) => {
    const stated = read(text);
    const numbers = text.replace(/^[123]x/u, '').match(/\d+(?:\.\d+)?/gu) ?? [];
    return numbers.every((number) => stated?.values?.includes(number)) ? stated : null;
  };

/**
 * Readers of the proposals, and of words that are clear only in a cell of the interface. By key, with the side or the
 * kind of part if the words mean different values.
 */
export const choiceReaders: Readonly<Record<string, CellReader>> = {
  freehub: freehubs,
  'freehub-option': freehubs,
  speeds: {
    read: anyOf(choice({ '1': /^single/u }), wholly(speedsInSpec)),
    words: 'single|speeds?|sp|\\d+s|to|eleven|twelve',
  },
  'ring-mount': {
    read: drivetrain.ringMount,
    words:
      'bolt circle|bcd|pcd|arms?|holes?|bolts?|spider|on|a|direct|mount|sram|shimano|cinch|race face|offset|three|eight',
  },
  'ring-place': {
    read: choice({ outer: /^outer/u, inner: /^inner/u, single: /^single|^one-by|^1x/u }),
    words: 'outer|inner|single|one by|x|rings?',
  },
  spindle: {
    read: drivetrain.spindle,
    words: 'hollowtech|ii|dub|gxp|square|taper|isis|octalink|spindle|axle|external',
  },
  shell: {
    read: anyOf(drivetrain.shell, (text) =>
      drivetrain.shell(text.replace('english', 'bsa').replace(/^(\d{2,3}(?:\.5)?) mm,? (.+)$/u, '$2 $1')),
    ),
    words:
      'bsa|english|italian|ita|t47|bb ?\\d*|pf ?\\d*|press fit|pressfit|evo|threaded|thread|shell|internal',
  },
  pedal: { read: drivetrain.pedalThread, words: 'tpi|thread' },
  cleat: {
    read: drivetrain.cleat,
    words: 'flat|pedals?|platform|spd|sl|two|three|bolts?|look|keo|cleats?|shimano',
  },
  pulley: { read: drivetrain.pulleys, words: 't|teeth|guide|tension' },
  'rd-mount': { read: drivetrain.derailleurMount, words: 'hanger|direct|mount|udh|standard|m10' },
  protocol: { read: drivetrain.protocol, words: 'cable|mechanical|axs|di2|eps|sram|shimano|campagnolo' },
  'axle-front': { read: wheel.frontAxle, words: axleWords },
  'axle-rear': { read: wheel.rearAxle, words: axleWords },
  'axle-thread': { read: wheel.axleThread, words: 'm\\d+x?|pitch|thread' },
  'bead-seat': {
    read: anyOf(
      wheel.beadSeat,
      choice({ '622': /^(?:28|29)(?: in|er)?$|^700$/u, '584': /^27\.5$|^650$/u, '559': /^26$/u }),
    ),
    words: '\\d+ ?c|\\d+ ?b|\\d+er|etrto|bsd',
  },
  // A hooked rim is either C or TC, but a tyre for hooked rims suits both.
  'provides rim-wall': {
    read: choice({ TC: /^hooked(?!.*hookless).*tubeless/u, TSS: /^(?!.*\bhooked\b).*(?:hookless|\btss\b)/u }),
    words: rimWallWords,
  },
  'needs rim-wall': { read: wheel.rimWalls, words: rimWallWords },
  tubeless: { read: wheel.tubeless, words: 'tubeless|ready|not|needs|a|tube|tlr' },
  valve: {
    read: anyOf(
      wheel.valveType,
      choice({ presta: /^(?:sv|fv|french|sclaverand)\b/u, schrader: /^av\b/u, dunlop: /^(?:dv|woods)\b/u }),
    ),
    words: 'presta|schrader|dunlop|auto|french|sclaverand|woods|valves?|fv|av|dv|sv',
  },
  'rotor-hub': {
    read: anyOf(common.rotorMount, choice({ 'centre-lock': /^cl$/u })),
    words: 'six bolt|six|bolts?|centre lock|cl|is|rotor',
  },
  'needs caliper-mount': { read: fitting.caliperMount, words: caliperMountWords },
  'fork caliper-mount': { read: fitting.caliperMountOfFork, words: caliperMountWords },
  'frame caliper-mount': { read: fitting.caliperMount, words: caliperMountWords },
  'rotor-size': { read: wholly(fitting.rotorSize), words: 'rotors?|discs?' },
  'bar-clamp': { read: fitting.barClamp, words: 'clamp|oversize' },
  lockring: {
    read: choice({ inside: /^int|^in/u, outside: /^ext|^out/u }),
    words: 'internal|external|inner|outer|notches',
  },
  'rotor-bolt': { read: fitting.rotorBolt, words: 'm\\d+x?' },
  pad: { read: fitting.padShape, words: 'shimano|[a-z]\\d{2}(?:[acs]|ti)?|rf|rx|mf|resin|metal|pads?' },
  fluid: { read: fitting.fluid, words: 'mineral|oil|dot[ \\d.]*|fluid|shimano|magura|royal blood' },
  actuation: { read: fitting.actuation, words: 'hydraulic|cable|mechanical|hoses?' },
  'brake-surface': { read: choice({ disc: /^dis[ck]/u, rim: /^rims?/u }), words: 'dis[ck]s?|rims?|brakes?' },
  'brake-pull': {
    read: choice({
      'pull-7': /^7 mm|^cantilever/u,
      'pull-8': /^8 mm/u,
      'pull-15': /^15 mm|^v-?brake|^linear/u,
    }),
    words: 'cantilever|v|brakes?|vbrakes?|linear|pull',
  },
  hose: { read: fitting.hoseEnds, words: 'banjo|straight|olive|barb|m6|ring|bolt' },
  'bar-shape': {
    read: choice({ drop: /^drop/u, flat: /^flat|^riser/u }),
    words: 'drop|flat|riser|bars?|handlebars?',
  },
  steerer: {
    read: anyOf(fitting.steerer, choice({ '38.1': /^1\.5$/u })),
    words: 'tapered|straight|steerer|to',
  },
  'head-upper': headTubes,
  'head-lower': headTubes,
  rails: { read: fitting.rails, words: 'round|oval|carbon|metal|steel|titanium|alloy|rails?' },
  'tool-drive': {
    read: anyOf(common.hexKeys, (text) => common.hexKeys(text.replace(/torx ?(?=\d)/u, 't'))),
    words: 'hex|keys?|allen|torx|t\\d+',
  },
};

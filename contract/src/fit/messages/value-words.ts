import type { ValueWords } from './types.ts';

/** Diameters of head tubes. Cups outside and inside the frame have the same bore. */
const headTubes = Object.fromEntries(
  ['EC34', 'EC44', 'EC49', 'EC56', 'ZS44', 'ZS49', 'ZS56', 'IS41', 'IS42', 'IS47', 'IS49', 'IS52'].map(
    (value) => [value, `${value.slice(2)} mm`],
  ),
);

/** Values whose labels are not understood in a sentence. */
export const valueWords: ValueWords = {
  freehub: {
    'HG-S': '7-speed HG',
    'HG-M': 'short HG',
    'HG-L': 'long HG',
    'HG-L2': 'HG L2',
    Campagnolo: 'older Campagnolo',
    freewheel: 'screw-on',
  },
  'rd-mount': { hanger: 'a hanger', direct: 'a direct mount', UDH: 'a UDH mount' },
  speeds: {
    '1': 'single-speed',
    '7': '7-speed',
    '8': '8-speed',
    '9': '9-speed',
    '10': '10-speed',
    '11': '11-speed',
    '12': '12-speed',
    '13': '13-speed',
  },
  'ring-mount': {
    'direct-sram-3': 'a direct mount with three bolts',
    'direct-sram-8': 'a direct mount with eight bolts',
    'direct-shimano': 'a Shimano direct mount',
    'direct-cinch': 'a Race Face direct mount',
  },
  'ring-bolt': { single: 'one', 'double-3.5': 'two' },
  spindle: { square: 'square', ISIS: 'splined (ISIS)', Octalink: 'splined (Octalink)' },
  pad: { 'pedalworks-32': 'Pedalworks 32 mm' },
  'crank-width': {
    road: 'the width of road bikes',
    mtb: 'the width of mountain bikes',
    downhill: 'the width of downhill bikes',
    fat: 'the width of fat bikes',
  },
  pedal: { '9/16': '9/16 in', '1/2': '1/2 in' },
  cleat: { flat: 'no plate' },
  pulley: {
    '11/11': '11 teeth each',
    '11/13': '11 and 13 teeth',
    '12/12': '12 teeth each',
    '12/14': '12 and 14 teeth',
    '13/13': '13 teeth each',
  },
  'axle-front': { '9x100': '9 × 100 mm quick-release' },
  'axle-rear': {
    '10x130': '10 × 130 mm quick-release',
    '10x135': '10 × 135 mm quick-release',
    '10x141': '10 × 141 mm quick-release',
  },
  'bead-seat': {
    '305': '16 in (305)',
    '349': '16 × 1⅜ in (349)',
    '406': '20 in (406)',
    '451': '20 × 1⅛ in (451)',
    '507': '24 in (507)',
    '559': '26 in (559)',
    '571': '650C (571)',
    '584': '27.5 in (584)',
    '590': '26 × 1⅜ in (590)',
    '622': '28 or 29 in (622)',
    '630': '27 in (630)',
    '635': '28 × 1½ in (635)',
  },
  'rim-wall': { C: 'hooked', TC: 'hooked', TSS: 'straight (hookless)' },
  'rotor-hub': { 'six-bolt': 'six bolts', 'centre-lock': 'one large nut (centre-lock)' },
  'caliper-mount': {
    flat: 'a flat mount',
    'flat-front': 'a flat mount for front brakes',
    'post-74': 'a post mount',
    'is-51': 'an IS mount',
  },
  'brake-surface': { disc: 'disc brakes', rim: 'rim brakes', hub: 'hub brakes' },
  fluid: { mineral: 'mineral oil', DOT: 'DOT fluid' },
  actuation: { hydraulic: 'hydraulic brakes, with a hose', cable: 'cable brakes' },
  hose: { 'banjo-m6': 'a ring with a bolt', straight: 'a straight end', maker: 'the maker’s own fitting' },
  'lever-clamp': { '22.2': 'flat bars', '23.8': 'drop bars' },
  protocol: { cable: 'a cable' },
  steerer: { '22.2-quill': '1 in with a thread', '25.4-quill': '1⅛ in with a thread' },
  'head-upper': headTubes,
  'head-lower': headTubes,
};

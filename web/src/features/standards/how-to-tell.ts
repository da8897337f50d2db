/** Signs by which people recognise a value, by interface and value, if its label does not say it. */
const signs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  freehub: {
    MS: '23 fine ribs of equal width',
    XD: 'Short ribs near the spokes, then a thread',
    XDR: 'Like XD, 1.85 mm longer',
    N3W: 'Campagnolo, 4.4 mm shorter than before',
    Campagnolo: 'Deep ribs, far apart',
  },
  'rd-mount': {
    hanger: 'A tab below the axle with one threaded hole',
    UDH: 'A hanger marked UDH, around the axle',
  },
  'chain-family': {
    plain: 'None of the other marks',
    'HG+': 'Shimano, 12-speed',
    Eagle: 'SRAM MTB, 12-speed, printed on the plates',
    Flattop: 'SRAM road, straight outer edge',
    'T-Type': 'SRAM Transmission, straight outer edge',
  },
  protocol: {
    cable: 'A cable runs to the derailleur',
    AXS: 'A battery on the derailleur, no wire',
    Di2: 'A wire runs to the derailleur',
  },
  spindle: {
    '24': 'Hollow, the same on both sides',
    '30': 'Hollow, usually aluminium',
    GXP: 'Thicker at the chainrings',
    DUB: 'DUB is printed on the crank arm',
    square: 'Four sides that taper',
    ISIS: 'Ten ribs at the end',
    Octalink: 'Eight ribs at the end',
  },
  cleat: {
    '2-bolt': 'Side by side, in a recess of the sole',
    '3-bolt': 'In a triangle, on a smooth sole',
  },
  'rim-wall': {
    C: 'The size ends with C, such as 622 × 19C',
    TC: 'The size ends with TC, such as 622 × 21TC',
    TSS: 'Marked hookless or TSS',
  },
  valve: {
    presta: 'Thin, with a small nut at the tip',
    schrader: 'Thick as a pencil, with a pin inside',
    dunlop: 'Held by a ring nut',
  },
  fluid: { mineral: 'The cap of the lever says mineral oil', DOT: 'The cap of the lever says DOT' },
  'rotor-hub': {
    'six-bolt': 'Six small bolts around the middle',
    'centre-lock': 'One toothed ring around the axle',
  },
};

/** Signs of headset seats: the letters of their codes say where the bearing sits. */
const headsetSigns: Readonly<Record<string, string>> = {
  EC: 'The bearing sits outside the tube',
  ZS: 'A pressed cup inside the tube',
  IS: 'The bearing lies in the tube itself',
};

interface SplitLabel {
  readonly name: string;
  readonly sign: string;
}

/** Splits a label such as `Six-bolt (44 mm)` into the name and the words by which people recognise the value. */
export function splitLabel(key: string, [value, label]: readonly [value: string, label: string]): SplitLabel {
  const sign = signs[key]?.[value] ?? (key.startsWith('head-') ? headsetSigns[value.slice(0, 2)] : undefined);
  if (sign !== undefined) return { name: label, sign };
  const [, name = label, inBrackets = ''] = /^(.+?) \((.+)\)$/u.exec(label) ?? [];
  return { name, sign: inBrackets.charAt(0).toUpperCase() + inBrackets.slice(1) };
}

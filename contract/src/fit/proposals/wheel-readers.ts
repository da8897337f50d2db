import { barPerPsi } from '../limits.ts';
import { anyOf, choice, composed, quantity, type Read } from './spec-text.ts';

/** Axles up to this length in millimetres are front axles. */
const maxFrontAxleMm = 120;

/**
 * `12 × 100`, `148 × 12`, `5 × 100 QR` or `QR 100 mm`. The skewer of a quick release is 5 mm thick, its axle 9 or 10 mm.
 */
const axle = (isFront: boolean): Read => {
  const compose = ([diameter = '', length = '']: readonly string[]) => {
    if (Number(length) <= maxFrontAxleMm !== isFront) return null;
    const quickRelease = isFront ? '9' : '10';
    const thickness = ['5', '9', '10'].includes(diameter) ? quickRelease : diameter;
    return { values: [`${thickness}x${length}`] };
  };
  return anyOf(
    composed(/(?<![\d.]|m)(\d{1,2})x(\d{3})\b/u, compose),
    composed(/(?<![\d.]|m)(\d{3})x(\d{1,2})\b(?!\.\d)/u, ([length = '', diameter = '']) =>
      compose([diameter, length]),
    ),
    composed(/\bboost (110|148)\b/u, ([length = '']) => compose([isFront ? '15' : '12', length])),
    composed(/\b(?:qr|quick[ -]release),? (\d{3})\b/u, ([length = '']) => compose(['5', length])),
    composed(/\b(\d{3})(?: mm)?,? (?:qr|quick[ -]release)\b/u, ([length = '']) => compose(['5', length])),
  );
};
export const frontAxle = axle(true);
export const rearAxle = axle(false);

export const axleThread = choice({
  'M12x1.0': /m12x1(?:\.0)?(?![.\d])/u,
  'M12x1.5': /m12x1\.5/u,
  'M12x1.75': /m12x1\.75/u,
  'M15x1.5': /m15x1\.5/u,
});

/** Bead seats by the size in fractions of inches, which differ from those in decimals. */
const fractionalSizes: Readonly<Record<string, string>> = {
  '28x1 1/2': '635',
  '27x1 1/4': '630',
  '26x1 3/8': '590',
  '26x1 1/2': '584',
  '24x1 3/8': '540',
  '20x1 3/8': '451',
  '16x1 3/8': '349',
};

export const beadSeat = anyOf(
  composed(/\b(\d{2}) ?(?:in )?x ?(1 \d\/\d)/u, ([wheel = '', tyre = '']) => {
    const size = fractionalSizes[`${wheel}x${tyre}`];
    return size === undefined ? null : { values: [size] };
  }),
  composed(/etrto (?:\d{2,3}-)?(\d{3})(?!\d)/u, ([diameter = '']) => ({ values: [diameter] })),
  choice({
    '559': /\b559\b|\b26 in\b/u,
    '584': /\b584\b|\b27\.5 ?(?:in|x)|650 ?b/u,
    '622': /\b622\b|\b700 ?c|\b700x|\b29 ?(?:in|x|er)/u,
  }),
);

export const rimInside = quantity(
  /\b622x(\d{2})(?:c|tc|tss)/u,
  /(\d{2}(?:\.\d)?) mm (?:inside|internal|inner)/u,
  /(?:inside|internal|inner)(?: width)?:? (\d{2}(?:\.\d)?)/u,
);

export const rimDepth = quantity(/(\d{2}(?:\.\d)?) mm (?:deep|high)/u);

export const rimWall = choice({
  C: /x ?\d{2}c\b/u,
  TC: /\d{2} ?tc\b/u,
  TSS: /\d{2} ?tss\b|(?<!not |no )hookless/u,
});

export const tubeless = choice({ yes: /tubeless/u, no: /needs a tube|not tubeless/u });

export const tyreWidth = quantity(/\b(\d{2,3})-(?:622|584|559)\b/u, /\b(?:700|650)x(\d{2})/u);

export const tyreWidthInches = composed(/\b(?:26|27\.5|29)x(\d\.\d+)/u, ([inches = '']) => {
  const width = Math.round(Number(inches) * 25.4);
  return { min: width, max: width };
});

const pressureIn = (unit: string, toPsi: (number: number) => number): Read => {
  const read = quantity(
    new RegExp(String.raw`(?:up to|largest pressure:?|max\w*\.?:?|to) (\d{1,3}(?:\.\d)?) ${unit}`, 'u'),
    new RegExp(String.raw`(\d{1,3}(?:\.\d)?) ${unit}`, 'u'),
  );
  return (text) => {
    const { max } = read(text) ?? {};
    return max === undefined ? null : { min: toPsi(max), max: toPsi(max) };
  };
};

/** Pressure in psi. A text with two units states the same pressure twice. */
export const pressure = anyOf(
  pressureIn('psi', (psi) => psi),
  pressureIn('bar', (bar) => Math.round((bar / barPerPsi) * 10) / 10),
);

export const clearance = quantity(
  /\b(\d{2})-(?:622|584|559)/u,
  /\b(?:700|650)x(\d{2})/u,
  /room for (\d{2}) mm/u,
  /(\d{2}) mm tyres?/u,
);

export const spokeHoles = quantity(/(?:^|\s)(\d{2})(?:h\b| holes|,|$)/u);

export const holeDiameter = quantity(/⌀ ?(\d\.\d) mm/u, /for (\d\.\d) mm spokes/u);

export const spokeGauge = quantity(/\b(\d\.\d)(?: ?\/| mm)/u);

export const nipple = quantity(/(\d\.\d{1,2}) mm(?: square| nipple)/u, /nipple.* (\d\.\d{1,2})/u);

export const valveType = choice({ presta: /presta/u, schrader: /schrader|\bauto\b/u, dunlop: /dunlop/u });

export const valveHole = choice({ '6.5': /\b6\.5 mm/u, '8.5': /\b8\.5 mm/u });

export const flangesApart = quantity(/flanges (\d{2}(?:\.\d)?) mm apart/u);

const hooked = String.raw`\bhooked\b|\bhooks\b|not (?:\w+ ){0,2}hookless`;

/** Rim walls that a tyre is approved for: `Hooked (C, TC), hookless (TSS)`. Hooked alone means both kinds of hooks. */
export const rimWalls: Read = (text) => {
  const hooks = choice({ C: /\bc\b/u, TC: /\btc\b/u })(text)?.values;
  const named = hooks ?? (new RegExp(hooked, 'u').test(text) ? ['C', 'TC'] : []);
  const isHookless = /\btss\b|(?<!not (?:\w+ ){0,2})hookless/u.test(text);
  const values = [...named, ...(isHookless ? ['TSS'] : [])];
  return values.length === 0 ? null : { values };
};

/** Rim walls in a sentence about rims: `For hooked and hookless rims`. */
export const rimWallsInSentence: Read = (text) =>
  /hook(?:ed|less)\b.*\brims?\b|\brims?\b.*hook(?:ed|less)\b/u.test(text) ? rimWalls(text) : null;

/** Wheels for rim brakes have no rotor. */
export const noRotor = choice({ none: /^rims?$|\brim brake|rim,? machined/u });

/** Widths of tyres for a tube: `700 × 18/25C`, `40/62-622`, `35 to 45 mm`. */
export const tubeWidth = quantity(
  /\b(?:700|650)x(\d{2,3})[/-](\d{2,3})/u,
  /\b(\d{2,3})\/(\d{2,3})-\d{3}\b/u,
  /\b(\d{2,3})(?: mm)?(?: to |-)(\d{2,3}) mm/u,
);

import { anyOf, choice, composed, quantity, type Read } from './spec-text.ts';

/** Axles up to this length in millimetres are front axles. */
const maxFrontAxleMm = 120;

/** `12 × 100` or `5 × 100 QR`. The skewer of a quick release is 5 mm thick, its axle 9 or 10 mm. */
const axle = (isFront: boolean): Read =>
  composed(/(?<![\d.]|m)(\d{1,2})x(\d{3})\b/u, ([diameter = '', length = '']) => {
    if (Number(length) <= maxFrontAxleMm !== isFront) return null;
    const quickRelease = isFront ? '9' : '10';
    const thickness = ['5', '9', '10'].includes(diameter) ? quickRelease : diameter;
    return { values: [`${thickness}x${length}`] };
  });
export const frontAxle = axle(true);
export const rearAxle = axle(false);

export const axleThread = choice({
  'M12x1.0': /m12x1(?:\.0)?(?![.\d])/u,
  'M12x1.5': /m12x1\.5/u,
  'M12x1.75': /m12x1\.75/u,
  'M15x1.5': /m15x1\.5/u,
});

export const beadSeat = anyOf(
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
  TSS: /\d{2} ?tss\b|hookless/u,
});

export const tubeless = choice({ yes: /tubeless/u, no: /needs a tube|not tubeless/u });

export const tyreWidth = quantity(/\b(\d{2,3})-(?:622|584|559)\b/u, /\b(?:700|650)x(\d{2})/u);

export const tyreWidthInches = composed(/\b(?:26|27\.5|29)x(\d\.\d+)/u, ([inches = '']) => {
  const width = Math.round(Number(inches) * 25.4);
  return { min: width, max: width };
});

export const pressure = quantity(
  /(?:up to|largest pressure:?|max\w*\.?:?|to) (\d{2,3}) psi/u,
  /(\d{2,3}) psi/u,
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

/** Rim walls that a tyre is approved for: `Hooked (C, TC), hookless (TSS)`. */
export const rimWalls = choice({ C: /\bc\b/u, TC: /\btc\b/u, TSS: /\btss\b|hookless/u });

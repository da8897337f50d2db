import { anyOf, choice, composed, quantity } from './spec-text.ts';
import { hexKeys } from './readers.ts';

/** Diameters in `Shim 27.2 to 31.6`: of the seatpost inside, and of the seat tube outside. */
const shimDiameters = (compare: (...numbers: number[]) => number) =>
  composed(/\b(\d{2}\.\d)\D+(\d{2}\.\d)\b/u, (groups) => {
    const diameter = compare(...groups.map(Number));
    return { min: diameter, max: diameter };
  });
export const shimInside = shimDiameters(Math.min);
export const shimOutside = shimDiameters(Math.max);

/** `M5 × 10`, or `M5 × 0.8, 10 mm` with the pitch of the thread. */
export const rotorBolt = composed(
  /\bm(\d)x(?:\d\.\d+,? )?(\d{1,2})\b(?!\.)/u,
  ([thread = '', length = '']) => ({
    values: [`M${thread}x${length}`],
  }),
);

export const rotorSize = choice({
  '140': /\b140\b/u,
  '160': /\b160\b/u,
  '180': /\b180\b/u,
  '200': /\b200\b/u,
  '203': /\b203\b/u,
  '220': /\b220\b/u,
});

export const caliperMount = choice({
  'flat-front': /flat[ -]?mount.*(?:front|70 mm)/u,
  flat: /flat[ -]?mount(?!.*(?:front|\d\d mm bolts))|\b34 mm bolts/u,
  'post-74': /post[ -]?mount|\bpm ?\d{3}|74 mm/u,
  'is-51': /\bis ?(?:2000|51|mount)|51 mm/u,
});

const mountNames = String.raw`(?:is|pm|post[ -]?mount|flat[ -]?mount)`;
const fromTo = new RegExp(String.raw`\b(${mountNames})\b[^a-z]*(?:to |-|→)\s*(${mountNames})\b`, 'u');
const mountNamed = (name = '') =>
  caliperMount(name.replace(/^is$/u, 'is mount').replace(/^pm$/u, 'post mount'));

/** Mounts in the name of an adapter: `IS to PM`. */
export const mountBefore = composed(fromTo, ([before]) => mountNamed(before));
export const mountAfter = composed(fromTo, ([, after]) => mountNamed(after));

/** DOT 5 is another fluid than DOT 4 and 5.1: it is made of silicone. */
export const fluid = choice({ mineral: /mineral/u, DOT: /\bdot(?![a-z]| ?5(?!\.1))/u });

export const actuation = choice({ hydraulic: /hydraulic|mineral|\bdot\b/u, cable: /\bcable|mechanical/u });

export const hoseEnd = choice({ 'banjo-m6': /banjo.*m6|m6.*banjo/u, straight: /straight|\bolives?\b/u });

export const leverClamp = choice({ '22.2': /22\.2/u, '23.8': /23\.8|24\.0/u });

/** Shimano names its pads by a letter for the shape, two digits and a letter for the compound: `N04C`. */
export const padShape = choice({
  'pedalworks-32': /32 mm wide/u,
  'shimano-b': /\bb\d{2}s\b/u,
  'shimano-kl': /\b[kl]\d{2}(?:[acs]|ti)\b/u,
  'shimano-gj': /\b[gj]\d{2}(?:[acs]|ti)\b/u,
  'shimano-dhn': /\b[dhn]\d{2}[acs]\b/u,
  'shimano-m': /\ba01s\b|\bm07\b/u,
});

export const barClamp = choice({
  '25.4': /25\.4/u,
  '26.0': /26\.0/u,
  '31.8': /31\.[78]/u,
  '35': /\b35(?:\.0)? mm/u,
});

export const barShape = choice({ drop: /\bdrop\b/u, flat: /\bflat bar|\briser\b/u });

export const steerer = choice({
  '25.4': /25\.4|\b1 in\b/u,
  '28.6': /28\.6|1[ -]?1\/8/u,
  '31.8': /31\.8|1[ -]?1\/4/u,
  '38.1': /^(?!.*(?:28\.6|1[ -]?1\/8)).*(?:38\.1|1\.5 ?in|1[ -]?1\/2)/u,
});

/** The lower number of a tapered steerer, or the number after the slash in `IS52/40`. S.H.I.S. writes 39.8 as 40. */
export const crown = anyOf(
  quantity(/(?:28\.6|25\.4)(?: mm)? (?:to|-|\/) ?(\d{2}\.\d) mm/u),
  composed(/\b(?:ec|zs|is)\d{2}\/(\d{2}(?:\.\d)?)/u, ([code = '']) => {
    const seat = code === '40' ? 39.8 : Number(code);
    return { min: seat, max: seat };
  }),
);

/** `IS42` in `IS42/28.6`. */
export const headTube = composed(/\b(ec|zs|is) ?(\d{2})/u, ([type = '', bore = '']) => ({
  values: [`${type.toUpperCase()}${bore}`],
}));

export const seatpost = quantity(/\b(2[2-9]\.\d|3[0-4]\.\d)\b/u);

export const seatClamp = choice({
  '25.4': /25\.4/u,
  '28.6': /28\.6/u,
  '30.0': /30\.0/u,
  '31.8': /31\.8/u,
  '34.9': /34\.9/u,
  '38.6': /38\.6/u,
});

export const rails = choice({
  'round-7': /(?:⌀ ?7|7 mm,? round|round,? ?⌀? ?7|^7(?! ?x))(?! mm, (?!4[34] )\d+ mm apart)/u,
  'oval-7x9': /7x9(?!\.)/u,
  'oval-7x10': /7x(?:10|9\.8)/u,
});

export const barRange = quantity(/(\d{2}\.\d)(?: mm)? (?:to|-) (\d{2}\.\d) mm/u, /(\d{2}\.\d)/u);

export const bottle = quantity(/⌀ ?(\d{2}) mm/u, /^(\d{2}) mm/u);

export const bosses = choice({ '64': /64 mm/u });

export const lineRange = quantity(/(\d(?:\.\d)?)(?: mm)? (?:to|-) (\d(?:\.\d)?) mm/u);

export const lineDiameter = quantity(/⌀ ?(\d(?:\.\d)?) mm/u, /^(\d(?:\.\d)?) mm/u);

export const rotorThickness = quantity(/^(\d\.\d+) mm/u);

export const thick = quantity(/(\d\.\d+) mm thick/u);

export const banjo = choice({ 'banjo-m6': /\bm6\b/u, straight: /straight/u });

export const caliperMountOfFork = choice({
  'flat-front': /flat[ -]?mount/u,
  'post-74': /post[ -]?mount|\bpm ?\d{3}|74 mm/u,
  'is-51': /\bis ?(?:2000|51|mount)|51 mm/u,
});

export const bottleHeld = quantity(/(\d{2}) mm bottle/u);

export const steererInSentence = choice({
  '28.6': /1 1\/8 in(?:ch)? steerer|28\.6 mm steerer/u,
  '38.1': /1 1\/2 in(?:ch)? steerer/u,
});

export const hoseEnds = choice({ 'banjo-m6': /banjo/u, straight: /straight|\bolives?\b/u });

/** Distances of the bolts of flat mounts: those of the caliper itself, and those of the plate for front brakes. */
export const mountByBolts = choice({ flat: /\b34 mm/u, 'flat-front': /\b70 mm/u });

export const boltDrive = anyOf(hexKeys, choice({ 'hex-4': /\bm5\b/u, 'hex-5': /\bm6\b/u }));

export const clampOfBar = quantity(/(\d{2}\.\d) mm/u);

/** `23.8 mm at the levers`, which is not the clamp for the stem. */
export const clampOfLevers = composed(/(\d{2}\.\d) mm at the levers/u, ([diameter = '']) => ({
  values: [diameter],
}));

/** Makers of hydraulic brakes by the names of their brakes. */
export const brakeFamily = choice({
  pedalworks: /pedalworks/u,
  shimano: /shimano/u,
  sram: /\bsram\b|\bavid\b/u,
  campagnolo: /campagnolo/u,
  magura: /magura/u,
  tektro: /tektro|\btrp\b/u,
  hope: /\bhope\b/u,
  hayes: /\bhayes\b/u,
  formula: /\bformula\b/u,
});

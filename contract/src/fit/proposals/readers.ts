import { anyOf, choice, composed, quantity, type Read } from './spec-text.ts';

/** Readers for texts in the spelling of `plainText`. */

export const freehub = choice({
  'HG-M': /\bhg[ -]m\b|\bhg (?:8|9|10)\b|\bhg mtb|mtb hg|\b(?:8|9|10)-speed hg/u,
  'HG-L':
    /\bhg[ -]l(?!2)\b|\bhg (?:road )?11\b|\b11-speed hg|\bhg[^,;.]*from 11-speed|\bhg freehubs? from 11|shimano(?:\/sram)? (?:road )?11\b/u,
  'HG-L2': /\bhg[ -]?l2\b|road 12-speed|12-speed road/u,
  MS: /micro spline/u,
  XD: /\bxd\b/u,
  XDR: /\bxdr\b/u,
  N3W: /\bn3w\b/u,
  Campagnolo: /\bcampagnolo\b(?!.*\bn3w\b)/u,
});

export const freehubOption = choice({
  'HG-L2': /swap\w* for hg[ -]?l2/u,
  MS: /(?:swap\w*|change\w*|convert\w*|available) (?:for|to|with) (?:a )?micro spline/u,
  XD: /(?:swap\w*|change\w*|convert\w*|available) (?:for|to|with) (?:an? )?xd\b/u,
  XDR: /(?:swap\w*|change\w*|convert\w*|available) (?:for|to|with) (?:an? )?xdr\b/u,
});

const directMounts = choice({
  'direct-sram-3': /direct.*(?:\bthree|\b3)[ -]bolt|\b3 mm offset|direct.*\b(?:3|6|0) mm offset/u,
  'direct-sram-8': /direct.*(?:\beight|\b8)[ -]bolt/u,
  'direct-shimano': /shimano direct|direct.*shimano/u,
  'direct-cinch': /\bcinch\b/u,
});

/** `110 mm, 5 arms`, `110 mm bolt circle, 4 arms`, `104 bcd, 4-bolt`, `4 x 104`, `direct, 3 mm offset`. */
export const ringMount = anyOf(
  composed(/\b(\d{2,3})(?: mm)?(?: bolt circle| bcd| pcd)?[,/]? (?:on )?(\d)[ -](?:arm|hole|bolt)/u, mountOf),
  composed(
    /\b(\d)[ -](?:arm|hole|bolt)s?(?: ?[,/x])? (?:with |spider,? )?(\d{2,3})(?: mm| bcd)/u,
    ([arms = '', circle = '']) => mountOf([circle, arms]),
  ),
  composed(/\b([45])x(\d{2,3})\b/u, ([arms = '', circle = '']) => mountOf([circle, arms])),
  directMounts,
);

function mountOf([circle, arms]: readonly string[]) {
  return { values: [`${circle ?? ''}x${arms ?? ''}`] };
}

export const ringPlace = choice({
  inner: /^inner|\binner ring for|\bsmall ring of/u,
  outer: /^outer|\bouter ring for|for an? (?:\d+t )?inner ring|and an? (?:\d+t )?inner ring/u,
  single: /^single|narrow-wide|single-?speed|one-by/u,
});

export const ringTeeth = quantity(/\b(\d{2})(?:t\b| (?:tall )?teeth|, |$)/u);
export const ringTeethNamed = quantity(/\b(\d{2})t\b/u);
export const ringBolt = choice({
  single: /single rings?/u,
  'double-3.5': /3\.5 mm.*double|double.*3\.5 mm/u,
});

export const spindle = choice({
  '24': /\b24 mm|hollowtech/u,
  '30': /\b30 mm|bb30 axle/u,
  DUB: /\bdub\b|28\.99/u,
  GXP: /\bgxp\b/u,
  square: /square/u,
  ISIS: /\bisis\b/u,
  Octalink: /octalink/u,
});

export const shell = anyOf(
  composed(/\b(bsa|t47|ita(?:lian)?)\b[^\d]*(\d{2}(?:\.5)?)\b/u, ([standard = '', width = '']) => ({
    values: [`${standard.slice(0, 3).toUpperCase()}-${width}`],
  })),
  choice({ BB86: /\bbb ?86/u, BB92: /\bbb ?92/u, BB30: /\bbb30\b/u, PF30: /\bpf ?30/u, '386EVO': /\b386/u }),
);

export const pedalThread = choice({ '9/16': /9\/16/u, '1/2': /\b1\/2 ?(?:in\b|x)/u });

export const chainInner = anyOf(
  quantity(/12\.7x(\d\.\d+) mm/u, /inner width:? (\d\.\d+)/u),
  composed(/(11\/128|3\/32|1\/8)/u, ([inches = '']) => {
    const width = { '11/128': 2.18, '3/32': 2.38, '1/8': 3.3 }[inches];
    return width === undefined ? null : { min: width, max: width };
  }),
);

export const pulleys = composed(
  /(1\d)t?(?: guide,? ?| ?\/ ?)(?:and )?(1\d)t?\b/u,
  ([guide = '', tension = '']) => ({
    values: [`${guide}/${tension}`],
  }),
);

export const derailleurMount = choice({ hanger: /hanger|m10/u, direct: /direct/u, UDH: /\budh\b/u });
export const chainline = quantity(/\b([345]\d(?:\.\d)?) mm/u);

export const frontAxle = choice({
  '9x100': /\b(?:9|5|qr ?)x100|quick release.*100 mm/u,
  '12x100': /\b12x100/u,
  '15x100': /\b15x100/u,
  '15x110': /\b15x110/u,
  '20x110': /\b20x110/u,
});

export const rearAxle = choice({
  '10x130': /\b(?:10|5|9)x130/u,
  '10x135': /\b(?:10|5|9)x135/u,
  '12x135': /\b12x135/u,
  '12x142': /\b12x142/u,
  '12x148': /\b12x148|\bboost\b.*\b148/u,
  '12x157': /\b12x157/u,
});

export const axleThread = choice({
  'M12x1.0': /m12x1(?:\.0)?(?![.\d])/u,
  'M12x1.5': /m12x1\.5/u,
  'M12x1.75': /m12x1\.75/u,
  'M15x1.5': /m15x1\.5/u,
});

export const beadSeat = choice({
  '559': /\b559\b|\b26 in\b/u,
  '584': /\b584\b|\b27\.5 ?(?:in|x)|650 ?b/u,
  '622': /\b622\b|\b700 ?c|\b700x|\b29 ?(?:in|x|er)/u,
});

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
export const millimetres = quantity(/(?<![\d.])(\d{1,4}(?:\.\d+)?) mm/u);

export const valveType = choice({ presta: /presta/u, schrader: /schrader|\bauto\b/u, dunlop: /dunlop/u });
export const valveHole = choice({ '6.5': /6\.5 mm/u, '8.5': /8\.5 mm/u });

export const rotorMount = choice({ 'six-bolt': /six-bolt|\bis 44|iso disc/u, 'centre-lock': /centre-lock/u });
export const rotorBolt = choice({ M5x10: /m5x10\b|m5(?:x0\.8)?, ?10 mm/u });
export const rotorSize = choice({
  '140': /\b140\b/u,
  '160': /\b160\b/u,
  '180': /\b180\b/u,
  '200': /\b200\b/u,
  '203': /\b203\b/u,
  '220': /\b220\b/u,
});
export const caliperMount = choice({
  'flat-front': /flat[ -]mount.*(?:front|70 mm)/u,
  flat: /flat[ -]mount(?!.*(?:front|70 mm))/u,
  'post-74': /post[ -]?mount|\bpm ?\d{3}|74 mm/u,
  'is-51': /\bis ?(?:2000|51|mount)|51 mm/u,
});
export const fluid = choice({ mineral: /mineral/u, DOT: /\bdot\b/u });
export const actuation = choice({ hydraulic: /hydraulic|mineral|\bdot\b/u, cable: /\bcable|mechanical/u });
export const hoseEnd = choice({ 'banjo-m6': /banjo.*m6|m6.*banjo/u, straight: /straight|\bolives?\b/u });
export const leverClamp = choice({ '22.2': /22\.2/u, '23.8': /23\.8|24\.0/u });
export const padShape = choice({ 'pedalworks-32': /32 mm wide/u });
export const brakeSurface = choice({
  disc: /\bdisc|centre-lock|six-bolt|flat[ -]mount/u,
  rim: /\brim brake|rim,? machined|machined (?:braking )?track/u,
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
  'round-7': /(?:⌀ ?7|7 mm,? round|round,? ?⌀? ?7|^7) ?(?:mm)?|7 mm round/u,
  'oval-7x9': /7x9(?!\.)/u,
  'oval-7x10': /7x(?:10|9\.8)/u,
});
export const barRange = quantity(/(\d{2}\.\d)(?: mm)? (?:to|-) (\d{2}\.\d) mm/u, /(\d{2}\.\d)/u);

export const bottle = quantity(/⌀ ?(\d{2}) mm/u, /^(\d{2}) mm/u);
export const bosses = choice({ '64': /64 mm/u });
export const hexKeys: Read = (text) => {
  const listed = /\b(?:hex(?: keys?)?:?|allen) ((?:\d(?:\.\d)?,? ?(?:and )?)+)(?:mm)?/u.exec(text)?.[1] ?? '';
  const hex = (listed.match(/\d(?:\.\d)?/gu) ?? []).map((size) => `hex-${size}`);
  const single = [...text.matchAll(/\b(\d(?:\.5)?) mm hex/gu)].map(([, size = '']) => `hex-${size}`);
  const torx = [...text.matchAll(/\bt(25|30)\b/gu)].map(([, size = '']) => `T${size}`);
  const values = [...new Set([...hex, ...single, ...torx])];
  return values.length === 0 ? null : { values };
};
export const lineRange = quantity(/(\d(?:\.\d)?)(?: mm)? (?:to|-) (\d(?:\.\d)?) mm/u);
export const lineDiameter = quantity(/⌀ ?(\d(?:\.\d)?) mm/u, /^(\d(?:\.\d)?) mm/u);
export const torque = quantity(/(\d{1,2}(?:\.\d)?) nm/u);
export const derailleurTeeth = quantity(/(\d{2})(?:t\b| teeth)/u);
export const flangesApart = quantity(/flanges (\d{2}(?:\.\d)?) mm apart/u);
export const rotorThickness = quantity(/^(\d\.\d+) mm/u);
export const thick = quantity(/(\d\.\d+) mm thick/u);
export const banjo = choice({ 'banjo-m6': /\bm6\b/u, straight: /straight/u });
export const caliperMountOfFork = choice({
  'flat-front': /flat[ -]mount/u,
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

export const cleat = choice({
  flat: /\bflat pedal|platform/u,
  '2-bolt': /\b(?:2|two)-bolt|\bspd\b/u,
  '3-bolt': /\b(?:3|three)-bolt|spd-sl|\blook ke/u,
});

/** `23.8 mm at the levers`, which is not the clamp for the stem. */
export const clampOfLevers = choice({ '22.2': /22\.2 mm at the levers/u, '23.8': /23\.8 mm at the levers/u });

export const tabs = choice({ 'double-3.5': /3\.5 mm tabs/u });
export const protocol = choice({
  cable: /by cable|mechanical/u,
  AXS: /\baxs\b/u,
  Di2: /\bdi2\b/u,
  EPS: /\beps\b/u,
});

/** Rim walls that a tyre is approved for: `Hooked (C, TC), hookless (TSS)`. */
export const rimWalls = choice({ C: /\bc\b/u, TC: /\btc\b/u, TSS: /\btss\b|hookless/u });

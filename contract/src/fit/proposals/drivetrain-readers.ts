import { anyOf, choice, composed, quantity } from './spec-text.ts';

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

export const pedalThread = choice({
  '9/16': /(?<!\d)9\/16(?! ?in x (?!20\b)\d)/u,
  '1/2': /\b1\/2 ?(?:in\b|x)/u,
});

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

export const derailleurMount = choice({
  hanger: /hanger(?! m(?!10(?!\d))\d)|m10(?!\d)/u,
  direct: /direct/u,
  UDH: /\budh\b/u,
});

export const chainline = quantity(/\b([345]\d(?:\.\d)?) mm/u);

export const derailleurTeeth = quantity(/(\d{2})(?:t\b| teeth)/u);

export const cleat = choice({
  flat: /\bflat pedal|platform/u,
  '2-bolt': /\b(?:2|two)-bolt|\bspd\b/u,
  '3-bolt': /\b(?:3|three)-bolt|spd-sl|\blook ke/u,
});

export const tabs = choice({ 'double-3.5': /\b3\.5 mm tabs/u });

export const protocol = choice({
  cable: /by cable|mechanical/u,
  AXS: /\baxs\b/u,
  Di2: /\bdi2\b/u,
  EPS: /\beps\b/u,
});

/** Frames for a crank: `146 mm, road frames (68 or 86 mm)`. */
export const crankWidth = choice({
  road: /\broad\b|\b68 mm/u,
  mtb: /\bmtb\b|\bmountain\b|\b73 mm/u,
  downhill: /\bdownhill\b|\b83 mm/u,
  fat: /\bfat\b|\b100 mm/u,
});

export const largestRing = quantity(/rings? of up to (\d{2})/u, /^(\d{2})(?:t| teeth) (?:ring|chainring)/u);

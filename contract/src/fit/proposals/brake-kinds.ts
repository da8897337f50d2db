import { everywhere, needs, only, provides, type PartKind } from './kinds.ts';
import * as read from './fitting-readers.ts';
import * as common from './readers.ts';
import { anyOf, upTo } from './spec-text.ts';

const fluid = everywhere(/fluid|brake oil/iu, read.fluid);

export const brakeKinds: readonly PartKind[] = [
  {
    name: 'rotor bolt',
    kind: 'rotor-bolts',
    matches: /rotor bolt/iu,
    expects: [
      needs('rotor-bolt', { ...everywhere(/thread/iu, read.rotorBolt), isRequired: true }),
      needs('tool-drive', { ...everywhere(/head|drive/iu, common.hexKeys), isRequired: true }),
      common.torqueOf('rotor-bolt'),
    ],
  },
  {
    name: 'rotor adapter',
    kind: 'rotor-adapter',
    matches: /cent(?:re|er)[- ]?lock.*\badapt|\badapt.*cent(?:re|er)[- ]?lock/iu,
    expects: [
      needs('rotor-hub', {
        specs: /hub/iu,
        read: common.rotorMount,
        usual: only('centre-lock'),
        isRequired: true,
      }),
      provides('rotor-hub', {
        specs: /rotor/iu,
        read: common.rotorMount,
        usual: only('six-bolt'),
        isRequired: true,
      }),
      provides('rotor-bolt', { specs: /bolt/iu, read: read.rotorBolt }),
      needs('tool-drive', { specs: /bolt/iu, read: common.hexKeys }),
      common.torqueOf('lockring'),
      needs('lockring'),
      needs('brake-surface', { usual: only('disc') }),
    ],
  },
  {
    name: 'brake pads',
    kind: 'brake-pads',
    matches:
      /(?<!(?:with|and|incl\.?|including) )\b(?:(?:brake|disc)[ -](?:pads?|shoes?)\b|(?<!(?:knee|elbow|chamois|bar|frame) )pads\b)|\b[abdghjkln]\d{2}(?:[acs]|ti)\b/iu,
    expects: [
      needs('pad', {
        specs: /backing|shape|code|model/iu,
        read: read.padShape,
        inName: read.padShape,
        isRequired: true,
      }),
      needs('brake-surface', { inName: common.brakeSurface, usual: only('disc') }),
    ],
  },
  {
    name: 'rotor',
    kind: 'rotor',
    matches: /rotor|brake disc/iu,
    expects: [
      needs('rotor-size', {
        specs: /diameter|size/iu,
        read: read.rotorSize,
        inName: read.rotorSize,
        isRequired: true,
      }),
      needs('rotor-hub', { ...everywhere(/mount|fitting/iu, common.rotorMount), isRequired: true }),
      needs('lockring'),
      needs('rotor-thickness', {
        specs: /thickness/iu,
        read: read.rotorThickness,
        inDescription: read.thick,
        isRequired: true,
      }),
      provides('rotor-bolt', { usual: only('M5x10') }),
      needs('brake-surface', { usual: only('disc') }),
    ],
  },
  {
    name: 'brake adapter',
    kind: 'brake-adapter',
    matches: /(?:\b(?:brake|disc|caliper|mount|pm|is)\b).*\badapt[eo]r/iu,
    expects: [
      provides('caliper-mount', {
        specs: /caliper/iu,
        read: anyOf(read.mountByBolts, read.caliperMount),
        inName: read.mountAfter,
        isRequired: true,
      }),
      needs('caliper-mount', {
        specs: /^mount|fork|frame/iu,
        read: read.caliperMount,
        inName: read.mountBefore,
        isRequired: true,
      }),
      provides('rotor-size', { specs: /rotor/iu, read: read.rotorSize, inName: read.rotorSize }),
      needs('tool-drive'),
      common.torqueOf('adapter-bolt'),
    ],
  },
  {
    name: 'caliper',
    kind: 'caliper',
    matches: /caliper/iu,
    expects: [
      needs('caliper-mount', {
        specs: /mount/iu,
        read: read.caliperMount,
        inDescription: read.caliperMount,
        isRequired: true,
      }),
      provides('rotor-size', {
        specs: /rotor/iu,
        read: read.rotorSize,
        inDescription: read.rotorSize,
        isRequired: true,
      }),
      provides('rotor-thickness', { specs: /rotor/iu, read: upTo(read.thick) }),
      provides('pad', { usual: {} }),
      needs('fluid', { place: 'caliper', ...fluid, isRequired: true }),
      needs('actuation', {
        place: 'caliper',
        ...everywhere(/fluid|actuation|type/iu, read.actuation),
        isRequired: true,
      }),
      needs('hose', { specs: /hose/iu, read: read.hoseEnd }),
      needs('brake-surface', { usual: only('disc') }),
      needs('tool-drive'),
      needs('brake-pull'),
      needs('brake-family', { place: 'caliper', inName: read.brakeFamily }),
    ],
  },
  {
    name: 'brake lever',
    kind: 'brake-lever',
    matches: /^(?!.*\bshift).*brake lever/iu,
    expects: [
      needs('lever-clamp', { ...everywhere(/clamp/iu, read.leverClamp), isRequired: true }),
      provides('fluid', { place: 'lever', ...fluid, isRequired: true }),
      provides('actuation', {
        place: 'lever',
        ...everywhere(/fluid|actuation|type/iu, read.actuation),
        isRequired: true,
      }),
      needs('hose', { specs: /hose/iu, read: read.hoseEnd, usual: only('straight') }),
      needs('tool-drive'),
      provides('brake-pull'),
      provides('brake-family', { place: 'lever', inName: read.brakeFamily }),
    ],
  },
  {
    name: 'brake cable',
    kind: 'brake-cable',
    matches: /brake cable|cable set/iu,
    expects: [
      needs('actuation', { place: 'line', usual: only('cable'), isRequired: true }),
      needs('line-diameter', { specs: /housing/iu, read: read.lineDiameter }),
    ],
  },
  {
    name: 'hydraulic hose',
    kind: 'brake-hose',
    matches: /\bhose\b(?! ?s)/iu,
    expects: [
      needs('fluid', { place: 'line', ...fluid, isRequired: true }),
      needs('actuation', { place: 'line', ...everywhere(/fluid/iu, read.actuation), isRequired: true }),
      provides('hose', {
        specs: /banjo|fitting|end/iu,
        read: read.banjo,
        inDescription: read.hoseEnds,
        isRequired: true,
      }),
      needs('line-diameter', { specs: /diameter/iu, read: read.lineDiameter }),
    ],
  },
  {
    name: 'rim brake',
    kind: 'rim-brake',
    matches:
      /^(?!.*\b(?:wheel|hub|fork|frame|rim|bar)s?$)(?!.*\bwheel\b).*\b(?:rim|v|cantilever|dual[- ]pivot)[- ]?brakes?\b/iu,
    expects: [
      needs('brake-surface', { usual: only('rim'), isRequired: true }),
      needs('actuation', { place: 'caliper', usual: only('cable') }),
      needs('brake-pull'),
    ],
  },
];

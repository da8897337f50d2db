import { everywhere, needs, only, provides, type PartKind } from './kinds.ts';
import * as read from './drivetrain-readers.ts';
import * as common from './readers.ts';
import {
  largestSprocket,
  sprocketCount,
  speedsInSentence,
  speedsInSpec,
  sprocketRange,
  upTo,
} from './spec-text.ts';

const speeds = {
  specs: /^speeds?$|compatib/iu,
  read: speedsInSpec,
  inName: speedsInSentence,
  inDescription: speedsInSentence,
};

export const drivetrainKinds: readonly PartKind[] = [
  {
    name: 'chainring bolts',
    kind: 'chainring-bolts',
    matches: /chainring bolt/iu,
    expects: [
      needs('ring-bolt', { ...everywhere(/tab|thickness/iu, read.ringBolt), isRequired: true }),
      needs('tool-drive', { ...everywhere(/head|drive/iu, common.hexKeys), isRequired: true }),
      common.torqueOf('chainring-bolt'),
    ],
  },
  {
    name: 'chainring',
    kind: 'chainring',
    matches: /chain ?ring\b/iu,
    expects: [
      needs('ring-mount', {
        ...everywhere(/bolt circle|bcd|mount|fitting/iu, read.ringMount),
        isRequired: true,
      }),
      needs('ring-place', { specs: /position/iu, read: read.ringPlace, inDescription: read.ringPlace }),
      provides('ring-teeth', {
        specs: /^teeth|size/iu,
        read: read.ringTeeth,
        inName: read.ringTeethNamed,
        isRequired: true,
      }),
      needs('speeds', { place: 'ring', ...speeds }),
      needs('chain-width', { specs: /^thickness/iu, read: common.millimetres }),
      needs('chainline', { specs: /chain ?line/iu, read: read.chainline, inDescription: read.chainline }),
      needs('chain-family'),
      provides('ring-bolt', { specs: /position|tab/iu, read: read.tabs, usual: {} }),
    ],
  },
  {
    name: 'freehub body',
    kind: 'freehub-body',
    matches: /^(?!.*\b(?:hub|wheel|cassette)\b).*(?:freehub|driver body)/iu,
    expects: [
      provides('freehub', {
        ...everywhere(/freehub|body|standard|type/iu, read.freehub),
        inDescription: undefined,
        isRequired: true,
      }),
      needs('freehub-mount'),
    ],
  },
  {
    name: 'cassette',
    kind: 'cassette',
    matches: /cassette(?! (?:lockring|spacer))/iu,
    expects: [
      needs('freehub', { ...everywhere(/freehub|body|fitting/iu, read.freehub), isRequired: true }),
      needs('speeds', { place: 'cassette', ...speeds, inDescription: sprocketCount, isRequired: true }),
      needs('largest-sprocket', {
        specs: /sprocket|teeth|range/iu,
        read: largestSprocket,
        inName: largestSprocket,
        isRequired: true,
      }),
      needs('capacity', { specs: /sprocket|teeth/iu, read: sprocketRange, inName: sprocketRange }),
      needs('chain-width'),
      needs('chain-family'),
      common.torqueOf('lockring'),
    ],
  },
  {
    name: 'crankset',
    kind: 'crankset',
    matches: /crank/iu,
    expects: [
      provides('ring-mount', {
        ...everywhere(/ring|bolt circle|bcd|spider/iu, read.ringMount),
        isRequired: true,
      }),
      provides('spindle', { ...everywhere(/axle|spindle/iu, read.spindle), isRequired: true }),
      provides('pedal', {
        ...everywhere(/pedal/iu, read.pedalThread),
        usual: only('9/16'),
        isRequired: true,
      }),
      needs('crank-width', { specs: /q-factor|frame|shell/iu, read: read.crankWidth }),
      provides('ring-place'),
      provides('ring-teeth', { specs: /^(?:chain)?rings?$|^teeth/iu, read: read.ringTeethNamed }),
      needs('speeds', { place: 'ring', ...speeds }),
      needs('chainline', { specs: /chain ?line/iu, read: read.chainline }),
      needs('chain-width'),
      needs('chain-family'),
      provides('ring-bolt', { usual: {} }),
    ],
  },
  {
    name: 'bottom bracket',
    kind: 'bottom-bracket',
    matches: /bottom bracket/iu,
    expects: [
      needs('shell', { ...everywhere(/shell|standard/iu, read.shell), isRequired: true }),
      needs('spindle', {
        specs: /axle|spindle/iu,
        read: read.spindle,
        inDescription: read.spindle,
        isRequired: true,
      }),
    ],
  },
  {
    name: 'pedal',
    kind: 'pedals',
    matches: /\bpedals?\b/iu,
    expects: [
      needs('pedal', {
        ...everywhere(/axle|thread/iu, read.pedalThread),
        usual: only('9/16'),
        isRequired: true,
      }),
      provides('cleat', { specs: /cleat/iu, read: read.cleat }),
    ],
  },
  {
    name: 'shoes',
    kind: 'shoes',
    matches: /\bshoes?\b/iu,
    expects: [needs('cleat', { ...everywhere(/cleat|sole|pedal/iu, read.cleat), isRequired: true })],
  },
  {
    name: 'pulleys',
    kind: 'pulleys',
    matches: /pulley/iu,
    expects: [
      needs('pulley', { ...everywhere(/teeth|pulley/iu, read.pulleys), isRequired: true }),
      needs('speeds', { place: 'pulleys', ...speeds }),
    ],
  },
  {
    name: 'derailleur hanger',
    kind: 'hanger',
    matches: /\bhanger\b/iu,
    expects: [provides('rd-mount', { specs: /mount|standard/iu, read: read.derailleurMount })],
  },
  { name: 'front derailleur', kind: 'front-derailleur', matches: /front (?:derailleur|mech)/iu, expects: [] },
  {
    name: 'rear derailleur',
    kind: 'rear-derailleur',
    matches: /derailleur|rear mech/iu,
    expects: [
      provides('speeds', { place: 'derailleur', ...speeds, isRequired: true }),
      provides('largest-sprocket', {
        specs: /largest|max.*(?:sprocket|cog)/iu,
        read: upTo(read.derailleurTeeth),
        inDescription: upTo(read.derailleurTeeth),
        isRequired: true,
      }),
      provides('capacity', { specs: /capacity/iu, read: upTo(read.derailleurTeeth) }),
      provides('pulley', everywhere(/pulley/iu, read.pulleys)),
      needs('rd-mount', { ...everywhere(/mount|fitting/iu, read.derailleurMount), isRequired: true }),
      needs('pull-group'),
      needs('protocol', { inDescription: read.protocol }),
      needs('chain-family'),
      needs('ring-teeth', { specs: /largest|max|ring/iu, read: upTo(read.largestRing) }),
    ],
  },
  {
    name: 'shifter',
    kind: 'shifter',
    matches: /shifter|\bshift\b.*\blevers?\b|\bsti\b|dual[- ]control lever/iu,
    expects: [
      provides('pull-group', { isRequired: true }),
      provides('protocol'),
      needs('speeds', { place: 'shifter', ...speeds, isRequired: true }),
    ],
  },
  {
    name: 'chain',
    kind: 'chain',
    matches: /\bchain\b(?! (?:lube|oil|guide|guard|catcher|link))/iu,
    expects: [
      provides('speeds', { place: 'chain', ...speeds, isRequired: true }),
      provides('chain-width', { specs: /inner width|size|dimension/iu, read: read.chainInner }),
      provides('chain-family'),
    ],
  },
];

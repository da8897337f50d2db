import type { InterfaceKey } from '../interfaces.ts';
import { drivetrainFacts } from './drivetrain-facts.ts';
import type { BySide, Fact } from './types.ts';

/** Asks which one a part is made for, or which one it has. */
const which = (name: string): BySide => ({
  needs: `which ${name} {part} [is|are] made for`,
  provides: `which ${name} {part} [has|have]`,
});

const shell: readonly [string, string] = [
  'which opening your frame has at the pedals',
  'The name is often printed on the bearings there, like BSA or BB86.',
];
const barShape: readonly [string, string] = [
  'the shape of your handlebar',
  'A drop bar curves down like on a racing bike; a flat bar is nearly straight.',
];

/** Words for each interface whose value is unknown. */
export const facts: Readonly<Record<InterfaceKey, Fact>> = {
  ...drivetrainFacts,
  shell: { bike: shell, ours: which('frame opening for the pedal crank') },
  'crank-width': { bike: shell, ours: which('width of frame') },
  'axle-front': {
    bike: [
      'the size of your front axle',
      'It is printed at the thick end of the axle or inside the fork, like 12 × 100.',
    ],
    ours: which('front axle'),
  },
  'axle-rear': {
    bike: ['the size of your rear axle', 'It is printed at the thick end of the axle, like 12 × 142.'],
    ours: which('rear axle'),
  },
  'axle-thread': {
    bike: ['the thread of your {end}axle', 'It is printed at the thick end of the axle, like M12 × 1.5.'],
    ours: which('axle thread'),
  },
  'axle-length': {
    bike: [
      'the length of your {end}axle',
      'It is printed at the thick end, or measure from there to the other end.',
    ],
    ours: which('length of axle'),
  },
  'bead-seat': {
    bike: ['the size of your {end}wheel', 'It is the last number on the tyre, like 622 in 40-622.'],
    ours: which('wheel size'),
  },
  'rim-width': {
    bike: [
      'how wide your rim is inside',
      'Measure between its two edges, or look it up by the name of the wheel.',
    ],
    ours: which('rim width'),
  },
  'tyre-width': { ours: which('tyre width') },
  'tube-width': { ours: which('tyre widths') },
  'rim-wall': {
    bike: ['whether the edges of your rim are hooked or straight', 'The maker of the wheel states it.'],
    ours: which('edges of the rim'),
  },
  'rim-depth': {
    bike: ['how deep your rim is', 'Measure from the edge of the tyre to where the spokes begin.'],
    ours: which('rim depth'),
  },
  tubeless: {
    bike: ['whether your wheels work without an inner tube', 'Rims that do are marked “tubeless”.'],
    ours: 'whether {part} [works|work] without an inner tube',
  },
  pressure: { ours: which('maximum pressure') },
  clearance: {
    bike: ['the widest tyre that your bike has room for', 'The maker of the bike or fork states it.'],
    ours: 'how much room {part} [has|have] for the tyre',
  },
  valve: {
    bike: ['which valves you have', 'Slim ones with a nut are Presta; wide ones, as on cars, are Schrader.'],
    ours: which('kind of valve'),
  },
  'valve-hole': { ours: which('hole for the valve') },
  'valve-length': { ours: which('length of valve') },
  'spoke-count': { bike: ['how many spokes your wheel has', 'Count them.'], ours: which('number of spokes') },
  'spoke-gauge': { ours: which('thickness of spoke') },
  'spoke-length': {
    bike: ['how long your spokes are', 'Measure one from its bend to its end.'],
    ours: which('length of spoke'),
  },
  erd: { ours: which('diameter for spokes') },
  'flange-diameter': { ours: which('hole circle for spokes') },
  'flange-distance': { ours: which('distance of flanges') },
  nipple: {
    bike: ['how wide the nuts at the ends of your spokes are', 'Measure one across its flat sides.'],
    ours: which('size of spoke nut'),
  },
  'rotor-hub': {
    bike: ['how the brake disc is fixed to your {end}wheel', 'Look for six small bolts, or one large nut.'],
    ours: which('way of fixing a brake disc'),
  },
  'rotor-size': {
    bike: ['the size of your brake discs', 'It is printed on them, like 160.'],
    ours: which('size of brake disc'),
  },
  'rotor-thickness': {
    bike: [
      'how thick a brake disc your brakes take',
      'Most take 1.8 mm. The maker of the brakes states it for the model that is printed on them.',
    ],
    ours: which('thickness of brake disc'),
  },
  'rotor-bolt': {
    bike: [
      'the size of the bolts in your brake discs',
      'Unscrew one: measure how thick its thread is, and how long, in mm.',
    ],
    ours: which('size of bolt'),
  },
  lockring: { ours: which('large nut for the brake disc') },
  'caliper-mount': {
    bike: [
      'how the brakes are bolted to your bike',
      'They sit flat on the tube, on two posts or on two tabs.',
    ],
    ours: which('way of bolting on the brake'),
  },
  'brake-surface': {
    bike: [
      'which kind of brakes your bike has',
      'Look for a metal disc in the middle of the wheel, or rubber pads at the rim.',
    ],
    ours: 'whether {part} [is|are] for disc brakes or for rim brakes',
  },
  pad: {
    bike: [
      'which brakes you have',
      'The model is printed on the part that holds the pads, at the brake disc.',
    ],
    ours: which('shape of brake pad'),
  },
  fluid: {
    bike: ['which fluid your brakes run on', 'It is printed on the brake lever: mineral oil or DOT.'],
    ours: which('brake fluid'),
  },
  actuation: {
    bike: [
      'whether your brakes work by hose or by cable',
      'A hose is filled with fluid; a cable is a thin steel rope.',
    ],
    ours: 'whether {part} [works|work] by hose or by cable',
  },
  'brake-family': {
    bike: ['the maker of your brakes', 'The name is printed on the levers.'],
    ours: which('maker of brakes'),
  },
  'brake-pull': { ours: which('length of cable pull') },
  hose: {
    bike: ['how the hoses of your brakes end', 'Look for a ring with a bolt, or a straight end.'],
    ours: which('hose ends'),
  },
  'lever-clamp': { bike: barShape, ours: which('kind of handlebar') },
  'bar-shape': { bike: barShape, ours: which('shape of handlebar') },
  'bar-clamp': {
    bike: ['how thick your handlebar is in the middle', 'It is often printed there, like 31.8.'],
    ours: which('thickness of handlebar'),
  },
  'bar-diameter': {
    bike: ['how thick your handlebar is', 'Measure it where the new part goes.'],
    ours: which('thickness of handlebar'),
  },
  steerer: {
    bike: [
      'how thick the tube of your fork is',
      'Measure it inside the stem, the part that holds the handlebar.',
    ],
    ours: which('tube of the fork'),
  },
  crown: {
    bike: ['how thick the tube of your fork is at its foot', 'The maker of the fork states it.'],
    ours: which('thickness at the foot of the fork'),
  },
  'head-upper': {
    bike: [
      'which opening your frame has at the top for the headset, the bearings of the fork',
      'The maker of the frame names it, like IS42.',
    ],
    ours: which('opening at the top of the frame'),
  },
  'head-lower': {
    bike: [
      'which opening your frame has at the bottom for the headset, the bearings of the fork',
      'The maker of the frame names it, like IS52.',
    ],
    ours: which('opening at the bottom of the frame'),
  },
  seatpost: {
    bike: ['how thick your seatpost is', 'The number is printed near its lower end, like 27.2.'],
    ours: which('thickness of seatpost'),
  },
  'seat-clamp': {
    bike: ['how thick the tube is that holds your seatpost', 'Measure its outside, at the top.'],
    ours: which('thickness of tube'),
  },
  rails: {
    bike: [
      'the shape of the rails under your saddle',
      'Metal rails are round; carbon rails are taller and oval.',
    ],
    ours: which('shape of saddle rails'),
  },
  bottle: {
    bike: ['how wide your bottle or its cage is', 'Nearly all are 73 to 74 mm.'],
    ours: which('width of bottle'),
  },
  bosses: {
    bike: ['whether your frame has holes for a bottle cage', 'Look for two bolts in a tube, 64 mm apart.'],
    ours: which('holes for a bottle cage'),
  },
  'tool-drive': { ours: which('key') },
  'line-diameter': {
    bike: ['how thick your cables or hoses are', 'Measure one outside.'],
    ours: which('thickness of cable or hose'),
  },
  torque: { ours: which('tightening limit') },
};

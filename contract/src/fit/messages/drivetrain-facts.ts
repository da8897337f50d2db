import type { crankInterfaces } from '../interfaces/cranks.ts';
import type { drivetrainInterfaces } from '../interfaces/drivetrain.ts';
import type { Fact } from './types.ts';

type Key = (typeof drivetrainInterfaces | typeof crankInterfaces)[number]['key'];

/** Words for interfaces of gears and cranks. */
export const drivetrainFacts: Readonly<Record<Exclude<Key, 'shell' | 'crank-width'>, Fact>> = {
  freehub: {
    bike: [
      'which freehub your rear wheel has, the part that carries the sprockets',
      'The description of the bike or wheel names it, like HG or Micro Spline. A workshop can tell.',
    ],
    ours: {
      needs: 'which freehub, the part of the wheel that carries the sprockets, {part} [needs|need]',
      provides: 'which freehub, the part that carries the sprockets, {part} [has|have]',
    },
  },
  'freehub-option': { ours: 'which other freehubs {part} [takes|take]' },
  'freehub-mount': {
    bike: ['which rear hub you have', 'The maker’s name is printed in the middle of the wheel.'],
    ours: { needs: 'which hubs {part} [is|are] made for', provides: 'which hub {part} [has|have]' },
  },
  speeds: {
    bike: ['how many sprockets your rear wheel has', 'Count the toothed discs.'],
    ours: 'how many speeds {part} [is|are] made for',
  },
  'chain-width': {
    ours: { needs: 'how thick the teeth of {part} are', provides: 'how wide {part} [is|are] inside' },
  },
  'chain-family': {
    bike: ['whether your chain is flat on top', 'Look at it from the side: most chains have a wavy edge.'],
    ours: 'which family of chains {part} [belongs|belong] to',
  },
  'pull-group': {
    bike: ['which shifters and derailleur you have', 'The model is printed on them.'],
    ours: { needs: 'which shifters move {part}', provides: 'which derailleurs {part} [moves|move]' },
  },
  protocol: {
    bike: [
      'whether your gears shift by a cable',
      'Look for one at the derailleur, the part that moves the chain at the rear wheel.',
    ],
    ours: 'whether {part} [shifts|shift] by a cable',
  },
  'largest-sprocket': {
    bike: [
      'the largest sprocket that your bike takes',
      'Look it up by the code on the derailleur, which moves the chain at the rear wheel.',
    ],
    ours: {
      needs: 'how many teeth the largest sprocket of {part} has',
      provides: 'how large a sprocket {part} [takes|take]',
    },
  },
  capacity: {
    ours: { needs: 'how much chain {part} [needs|need]', provides: 'how much chain {part} [takes|take] up' },
  },
  pulley: {
    bike: [
      'how many teeth the small wheels of your derailleur have',
      'Count the teeth of both, in the arm below the sprockets.',
    ],
    ours: 'how many teeth the small wheels of {part} have',
  },
  'rd-mount': {
    bike: ['how your rear derailleur is bolted on', 'Look where it meets the frame.'],
    ours: {
      needs: 'how {part} [is|are] bolted on',
      provides: 'how the derailleur is bolted to {part}',
    },
  },
  'ring-mount': {
    bike: [
      'how the chainring is bolted to your pedal crank',
      'Count the bolts; the width of their circle is often printed there.',
    ],
    ours: {
      needs: 'how {part} [is|are] bolted on',
      provides: 'how the chainring is bolted to {part}',
    },
  },
  'ring-place': {
    ours: {
      needs: 'which place on the pedal crank {part} [takes|take]',
      provides: 'how many chainrings {part} [takes|take]',
    },
  },
  'ring-teeth': {
    ours: {
      needs: 'how large a chainring {part} [takes|take]',
      provides: 'how many teeth {part} [has|have]',
    },
  },
  'ring-bolt': {
    bike: ['how many chainrings your pedal crank has', 'Two chainrings need longer bolts than one.'],
    ours: 'whether {part} [is|are] for one chainring or for two',
  },
  chainline: {
    bike: [
      'how far the chainring of your bike is from the middle of the frame',
      'Measure it, in millimetres.',
    ],
    ours: {
      needs: 'how far from the middle of the frame {part} [holds|hold] the chain',
      provides: 'how far from the middle of {part} the chain runs',
    },
  },
  spindle: {
    bike: ['how thick the axle of your pedal crank is', 'Look it up by the model that is printed on it.'],
    ours: {
      needs: 'which pedal crank axle {part} [is|are] made for',
      provides: 'which axle {part} [has|have]',
    },
  },
  pedal: {
    bike: ['which thread your pedals have', 'On nearly all bikes for adults, it is 9/16 in.'],
    ours: 'which pedal thread {part} [has|have]',
  },
  cleat: {
    bike: ['which cleats, the plates under the shoes, your pedals take', 'Count the bolts that hold one.'],
    ours: 'which cleats, the plates under the shoes, {part} [takes|take]',
  },
};

import type { Bike } from '@pedalworks/contract/fit';

export interface TypicalBike extends Bike {
  readonly about: string;
}

/** Starting points. Each states only what nearly every bike of its kind has. */
export const typicalBikes: readonly TypicalBike[] = [
  {
    name: 'Gravel 2 × 12',
    about: 'Drop bar, disc brakes, two chainrings.',
    interfaces: {
      speeds: '12',
      'bar-shape': 'drop',
      'bar-clamp': '31.8',
      'axle-front': '12x100',
      'axle-rear': '12x142',
      'bead-seat': '622',
      'rotor-hub': 'centre-lock',
      'caliper-mount': 'flat',
      steerer: '28.6',
      pedal: '9/16',
    },
  },
  {
    name: 'Trail 1 × 12',
    about: 'Flat bar, disc brakes, one chainring, suspension fork.',
    interfaces: {
      speeds: '12',
      'bar-shape': 'flat',
      'axle-front': '15x110',
      'axle-rear': '12x148',
      'brake-surface': 'disc',
      'caliper-mount': 'post-74',
      actuation: 'hydraulic',
      steerer: '28.6',
      tubeless: 'yes',
      pedal: '9/16',
    },
  },
  {
    name: 'Touring, rim brakes',
    about: 'Steel frame, quick releases, mudguards and racks.',
    interfaces: {
      'brake-surface': 'rim',
      actuation: 'cable',
      protocol: 'cable',
      'axle-front': '9x100',
      'axle-rear': '10x135',
      'bead-seat': '622',
      'rd-mount': 'hanger',
      steerer: '28.6',
      tubeless: 'no',
      pedal: '9/16',
    },
  },
];

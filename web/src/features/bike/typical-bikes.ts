import type { Bike } from '@pedalworks/contract/fit';
import type { TypicalBikeName } from './typical-bike-names.ts';

export interface TypicalBike extends Bike {
  readonly name: TypicalBikeName;
  readonly about: string;
}

const quickReleases = { 'axle-front': '9x100' } as const;
const thruAxles = { 'axle-front': '12x100', 'axle-rear': '12x142' } as const;
const rimBrakes = { 'brake-surface': 'rim', actuation: 'cable' } as const;
const flatMount = { 'brake-surface': 'disc', 'caliper-mount': 'flat' } as const;

/**
 * Starting points. Each states only what nearly every bike of its kind has: road bikes with disc brakes have steerers
 * of several diameters, gravel bikes both kinds of rotor mount, and city bikes all kinds of brakes.
 */
export const typicalBikes: readonly TypicalBike[] = [
  {
    name: 'Road, rim brakes',
    about: 'Drop bar, quick releases.',
    interfaces: {
      ...rimBrakes,
      ...quickReleases,
      'axle-rear': '10x130',
      'bead-seat': '622',
      'bar-shape': 'drop',
      'rd-mount': 'hanger',
      steerer: '28.6',
      pedal: '9/16',
      bosses: '64',
    },
  },
  {
    name: 'Road, disc brakes',
    about: 'Drop bar, thru-axles.',
    interfaces: {
      ...flatMount,
      ...thruAxles,
      'bead-seat': '622',
      'bar-shape': 'drop',
      pedal: '9/16',
      bosses: '64',
    },
  },
  {
    name: 'Gravel',
    about: 'Drop bar, disc brakes, wide tyres.',
    interfaces: {
      ...flatMount,
      ...thruAxles,
      'bead-seat': '622',
      'bar-shape': 'drop',
      'bar-clamp': '31.8',
      steerer: '28.6',
      pedal: '9/16',
      bosses: '64',
    },
  },
  {
    name: 'Trail',
    about: 'Flat bar, disc brakes, suspension fork.',
    interfaces: {
      'brake-surface': 'disc',
      'caliper-mount': 'post-74',
      actuation: 'hydraulic',
      'axle-front': '15x110',
      'axle-rear': '12x148',
      'bar-shape': 'flat',
      steerer: '28.6',
      tubeless: 'yes',
      pedal: '9/16',
    },
  },
  {
    name: 'City',
    about: 'Flat or swept bar, mudguards, no motor.',
    interfaces: {
      ...quickReleases,
      'bead-seat': '622',
      'bar-shape': 'flat',
      tubeless: 'no',
      rails: 'round-7',
      pedal: '9/16',
    },
  },
  {
    name: 'Touring, rim brakes',
    about: 'Racks, mudguards, quick releases.',
    interfaces: {
      ...rimBrakes,
      ...quickReleases,
      'axle-rear': '10x135',
      'bead-seat': '622',
      protocol: 'cable',
      'rd-mount': 'hanger',
      steerer: '28.6',
      tubeless: 'no',
      pedal: '9/16',
      bosses: '64',
    },
  },
];

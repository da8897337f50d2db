/** Compatible parts by part id. Each pair is listed under only one of its two parts. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  'meridian-chainring-50t': ['meridian-chainring-34t', 'meridian-chainring-bolts', 'meridian-chain-12'],
  'meridian-chainring-46t': [
    'meridian-chainring-34t',
    'meridian-chainring-bolts',
    'meridian-chain-12',
    'meridian-crankset-172',
  ],
  'meridian-chainring-34t': ['meridian-chainring-bolts'],
  'basalt-chainring-32t': ['meridian-chain-12', 'basalt-cassette-10-51'],
  'meridian-crankset-172': ['meridian-bottom-bracket-bsa', 'basalt-platform-pedal', 'meridian-chain-12'],
  'meridian-cassette-11-34': ['meridian-chain-12', 'meridian-rear-hub', 'meridian-30-rear-wheel'],
  'meridian-cassette-11-28': ['meridian-rear-hub', 'meridian-30-rear-wheel'],
  'basalt-cassette-10-51': ['basalt-rear-derailleur', 'meridian-chain-12', 'meridian-rear-hub'],
  'basalt-rear-derailleur': ['meridian-chain-12', 'basalt-pulley-set'],
  'meridian-30-front-wheel': [
    'meridian-30-rear-wheel',
    'basalt-tyre-700x40',
    'basalt-tubeless-valves',
    'quay-thru-axle-12x100',
    'quay-centre-lock-adaptor',
    'basalt-carbon-fork',
  ],
  'meridian-30-rear-wheel': [
    'basalt-tyre-700x40',
    'basalt-tubeless-valves',
    'quay-thru-axle-12x142',
    'quay-centre-lock-adaptor',
  ],
  'basalt-25-rim': [
    'meridian-spokes-292',
    'meridian-front-hub',
    'meridian-rear-hub',
    'basalt-tyre-700x40',
    'basalt-tubeless-valves',
  ],
  'meridian-spokes-292': ['meridian-front-hub', 'meridian-rear-hub', 'quay-spoke-key'],
  'meridian-front-hub': ['quay-thru-axle-12x100', 'quay-centre-lock-adaptor'],
  'meridian-rear-hub': ['quay-thru-axle-12x142', 'quay-centre-lock-adaptor'],
  'basalt-tyre-700x40': [
    'basalt-tubeless-valves',
    'quay-tyre-levers',
    'quay-mini-pump',
    'basalt-carbon-fork',
  ],
  'quay-thru-axle-12x100': ['basalt-carbon-fork'],
  'basalt-rotor-160': [
    'quay-centre-lock-adaptor',
    'basalt-rotor-bolt-m5',
    'meridian-flat-mount-caliper',
    'basalt-sintered-pads',
    'meridian-flat-mount-adaptor',
    'basalt-carbon-fork',
  ],
  'meridian-rotor-140': ['quay-centre-lock-adaptor', 'basalt-rotor-bolt-m5', 'meridian-flat-mount-caliper'],
  'basalt-rotor-180': ['basalt-rotor-bolt-m5', 'basalt-sintered-pads'],
  'basalt-rotor-203': ['basalt-rotor-bolt-m5', 'basalt-sintered-pads'],
  'meridian-flat-mount-caliper': [
    'basalt-sintered-pads',
    'basalt-hydraulic-hose-kit',
    'meridian-flat-mount-adaptor',
    'basalt-brake-lever',
    'basalt-carbon-fork',
  ],
  'basalt-brake-lever': ['basalt-hydraulic-hose-kit', 'basalt-flat-bar-760'],
  'meridian-flat-mount-adaptor': ['basalt-carbon-fork'],
  'meridian-stem-100': [
    'meridian-drop-bar-420',
    'basalt-flat-bar-760',
    'meridian-spacer-set',
    'basalt-carbon-fork',
  ],
  'meridian-stem-80': [
    'meridian-drop-bar-420',
    'basalt-flat-bar-760',
    'meridian-spacer-set',
    'basalt-carbon-fork',
  ],
  'meridian-headset-is42': ['meridian-spacer-set', 'meridian-stem-100', 'meridian-stem-80'],
  'meridian-drop-bar-420': ['quay-bar-tape', 'quay-brass-bell'],
  'basalt-flat-bar-760': ['quay-brass-bell'],
  'meridian-saddle-143': ['meridian-seatpost-27'],
  'quay-bottle-cage': ['quay-bottle-620'],
  'quay-tyre-levers': ['quay-mini-pump'],
  'quay-multi-tool-6': ['meridian-stem-100', 'meridian-seat-clamp'],
  'basalt-tubeless-valves': ['quay-mini-pump'],
};

/** Returns the ids of all parts that are compatible with a part. */
export function fitsWith(id: string): readonly string[] {
  const others = Object.entries(pairs).filter(([, fitting]) => fitting.includes(id));
  return [...new Set([...(pairs[id] ?? []), ...others.map(([other]) => other)])];
}

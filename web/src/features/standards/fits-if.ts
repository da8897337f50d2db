import { rulesOf, type Interface, type Rule } from '@pedalworks/contract/fit';

/** Returns the rules of an interface in words, for the end of "Fits if". */
export function fitsIf(standard: Interface): string {
  const conditions = rulesOf(standard.key).map((rule) => conditionOf(rule, standard));
  return conditions.length === 0 ? 'It decides nothing by itself.' : `${conditions.join(', and ')}.`;
}

function conditionOf(rule: Rule, standard: Interface): string {
  const condition = formulaTexts[rule.key] ?? opText(rule, standard);
  return rule.weight === 'warn' ? `${condition} (otherwise a warning)` : condition;
}

function opText({ op, tolerance = 0 }: Rule, { unit, providers, needers }: Interface): string {
  if (op === 'at-most') return `the number of ${needers} is at most that of ${providers}`;
  if (op === 'within') return `the number of ${needers} is in the range of ${providers}`;
  if (op === 'equal')
    return tolerance === 0
      ? 'both have the same number'
      : `the numbers differ by at most ${String(tolerance)} ${unit ?? ''}`.trim();
  return 'both have the same value';
}

/** Conditions of the rules that compare in a way of their own. */
export const formulaTexts: Readonly<Record<string, string>> = {
  freehub: 'the hub has the body that the cassette is made for, or can be fitted with it',
  'freehub-mount': 'the body is made for this family of hubs',
  speeds:
    'both are made for the same number of speeds; a chain for more speeds than the gears usually works too',
  'chain-family':
    'both belong to the same family; others usually work too, except chains with larger rollers on other teeth',
  'flat-chain': 'no chain that is flat on top meets teeth of another family',
  linkglide: 'gears for LINKGLIDE have a cassette for it',
  'pull-group': 'shifter and derailleur belong to the same group of models',
  'largest-sprocket': 'the derailleur has room for the largest sprocket',
  'ring-range': 'derailleur and cassette are made for that number of chainrings',
  capacity: 'the derailleur takes up at least what cassette and chainrings need',
  'ring-place': 'each ring has a place of its own on the crank, and all have the same mount',
  chainline: 'the numbers differ by at most 1.5 mm',
  'crank-room': 'the chainring of a road crank clears the frame',
  'crank-kind': 'bearings without spacers carry a road crank',
  spindle: 'the bearings are made for the axle; a new crank may come with new bearings',
  seatpost: 'the post is as thick as the seat tube is wide; a thinner post needs a shim',
  'spoke-length': 'the spoke has the length that follows from rim, hub and lacing',
  'head-crown': 'the foot of the fork passes the lower end of the head tube',
  'brake-surface': 'both are made for the same kind of brake: on a disc, on the rim or in the hub',
  'rotor-size': 'brake and frame take the size of the rotor; some larger ones need an adapter',
  'rotor-bolt': 'both have the same value; six-bolt rotors on a bike usually take M5 × 10',
  'caliper-mount': 'both have the same value; some mounts take another with an adapter',
  'rotor-thickness': 'the brake is made for discs as thick as the rotor',
  fluid: 'both use the same fluid',
  'brake-family': 'lever and caliper are from one maker; check others before you buy',
  'axle-end': 'both belong to the same end of the bike',
  'bead-seat':
    'both have the same value; forks and frames for disc brakes may take a smaller wheel, so ask us',
  'rim-width': 'the tyre has a width that is made for the inner width of the rim',
  clearance: 'the tyre is narrower than the room in frame and fork',
  'tyre-room': 'the narrowest tyre for the rim has room in frame and fork',
  'tube-width': 'the tube is made for the width of the tyre',
  'valve-length': 'the valve sticks out of the rim far enough for a pump',
};

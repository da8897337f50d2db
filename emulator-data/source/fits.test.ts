import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from '../../contract/src/fit/index.ts';
import { families, parts } from './parts.ts';

type Key = keyof typeof families;
type Row = readonly [part: Key, verdict: Verdict, ...others: readonly Key[]];

/** Verdicts of pairs of seeded parts, judged by hand from their texts and drawings. Each pair occurs once. */
const rows: readonly Row[] = [
  ['chainring50', 'fits', 'chainring34', 'bolts', 'chain126', 'cassette34', 'cassette28'],
  ['chainring50', 'does-not-fit', 'chainring46', 'chainring32', 'chainring42', 'crankset48'],
  ['chainring50', 'unrelated', 'pulleys', 'bottomBracket', 'pedal'],
  ['chainring46', 'fits', 'chainring34', 'bolts', 'chain126'],
  ['chainring46', 'unknown', 'derailleur', 'cassette51'],
  ['chainring46', 'does-not-fit', 'crankset48', 'chainring32', 'chainring42'],
  ['chainring34', 'fits', 'bolts', 'chain126', 'cassette34'],
  ['chainring34', 'does-not-fit', 'crankset48', 'chainring32', 'chainring42'],
  ['chainring32', 'fits', 'chain126', 'cassette51', 'cassette28', 'derailleur'],
  ['chainring32', 'does-not-fit', 'crankset48', 'chainring42'],
  ['chainring32', 'unrelated', 'bolts', 'pulleys', 'bottomBracket'],
  ['chainring42', 'does-not-fit', 'chain126', 'cassette34', 'cassette51', 'cassette28', 'derailleur'],
  ['chainring42', 'does-not-fit', 'bolts', 'crankset48'],
  ['chainring42', 'unrelated', 'pulleys', 'rearHub', 'pedal'],
  ['bolts', 'unknown', 'crankset48'],
  ['bolts', 'does-not-fit', 'multiTool', 'goldenTool'],
  ['bolts', 'unrelated', 'rotorBolt', 'chain126', 'rotor160'],

  ['cassette34', 'fits', 'rearHub', 'rearWheel', 'chain126', 'crankset48'],
  ['cassette34', 'unknown', 'derailleur'],
  ['cassette34', 'unrelated', 'frontHub', 'frontWheel', 'cassette28', 'pulleys'],
  ['cassette51', 'with-adapter', 'rearHub', 'rearWheel'],
  ['cassette51', 'fits', 'derailleur', 'chain126'],
  ['cassette51', 'unknown', 'crankset48'],
  ['cassette51', 'unrelated', 'frontWheel', 'tourWheel', 'pulleys'],
  ['cassette28', 'fits', 'rearHub', 'rearWheel', 'chain126', 'crankset48'],
  ['cassette28', 'does-not-fit', 'derailleur'],
  ['derailleur', 'fits', 'chain126', 'pulleys'],
  ['derailleur', 'unknown', 'crankset48'],
  ['derailleur', 'unrelated', 'rearHub', 'rearWheel', 'fork'],
  ['pulleys', 'fits', 'chain126'],
  ['pulleys', 'unrelated', 'crankset48'],
  ['chain126', 'fits', 'crankset48'],
  ['chain126', 'unrelated', 'rearHub', 'bottomBracket', 'multiTool'],
  ['crankset48', 'fits', 'bottomBracket', 'pedal'],
  ['crankset48', 'unrelated', 'rearWheel', 'fork'],
  ['bottomBracket', 'unrelated', 'pedal', 'headset'],

  ['frontWheel', 'fits', 'tyre', 'valves', 'thruAxle100', 'centreLock', 'fork'],
  ['frontWheel', 'with-adapter', 'rotor140', 'rotor160', 'rotor180', 'rotor203'],
  ['frontWheel', 'unknown', 'spokes', 'spokeKey'],
  ['frontWheel', 'does-not-fit', 'thruAxle'],
  ['frontWheel', 'unrelated', 'rearWheel', 'frontHub', 'rim', 'tyreLevers'],
  ['rearWheel', 'fits', 'tyre', 'valves', 'thruAxle', 'centreLock'],
  ['rearWheel', 'with-adapter', 'rotor140', 'rotor160', 'rotor180', 'rotor203'],
  ['rearWheel', 'unknown', 'spokes', 'spokeKey'],
  ['rearWheel', 'does-not-fit', 'fork', 'thruAxle100'],
  ['rearWheel', 'unrelated', 'rearHub', 'pedal'],
  ['tourWheel', 'fits', 'tyre'],
  ['tourWheel', 'does-not-fit', 'valves', 'fork', 'thruAxle100', 'centreLock', 'caliper'],
  ['tourWheel', 'does-not-fit', 'rotor140', 'rotor160', 'rotor180', 'rotor203'],
  ['tourWheel', 'unknown', 'spokes', 'spokeKey'],
  ['tourWheel', 'unrelated', 'frontHub', 'cables', 'cassette28'],
  ['rim', 'fits', 'tyre', 'valves', 'spokes', 'frontHub', 'rearHub'],
  ['rim', 'unrelated', 'rotor160', 'fork', 'thruAxle100'],
  ['spokes', 'fits', 'frontHub', 'spokeKey'],
  ['spokes', 'unknown', 'rearHub'],
  ['spokes', 'unrelated', 'tyreLevers', 'rotor160'],
  ['frontHub', 'fits', 'thruAxle100', 'centreLock', 'fork'],
  ['frontHub', 'with-adapter', 'rotor140', 'rotor160', 'rotor180', 'rotor203'],
  ['frontHub', 'does-not-fit', 'thruAxle'],
  ['frontHub', 'unrelated', 'rearHub', 'rotorBolt'],
  ['rearHub', 'fits', 'thruAxle', 'centreLock'],
  ['rearHub', 'with-adapter', 'rotor140', 'rotor160', 'rotor180', 'rotor203'],
  ['rearHub', 'does-not-fit', 'fork', 'thruAxle100'],
  ['microSplineBody', 'fits', 'rearHub', 'rearWheel', 'cassette51'],
  ['microSplineBody', 'does-not-fit', 'cassette34', 'cassette28'],
  ['microSplineBody', 'unrelated', 'frontHub', 'frontWheel', 'tourWheel', 'derailleur', 'thruAxle'],
  ['microSplineBody', 'unrelated', 'rotor160', 'centreLock', 'spokes', 'chain126'],
  ['tyre', 'fits', 'valves', 'fork'],
  ['tyre', 'unrelated', 'frontHub', 'miniPump'],
  ['valves', 'fits', 'miniPump'],
  ['thruAxle100', 'unknown', 'fork'],
  ['thruAxle100', 'fits', 'multiTool', 'goldenTool'],
  ['thruAxle', 'does-not-fit', 'fork'],
  ['thruAxle', 'unrelated', 'thruAxle100', 'cassette34'],

  ['rotor140', 'fits', 'centreLock', 'rotorBolt', 'caliper'],
  ['rotor140', 'does-not-fit', 'fork', 'discAdaptor'],
  ['rotor140', 'unrelated', 'rotor160', 'lever', 'thruAxle'],
  ['rotor160', 'fits', 'centreLock', 'rotorBolt', 'caliper', 'discAdaptor', 'fork'],
  ['rotor160', 'unrelated', 'lever', 'hoseKit'],
  ['rotor180', 'fits', 'centreLock', 'rotorBolt'],
  ['rotor180', 'does-not-fit', 'fork', 'caliper', 'discAdaptor'],
  ['rotor203', 'fits', 'centreLock', 'rotorBolt'],
  ['rotor203', 'does-not-fit', 'fork', 'caliper', 'discAdaptor'],
  ['rotorBolt', 'fits', 'centreLock'],
  ['rotorBolt', 'does-not-fit', 'multiTool', 'goldenTool'],
  ['centreLock', 'does-not-fit', 'multiTool'],
  ['centreLock', 'unrelated', 'discAdaptor', 'thruAxle100'],
  ['caliper', 'fits', 'pads', 'hoseKit', 'lever', 'discAdaptor'],
  ['caliper', 'with-adapter', 'fork'],
  ['caliper', 'does-not-fit', 'cables'],
  ['caliper', 'unrelated', 'flatBar', 'frontWheel'],
  ['lever', 'fits', 'flatBar', 'hoseKit'],
  ['lever', 'does-not-fit', 'dropBar', 'cables'],
  ['lever', 'unrelated', 'pads', 'stem', 'barTape'],
  ['pads', 'unrelated', 'discAdaptor', 'cables'],
  ['cables', 'fits', 'grommets'],
  ['cables', 'unrelated', 'hoseKit'],
  ['hoseKit', 'fits', 'grommets'],
  ['discAdaptor', 'fits', 'fork'],

  ['stem', 'fits', 'dropBar', 'flatBar', 'fork', 'headset', 'spacers', 'multiTool'],
  ['stem', 'unrelated', 'stem80', 'bell', 'seatpost'],
  ['stem80', 'fits', 'dropBar', 'flatBar', 'fork', 'spacers', 'goldenTool'],
  ['dropBar', 'fits', 'barTape', 'bell'],
  ['dropBar', 'unrelated', 'flatBar', 'cables', 'fork'],
  ['flatBar', 'fits', 'bell'],
  ['flatBar', 'does-not-fit', 'barTape'],
  ['headset', 'fits', 'fork', 'spacers'],
  ['headset', 'unrelated', 'seatClamp'],
  ['spacers', 'fits', 'fork'],
  ['saddle', 'fits', 'seatpost'],
  ['saddle', 'unrelated', 'seatClamp', 'stem'],
  ['seatClamp', 'fits', 'multiTool', 'goldenTool'],
  ['seatClamp', 'unrelated', 'seatpost', 'fork'],
  ['bottleCage', 'fits', 'bottle'],
  ['rearLight', 'unrelated', 'seatpost'],
];

const pairs = rows.flatMap(([part, verdict, ...others]) =>
  others.map((other) => [part, verdict, other] as const),
);

describe('compatibility of the seeded parts', () => {
  it('covers at least 240 different pairs judged by hand', () => {
    const names = new Set(pairs.map(([part, , other]) => [part, other].sort().join(' ')));
    expect(names.size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(240);
  });

  it.each(pairs)('%s %s %s', (part, verdict, other) => {
    const [a, b] = [families[part], families[other]];
    expect(judge(a, b, parts).verdict).toBe(verdict);
    expect(judge(b, a, parts).verdict).toBe(verdict);
  });

  it('names the adapters that the catalogue has', () => {
    const viaOf = (part: Key, other: Key) => judge(families[part], families[other], parts).via;
    expect(viaOf('rotor160', 'frontWheel')).toEqual([families.centreLock.id]);
    expect(viaOf('caliper', 'fork')).toEqual([families.discAdaptor.id]);
    expect(viaOf('cassette51', 'rearWheel')).toEqual([families.microSplineBody.id]);
    expect(viaOf('cassette51', 'rearHub')).toEqual([families.microSplineBody.id]);
  });

  it('states the limits of a pair', () => {
    const limitsOf = (part: Key, other: Key) =>
      judge(families[part], families[other], parts).limits.join(' ');
    expect(limitsOf('tyre', 'rim')).toContain('60 psi');
    expect(limitsOf('spokes', 'frontHub')).toContain('three-cross');
    expect(limitsOf('chain126', 'cassette28')).toContain('more speeds');
    expect(limitsOf('cassette51', 'derailleur')).toContain('single chainring');
    expect(limitsOf('rotorBolt', 'centreLock')).toContain('6 Nm');
  });
});

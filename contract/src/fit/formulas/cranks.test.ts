import { describe, expect, it } from 'vitest';
import { judgeOnBike, type BikeInterfaces } from '../index.ts';
import { part } from '../test-support/statements.ts';

describe('cranks', () => {
  const on = (kind: 'crankset' | 'bottom-bracket', statement: string, interfaces: BikeInterfaces) =>
    judgeOnBike({ ...part('part', statement), kind }, { bike: { interfaces } }).rules.find(
      ({ key }) => key.startsWith('crank-') && key !== 'crank-width',
    )?.verdict;

  it('for the road are doubtful on a mountain bike, and on one of unknown kind', () => {
    const onBike = (interfaces: BikeInterfaces) => on('crankset', 'needs crank-width road', interfaces);
    expect([{ chainline: 45 }, { shell: 'BB86' }, { 'axle-rear': '10x130' }].map(onBike)).toEqual([
      ...['fits', 'fits', 'fits'],
    ]);
    expect([{ chainline: 50 }, { 'axle-rear': '12x148' }, {}].map(onBike)).toEqual([
      ...['unknown', 'unknown', 'unknown'],
    ]);
  });

  it('for mountains are doubtful in bearings without spacers', () => {
    const bearings = (shells: string, mount: string | null) =>
      on('bottom-bracket', `needs shell ${shells}`, { 'ring-mount': mount });
    expect(['110x4', '104x4', null].map((mount) => bearings('BSA-68', mount))).toEqual([
      ...['fits', 'unknown', 'unknown'],
    ]);
    expect(bearings('BSA-68 BSA-73', '104x4')).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { judgeOnBike, type BikeInterfaces, type FitPart } from '../index.ts';
import { part } from '../test-support/statements.ts';

const on = (kind: FitPart['kind'], statement: string, interfaces: BikeInterfaces) =>
  judgeOnBike({ ...part('part', statement), kind }, { bike: { interfaces } }).rules.find(
    ({ key }) => key === 'flat-chain' || key === 'linkglide',
  )?.verdict;

it('asks whether the chain is flat on top if the gears often have such a chain', () => {
  const chain = (interfaces: BikeInterfaces) =>
    on('chain', 'provides speeds @chain 12', { speeds: '12', ...interfaces });
  const wireless = { freehub: 'XD', protocol: 'AXS' };
  expect(chain(wireless)).toBe('unknown');
  expect(chain({ ...wireless, 'chain-family': 'T-Type' })).toBe('unknown');
  expect(chain({ ...wireless, 'chain-family': 'Eagle' })).toBe('fits');
  expect(chain({ ...wireless, freehub: 'HG-L2' })).toBe('fits');
});

it('asks for a LINKGLIDE cassette on gears that need one', () => {
  const cassette = (group: string) => on('cassette', 'needs freehub HG-L', { 'pull-group': group });
  expect(cassette('shimano-cues')).toBe('unknown');
  expect(cassette('shimano-road-11')).toBeUndefined();
});

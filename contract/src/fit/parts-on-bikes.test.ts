import { describe, expect, it } from 'vitest';
import { judgeOnBike, type BikeInterfaces, type PartKindKey } from './index.ts';
import { part } from './test-support/statements.ts';

describe('parts of the brakes on a bike', () => {
  const of = (kind: PartKindKey, ...statements: readonly string[]) => ({
    ...part(kind, ...statements),
    kind,
  });

  it('takes a rotor of 140 mm on IS mounts at the rear only', () => {
    const small = part('rotor', 'needs rotor-size 140', 'needs rotor-hub six-bolt');
    const bike = { interfaces: { 'rotor-size': '160', 'rotor-hub': 'six-bolt', 'caliper-mount': 'is-51' } };
    expect(judgeOnBike(small, { bike })).toMatchObject({ verdict: 'with-adapter', end: 'rear' });
    expect(judgeOnBike(small, { bike: { ...bike, rear: { 'rotor-size': '180' } } }).end).toBe('rear');
  });

  it('takes M5 bolts on six-bolt rotors, the only ones that have bolts', () => {
    const bolts = of('rotor-bolts', 'needs rotor-bolt M5x10');
    const verdicts = ['six-bolt', 'centre-lock', 'none', null].map(
      (hub) => judgeOnBike(bolts, { bike: { interfaces: { 'rotor-hub': hub } } }).verdict,
    );
    expect(verdicts).toEqual(['fits', 'does-not-fit', 'does-not-fit', 'unknown']);
  });

  it('fits no wheel of rim brakes if the brake may be in the hub, and asks for it', () => {
    const wheel = of('front-wheel', 'provides brake-surface rim');
    const surfaceOn = (interfaces: BikeInterfaces) =>
      judgeOnBike(wheel, { bike: { interfaces } }).rules.find(({ key }) => key === 'brake-surface');
    expect(surfaceOn({ 'brake-surface': 'rim' })?.verdict).toBe('fits');
    expect(surfaceOn({ 'rotor-size': 'none' })).toMatchObject({
      ...{ verdict: 'unknown', missing: { key: 'brake-surface' } },
    });
    expect(surfaceOn({ 'rotor-size': 'hub', 'rotor-hub': 'none' })).toMatchObject({
      ...{ verdict: 'does-not-fit', message: expect.stringContaining('Your bike has hub brakes.') as string },
    });
  });

  it('raises a flat-mount brake at the front from 140 to 160 mm, and finds the adapter for the rotor', () => {
    const adapter = of(
      'brake-adapter',
      ...['needs caliper-mount flat-front', 'provides caliper-mount flat', 'provides rotor-size 160'],
    );
    const on = (size: string, mount: string) => ({
      interfaces: { 'rotor-size': size, 'caliper-mount': mount },
    });
    const verdictsOn = (...bike: readonly [string, string]) =>
      judgeOnBike(adapter, { bike: on(...bike) }).verdict;
    expect(verdictsOn('140', 'flat')).toBe('fits');
    expect(verdictsOn('180', 'flat')).toBe('does-not-fit');
    expect(verdictsOn('140', 'post-74')).toBe('does-not-fit');
    const rotor = part('rotor', 'needs rotor-size 160');
    const viaAt = (rear: BikeInterfaces) =>
      judgeOnBike(rotor, { bike: { ...on('140', 'flat'), rear }, catalogue: [adapter] }).via;
    expect(viaAt({ 'rotor-size': '180' })).toEqual(['brake-adapter']);
  });

  it('says which end a brake wire needs', () => {
    const bike = { interfaces: { actuation: 'cable', 'bar-shape': 'drop' } };
    const cable = of('brake-cable', 'needs actuation @line cable');
    expect(judgeOnBike(cable, { bike }).limits[0]).toContain('pear');
  });
});

it('asks about a smaller wheel in a fork for disc brakes, never in one for rim brakes', () => {
  const forkOf = (surface: string) => ({
    ...part('fork', 'provides bead-seat 622', `needs brake-surface ${surface}`),
    kind: 'fork' as const,
  });
  const verdictIn = (surface: string, size: string) =>
    judgeOnBike(forkOf(surface), { bike: { interfaces: { 'bead-seat': size } } }).rules.find(
      ({ key }) => key === 'bead-seat',
    )?.verdict;
  expect([verdictIn('disc', '584'), verdictIn('rim', '584'), verdictIn('disc', '630')]).toEqual([
    ...['unknown', 'does-not-fit', 'does-not-fit'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { part, verdict } from './test-support/statements.ts';

describe('parts that must match without touching', () => {
  const double = part('50T', 'needs ring-place outer', 'provides ring-teeth =50');
  const single = part('32T', 'needs ring-place single', 'provides ring-teeth =32');
  const oneBy = part(
    'derailleur',
    'provides capacity =41',
    'provides largest-sprocket =51',
    'needs ring-teeth =18..38',
  );

  it('are unknown for one of two chainrings and gears for one chainring', () => {
    expect(verdict(double, part('10-51', 'needs capacity =41'))).toBe('unknown');
    expect(verdict(double, part('11-34', 'needs capacity =23'))).toBe('unrelated');
    expect(verdict(double, oneBy)).toBe('unknown');
    expect(verdict(single, oneBy)).toBe('unrelated');
    expect(verdict(part('48T', 'provides ring-teeth =48'), oneBy)).toBe('unknown');
  });

  it('are unknown for lever and caliper of different makers, unless a cable joins them', () => {
    const lever = (...more: readonly string[]) =>
      part('lever', 'provides brake-family @lever shimano', ...more);
    const caliper = (maker: string) => part('caliper', `needs brake-family @caliper ${maker}`);
    expect(verdict(lever(), caliper('shimano'))).toBe('fits');
    expect(verdict(lever(), caliper('sram'))).toBe('unknown');
    expect(verdict(lever('provides actuation @lever cable'), caliper('sram'))).toBe('unrelated');
  });
});

describe('rotors on a mount', () => {
  const fork = (mount: string, size: string) =>
    part('fork', `provides caliper-mount ${mount}`, `provides rotor-size ${size}`);
  const onMount = (mount: string, size: string, rotor: string) =>
    verdict(fork(mount, size), part('rotor', `needs rotor-size ${rotor}`));

  it('grow with adapters, never shrink', () => {
    expect(onMount('post-74', '160', '180')).toBe('with-adapter');
    expect(onMount('post-74', '180', '203')).toBe('with-adapter');
    expect(onMount('post-74', '160', '203')).toBe('unknown');
    expect(onMount('post-74', '180', '160')).toBe('does-not-fit');
    expect(onMount('is-51', '180', '160')).toBe('with-adapter');
    expect(onMount('flat', '140', '160')).toBe('with-adapter');
    expect(onMount('flat', '160', '203')).toBe('does-not-fit');
  });
});

it('forks in head tubes with a tapered tube do not pass a straight head tube, or only with another cup', () => {
  const frame = (end: string) => part('frame', `provides head-lower ${end}`);
  const tapered = part('fork', 'provides crown =39.8');
  expect(['IS52', 'EC34', 'ZS44', 'IS47'].map((end) => verdict(frame(end), tapered))).toEqual([
    'fits',
    'does-not-fit',
    'with-adapter',
    'unknown',
  ]);
  expect(verdict(frame('EC34'), part('fork', 'provides crown =30'))).toBe('fits');
});

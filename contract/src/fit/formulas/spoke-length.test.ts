import { describe, expect, it } from 'vitest';
import { judge, type FitPart, type PartInterface, type Side } from '../index.ts';
import { spokeLengthMm } from './spoke-length.ts';

describe('spoke lengths', () => {
  const wheel = { erdMm: 594, flangeDiameterMm: 45, flangeDistanceMm: 58, holeMm: 2.6, spokes: 28 };
  const exactly = (key: string, mm: number, side: Side = 'provides') => ({ key, side, min: mm, max: mm });
  const part = (id: string, ...interfaces: readonly PartInterface[]): FitPart => ({
    id,
    name: id,
    interfaces,
  });
  const spokeOf = (mm: number) => part('spoke', exactly('spoke-length', mm));
  const needsSpoke = { key: 'spoke-length', side: 'needs' } as const;
  const rim = part('rim', exactly('erd', 594), exactly('spoke-count', 28, 'needs'), needsSpoke);
  const flanges = [exactly('flange-diameter', 45), exactly('flange-distance', 58)];
  const hub = part('hub', ...flanges, exactly('spoke-count', 28), needsSpoke);

  it('follow the law of cosines: three-cross needs 293 mm and two-cross 284 mm', () => {
    expect([2, 3].map((crossings) => spokeLengthMm(wheel, crossings).toFixed(1))).toEqual(['283.7', '292.9']);
  });

  it('take the third part from the catalogue, and name the lacing', () => {
    const [long, short] = [spokeOf(292), spokeOf(284)];
    expect(judge(long, rim, [hub]).limits).toEqual([
      'Lace the wheel three-cross with hub; two-cross needs 284 mm.',
    ]);
    expect(judge(short, hub, [rim]).limits).toEqual([
      'Lace the wheel two-cross with rim; three-cross needs 293 mm.',
    ]);
    expect(judge(long, rim).verdict).toBe('unknown');
    expect(judge(spokeOf(264), rim, [hub]).verdict).toBe('unknown');
  });

  it('are listed for three wheels at most, and the others counted', () => {
    const hubs = Array.from({ length: 300 }, (_, nth) => ({ ...hub, id: `h${nth}`, name: `Hub ${nth}` }));
    const rims = Array.from({ length: 300 }, (_, nth) => ({ ...rim, id: `r${nth}`, name: `Rim ${nth}` }));
    const catalogue = [...rims, ...hubs];
    const unknown = catalogue
      .map((other) => judge(spokeOf(200), other, catalogue))
      .filter(({ verdict }) => verdict === 'unknown');
    expect(unknown).toHaveLength(600);
    const limits = unknown.flatMap((judged) => judged.limits);
    expect(limits[0]).toContain(' With Hub 2, radial needs');
    expect(limits[0]).not.toContain('Hub 3');
    expect(limits[0]).toContain(' 297 more of our parts make a wheel with Rim 0.');
    expect(limits.join('').length).toBeLessThan(600_000);
  });
});

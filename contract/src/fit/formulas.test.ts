import { describe, expect, it } from 'vitest';
import { judge, judgeOnBike, type FitPart, type PartInterface } from './index.ts';
import { part, verdict } from './test-support/statements.ts';

describe('cassettes and freehubs', () => {
  const roadTwelve = part('road 12', 'needs freehub HG-L2 HG-L');
  const roadEleven = part('road 11', 'needs freehub HG-L');
  const hub = (...bodies: readonly string[]) => part('hub', `provides freehub ${bodies.join(' ')}`);

  it('accepts 12-speed road cassettes on both long HG bodies, but 11-speed ones only on the 11-speed body', () => {
    expect([hub('HG-L2'), hub('HG-L')].map((each) => verdict(each, roadTwelve))).toEqual(['fits', 'fits']);
    expect(verdict(hub('HG-L2'), roadEleven)).toBe('does-not-fit');
  });

  it('accepts short HG cassettes on the long body with a spacer, and XD on XDR, never the reverse', () => {
    expect(verdict(hub('HG-L'), part('MTB', 'needs freehub HG-M'))).toBe('with-adapter');
    expect(verdict(hub('HG-M'), roadEleven)).toBe('does-not-fit');
    expect(verdict(hub('XDR'), part('Eagle', 'needs freehub XD'))).toBe('with-adapter');
    expect(verdict(hub('XD'), part('road', 'needs freehub XDR'))).toBe('does-not-fit');
  });

  it('treats the bodies of one hub as alternatives, and names a body that is sold separately', () => {
    const microSpline = part('cassette', 'needs freehub MS');
    expect(verdict(hub('HG-L2', 'MS'), microSpline)).toBe('fits');
    const swappable = part('hub', 'provides freehub HG-L', 'provides freehub-option MS');
    expect(judge(swappable, microSpline).rules[0]?.message).toBe(
      'Cassette fits hub, but you also need the Micro Spline freehub body that is made for hub.',
    );
    expect(verdict(part('hub', 'provides freehub HG-L', 'provides freehub-option'), microSpline)).toBe(
      'unknown',
    );
  });
});

describe('chains, rings and derailleurs', () => {
  it('accepts a narrower chain on 9 to 12 sprockets with a limit, never a wider one', () => {
    const [chain, narrow] = [
      part('chain', 'provides speeds @chain 11'),
      part('narrow', 'provides speeds @chain 12'),
    ];
    const cassette = part('cassette', 'needs speeds @cassette 11');
    expect(judge(narrow, cassette)).toMatchObject({
      verdict: 'fits',
      limits: [expect.stringContaining('more speeds')],
    });
    expect(verdict(chain, part('cassette', 'needs speeds @cassette 12'))).toBe('does-not-fit');
  });

  it('rejects Flattop chains on other teeth, but accepts an Eagle chain on Flattop teeth', () => {
    const [flattop, eagle] = [
      part('f', 'provides chain-family Flattop'),
      part('e', 'provides chain-family Eagle'),
    ];
    expect(verdict(flattop, part('ring', 'needs chain-family plain HG+ Eagle'))).toBe('does-not-fit');
    expect(judge(eagle, part('ring', 'needs chain-family Flattop'))).toMatchObject({
      verdict: 'fits',
      limits: [expect.stringContaining('another family of chains')],
    });
  });

  it('rejects two rings with the same place or different mounts, and any ring beside a single ring', () => {
    const ring = (id: string, place: string, mount = '110x5') =>
      part(id, `needs ring-place ${place}`, `needs ring-mount ${mount}`);
    const outer = ring('46T', 'outer');
    expect(verdict(outer, ring('34T', 'inner'))).toBe('fits');
    for (const other of [ring('50T', 'outer'), ring('40T', 'single'), ring('39T', 'inner', '130x5')])
      expect(judge(outer, other)).toMatchObject({
        verdict: 'does-not-fit',
        rules: [{ message: expect.stringContaining('Choose one of them.') as string }],
      });
  });

  it('limits the chainrings by the capacity that the cassette leaves', () => {
    const derailleur = part('derailleur', 'provides capacity =41');
    expect(judge(derailleur, part('10-51', 'needs capacity =41')).limits).toEqual([
      'With this cassette, the derailleur only works with a single chainring at the pedals.',
    ]);
    expect(judge(derailleur, part('11-34', 'needs capacity =23')).limits).toEqual([
      'With this cassette, choose chainrings at the pedals that differ by at most 18 teeth.',
    ]);
  });
});

describe('tyres', () => {
  it('are unsafe on rims that are far too narrow or too wide, and unknown outside the tables', () => {
    const onRim = (insideMm: number, tyreMm: number) =>
      verdict(
        part('rim', `provides rim-width =${String(insideMm)}`, 'provides rim-wall TC'),
        part('tyre', `provides tyre-width =${String(tyreMm)}`),
      );
    expect(
      [
        [13, 40],
        [35, 40],
        [40, 23],
      ].map(([rim = 0, tyre = 0]) => onRim(rim, tyre)),
    ).toEqual(['does-not-fit', 'does-not-fit', 'does-not-fit']);
    expect(
      [
        [21, 40],
        [17, 47],
        [19, 57],
        [20, 28],
      ].map(([rim = 0, tyre = 0]) => onRim(rim, tyre)),
    ).toEqual(['fits', 'fits', 'fits', 'fits']);
    expect([onRim(13, 28), onRim(45, 80), onRim(11, 20)]).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('must be wider than a hookless rim, by 5 mm or by the standard', () => {
    const tyre = (mm: number) =>
      part('tyre', `provides tyre-width =${String(mm)}`, 'needs rim-wall C TC TSS');
    const rim = (mm: number, wall = ' TSS') =>
      part('rim', `provides rim-width =${String(mm)}`, `provides rim-wall${wall}`);
    expect([28, 29].map((mm) => verdict(tyre(mm), rim(25)))).toEqual(['does-not-fit', 'fits']);
    expect([27, 28].map((mm) => verdict(tyre(mm), rim(23)))).toEqual(['does-not-fit', 'fits']);
    expect([28, 40].map((mm) => verdict(tyre(mm), rim(25, '')))).toEqual(['unknown', 'fits']);
  });

  it('take the lower of two pressures, also if they fit', () => {
    const [rim, tyre] = [
      part('rim', 'provides pressure =60', 'provides bead-seat 622'),
      part('tyre', 'provides pressure =70', 'needs bead-seat 622'),
    ];
    expect(judge(rim, tyre)).toMatchObject({
      verdict: 'fits',
      limits: ['Inflate to at most 60 psi (4.1 bar).'],
    });
  });

  it('have a limit if they use up the room of the frame', () => {
    const frame = part('frame', 'provides clearance =45');
    expect(judge(frame, part('tyre', 'provides tyre-width =40')).limits).toEqual([]);
    expect(judge(frame, part('tyre', 'provides tyre-width =43')).limits).toHaveLength(1);
  });

  it('must suit both the rim and the room of the frame, and the pressure a rim that may have no hooks', () => {
    const rim = part('rim', 'provides rim-width =25', 'provides rim-wall TSS');
    const frame = (mm: number) => part('frame', `provides clearance =${String(mm)}`);
    expect([28, 29].map((mm) => verdict(rim, frame(mm)))).toEqual(['does-not-fit', 'unrelated']);
    expect(verdict(rim, part('frame', 'provides clearance'))).toBe('unknown');
    const tyre: FitPart = {
      ...part('tyre', 'provides tyre-width =40', 'needs rim-wall C TC TSS', 'provides pressure =70'),
      kind: 'tyre',
    };
    const bike = { interfaces: { clearance: 44, 'rim-width': 25 } };
    expect(judgeOnBike(tyre, { bike }).limits.join(' ')).toContain('never more than is printed on the rim');
  });
});

describe('adapters and limits', () => {
  it('connect six-bolt rotors to centre-lock hubs, never the reverse', () => {
    const adapter = part('adapter', 'needs rotor-hub centre-lock', 'provides rotor-hub six-bolt');
    const [hub, rotor] = [
      part('hub', 'provides rotor-hub centre-lock'),
      part('rotor', 'needs rotor-hub six-bolt'),
    ];
    expect(judge(hub, rotor, [adapter])).toMatchObject({ verdict: 'with-adapter', via: ['adapter'] });
    expect(judge(hub, rotor)).toMatchObject({ verdict: 'with-adapter', via: [] });
    expect(
      verdict(part('hub', 'provides rotor-hub six-bolt'), part('rotor', 'needs rotor-hub centre-lock')),
    ).toBe('does-not-fit');
  });

  it('require an adapter to match the bike by what it needs', () => {
    const adapter = part('adapter', 'needs rotor-hub centre-lock', 'provides rotor-hub six-bolt');
    const onBike = (mount: string) =>
      judgeOnBike(adapter, { bike: { interfaces: { 'rotor-hub': mount } } }).verdict;
    expect(onBike('six-bolt')).toBe('does-not-fit');
    expect(onBike('centre-lock')).toBe('fits');
  });

  it('name a shim for a thin seatpost, washers for a 203 mm rotor, and the torque of each bolt', () => {
    const tube = part('frame', 'provides seatpost =30.9');
    expect(judge(tube, part('post', 'needs seatpost =27.2')).rules[0]?.message).toContain(
      'you also need a shim from 27.2 to 30.9 mm.',
    );
    expect(verdict(part('fork', 'provides rotor-size 200'), part('rotor', 'needs rotor-size 203'))).toBe(
      'with-adapter',
    );
    expect(verdict(part('fork', 'provides rotor-size 203'), part('rotor', 'needs rotor-size 200'))).toBe(
      'does-not-fit',
    );
    const [bolt, rotor] = [
      part('bolt', 'provides torque @rotor-bolt =6', 'needs rotor-bolt M5x10'),
      part('adapter', 'provides torque @lockring =40', 'provides rotor-bolt M5x10'),
    ];
    expect(judge(bolt, rotor).limits).toEqual([
      'Lockring: tighten to at most 40 Nm.',
      'Rotor bolts: tighten to at most 6 Nm.',
    ]);
  });

  it('include the edge of a tolerance, and are unknown slightly beyond it', () => {
    const fork = part('fork', 'provides crown =39.8');
    const headsets = [39.9, 39.7, 40, 39.6, 39.4].map((mm) => part('headset', `needs crown =${String(mm)}`));
    expect(headsets.map((headset) => verdict(fork, headset))).toEqual([
      'fits',
      'fits',
      'fits',
      'unknown',
      'does-not-fit',
    ]);
    const key = part('key', 'needs nipple =3.25');
    expect(
      [3.22, 3.28, 3.3].map((mm) => verdict(key, part('spoke', `provides nipple =${String(mm)}`))),
    ).toEqual(['fits', 'fits', 'does-not-fit']);
    expect(verdict(part('f', 'provides shell T47-85.5'), part('b', 'needs shell T47-86.5'))).toBe('unknown');
  });
});

describe('a number of which only one bound is known', () => {
  const needing = (key: string, bounds: Partial<PartInterface>): FitPart => ({
    ...part('needer'),
    interfaces: [{ key, side: key === 'tyre-width' ? 'provides' : 'needs', ...bounds }],
  });

  it.each([
    ['provides rotor-thickness =1.8', 'rotor-thickness', [{ min: 1.5 }, { min: 2 }]],
    ['provides rotor-thickness =2..2.3', 'rotor-thickness', [{ max: 2 }, { max: 1.8 }]],
    ['provides line-diameter =4..5.5', 'line-diameter', [{ min: 5 }, { min: 6 }]],
    ['provides line-diameter =4..5.5', 'line-diameter', [{ max: 5 }, { max: 3 }]],
    ['provides clearance =45', 'tyre-width', [{ min: 40 }, { min: 47 }]],
  ])('never turns into yes: %s and %s %j', (provided, key, bounds: readonly Partial<PartInterface>[]) => {
    const verdicts = bounds.map((each) => verdict(part('provider', provided), needing(key, each)));
    expect(verdicts).toEqual(['unknown', 'does-not-fit']);
  });
});

describe('verdicts of several rules', () => {
  const hub = part('hub', 'provides freehub HG-L', 'provides axle-rear @hub 12x142');

  it('are does-not-fit if one gate fails, even if another is unknown, with the failed rule first', () => {
    const other = part('other', 'needs axle-rear @frame 12x148', 'needs freehub');
    expect(judge(hub, other)).toMatchObject({
      verdict: 'does-not-fit',
      rules: [{ key: 'axle-rear' }, { key: 'freehub', verdict: 'unknown' }],
    });
  });

  it('prefer unknown to with-adapter, and with-adapter to fits', () => {
    const cassette = 'needs freehub HG-M';
    expect(verdict(hub, part('other', cassette, 'needs axle-rear @frame'))).toBe('unknown');
    expect(verdict(hub, part('other', cassette, 'needs axle-rear @frame 12x142'))).toBe('with-adapter');
  });

  it('ignore a passed exclusion, such as a disc wheel with a disc fork', () => {
    const [wheel, fork] = [
      part('wheel', 'provides brake-surface disc'),
      part('fork', 'needs brake-surface disc'),
    ];
    expect(verdict(wheel, fork)).toBe('unrelated');
    expect(verdict(wheel, part('fork', 'needs brake-surface rim'))).toBe('does-not-fit');
  });
});

describe('ends of the bike', () => {
  const fork = part('fork', 'provides axle-front @frame 12x100');
  const rearWheel = part('rear wheel', 'needs axle-rear @hub 12x142');

  it('exclude a rear wheel from a fork, and leave two wheels unrelated', () => {
    expect(judge(fork, rearWheel)).toMatchObject({ verdict: 'does-not-fit', rules: [{ key: 'axle-end' }] });
    expect(verdict(part('front wheel', 'needs axle-front @hub 12x100'), rearWheel)).toBe('unrelated');
  });

  it('do not exclude a rear wheel from a bike, which has both', () => {
    expect(
      judgeOnBike(rearWheel, {
        bike: { interfaces: { 'axle-front': '15x110', 'axle-rear': '12x142' } },
      }).verdict,
    ).toBe('fits');
  });
});

import { expect, it } from 'vitest';
import { areSameBikes, parseBikes, type Bikes } from './bike-list.ts';
import { withAnswers, withBike, withName, withoutBike } from './edit-bikes.ts';
import { commonBase, mergeBikes } from './merge-bikes.ts';

interface Device {
  readonly bikes: Bikes;
  readonly base: Bikes;
  readonly sent: Bikes | null;
  readonly waiting: Bikes;
}

/** Returns a repeatable source of numbers below a limit (linear congruential generator). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** Makes a random change to the bikes of a device. */
function changed(bikes: Bikes, number: ReturnType<typeof numbersFrom>): Bikes {
  const name = ['A', 'B', 'C'][number(3)] ?? '';
  const bike = bikes[number(bikes.length)];
  const change = number(4);
  if (bike === undefined || change === 0)
    return withBike(bikes, { id: crypto.randomUUID(), name, interfaces: {} });
  if (change === 1) return withName(bikes, bike.id, name);
  if (change === 2 && number(3) === 0) return withoutBike(bikes, bike.id);
  const answers = { ...bike.interfaces, [['x', 'y'][number(2)] ?? '']: ['1', '2', null][number(3)] ?? null };
  return withAnswers(bikes, bike, { answers });
}

/** Saves the bikes of a device, as sync-bikes.ts does. The answer of the account may get lost. */
function synced(device: Device, account: Bikes, isLost: boolean): { device: Device; account: Bikes } {
  const base = commonBase(device, account);
  const { bikes, waiting } = mergeBikes({ base, mine: device.bikes, theirs: account });
  for (const { id, interfaces } of device.bikes) {
    const origin = base.find((bike) => bike.id === id)?.interfaces ?? {};
    for (const [key, answer] of Object.entries(interfaces).filter(([name, each]) => origin[name] !== each))
      expect([...bikes, ...waiting].some((bike) => bike.interfaces[key] === answer)).toBe(true);
  }
  if (isLost && !areSameBikes(bikes, account)) return { device: { ...device, sent: bikes }, account: bikes };
  return {
    device: { bikes, base: bikes, sent: null, waiting: [...device.waiting, ...waiting] },
    account: bikes,
  };
}

/** Lets three devices change and save their bikes at random. */
function live(seed: number): void {
  const number = numbersFrom(seed);
  const devices: Device[] = Array.from({ length: 3 }, () => ({
    bikes: [],
    base: [],
    sent: null,
    waiting: [],
  }));
  let account: Bikes = [];
  const save = (index: number, isLost: boolean) => {
    const result = synced(devices[index] as Device, account, isLost);
    [devices[index], account] = [result.device, result.account];
    expect(parseBikes(account), `seed ${String(seed)}`).toEqual(account);
  };
  for (let step = 0; step < 25; step += 1) {
    const index = number(3);
    const device = devices[index] as Device;
    if (number(3) === 0) save(index, number(4) === 0);
    else devices[index] = { ...device, bikes: changed(device.bikes, number) };
  }
  for (const index of [0, 1, 2, 0, 1, 2, 0, 1, 2]) save(index, false);
  for (const { bikes } of devices) expect(areSameBikes(bikes, account), `seed ${String(seed)}`).toBe(true);
}

it('three devices that save in any order agree, and no new answer is lost', () => {
  for (let seed = 0; seed < 150; seed += 1) live(seed);
});

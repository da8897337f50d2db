/**
 * What a day costs and where it gets tight: `npm run scaling`. Simulates a day of shoppers second by second, with the caches of
 * docs/decisions/080-what-may-be-stale.md, and writes its figures into docs/scaling.md. The same seed gives the same figures.
 */
import { table, writePart } from '../functions/bench/lib/report.ts';
import { SeededChance } from './lib/seeded-chance.ts';

const secondsOfDay = 86_400;
/** Of all shoppers of a day, how many come in each hour, in percent. */
const shareOfHour = [1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 6, 3, 1];
const cdnRegions = 4;
const cdnFreshSeconds = 30;
const memorySeconds = 2;
const requestsPerInstance = 40;

/** What people do; assumptions, to be put right by a shop's own figures. */
const people = {
  homeViewsEach: 2,
  signedIn: 0.2,
  orders: 0.03,
  /** Of the orders, how many are for the part that sells best. */
  bestSeller: 0.2,
  paid: 0.8,
};

/** Firestore documents read and written, and seconds of the function, by call. docs/scaling.md says where they come from. */
const calls = {
  productList: { reads: 7, writes: 0, seconds: 0.03 },
  reviewList: { reads: 7, writes: 0, seconds: 0.03 },
  fromMemory: { reads: 0, writes: 0, seconds: 0.001 },
  signedInPages: { reads: 8, writes: 1, seconds: 0.25 },
  order: { reads: 5, writes: 3, seconds: 0.15 },
  payment: { reads: 10, writes: 6, seconds: 1.2 },
} as const;

/** US dollars, list prices of us-central1 as the authors knew them; free quotas are taken off below. */
const prices = {
  reads: 0.03 / 100_000,
  writes: 0.09 / 100_000,
  requests: 0.4 / 1_000_000,
  vcpuSeconds: 0.000024,
  gibSeconds: 0.0000025,
  hostingGb: 0.15,
};
const free = {
  reads: 50_000,
  writes: 20_000,
  requests: 2e6 / 30,
  vcpuSeconds: 180_000 / 30,
  gibSeconds: 360_000 / 30,
  hostingGb: 0.36,
};
const gibEach = 0.5;
/** HTML, scripts and pictures of a first visit, through the CDN. */
const megabytesEach = 0.6;

interface Day {
  readonly shoppers: number;
  views: number;
  requests: number;
  reads: number;
  writes: number;
  busySeconds: number;
  orders: number;
  peakOrdersPerSecond: number;
  peakBestSellerPerSecond: number;
  peakRequestsPerSecond: number;
  peakInstances: number;
}

function simulate(shoppers: number): Day {
  const seeded = new SeededChance(shoppers);
  const chance = () => seeded.next();
  const day = beginning(shoppers);
  const cdn = Array.from({ length: cdnRegions }, () => -Infinity);
  let memory = -Infinity;
  for (let second = 0; second < secondsOfDay; second += 1) {
    const share = (shareOfHour[Math.floor(second / 3600)] ?? 0) / 100 / 3600;
    const arriving = poisson(shoppers * share, chance);
    const views = poisson(arriving * people.homeViewsEach, chance);
    const origin = cdn.filter((asked, region) => {
      const isAsked = chance() < 1 - (1 - 1 / cdnRegions) ** views && second - asked >= cdnFreshSeconds;
      if (isAsked) cdn[region] = second;
      return isAsked;
    }).length;
    const isRead = origin > 0 && second - memory >= memorySeconds;
    if (isRead) memory = second;
    const orders = poisson(arriving * people.orders, chance);
    countSecond(day, {
      views,
      productList: isRead ? 1 : 0,
      reviewList: isRead ? 1 : 0,
      fromMemory: 2 * (origin - (isRead ? 1 : 0)),
      signedInPages: poisson(arriving * people.signedIn, chance),
      order: orders,
      payment: poisson(orders * people.paid, chance),
    });
    day.peakBestSellerPerSecond = Math.max(
      day.peakBestSellerPerSecond,
      poisson(orders * people.bestSeller, chance),
    );
  }
  return day;
}

function beginning(shoppers: number): Day {
  return {
    shoppers,
    views: 0,
    requests: 0,
    reads: 0,
    writes: 0,
    busySeconds: 0,
    orders: 0,
    peakOrdersPerSecond: 0,
    peakBestSellerPerSecond: 0,
    peakRequestsPerSecond: 0,
    peakInstances: 1,
  };
}

type Second = Readonly<Record<keyof typeof calls | 'views', number>>;

function countSecond(day: Day, { views, ...made }: Second): void {
  let [busy, requests] = [0, 0];
  for (const [name, cost] of Object.entries(calls)) {
    const times = made[name as keyof typeof calls];
    day.reads += times * cost.reads;
    day.writes += times * cost.writes;
    busy += times * cost.seconds;
    requests += times;
  }
  day.views += views;
  day.requests += requests;
  day.busySeconds += busy;
  day.orders += made.order;
  day.peakOrdersPerSecond = Math.max(day.peakOrdersPerSecond, made.order);
  day.peakRequestsPerSecond = Math.max(day.peakRequestsPerSecond, requests);
  day.peakInstances = Math.max(day.peakInstances, Math.ceil(busy / requestsPerInstance));
}

/** Knuth for few, the normal distribution for many. */
function poisson(mean: number, chance: () => number): number {
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = chance(); product > end; product *= chance()) count += 1;
  return count;
}

/** An instance is billed while it has at least one request; requests beside each other share it. */
function costOf({ reads, writes, requests, busySeconds, shoppers }: Day): number {
  const used = {
    reads,
    writes,
    requests,
    vcpuSeconds: busySeconds,
    gibSeconds: busySeconds * gibEach,
    hostingGb: (shoppers * megabytesEach) / 1000,
  };
  return Object.entries(used).reduce(
    (sum, [name, amount]) =>
      sum + Math.max(0, amount - free[name as keyof typeof free]) * prices[name as keyof typeof prices],
    0,
  );
}

const days = [1000, 10_000, 100_000, 1_000_000].map(simulate);
const row = (name: string, figure: (day: Day) => number | string) => [name, ...days.map(figure)];
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const rows = [
  row('product lists shown', ({ views }) => views),
  row('requests of the function', ({ requests }) => requests),
  row('Firestore reads', ({ reads }) => reads),
  row('of the 50,000 free ones', ({ reads }) => `${((reads / free.reads) * 100).toFixed(0)} %`),
  row('Firestore writes', ({ writes }) => writes),
  row('of the 20,000 free ones', ({ writes }) => `${((writes / free.writes) * 100).toFixed(0)} %`),
  row('orders', ({ orders }) => orders),
  row('most orders in a second (index: 500)', (day) => day.peakOrdersPerSecond),
  row(
    'most of the best-seller in a second (document: about 1, lasting)',
    (day) => day.peakBestSellerPerSecond,
  ),
  row('most requests of the function in a second', (day) => day.peakRequestsPerSecond),
  row('instances at that time', (day) => day.peakInstances),
  row('costs a day', (day) => dollars(costOf(day))),
  row('costs for 1,000 shoppers', (day) => `$${((costOf(day) / day.shoppers) * 1000).toFixed(4)}`),
];
const head = ['a day', ...days.map(({ shoppers }) => `${shoppers.toLocaleString('en-US')} shoppers`)];
console.log(table(head, rows));
await writePart('simulation', table(head, rows), 'scaling.md');

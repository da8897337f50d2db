import type { SearchResults } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { taskKinds, type TaskKind } from '../stats/public/to-do.ts';
import { choicesOf } from './choices.ts';

const screens = [
  { title: 'Manage All Order', href: '/dashboard/allOrder', about: 'Pack, ship and refund' },
  { title: 'Shop Settings', href: '/dashboard/settings', about: 'Tax rate, carriers, orders' },
];
const nothing: SearchResults = { orders: [], returns: [], parts: [], people: [] };
const hrefs = (text: string, found: SearchResults | undefined = nothing) =>
  choicesOf(text, found, { screens }).map(({ href }) => href);

const found: SearchResults = {
  orders: [
    {
      ...{ _id: 'o', number: 'PW-222222', customerName: '', customerEmail: 'a+b@c.d' },
      ...{ status: 'paid', price: 5, currency: 'usd', createdAt: '', match: 'Hub' },
    },
  ],
  returns: [
    {
      ...{ _id: 'r', number: 'RT-222222', orderNumber: 'PW-222222', state: 'approved' },
      ...{ customerName: 'Ida', customerEmail: 'a+b@c.d' },
    },
  ],
  parts: [{ _id: 'p', name: 'Hub', partNumber: 'PW-H 2', status: 'archived', quantity: 1 }],
  people: [{ _id: 'u', name: '', email: 'a+b@c.d' }],
};

it('an empty back-office search lists every screen', () => {
  expect(hrefs('  ', undefined)).toEqual(['/dashboard/allOrder', '/dashboard/settings']);
});

it('a back-office search lists screens with a matching title before those with a matching description', () => {
  expect(hrefs('Órder')).toEqual([
    '/dashboard/allOrder',
    '/dashboard/settings',
    '/dashboard/allOrder?search=%C3%93rder',
  ]);
  expect(hrefs('tax')).toEqual(['/dashboard/settings', '/dashboard/allOrder?search=tax']);
});

it('a back-office search has no link to the order list until the results arrive', () => {
  expect(choicesOf('tax', undefined, { screens }).map(({ href }) => href)).toEqual(['/dashboard/settings']);
  expect(choicesOf('PW-222222', undefined, { screens })).toEqual([]);
});

it('a back-office search lists orders first, then returns, parts, people and screens', () => {
  expect(choicesOf('settings', found, { screens }).map(({ href, detail }) => [href, detail])).toEqual([
    ['/dashboard/allOrder/o', 'a+b@c.d · $5.00 · Paid'],
    ['/dashboard/allOrder?search=settings', '“settings”'],
    ['/dashboard/returns/RT-222222', 'Ida · PW-222222 · On the way'],
    ['/dashboard/allProduct/p', 'PW-H 2 · Archived'],
    ['/dashboard/users?search=a%2Bb%40c.d&open=u', ''],
    ['/dashboard/settings', 'Tax rate, carriers, orders'],
  ]);
});

it('a back-office search counts the sent parts of a half-shipped order', () => {
  const orders = found.orders.map((order) => ({ ...order, partlyShipped: { sent: 2, total: 3 } }));
  const [first] = choicesOf('a+b', { ...found, orders }, { screens });
  expect(first?.detail).toBe('a+b@c.d · $5.00 · 2 of 3 parts shipped');
});

it.each([
  ['#pw-222222', '/dashboard/allOrder/o'],
  ['2026-000042', '/dashboard/allOrder/o'],
  ['rt222222', '/dashboard/returns/RT-222222'],
  ['pw-h2', '/dashboard/allProduct/p'],
  ['HUB', '/dashboard/allProduct/p'],
  ['A+B@c.d ', '/dashboard/users?search=a%2Bb%40c.d&open=u'],
  ['—', '/dashboard/allOrder/o'],
])('a back-office search for %j lists the best match first: %s', (text, href) => {
  expect(hrefs(text, found)[0]).toBe(href);
});

it('an empty back-office search lists the open tasks first, and a search for their names lists also the others', () => {
  const none = Object.fromEntries(taskKinds.map(({ count }) => [count, 0])) as Record<
    TaskKind['count'],
    number
  >;
  const toDo = { ...none, toPack: 1200, lowStock: 2 };
  const tasks = (text: string) =>
    choicesOf(text, nothing, { screens, toDo })
      .filter(({ group }) => group === 'To do')
      .map(({ title, detail, href }) => [title, detail, href]);
  expect(tasks('')).toEqual([
    ['To pack', '1,200', '/dashboard/allOrder?status=paid'],
    ['Low stock', '2', '/dashboard/allProduct?view=low-stock'],
  ]);
  expect(tasks('pack').map(([title, detail]) => [title, detail])).toEqual([
    ['To pack', '1,200'],
    ['Packed, not shipped', '0'],
  ]);
});

it('a back-office search shows what matched, and marks the link to the order list as no result', () => {
  const choices = choicesOf('hub', found, { screens });
  expect(choices.map(({ match, isSearch }) => [match, isSearch])).toContainEqual(['Hub', undefined]);
  expect(choicesOf('xyz', nothing, { screens })).toMatchObject([{ isSearch: true }]);
});

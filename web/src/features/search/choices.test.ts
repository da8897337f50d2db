import type { SearchResults } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

const screens = [
  { title: 'Manage All Order', href: '/dashboard/allOrder', about: 'Pack, ship and refund' },
  { title: 'Shop Settings', href: '/dashboard/settings', about: 'Tax rate, carriers, orders' },
];
const nothing: SearchResults = { orders: [], parts: [], people: [] };
const hrefs = (text: string, found: SearchResults | undefined = nothing) =>
  choicesOf(text, found, screens).map(({ href }) => href);

const found: SearchResults = {
  orders: [
    {
      ...{ _id: 'o', number: 'PW-222222', customerName: '', customerEmail: 'a+b@c.d' },
      ...{ status: 'paid', price: 5, currency: 'usd', createdAt: '' },
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
  expect(choicesOf('tax', undefined, screens).map(({ href }) => href)).toEqual(['/dashboard/settings']);
  expect(choicesOf('PW-222222', undefined, screens)).toEqual([]);
});

it('a back-office search lists orders first, then parts, people and screens', () => {
  expect(choicesOf('settings', found, screens).map(({ href, detail }) => [href, detail])).toEqual([
    ['/dashboard/allOrder/o', 'a+b@c.d · $5.00 · Paid'],
    ['/dashboard/allOrder?search=settings', '“settings”'],
    ['/dashboard/allProduct/p', 'PW-H 2 · Archived'],
    ['/dashboard/users?search=a%2Bb%40c.d&open=u', ''],
    ['/dashboard/settings', 'Tax rate, carriers, orders'],
  ]);
});

it.each([
  ['#pw-222222', '/dashboard/allOrder/o'],
  ['2026-000042', '/dashboard/allOrder/o'],
  ['pw-h2', '/dashboard/allProduct/p'],
  ['HUB', '/dashboard/allProduct/p'],
  ['A+B@c.d ', '/dashboard/users?search=a%2Bb%40c.d&open=u'],
  ['—', '/dashboard/allOrder/o'],
])('a back-office search for %j lists the best match first: %s', (text, href) => {
  expect(hrefs(text, found)[0]).toBe(href);
});

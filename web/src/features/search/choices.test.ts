import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

const screens = [
  { title: 'Manage All Order', href: '/dashboard/allOrder', about: 'Pack, ship and refund' },
  { title: 'Shop Settings', href: '/dashboard/settings', about: 'Tax rate, carriers, orders' },
];
const hrefs = (text: string) => choicesOf(text, undefined, screens).map(({ href }) => href);

it('offers every screen before anything is typed', () => {
  expect(hrefs('  ')).toEqual(['/dashboard/allOrder', '/dashboard/settings']);
});

it('offers screens by title before those by what is done there, and the list of orders last', () => {
  expect(hrefs('Órder')).toEqual([
    '/dashboard/allOrder',
    '/dashboard/settings',
    '/dashboard/allOrder?search=%C3%93rder',
  ]);
  expect(hrefs('tax')).toEqual(['/dashboard/settings', '/dashboard/allOrder?search=tax']);
});

it('puts orders first, then parts, people and screens, and leads to each', () => {
  const order = {
    _id: 'o',
    number: 'PW-2',
    customerName: '',
    customerEmail: 'a@b.c',
    status: 'paid',
  } as const;
  const found = {
    orders: [{ ...order, price: 5, currency: 'usd', createdAt: '' }],
    parts: [{ _id: 'p', name: 'Hub', partNumber: 'PW-H', status: 'archived', quantity: 1 } as const],
    people: [{ _id: 'u', name: '', email: 'a+b@c.d' }],
  };
  expect(choicesOf('settings', found, screens).map(({ href, detail }) => [href, detail])).toEqual([
    ['/dashboard/allOrder/o', 'a@b.c · $5.00 · Paid'],
    ['/dashboard/allOrder?search=settings', '“settings”'],
    ['/dashboard/allProduct/p', 'PW-H · Archived'],
    ['/dashboard/users?search=a%2Bb%40c.d', ''],
    ['/dashboard/settings', 'Tax rate, carriers, orders'],
  ]);
});

import { callAddresses } from '@pedalworks/contract';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const { server } = await resolveConfig({ root: `${import.meta.dirname}/..` }, 'serve');
const [sentOn = ''] = Object.keys(server.proxy ?? {});

it('the development server forwards every API path, but no page, to the function', () => {
  const calls = Object.values(callAddresses).map(({ path }) => path);
  const missed = [...calls, '/order?email=a', '/openapi.json', '/docs'].filter(
    (path) => !new RegExp(sentOn, 'u').test(path),
  );
  expect(missed).toEqual([]);
  const pages = [
    '/',
    '/home',
    '/signIn',
    '/dashboard/allOrder',
    '/src/entry-client.ts',
    '/openapi-json',
    '/products',
  ];
  expect(pages.filter((path) => new RegExp(sentOn, 'u').test(path))).toEqual([]);
});

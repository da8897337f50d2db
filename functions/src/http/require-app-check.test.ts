import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { openShopForFile } from '../../test-support/shop.ts';

const settings = { requiresAppCheck: true };
const isOwnApp = (token: string) => Promise.resolve(token === 'of our page');
const shop = await openShopForFile({ settings, ports: () => ({ appCheck: { isOwnApp } }) });
const judgedByFirebase = await openShopForFile({ settings });

const calls = Object.values<Endpoint>(endpoints);
const isOpen = ({ access, method }: Endpoint) =>
  access === 'stripe' || (access === 'anyone' && method === 'GET');
const named = (some: readonly Endpoint[]): CallName[] => some.map(({ name }) => name);
const params = {
  id: 'some-id',
  mailId: 'some-mail',
  shipmentId: 'some-shipment',
  imageId: 'some-image',
  line: '0',
  key: 'terms',
  attention: 'disputed',
  email: 'someone@example.com',
  hash: '0'.repeat(64),
  width: '320',
};
const errorCodeOf = ({ json }: { json: unknown }) => (json as { code?: string } | undefined)?.code;

describe('with App Check enforced', () => {
  it.each(named(calls.filter((call) => !isOpen(call))))(
    "%s accepts calls from the shop's own app only",
    async (name) => {
      for (const headers of [{}, { 'x-firebase-appcheck': 'of somebody' }]) {
        const answer = await shop.call(name, { params, headers });
        expect([answer.status, errorCodeOf(answer)]).toEqual([401, 'auth/unrecognised-app']);
      }
      const headers = { 'x-firebase-appcheck': 'of our page' };
      expect(errorCodeOf(await shop.call(name, { params, headers }))).not.toBe('auth/unrecognised-app');
    },
  );

  it.each(named(calls.filter(isOpen)))('%s accepts calls without an App Check token', async (name) => {
    expect(errorCodeOf(await shop.call(name, { params }))).not.toBe('auth/unrecognised-app');
  });

  it.each(['garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
    'an endpoint rejects the invalid App Check token %s',
    async (token) => {
      const headers = { 'x-firebase-appcheck': token };
      const answer = await judgedByFirebase.call('addReview', { headers });
      expect([answer.status, errorCodeOf(answer)]).toEqual([401, 'auth/unrecognised-app']);
    },
  );
});

import type { Endpoints } from '@pedalworks/contract';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';
import type { Asking } from '../shop.ts';

/** Acts of an admin on settings and pages, each with its answer and expected audit entry. */
export function settingsActs({ shop }: PaymentFixture, { accessToken: token }: Person) {
  const call = (name: keyof Endpoints, asking: Asking) => shop.call(name, { token, ...asking });
  const versionOf = async (name: keyof Endpoints, asking: Asking) => ({
    'if-match': (await call(name, asking)).headers.get('etag') ?? '',
  });
  const settingsEntry = { action: 'settings/save', target: 'shop', document: 'settings/shop' };
  return {
    saveSettings: async () => {
      const answer = await call('saveSettings', { body: { enforceMinOrder: false, enforceStock: true } });
      return [answer, settingsEntry] as const;
    },
    changeSettings: async () => {
      await shop.empty('audit');
      const headers = await versionOf('getSettings', {});
      const answer = await call('changeSettings', { headers, body: { enforceStock: false } });
      return [answer, settingsEntry] as const;
    },
    saveOwnerPage: async () => {
      const params = { key: 'terms' };
      const headers = await versionOf('getOwnerPage', { params });
      const answer = await call('saveOwnerPage', { params, headers, body: { text: '# Terms' } });
      return [answer, { action: 'pages/save', target: 'terms', document: 'pages/terms' }] as const;
    },
  };
}

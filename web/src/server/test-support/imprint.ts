import type { OwnerPage } from '@pedalworks/contract';

export const imprint: OwnerPage = {
  key: 'imprint',
  text: '# Contact',
  html: '<h2>Contact</h2><p>Pedalworks<br />عجلة ممتازة</p>',
  revision: 1,
  updatedAt: '2026-01-01T00:30:00.000Z',
};

const { key, revision } = imprint;

export const linkedPages = () => Promise.resolve([{ key, revision, updatedAt: '2026-01-01T00:30:00.000Z' }]);

export const offersWithdrawal = () => Promise.resolve(true);

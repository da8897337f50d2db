import type { Kind } from './bad-values.ts';

const settingsKinds: Readonly<Record<string, Kind>> = {
  enforceMinOrder: 'flag',
  enforceStock: 'flag',
  countStock: 'flag',
  moderateReviews: 'flag',
  holdMinutes: 'whole number',
  mostPerOrder: 'whole number or null',
  lowStock: 'stock',
  timeZone: 'time zone',
  seller: 'object',
  safety: 'object',
  carriers: 'rows',
  returnDays: 'optional whole number',
  returnAddress: 'optional text',
  withdrawal: 'withdrawal scope',
  shopEmails: 'rows',
};

export const settingsBodies = {
  changeSettings: {
    kinds: { ...settingsKinds, enforceMinOrder: 'optional flag', enforceStock: 'optional flag' },
    body: {},
  },
  saveSettings: {
    kinds: settingsKinds,
    body: { enforceMinOrder: true, enforceStock: true },
  },
  saveOwnerPage: {
    params: { key: 'terms' },
    kinds: { text: 'page text', dryRun: 'optional flag' },
    body: { text: '# Terms' },
  },
} as const;

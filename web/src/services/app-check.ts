import { config } from '../config.ts';

/** What shows the shop that a call comes from its own pages; nothing where no site key is set. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (config.appCheckSiteKey === '') return {};
  const { appCheckToken } = await import('./app-check-token.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}

import { config } from '../config.ts';

/** App Check headers, which prove that a call comes from the shop's pages; empty without a site key. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (config.appCheckSiteKey === '') return {};
  const { appCheckToken } = await import('./app-check-token.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}

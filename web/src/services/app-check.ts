import { config } from '../config.ts';

export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (config.appCheckSiteKey === '') return {};
  const { appCheckToken } = await import('./app-check-token.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}

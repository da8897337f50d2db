import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { config } from '../config.ts';
import { withTimeLimit } from './time-limit.ts';

const appCheck = initializeAppCheck(initializeApp(config.firebase), {
  provider: new ReCaptchaEnterpriseProvider(config.appCheckSiteKey),
  isTokenAutoRefreshEnabled: false,
});

export async function appCheckToken(): Promise<string> {
  try {
    return (await withTimeLimit(() => getToken(appCheck), { kind: 'slow', milliseconds: 10_000 })).token;
  } catch {
    return '';
  }
}

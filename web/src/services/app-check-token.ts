import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { config } from '../config.ts';

const appCheck = initializeAppCheck(initializeApp(config.firebase), {
  provider: new ReCaptchaEnterpriseProvider(config.appCheckSiteKey),
  isTokenAutoRefreshEnabled: false,
});

/** A token of Firebase App Check, kept by the SDK for as long as it holds; empty when Google gives none. */
export async function appCheckToken(): Promise<string> {
  try {
    return (await getToken(appCheck)).token;
  } catch {
    // The shop then says that it does not recognise the page, in words for people.
    return '';
  }
}

/** Build-time configuration. Only this file reads `import.meta.env`. */
export const config = {
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
  },
  authEmulatorUrl: EMULATOR_BUILD ? (import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://127.0.0.1:9099') : '',
  stripe: {
    publishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
    /** URL of the offline card provider; empty if Stripe is used. */
    emulatorUrl: EMULATOR_BUILD ? (import.meta.env.VITE_STRIPE_EMULATOR_URL ?? 'http://127.0.0.1:12111') : '',
  },
  /** reCAPTCHA Enterprise site key of Firebase App Check; empty disables App Check. */
  appCheckSiteKey: EMULATOR_BUILD ? '' : (import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
  /** Upload URL for product pictures; empty for the shop's own `POST /image`. */
  imageHostUrl: import.meta.env.VITE_IMAGE_HOST_URL ?? '',
  /** ISO 4217 code; must equal the function's `CURRENCY`. */
  currency: import.meta.env.VITE_CURRENCY ?? 'usd',
} as const;

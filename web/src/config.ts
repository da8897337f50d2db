/** The only reader of `import.meta.env`. Values are fixed at build time; {@link requiredInProduction} lists the required ones. */
export const config = {
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
  },
  /** The Auth emulator's address; used in emulator builds only. */
  authEmulatorUrl: EMULATOR_BUILD ? (import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://127.0.0.1:9099') : '',
  stripe: {
    publishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
    /** The offline card provider's address; empty for Stripe itself, as in all but emulator builds. */
    emulatorUrl: EMULATOR_BUILD ? (import.meta.env.VITE_STRIPE_EMULATOR_URL ?? 'http://127.0.0.1:12111') : '',
  },
  /** reCAPTCHA Enterprise site key of Firebase App Check; empty leaves it off. */
  appCheckSiteKey: EMULATOR_BUILD ? '' : (import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
  /** Upload URL of product pictures; empty means this shop's own `POST /image`. */
  imageHostUrl: import.meta.env.VITE_IMAGE_HOST_URL ?? '',
  /** ISO 4217, as the function's `CURRENCY`. */
  currency: import.meta.env.VITE_CURRENCY ?? 'usd',
} as const;

/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
  readonly VITE_STRIPE_EMULATOR_URL?: string;
  readonly VITE_IMAGE_HOST_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_CURRENCY?: string;
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** True in builds with `--mode emulator`. vite.config.ts replaces it with a literal. */
declare const EMULATOR_BUILD: boolean;

/** Country codes by address format, such as `%N%n%A%n%C` (web/address-data-plugin.ts). */
declare const ADDRESS_FORMATS: Readonly<Record<string, string>>;

/** `<link>` elements that preload the code of a server-rendered screen, by its path (web/prerender-plugin.ts). */
declare const SCREEN_PRELOADS: Readonly<Record<string, string>>;

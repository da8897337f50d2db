import { config } from '../../config.ts';

/** Loads the offline card provider, which `loadStripe` then uses instead of Stripe's script. Emulator builds only. */
export function loadOfflineScript(): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  const script = document.createElement('script');
  script.src = `${config.stripe.emulatorUrl}/stripe.js`;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The offline card provider does not answer at ${config.stripe.emulatorUrl}.`));
    });
    document.head.append(script);
  });
}

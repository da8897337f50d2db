import { config } from '../../config.ts';

/** Adds the offline provider's script, so that `loadStripe` does not request Stripe's. Emulator builds only. */
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

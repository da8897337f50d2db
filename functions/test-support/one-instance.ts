/**
 * Instance of the function in its own process: `node --import tsx one-instance.ts PROJECT PORT [STRIPE_HOST]`. With
 * the host:port of a Stripe emulator, it takes card payments.
 */
import { cardPayments } from '../src/gateways/stripe/card-payments.ts';
import { mailingShop } from './mails/mailing-shop.ts';
import { testStripe } from './payments/test-stripe.ts';
import { openShop } from './shop.ts';

const [firestoreProjectId = '', port = '0', emulatorHost = ''] = process.argv.slice(2);
const stripe = emulatorHost === '' ? undefined : testStripe(emulatorHost);
const cards = cardPayments({ stripe, currency: 'usd', timeoutMilliseconds: 1000 });
await openShop({
  firestoreProjectId,
  port: Number(port),
  ports: () => (stripe === undefined ? {} : { cards, shop: mailingShop }),
});
console.log('open');

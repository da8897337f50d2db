/**
 * `npm run serve -- PORT [TOKENS_FILE]` (in functions/): serves the API alone, for checkers such as schemathesis.
 * Starts emulators on free ports, stores a product, an order and a review, and prints the address, tokens and ids as
 * JSON, or writes them to TOKENS_FILE. Ctrl-C stops the server.
 */
import { writeFileSync } from 'node:fs';
import { startStripeEmulator } from '@pedalworks/stripe-emulator';
import { startEmulators } from '../../scripts/lib/emulators.ts';
import { cardPayments } from '../src/gateways/stripe/card-payments.ts';
import { openShop } from './shop.ts';

const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const provider = await startStripeEmulator({ port: 0 });
const emulatorHost = `${provider.host}:${String(provider.port)}`;
const stripe = { secretKey: 'sk_test_served', webhookSecret: 'whsec_served', emulatorHost };
const shop = await openShop({
  port: Number(process.argv[2] ?? 0),
  ports: () => ({ cards: cardPayments({ stripe, currency: 'usd' }) }),
});
const admin = await shop.people.admin();
const customer = await shop.people.customer();

const img = 'https://pictures.example/rim.webp';
const draft = { name: 'Rim 700C', description: 'A rim.', price: 89.5, quantity: 40, minOrder: 2, img };
const product = await shop.call('addProduct', { token: admin.accessToken, body: draft });
const { insertedId: purchaseId } = product.json as { insertedId: string };
const bought = { purchaseId, price: 89.5, quantity: 2, customerEmail: admin.email };
await shop.call('placeOrder', { token: admin.accessToken, body: bought });
await shop.call('addReview', {
  token: customer.accessToken,
  body: { customerEmail: customer.email, comment: 'True and light.', rating: 5 },
});

const { address } = shop;
const served = { address, admin: admin.accessToken, customer: customer.accessToken, idToken: admin.idToken };
const told = JSON.stringify({ ...served, purchaseId }, null, 2);
if (process.argv[3] === undefined) console.log(told);
else writeFileSync(process.argv[3], told);
console.log(`The API answers on ${address}`);

process.once('SIGINT', () => {
  void Promise.all([shop.close(), provider.close(), emulators.stop()]).then(() => process.exit(0));
});

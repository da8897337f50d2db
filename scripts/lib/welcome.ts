import { hasCardKey, hasMailServer, host, type ShopPorts } from './settings.ts';
import { functionUrl } from './shop-env.ts';

interface Welcome {
  readonly ports: ShopPorts;
  readonly address: string;
  /** Seconds that the start took. */
  readonly seconds: number;
  readonly logFile: string;
}

/** Prints the shop's addresses, demo logins and test cards. */
export function welcome({ ports, address, seconds, logFile }: Welcome): void {
  const cards = hasCardKey()
    ? 'Cards: the Stripe account of STRIPE_SECRET_KEY.'
    : `Test cards (any future date, any CVC):
  4242 4242 4242 4242   succeeds
  4000 0000 0000 0002   is declined
  4000 0025 0000 3155   requires 3-D Secure
  4000 0000 0000 0259   succeeds; disputed after 20 seconds
  4000 0000 0000 7726   succeeds; refunds stay pending for 20 seconds
  4000 0000 0000 5126   succeeds; refunds fail after about 20 seconds`;
  const mails = hasMailServer()
    ? 'Emails are sent by the server in SMTP_URL.'
    : `Inbox for all emails: http://${host}:${ports.inbox}`;
  console.log(`
  Pedalworks is open: ${address}   (${seconds.toFixed(1)} s)

Demo logins:
  admin@example.com      pedal-admin
  customer@example.com   pedal-customer

${cards}

${mails}

Addresses:
  API reference  ${address}/docs
  function       ${functionUrl(ports)}/
  Firestore      ${host}:${ports.firestore}
  Auth           http://${host}:${ports.auth}${hasCardKey() ? '' : `\n  card provider  http://${host}:${ports.cards}`}
  log            ${logFile}

Press Ctrl-C to stop; the data is kept. To start over, run npm start -- --fresh.`);
}

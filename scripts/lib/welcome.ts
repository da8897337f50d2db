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
  4242 4242 4242 4242   pays
  4000 0000 0000 0002   is declined
  4000 0025 0000 3155   asks to confirm (3-D Secure)
  4000 0000 0000 0259   pays, and is disputed 20 seconds later
  4000 0000 0000 7726   pays; a refund waits 20 seconds
  4000 0000 0000 5126   pays; a refund fails after some 20 seconds`;
  const mails = hasMailServer()
    ? 'Mails: sent by the mail server of SMTP_URL.'
    : `Mails to anybody arrive here: http://${host}:${ports.inbox}`;
  console.log(`
  Pedalworks is open: ${address}   (${seconds.toFixed(1)} s)

Demo logins:
  admin@example.com      pedal-admin
  customer@example.com   pedal-customer

${cards}

${mails}

Where things answer:
  API document   ${address}/docs
  function       ${functionUrl(ports)}/
  Firestore      ${host}:${ports.firestore}
  Auth           http://${host}:${ports.auth}${hasCardKey() ? '' : `\n  card provider  http://${host}:${ports.cards}`}
  log            ${logFile}

Ctrl-C stops everything and keeps the data; npm start -- --fresh begins again.`);
}

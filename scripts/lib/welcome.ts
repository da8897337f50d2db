import { demoProject } from './emulators.ts';
import { host, type ShopPorts } from './settings.ts';

interface Welcome {
  readonly ports: ShopPorts;
  readonly address: string;
  readonly offlineCards: boolean;
  readonly seconds: number;
  readonly logFile: string;
}

const offlineCardLines = [
  'Test cards (any future date, any CVC):',
  '  4242 4242 4242 4242   pays',
  '  4000 0000 0000 0002   is declined',
  '  4000 0025 0000 3155   asks to confirm (3-D Secure)',
];

/** Tells the reader where the shop is and how to get in. */
export function welcome({ ports, address, offlineCards, seconds, logFile }: Welcome): void {
  const lines = [
    '',
    `  Pedalworks is open: ${address}   (${seconds.toFixed(1)} s)`,
    '',
    'Demo logins:',
    '  admin@example.com      pedal-admin',
    '  customer@example.com   pedal-customer',
    ...(offlineCards ? ['', ...offlineCardLines] : ['', 'Cards: the Stripe account of STRIPE_SECRET_KEY.']),
    '',
    'Where things answer:',
    `  API document   ${address}/docs`,
    `  function       http://${host}:${ports.functions}/${demoProject}/us-central1/api/`,
    `  Firestore      ${host}:${ports.firestore}`,
    `  Auth           http://${host}:${ports.auth}`,
    ...(offlineCards ? [`  card provider  http://${host}:${ports.cards}`] : []),
    `  log            ${logFile}`,
    '',
    'Ctrl-C stops everything and keeps the data; npm start -- --fresh begins again.',
  ];
  console.log(lines.join('\n'));
}

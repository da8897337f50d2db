/** What `npm start` is told by the environment; README.md lists it. */
export interface ShopPorts {
  readonly hosting: number;
  readonly functions: number;
  readonly firestore: number;
  readonly auth: number;
  readonly cards: number;
}

interface PortSetting {
  readonly name: keyof ShopPorts;
  readonly variable: string;
  readonly standard: number;
  readonly neededBy: string;
}

export const host = '127.0.0.1';

export const portSettings: readonly PortSetting[] = [
  { name: 'hosting', variable: 'PEDALWORKS_HOSTING_PORT', standard: 5000, neededBy: 'the shop (Hosting)' },
  { name: 'functions', variable: 'PEDALWORKS_FUNCTIONS_PORT', standard: 5001, neededBy: 'the function' },
  { name: 'firestore', variable: 'PEDALWORKS_FIRESTORE_PORT', standard: 8080, neededBy: 'Firestore' },
  { name: 'auth', variable: 'PEDALWORKS_AUTH_PORT', standard: 9099, neededBy: 'Auth' },
  {
    name: 'cards',
    variable: 'PEDALWORKS_CARDS_PORT',
    standard: 12111,
    neededBy: 'the offline card provider',
  },
];

/** The default ports (docs/api.md, Addresses), unless the environment says others. */
export function readPorts(): ShopPorts {
  const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, cards: 0 };
  for (const { name, variable, standard } of portSettings) {
    const text = process.env[variable] ?? String(standard);
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${variable} is "${text}", which is no port number.`);
    }
    ports[name] = port;
  }
  return ports;
}

/** Whether a real card provider is configured; without a key the offline one stands in. */
export const hasCardKey = (): boolean => (process.env['STRIPE_SECRET_KEY'] ?? '') !== '';

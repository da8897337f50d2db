export type ShopPorts = Readonly<
  Record<'hosting' | 'functions' | 'firestore' | 'auth' | 'cards' | 'smtp' | 'inbox', number>
>;

export interface PortSetting {
  readonly name: keyof ShopPorts;
  readonly variable: string;
  readonly standard: number;
  readonly purpose: string;
}

export const host = '127.0.0.1';

const setting = (name: keyof ShopPorts, standard: number, purpose: string): PortSetting => ({
  name,
  variable: `PEDALWORKS_${name.toUpperCase()}_PORT`,
  standard,
  purpose,
});

export const portSettings: readonly PortSetting[] = [
  setting('hosting', 5000, 'the shop (Hosting)'),
  setting('functions', 5001, 'the function'),
  setting('firestore', 8080, 'Firestore'),
  setting('auth', 9099, 'Auth'),
  setting('cards', 12111, 'the offline card provider'),
  setting('smtp', 1025, 'the inbox (SMTP)'),
  setting('inbox', 8025, 'the inbox, for its pages,'),
];

/** Reads the ports from the environment (docs/operations.md, Settings). The defaults are listed in docs/api.md. */
export function readPorts(): ShopPorts {
  const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, cards: 0, smtp: 0, inbox: 0 };
  for (const { name, variable, standard } of portSettings) {
    const text = process.env[variable] ?? String(standard);
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} is "${text}", which is not a port number.`);
    ports[name] = port;
  }
  return ports;
}

/** True if a Stripe key is configured. Without one, the shop uses the offline card provider. */
export const hasCardKey = (): boolean => (process.env['STRIPE_SECRET_KEY'] ?? '') !== '';

/** True if an SMTP server is configured. Without one, emails go to the local inbox. */
export const hasMailServer = (): boolean => (process.env['SMTP_URL'] ?? '') !== '';

/** Returns the ports that the local shop needs. If SMTP_URL is set, for example, it needs no port for the inbox. */
export const requiredPorts = (): readonly PortSetting[] =>
  portSettings.filter(
    ({ name }) =>
      !(name === 'cards' && hasCardKey()) && !((name === 'smtp' || name === 'inbox') && hasMailServer()),
  );

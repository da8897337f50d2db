/** Where the parts of the shop answer. */
export type ShopPorts = Readonly<
  Record<'hosting' | 'functions' | 'firestore' | 'auth' | 'cards' | 'smtp' | 'inbox', number>
>;

export interface PortSetting {
  readonly name: keyof ShopPorts;
  readonly variable: string;
  readonly standard: number;
  readonly neededBy: string;
}

export const host = '127.0.0.1';

const setting = (name: keyof ShopPorts, standard: number, neededBy: string): PortSetting => ({
  name,
  variable: `PEDALWORKS_${name.toUpperCase()}_PORT`,
  standard,
  neededBy,
});

export const portSettings: readonly PortSetting[] = [
  setting('hosting', 5000, 'the shop (Hosting)'),
  setting('functions', 5001, 'the function'),
  setting('firestore', 8080, 'Firestore'),
  setting('auth', 9099, 'Auth'),
  setting('cards', 12111, 'the offline card provider'),
  setting('smtp', 1025, 'the inbox, for mails to come in,'),
  setting('inbox', 8025, 'the inbox, for its pages,'),
];

/** The default ports (docs/api.md, Addresses), unless the environment says others (docs/operations.md, Settings). */
export function readPorts(): ShopPorts {
  const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, cards: 0, smtp: 0, inbox: 0 };
  for (const { name, variable, standard } of portSettings) {
    const text = process.env[variable] ?? String(standard);
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} is "${text}", which is no port number.`);
    ports[name] = port;
  }
  return ports;
}

/** Whether a real card provider is configured; without a key the offline one stands in. */
export const hasCardKey = (): boolean => (process.env['STRIPE_SECRET_KEY'] ?? '') !== '';

/** Whether a real mail server is configured; otherwise the inbox stands in. */
export const hasMailServer = (): boolean => (process.env['SMTP_URL'] ?? '') !== '';

/** The settings of the ports that are used: none for what something real takes the place of. */
export const neededPorts = (): readonly PortSetting[] =>
  portSettings.filter(
    ({ name }) =>
      !(name === 'cards' && hasCardKey()) && !((name === 'smtp' || name === 'inbox') && hasMailServer()),
  );

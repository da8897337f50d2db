/** Customer or admin of the seeded shop. */
export interface SeedCustomer {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** Path of a picture that the web app ships. */
  readonly photo?: string;
  readonly password: string;
  readonly admin?: true;
  readonly joined: string;
}

const customerPassword = 'pedal-customer';

/** The two demo logins of README.md, plus customers who share the demo customer's password. */
export const customers = {
  admin: {
    uid: 'demo-admin',
    email: 'admin@example.com',
    name: 'Ada Lindqvist',
    phone: '+46 8 555 01 00',
    password: 'pedal-admin',
    admin: true,
    joined: '2026-03-02T08:00:00Z',
  },
  demo: person('demo-customer', {
    email: 'customer@example.com',
    name: 'Casey Morgan',
    joined: '2026-04-11T17:25:00Z',
  }),
  ines: person('demo-ines', {
    email: 'ines.carvalho@example.com',
    name: 'Inês Carvalho',
    joined: '2026-04-19T09:12:00Z',
  }),
  tomasz: person('demo-tomasz', {
    email: 'tomasz.wilk@example.com',
    name: 'Tomasz Wilk',
    joined: '2026-05-03T19:40:00Z',
  }),
  yuki: person('demo-yuki', {
    email: 'yuki.tanabe@example.com',
    name: 'Yuki Tanabe',
    joined: '2026-05-14T06:55:00Z',
  }),
  noor: person('demo-noor', {
    email: 'noor.elamrani@example.com',
    name: 'Noor El Amrani',
    joined: '2026-06-01T12:03:00Z',
  }),
  lars: person('demo-lars', {
    email: 'lars.berg@example.com',
    name: 'Lars Berg',
    joined: '2026-06-22T15:48:00Z',
  }),
  priya: person('demo-priya', {
    email: 'priya.nair@example.com',
    name: 'Priya Nair',
    joined: '2026-07-05T10:30:00Z',
  }),
  mateo: person('demo-mateo', {
    email: 'mateo.rivas@example.com',
    name: 'Mateo Rivas',
    joined: '2026-07-18T20:14:00Z',
  }),
  aoife: person('demo-aoife', {
    email: 'aoife.byrne@example.com',
    name: 'Aoife Byrne',
    joined: '2026-08-02T07:22:00Z',
  }),
  jonas: person('demo-jonas', {
    email: 'jonas.keller@example.com',
    name: 'Jonas Keller',
    joined: '2026-08-25T16:09:00Z',
  }),
  hana: person('demo-hana', {
    email: 'hana.novak@example.com',
    name: 'Hana Nováková',
    joined: '2026-09-09T11:36:00Z',
  }),
  samuel: person('demo-samuel', {
    email: 'samuel.okoye@example.com',
    name: 'Samuel Okoye',
    joined: '2026-09-30T18:51:00Z',
  }),
  workshop: person('demo-workshop', {
    email: 'orders@harbour-cycles.example.com',
    name: 'Harbour Cycles',
    joined: '2026-05-27T13:17:00Z',
  }),
  anna: person('demo-anna', {
    email: 'anna.oyen@example.com',
    name: '🚲 Anna Øyen',
    photo: '/pictures/hero-2-640.webp',
    joined: '2026-10-03T05:20:00Z',
  }),
  layla: person('demo-layla', {
    email: 'layla.haddad@example.com',
    name: 'ليلى حداد',
    photo: '/pictures/hero-1-640.webp',
    joined: '2026-10-09T21:45:00Z',
  }),
  sakura: person('demo-sakura', {
    email: 'sakura.tanaka@example.com',
    name: '田中 さくら',
    joined: '2026-10-15T23:10:00Z',
  }),
  hubert: person('demo-hubert', {
    email: 'hubert.blaine@example.com',
    name: 'Hubert Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
    photo: '/pictures/hero-3-640.webp',
    joined: '2026-10-21T14:02:00Z',
  }),
} as const satisfies Record<string, SeedCustomer>;

export type CustomerKey = keyof typeof customers;

function person(
  uid: string,
  { email, name, photo, joined }: Pick<SeedCustomer, 'email' | 'name' | 'photo' | 'joined'>,
): SeedCustomer {
  const digits = Array.from(uid).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  return {
    uid,
    email,
    name,
    phone: `+44 20 7946 ${String(digits).padStart(4, '0')}`,
    ...(photo === undefined ? {} : { photo }),
    password: customerPassword,
    joined,
  };
}

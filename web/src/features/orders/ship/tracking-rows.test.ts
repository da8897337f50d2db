import { expect, it } from 'vitest';
import { parsePastedNumbers } from './tracking-rows.ts';

const ordersWith = (carrier: string) =>
  ['PW-AAA111', 'PW-BBB222', 'PW-CCC333'].map((number) => ({ _id: `id of ${number}`, number, carrier }));
const orders = ordersWith('Velo Post');
const pasted = (text: string, { start = 0, carrier = 'Velo Post' } = {}) => {
  const { numbers = new Map<string, string>(), problems = [] } =
    parsePastedNumbers(text, ordersWith(carrier), start) ?? {};
  return { numbers: orders.map(({ _id }) => numbers.get(_id) ?? ''), problems };
};
const missing = (names: string) => [`No matching order for ${names}.`];

it.each([
  ['a column', '1Z1\n1Z2\n1Z3', { numbers: ['1Z1', '1Z2', '1Z3'], problems: [] }],
  ['a heading and a column', 'Number\r\n1Z1\r\n1Z2\r\n', { numbers: ['1Z1', '1Z2', ''], problems: [] }],
  ['a heading and one number', 'Number\n1Z1\n', { numbers: ['1Z1', '', ''], problems: [] }],
  ['quoted cells', '"1Z1"\n"1Z2"', { numbers: ['1Z1', '1Z2', ''], problems: [] }],
])('fills the shipping rows with tracking numbers pasted as %s', (_what, text, expected) => {
  expect(pasted(text)).toEqual(expected);
});

it.each([
  ['blank', '1Z1\r\n\r\n1Z3\r\n', ['1Z1', '', '1Z3']],
  ['blank in both columns', '1Z1\tUPS\n\t\n1Z3\tUPS', ['1Z1', '', '1Z3']],
  ['blank and in the first line', '\n1Z2\n1Z3', ['', '1Z2', '1Z3']],
  ['blank and above the only number', '\r\n1Z2\r\n', ['', '1Z2', '']],
  ['blank and below a heading', 'Number\n\n1Z2', ['', '1Z2', '']],
  ['a dash or n/a', '-\n1Z2\nn/a', ['', '1Z2', '']],
])('skips the shipping row if the pasted cell is %s', (_what, text, numbers) => {
  expect(pasted(text)).toEqual({ numbers, problems: [] });
});

it('reports pasted tracking numbers beyond the last shipping row, but not the blank lines after them', () => {
  expect(pasted('1Z1\n\n1Z3\n1Z4\n\n')).toEqual({ numbers: ['1Z1', '', '1Z3'], problems: missing('1Z4') });
});

it('fills the shipping rows from the focused one to the last, and reports surplus tracking numbers', () => {
  expect(pasted('1Z1\n1Z2\n1Z3\n1Z4', { start: 1 })).toEqual({
    numbers: ['', '1Z1', '1Z2'],
    problems: missing('1Z3 and 1Z4'),
  });
});

it.each([
  [
    'tabs, and lines in a different order',
    'PW-CCC333\t1Z3\nPW-AAA111\t1Z1',
    { numbers: ['1Z1', '', '1Z3'], problems: [] },
  ],
  ['other columns', 'pw aaa111;UPS;1Z1;\n#PW-BBB222;UPS;1Z2', { numbers: ['1Z1', '1Z2', ''], problems: [] }],
  [
    'unknown orders',
    'PW-XXX999\t1Z9\nPW-BBB222\t1Z2',
    { numbers: ['', '1Z2', ''], problems: missing('PW-XXX999') },
  ],
  [
    'only unknown orders',
    'PW-XXX999\t1Z9\nPW-YYY888\t1Z8',
    { numbers: ['', '', ''], problems: missing('PW-XXX999 and PW-YYY888') },
  ],
  ['blank lines', '\nPW-BBB222\t1Z2\n\nPW-AAA111\t1Z1\n', { numbers: ['1Z1', '1Z2', ''], problems: [] }],
  [
    'an order without a tracking number',
    'PW-BBB222\t\nPW-AAA111\t1Z1',
    { numbers: ['1Z1', '', ''], problems: [] },
  ],
  [
    'an order with two tracking numbers',
    'PW-AAA111\t1Z1\nPW-AAA111\t1Z2',
    { numbers: ['', '', ''], problems: ['PW-AAA111 has several numbers: 1Z1, 1Z2. Enter one.'] },
  ],
  ['spaces', 'PW-CCC333 1Z3\n1Z1 PW-AAA111', { numbers: ['1Z1', '', '1Z3'], problems: [] }],
  [
    'spaces, also within a tracking number',
    '#PW-CCC333 1Z 99 3\nPW-XXX999 1Z9',
    { numbers: ['', '', '1Z 99 3'], problems: missing('PW-XXX999') },
  ],
  ['one line with a space', 'PW-BBB222 1Z2', { numbers: ['', '1Z2', ''], problems: [] }],
  ['one line', 'PW-BBB222\t1Z2', { numbers: ['', '1Z2', ''], problems: [] }],
])('assigns pasted tracking numbers by order number if the text has %s', (_what, text, expected) => {
  expect(pasted(text, { start: 2 })).toEqual(expected);
});

const [gls, dpd, hermes] = [
  ['90500123450', '90500123451', '90500123452'],
  ['01234567890123', '01234567890124', '01234567890125'],
  ['12345678901234', '12345678901235', '12345678901236'],
];
const [ups, dhl, fedex] = [
  ['1Z999AA10123456784', '1Z5R89390357567127', '1Z999AA10123456793'],
  ['00340434161094015902', '00340434161094015903', '00340434161094015904'],
  ['794644790132', '794644790133', '794644790134'],
];

const swiss = ['99.00.123456.12345678', '99.00.123456.12345679', '99.00.123456.12345680'];
const czech = ['BA6950905034M', 'BA6950905048M', 'BA6950905051M'];
const japanese = ['1234-5678-9012', '1234-5678-9023', '1234-5678-9034'];
const ids = ['0047583311587DD90005', '0047583311587E590003', '0047583311587E590004'];

/** Lists as carriers and spreadsheets write them. Each row is filled from an order, its number and its place. */
it.each<[what: string, carrier: string, list: readonly [readonly string[], string, string]]>([
  ['GLS, date and weight last', 'GLS', [gls, '', 'O\tN\t28.11.2026\t2,4']],
  ['GLS, weight first', 'GLS', [gls, '', '2,4\tO\tN']],
  ['GLS, weights with a point and a unit', 'GLS', [gls, '', 'O\tN\t2.4 kg']],
  ['GLS, postcode and town', 'GLS', [gls, '', 'O\tMüller\t97301\tWürzburg\tN']],
  ['GLS in German', 'GLS', [gls, 'Paketnummer;Referenz;Datum;Gewicht (kg)\n', 'N;O;28.11.2026;2,40']],
  ['GLS with a customer number', 'GLS', [gls, '', '27600123456\tN\tO\t1']],
  ['DHL in German', 'DHL', [dhl, 'Referenz;Sendungsnummer;PLZ;Ort\n', 'O;N;97301;Würzburg']],
  ['DHL with a phone number', 'DHL', [dhl, '', 'O\t+49 151 23456789\tN\t1,2 kg']],
  ['DHL as formulas', 'DHL', [dhl, '', 'O;="N";2026-11-28']],
  ['DHL with a title line', 'DHL', [dhl, 'Sendungsliste 28.11.2026;;\nOrder;Tracking no.;kg\n', 'O;N;1,5']],
  ['UPS as quoted CSV', 'UPS', [ups, '"Reference","Tracking Number","Weight"\n', '"O","N","2.4"']],
  ['UPS, quoted commas', 'UPS', [ups, '', '"Rider, Robin",O,"N","1 Foundry Lane, Portland",97209']],
  ['UPS, tabs with commas in cells', 'UPS', [ups, '', 'O\tRider, Robin\tN\t12,50 €']],
  ['UPS, dates in American order', 'UPS', [ups, '', '11/28/2026\tN\tO\t1']],
  ['FedEx', 'FedEx', [fedex, 'Ship date\tRecipient\tTracking ID\tReference\n', '11/28/2026\tRobin\tN\tO']],
  ['FedEx, phone numbers as digits', 'FedEx', [fedex, '', 'O\t5035550103\tN']],
  ['DPD in French', 'DPD', [dpd, 'Commande;N° de suivi;Poids;Code postal\n', 'O;N;2,4;75011']],
  ['DPD, parcel label', 'DPD', [dpd, 'Parcel label number\tReference 1\tZip\n', 'N\tO\t97301']],
  ['DPD, dimensions', 'DPD', [dpd, '', 'O\t30 x 20 x 10\tN\t4']],
  ['Hermes', 'Hermes', [hermes, 'Auftrag;Sendungs-ID;Gewicht;Versanddatum\n', 'O;N;2,4;28.11.2026']],
  ['Hermes, compact dates', 'Hermes', [hermes, '', '20261128\tN\tO\t3,1']],
  ['an own carrier', 'Velo Post', [['VP-10', 'VP-11', 'VP-12'], '', 'O\tN\t2,4']],
  ['an own carrier, short', 'Velo Post', [['101', '102', '103'], 'Order\tTracking number\tKg\n', 'O\tN\t2']],
  [
    'an own carrier, two links',
    'Velo Post',
    [gls, 'Order\tTracking link\tTracking number\n', 'O\thttps://v.pt/1\tN'],
  ],
  ['no carrier, a shape', '', [dpd, '', 'O\tN\t97301\t2,4\t28.11.2026']],
  ['Swiss Post', 'Post', [swiss, '', 'O\tN\t8001\tZürich']],
  ['identifiers with an E', 'Velo Post', [ids, 'Date\tID\tReference\n', '2026-06-03\tN\tO']],
  ['Czech Post, weight and postcode', '', [czech, 'Číslo zásilky;PSČ;Hmotnost;Symbol\n', 'N;73801;2,4;O']],
  ['a carrier in Japanese', '', [japanese, '注文番号\tお問い合わせ番号\t配達日\n', 'O\tN\t2026/11/28']],
  ['a carrier that nobody chose', 'USPS', [gls, '', 'O\tN\t2,4']],
])('finds the tracking numbers in a list of %s', (_what, carrier, [numbers, heading, row]) => {
  const lines = orders.map(({ number }, nth) => row.replace('O', number).replace('N', numbers[nth] ?? ''));
  const text = heading + lines.toReversed().join('\r\n');
  expect(pasted(text, { carrier })).toEqual({ numbers, problems: [] });
});

it.each([
  [
    'two columns of the same shape',
    'PW-AAA111\t90500123450\t90500999999\nPW-BBB222\t90500123451\t90500999998',
  ],
  ['two headings', 'Order\tTracking 1\tTracking 2\nPW-AAA111\t90500123450\t90500123451'],
])('fills in nothing and gives the reason if a list has %s', (_what, text) => {
  const { numbers, problems } = pasted(text, { carrier: 'GLS' });
  expect(numbers).toEqual(['', '', '']);
  expect(problems).toEqual([
    expect.stringMatching(/could be 90500123450 or 9050\d+\. Give the column the heading/u),
  ]);
});

it.each([
  ['dates', '28.11.2026'],
  ['weights', '2,4'],
  ['whole weights', '2 kg'],
  ['postcodes', '97301'],
  ['British postcodes', 'SW1A 1AA'],
  ['times', '09:30'],
  ['addresses', 'Lange Gasse 12'],
  ['amounts', '12,50 €'],
  ['counts', '4'],
])('never takes %s for tracking numbers', (_what, cell) => {
  expect(pasted(`PW-AAA111\t${cell}\nPW-BBB222\t${cell}`, { carrier: 'GLS' })).toEqual({
    numbers: ['', '', ''],
    problems: [expect.stringContaining('No tracking numbers were recognised') as string],
  });
});

it('leaves a row empty, with the reason, if its cell has several numbers or no tracking number', () => {
  const text = `Order\tTracking number
PW-AAA111\t90500123450, 90500123451
PW-BBB222\t28.11.2026
PW-CCC333\t9,0500E+10`;
  expect(pasted(text, { carrier: 'GLS' })).toEqual({
    numbers: ['', '', ''],
    problems: [
      'PW-AAA111 has several numbers: 90500123450, 90500123451. Enter one.',
      '28.11.2026 is no tracking number.',
      '9,0500E+10 was rounded by a spreadsheet.',
    ],
  });
});

it('finds the column without a heading although one cell lists several numbers and another is rounded', () => {
  const text = `PW-AAA111\t2,4\t90500123450, 90500123451
PW-BBB222\t1,2\t90500123452
PW-CCC333\t3,1\t9,0500E+10`;
  expect(pasted(text, { carrier: 'GLS' })).toEqual({
    numbers: ['', '90500123452', ''],
    problems: [
      'PW-AAA111 has several numbers: 90500123450, 90500123451. Enter one.',
      '9,0500E+10 was rounded by a spreadsheet.',
    ],
  });
});

it('reads one line of a carrier list', () => {
  const text = '90500123450\t28.11.2026\t2,4';
  expect(pasted(text, { start: 1, carrier: 'GLS' })).toEqual({
    numbers: ['', '90500123450', ''],
    problems: [],
  });
});

it('lets the browser paste a single tracking number', () => {
  expect(parsePastedNumbers('1Z999AA10123456784', orders, 0)).toBeNull();
  expect(parsePastedNumbers(' 1Z1 \n', orders, 0)).toBeNull();
  expect(parsePastedNumbers('1Z 999 AA1', orders, 0)).toBeNull();
  expect(parsePastedNumbers('\n\n', orders, 0)).toBeNull();
});

/** Kinds of request fields, by the values that they must reject. */
export type Kind =
  | 'required text'
  | 'optional text'
  | 'amount'
  | 'optional amount'
  | 'whole number'
  | 'stock'
  | 'optional stock'
  | 'stock change'
  | 'rating'
  | 'email'
  | 'optional email'
  | 'product key'
  | 'optional product key'
  | 'verdict'
  | 'report state'
  | 'id'
  | 'optional id'
  | 'slug'
  | 'part number'
  | 'category'
  | 'part kind'
  | 'status'
  | 'rows'
  | 'optional whole number'
  | 'order reference'
  | 'intent id'
  | 'picture'
  | 'optional picture'
  | 'flag'
  | 'optional flag'
  | 'order status'
  | 'review change'
  | 'return kind'
  | 'return state'
  | 'optional order status'
  | 'shipment kind'
  | 'only true'
  | 'optional moment'
  | 'country'
  | 'optional web address'
  | 'whole number or null'
  | 'time zone'
  | 'withdrawal scope'
  | 'page text'
  | 'object'
  | 'object or null'
  | 'dropped if invalid';

/** Named test value; `undefined` omits the field. */
export type BadValue = readonly [name: string, value: unknown];

const markup = '<img src=x onerror=alert(1)>';
const notFlags: readonly BadValue[] = [
  ['text', 'true'],
  ['a number', 1],
  ['a list', [true]],
  ['an object', {}],
];
const missing: readonly BadValue[] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
];
const wrongTypes: readonly BadValue[] = [
  ['a boolean', true],
  ['an object', {}],
  ['a list', []],
  ['a list of one', [1]],
  ['an object with __proto__', JSON.parse('{"__proto__":{"a":1}}')],
];
const notText: readonly BadValue[] = [...wrongTypes, ['a number', 5]];
const notNumbers: readonly BadValue[] = [
  ...wrongTypes,
  ['text', 'many'],
  ['NaN as text', 'NaN'],
  ['Infinity as text', 'Infinity'],
  ['hexadecimal', '0x10'],
  ['an exponent as text', '1e3'],
  ['blank', ' '],
  ['with a blank', '1 000'],
  ['with a comma', '1,5'],
  ['__proto__', '__proto__'],
  ['markup', markup],
  ['huge', 1e300],
  ['huge as text', '9'.repeat(400)],
];
const belowOne: readonly BadValue[] = [
  ['negative', -1],
  ['negative as text', '-1'],
  ['zero', 0],
  ['zero as text', '0'],
];
const fractional: readonly BadValue[] = [
  ['fractional', 1.5],
  ['fractional as text', '1.5'],
];
const reserved: readonly BadValue[] = [
  ['__proto__', '__proto__'],
  ['a reserved name', '__x__'],
  ['with a slash', 'a/b'],
  ['dots', '..'],
  ['one dot', '.'],
  ['blank', ' '],
  ['with a null character', 'a\u0000b'],
  ['too long', 'a'.repeat(2000)],
  ['markup', markup],
];
const noAddress: readonly BadValue[] = [
  ['a word', 'picture'],
  ['javascript:', 'javascript:alert(1)'],
  ['data:', 'data:image/png;base64,AA'],
  ['without a scheme', '//evil.example/x.png'],
  ['a path elsewhere', '/etc/passwd'],
  ['with a quote', 'https://x.example/"onerror="alert(1)'],
  ['markup', markup],
  ['__proto__', '__proto__'],
  ['too long', `https://x.example/${'a'.repeat(2500)}`],
];

const noEmails: readonly BadValue[] = [
  ...notText,
  ...reserved,
  ['a word', 'rider'],
  ['no host', 'rider@'],
  ['no top level', 'rider@example'],
  ['two', 'a@example.com,b@example.com'],
  ['with a line break', 'a@example.com\nbcc: b@example.com'],
  ['with markup', '<b>@example.com'],
  [
    'too long for mail',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}`,
  ],
];
const noProductKeys: readonly BadValue[] = [
  ['null', null],
  ['empty', ''],
  ...notText,
  ['with a null character', 'a\u0000b'],
  ['too long', 'a'.repeat(2000)],
  ['markup', markup],
];

const notObjects: readonly BadValue[] = [
  ['text', 'Ines'],
  ['a number', 5],
  ['a boolean', true],
  ['a list', []],
];

/** Values that each kind of field must reject. */
export const badValues: Readonly<Record<Kind, readonly BadValue[]>> = {
  'required text': [...missing, ...notText, ['blank', '  \u0000\n'], ['too long', 'x'.repeat(5001)]],
  'optional text': [...notText, ['too long', 'x'.repeat(5001)]],
  amount: [...missing, ...notNumbers, ...belowOne, ['under a cent', 0.001], ['over the limit', 1_000_000]],
  'optional amount': [['null', null], ['empty', ''], ...notNumbers, ...belowOne, ['under a cent', 0.001]],
  'whole number': [...missing, ...notNumbers, ...belowOne, ...fractional, ['over the limit', 1_000_000]],
  stock: [...missing, ...notNumbers, ...fractional, ['negative', -1], ['over the limit', 1_000_000]],
  'optional stock': [['null', null], ...notNumbers, ...fractional, ['negative', -1], ['over', 1_000_000]],
  'stock change': [['null', null], ...notNumbers, ...fractional, ['over', 1_000_000], ['under', -1_000_000]],
  rating: [...missing, ...notNumbers],
  email: [...missing, ...noEmails],
  'optional email': [['null', null], ['empty', ''], ...noEmails],
  'product key': [['missing', undefined], ...noProductKeys],
  'optional product key': noProductKeys,
  verdict: [...missing, ...notText, ['one there is not', 'maybe']],
  'report state': [...missing, ...notText, ['one there is not', 'closed']],
  id: [...missing, ...notText, ...reserved],
  'optional id': [['empty', ''], ...notText, ...reserved],
  'optional moment': [
    ['null', null],
    ...notText,
    ['a word', 'now'],
    ['another zone', '2026-11-26T08:30:00+01:00'],
  ],
  slug: [['null', null], ...notText, ...reserved, ['capitals', 'Rim'], ['a hyphen at the end', 'rim-']],
  'part number': [
    ['null', null],
    ...notText,
    ...reserved.filter(([name]) => name !== 'with a slash' && name !== 'blank'),
    ['a hyphen at the end', 'PW-'],
    ['two slashes', 'a//b'],
  ],
  'part kind': [['empty', ''], ...notText, ['one there is not', 'nonsense']],
  category: [['empty', ''], ...notText, ['one there is not', 'nonsense']],
  status: [['null', null], ['empty', ''], ...notText, ['one there is not', 'deleted']],
  rows: [
    ['null', null],
    ['empty', ''],
    ['text', 'Teeth'],
    ['a number', 5],
    ['a boolean', true],
    ['an object', {}],
    ['an object of rows', { 0: {} }],
  ],
  'optional whole number': [['null', null], ...notNumbers, ...belowOne, ...fractional],
  'whole number or null': [['empty', ''], ...notNumbers, ...belowOne, ...fractional],
  'time zone': [
    ['null', null],
    ['empty', ''],
    ...notText,
    ['none there is', 'Mars/Olympus'],
    ['markup', markup],
  ],
  'page text': [['missing', undefined], ...notText, ['too long', 'x'.repeat(50_001)]],
  'withdrawal scope': [['null', null], ['empty', ''], ...notText, ['one there is not', 'us']],
  object: [['null', null], ...notObjects],
  'object or null': notObjects,
  country: [...missing, ...notText, ['one there is not', 'XX'], ['its name', 'Germany']],
  'order status': [...missing, ...notText, ['one there is not', 'sent']],
  'return kind': [...missing, ...notText, ['one there is not', 'exchange']],
  'return state': [...missing, ...notText, ['one there is not', 'sent']],
  'review change': [...missing, ...notText, ['one there is not', 'sent']],
  'optional order status': [['null', null], ['empty', ''], ...notText, ['one there is not', 'sent']],
  'shipment kind': [['null', null], ['empty', ''], ...notText, ['one there is not', 'gift']],
  'only true': [['null', null], ['false', false], ...notFlags],
  'optional web address': [...notText, ...noAddress],
  'order reference': [...missing, ...notText, ...reserved, ['an order without an id', { id: 'x' }]],
  'intent id': [...missing, ...notText, ...reserved, ['a charge', 'ch_123'], ['with a path', 'pi_../../x']],
  picture: [...missing, ...notText, ...noAddress],
  'optional picture': [...notText, ...noAddress],
  flag: [...missing, ...notFlags],
  'optional flag': [['null', null], ...notFlags],
  'dropped if invalid': [],
};

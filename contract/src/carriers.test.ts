import { expect, it } from 'vitest';
import { carriers, defaultCarriers, settingsChange, trackingNumberWarning, trackingUrlOf } from './index.ts';

it('accepts the eight default carriers in the settings', () => {
  expect(carriers.validateSync(defaultCarriers)).toEqual(defaultCarriers);
  expect(defaultCarriers).toHaveLength(8);
});

it.each([
  ['ups', '1Z\u00a0999 AA1\n', 'https://www.ups.com/track?tracknum=1Z999AA1'],
  ['USPS', '9400', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
  ['GLS', 'a/../b?c#d&e', 'https://gls-group.com/track/a%2F..%2Fb%3Fc%23d%26e'],
  ['GLS', "'$&{number}\ud800", 'https://gls-group.com/track/%27%24%26%7Bnumber%7D%EF%BF%BD'],
  ['GLS', '  ', null],
  ['GLS', 'https://elsewhere.example/1', null],
  ['Pigeon', '1', null],
])('links the %s tracking number %j to %s', (carrier, number, url) => {
  expect(trackingUrlOf(defaultCarriers, carrier, number)).toBe(url);
});

it.each([
  ['UPS', '1Z999AA10123456784'],
  ['UPS', '1z 5r8-939 0357567127'],
  ['UPS Ground', 'T1234567890'],
  ['FedEx', '794644790132'],
  ['FedEx', '00408017007469'],
  ['USPS', '9400 1000 0000 0000 0000 06'],
  ['USPS', 'EA123456785US'],
  ['USPS', '9405510200829415553590'],
  ['USPS', '420967849405510200829415553590'],
  ['Canada Post', '0073938000549297'],
  ['DHL', '1234567891'],
  ['DHL', '00340434161094015902'],
  ['Royal Mail', 'EA123456785GB'],
  ['DPD', '01234567890123'],
  ['GLS', '12345678901'],
  ['Velo Post', 'anything'],
  ['UPS', ''],
])('accepts the %s tracking number %s without a warning', (carrier, number) => {
  expect(trackingNumberWarning(carrier, number)).toBeNull();
});

it.each([
  ['UPS', '1Z999AA10123456785'],
  ['UPS', '1Z999AA1012345678'],
  ['UPS', '9400100000000000000006'.slice(0, 21)],
  ['FedEx', '79464479013'],
  ['USPS', '9400100000000000000007'],
  ['USPS', '1Z999AA10123456784'],
  ['USPS', 'EA123456784US'],
  ['DHL', '1234567890'],
  ['Canada Post', '123'],
  ['DPD', '=1+1'],
  ['GLS', '\u202e1234'],
  ['GLS', '9'.repeat(10_000)],
  ['Velo Post', 'https://elsewhere.example/1'],
])('warns about an invalid tracking number of %s (case %#)', (carrier, number) => {
  expect(trackingNumberWarning(carrier, number)).toEqual(expect.any(String));
});

const pattern = 'https://a.example/{number}';
it.each([
  [{ name: '', url: pattern }, 'Carrier is required'],
  [{ name: 'x'.repeat(101), url: pattern }, 'Carrier must be at most 100 characters long'],
  [{ name: 'A', url: '' }, 'Tracking link is required'],
  [{ name: 'A', url: 'https://a.example/track' }, 'Tracking link must contain {number}'],
  [{ name: 'A', url: 'https://{number}.example/' }, 'Tracking link must be an https address'],
  [{ name: 'A', url: 'http://a.example/{number}' }, 'Tracking link must be an https address'],
  [{ name: 'A', url: 'javascript:alert({number})' }, 'Tracking link must be an https address'],
  [{ name: 'A', url: 'https://a.example/"><script>{number}' }, 'Tracking link must be an https address'],
  [
    { name: 'A', url: `https://a.example/${'x'.repeat(10_000)}{number}` },
    'Tracking link must be at most 1200',
  ],
  [{ name: ' ups ', url: pattern }, 'Another carrier has this name'],
])('rejects the carrier %j in the settings', (carrier, message) => {
  const list = [{ name: 'UPS', url: pattern }, carrier];
  expect(() => settingsChange.validateSync({ carriers: list })).toThrow(message);
});

it("trims a carrier's pasted tracking link", () => {
  const list = [{ name: 'UPS', url: ` ${pattern}\n` }];
  expect(settingsChange.validateSync({ carriers: list }).carriers).toEqual([{ name: 'UPS', url: pattern }]);
});

it('accepts up to 30 carriers, with names in any script', () => {
  const names = ['=1+1', '<b>Post</b>', '\u05d3\u05d5\u05d0\u05e8', '\u{1f4ee}'];
  const list = names.map((name) => ({ name, url: pattern }));
  expect(settingsChange.validateSync({ carriers: list })).toEqual({ carriers: list });
  const many = Array.from({ length: 31 }, (_, place) => ({ name: String(place), url: pattern }));
  expect(() => settingsChange.validateSync({ carriers: many })).toThrow('at most 30');
});

it.each([[null], [0], ['UPS'], [undefined]])(
  'rejects a list of carriers with the invalid item %j',
  (item) => {
    const list = [...defaultCarriers, item];
    expect(() => settingsChange.validateSync({ carriers: list }, { abortEarly: false })).toThrow();
  },
);

it('rejects a carrier named Other, which forms use for unlisted carriers', () => {
  const list = [{ name: ' other', url: 'https://x.example/{number}' }];
  expect(() => carriers.validateSync(list)).toThrow('Other stands for carriers that are not in this list');
});

import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { singleEtag, orderDraft, paymentReport, reviewDraft, signUpForm } from './index.ts';

const order = { purchaseId: 'chainring-42', price: 59.9, quantity: 1, customerEmail: 'rider@example.com' };

function refusal(schema: { validateSync: (value: unknown) => unknown }, value: unknown): string {
  try {
    schema.validateSync(value);
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.join('; ');
    throw error;
  }
  return 'accepted';
}

describe('a quantity in a request', () => {
  it.each([
    ['12', 12],
    [3, 3],
  ])('is converted from %j to the number %d', (quantity, read) => {
    expect(orderDraft.validateSync({ ...order, quantity }).quantity).toBe(read);
  });

  // bad-input.test.ts rejects all other kinds of values.
  it.each([
    [0, 'quantity must be a whole number from 1 to 999,999'],
    ['', 'quantity is required'],
  ])('is rejected if it is %j', (quantity, message) => {
    expect(refusal(orderDraft, { ...order, quantity })).toBe(message);
  });
});

describe('text in a request', () => {
  it('is stripped of control characters and surrounding whitespace', () => {
    const draft = reviewDraft.validateSync({
      customerEmail: 'A@b.co',
      comment: ' fine\u0000 part\n',
      rating: '5',
    });
    expect(draft).toMatchObject({ comment: 'fine part', customerEmail: 'a@b.co', rating: 5 });
  });

  it.each([
    ...['\u200b', '\u200b\u2060\ufeff', ' \u00ad ', '\u3164', '\u202e\u200f', '\ufe0f', '\u2800\u2800'],
    ...[
      '\u{e0041}\u{e007f}',
      '\u{e0100}',
      '\u{1d173}',
      '\u{1d159}',
      '\u{1bca0}',
      '\u{16fe4}',
      '\u2800 \u200b',
    ],
  ])('counts as empty if it has only invisible characters: %j', (unseen) => {
    const said = { customerEmail: 'a@b.co', comment: 'Good.', rating: 5 };
    expect(refusal(reviewDraft, { ...said, comment: unseen })).toBe('Comment is required');
    expect(reviewDraft.validateSync({ ...said, customerName: unseen }).customerName).toBe('');
    const account = { name: unseen, email: 'rider@example.com', password: 'pedal-test' };
    expect(refusal(signUpForm, account)).toBe('Name is Required');
  });

  it.each(['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '\u2800⠉⠁⠎⠑⠽', '𝄞'])(
    'is kept if it contains visible characters: %j',
    (name) => {
      expect(reviewDraft.validateSync({ customerEmail: 'a@b.co', comment: name, rating: 5 }).comment).toBe(
        name,
      );
    },
  );

  it.each(['👩‍🔧', 'a\u200bb', 'नमस्ते', '❤️'])('keeps the zero-width character in %j', (comment) => {
    expect(refusal(reviewDraft, { customerEmail: 'a@b.co', comment, rating: 5 })).toBe('accepted');
  });

  it('is limited in characters, not in UTF-16 units', () => {
    expect(orderDraft.validateSync({ ...order, phone: '🚲'.repeat(40) }).phone).toHaveLength(80);
    expect(refusal(orderDraft, { ...order, phone: '🚲'.repeat(41) })).toMatch('at most 40');
  });
});

it.each([
  ['control characters', '\u0085'],
  ['blanks', ' '],
])('text longer than its limit is rejected even if it would fit without its %s', (_what, dropped) => {
  const phone = '5'.repeat(39) + dropped;
  expect(orderDraft.validateSync({ ...order, phone }).phone).toHaveLength(39);
  expect(refusal(orderDraft, { ...order, phone: phone + dropped })).toMatch('at most 40');
});

it('a document id of a paid order is accepted alone or inside the order object', () => {
  const transactionId = 'pi_1';
  expect(paymentReport.validateSync({ order: 'o1', transactionId }).order).toBe('o1');
  expect(paymentReport.validateSync({ order: { _id: 'o1', price: 3 }, transactionId }).order).toBe('o1');
  expect(refusal(paymentReport, { order: { id: 'o1' }, transactionId })).toMatch('order must be');
});

describe('the sign-up form', () => {
  it('rejects missing and invalid fields with the messages in docs/product.md, Forms', () => {
    const messages = (value: unknown) =>
      refusal({ validateSync: (v) => signUpForm.validateSync(v, { abortEarly: false }) }, value);
    expect(messages({})).toBe('Name is Required; Email is Required; Password is Required');
    expect(messages({ email: 'rider@x', password: 'short', name: 'R' })).toBe(
      'Provide a valid Email; Must be 6 characters or longer',
    );
  });

  it('accepts names of up to 200 characters', () => {
    const named = (length: number) =>
      refusal(signUpForm, { name: 'x'.repeat(length), email: 'rider@example.com', password: 'pedal-test' });
    expect(named(200)).toBe('accepted');
    expect(named(201)).toBe('Must be 200 characters or shorter');
  });

  it.each([
    'rider@example.com',
    'robin.rider@example.com',
    'robin_m-rider+shop@example.com',
    'buyer@bike-shop.co.uk',
    'buyer@bike24.de',
    'buyer@mail.velo-1.example.org',
    'buyer@xn--fahrrder-5za.de',
  ])('accepts the email address %s', (email) => {
    expect(refusal(signUpForm, { name: 'Robin', email, password: 'pedal-test' })).toBe('accepted');
  });

  it.each([
    '.rider@example.com',
    'robin..rider@example.com',
    'rider+@example.com',
    'rider@-shop.com',
    'rider@shop-.com',
    'rider@bike..com',
    'rider@localhost',
    'rider@bike.photography',
    'rider@bike.c0m',
  ])('rejects the email address %s', (email) => {
    expect(refusal(signUpForm, { name: 'Robin', email, password: 'pedal-test' })).toBe(
      'Provide a valid Email',
    );
  });
});

describe('the email address of an order or review', () => {
  const judged = (customerEmail: string) =>
    refusal(reviewDraft, { customerEmail, comment: 'Good.', rating: 5 });

  it.each([
    "o'neil+shop@example.com",
    '-robin-@a.b.bike-shop.co.uk',
    'buyer@1.bike24.de',
    'buyer@xn--fahrrder-5za.xn--p1ai',
    `${'x'.repeat(64)}@b.co`,
  ])('may be %s', (address) => {
    expect(judged(address)).toBe('accepted');
  });

  it.each([
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-x.com',
    'a@x-.com',
    'a@x.-com',
    'a@1.1.1.1',
    'a@localhost',
    `${'x'.repeat(65)}@b.co`,
  ])('may not be %s', (address) => {
    expect(judged(address)).not.toBe('accepted');
  });
});

describe('an If-Match header', () => {
  it.each(['"7"', 'W/"7"', '"Zm9v_-0"'])('is accepted with the ETag %s', (etag) => {
    expect(refusal(singleEtag(), etag)).toBe('accepted');
  });

  it.each(['*', '"7","8"', '"nope,*,x"', '"*"', '7', '"7'])('is rejected with the value %s', (etag) => {
    expect(refusal(singleEtag(), etag)).toBe('If-Match must be one ETag in double quotes');
  });
});

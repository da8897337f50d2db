import http from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '../model/orders.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import type { List } from '../shared/list.ts';

const order = someOrder({ createdAt: new Date(0) });

let taken = 0;
let failsAfter = 0;
let failure = new Error('the store broke off');
const failing: List<OrderRecord> = {
  page: () => Promise.reject(new Error('no pages here')),
  // oxlint-disable-next-line typescript/require-await -- a list must be an async iterable
  all: async function* () {
    for (taken = 0; taken < failsAfter; taken += 1) yield order;
    throw failure;
  },
};

const logged: string[] = [];
const shop = await openShopForFile({
  ports: ({ orders }) => ({
    orders: { ...orders, list: () => failing },
    log: recordedLog((message) => void logged.push(message)),
  }),
});
const admin = await shop.people.admin();

interface Read {
  readonly status: number;
  readonly text: string;
  readonly isWhole: boolean;
}

/** Reads GET /allOrder until the response ends or breaks off, or until `enoughBytes` have arrived. */
function read(enoughBytes = Number.POSITIVE_INFINITY): Promise<Read> {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  return new Promise((resolve, reject) => {
    const request = http.get(`${shop.address}/allOrder`, { headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.length > enoughBytes) request.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, text, isWhole: response.complete }),
      );
    });
    request.once('error', (error) => (enoughBytes === Number.POSITIVE_INFINITY ? reject(error) : undefined));
  });
}

const failures = [
  { what: 'store fails', error: new Error('the store broke off'), status: 500, code: 'service/internal' },
  {
    what: 'connection to Firestore breaks off',
    // Node uses the same error code if the client disconnects.
    error: Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
    ...{ status: 503, code: 'service/unavailable' },
  },
];

describe.each(failures)('a list whose $what', ({ error, status, code }) => {
  beforeEach(() => {
    failure = error;
    logged.length = 0;
  });

  it('returns an error, and is logged, if no part of the list was sent', async () => {
    failsAfter = 3;
    const answer = await read();
    expect(answer).toMatchObject({ status, isWhole: true });
    expect(JSON.parse(answer.text)).toMatchObject({ code });
    expect(logged).toEqual([code]);
  });

  it('ends as an incomplete response, and is logged, if part of the list was sent', async () => {
    failsAfter = 5000;
    const { text, ...answer } = await read();
    expect(answer).toEqual({ status: 200, isWhole: false });
    expect(text.length).toBeGreaterThan(10_000);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(logged).toEqual([code]);
  });
});

it('a list whose client disconnects is no longer read from the store, and causes no log entry', async () => {
  logged.length = 0;
  failsAfter = 10_000_000;
  await read(100_000);
  await expect.poll(() => taken).toBeGreaterThan(0);
  const [once, twice] = [taken, await afterAnother(() => taken)];
  expect(twice).toBe(once);
  expect(twice).toBeLessThan(100_000);
  expect(logged).toEqual([]);
});

/** Calls `ask` after an unrelated request is answered. */
async function afterAnother<T>(ask: () => T): Promise<T> {
  await shop.request('/openapi.json');
  return ask();
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { endpoints, type CallName } from '@pedalworks/contract';
import type { Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { afterAll } from 'vitest';
import { createApp, type AppSettings } from '../src/app.ts';
import { guardBodies } from '../src/http/body-guard.ts';
import { makePorts } from '../src/gateways/make-ports.ts';
import type { ChangeListener } from '../src/model/public-changes.ts';
import type { Ports } from '../src/ports.ts';
import { answerOf, checkAnswer, type Answer } from './answer.ts';
import { requiringIndexes } from './declared-indexes.ts';
import { people, type People } from './people.ts';
import { connectTwoProjects } from './two-projects.ts';

/** Parameters of a call; they may be invalid. */
export interface Asking {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** API in functions-framework on a free port, with emulators and an empty Firestore project. */
export interface Shop {
  readonly address: string;
  readonly firestore: Firestore;
  readonly firestoreProjectId: string;
  readonly people: People;
  /** Sends a call and checks the response against the contract. */
  call(name: CallName, asking?: Asking): Promise<Answer>;
  /** Sends any request; an error must match the contract. */
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** Deletes all documents of these collections. */
  empty(...collections: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Address of the shop's pages, which do not exist in these tests. */
export const publicAddress = 'https://shop.example';
export const allowedOrigin = 'https://partner.example';

/** Options of a test shop. */
export interface ShopWanted {
  /** Overrides of ports. */
  readonly ports?: (usual: Ports) => Partial<Ports>;
  /** Firestore project of another open shop; a new one by default. */
  readonly firestoreProjectId?: string;
  /** Path prefix, as in the function's own URL. */
  readonly prefix?: string;
  /** Free port by default. */
  readonly port?: number;
  /** Overrides of the app's settings. */
  readonly settings?: Partial<AppSettings>;
}

/** Settings without caches. Rate limits are a thousand times higher, because all tests share one address. */
const testSettings: AppSettings = {
  publicAddress,
  pagesFolder: 'none',
  allowedOrigins: [allowedOrigin],
  isBehindFrontEnd: false,
  requiresAppCheck: false,
  publicCacheSeconds: 0,
  rateLimitFactor: 1000,
};

export async function openShop(wanted: ShopWanted = {}): Promise<Shop> {
  guardBodies();
  const { firestoreProjectId = `demo-${crypto.randomUUID()}`, prefix = '', port = 0 } = wanted;
  const firebase = requiringIndexes(
    connectTwoProjects(process.env['GCLOUD_PROJECT'] ?? 'demo-pedalworks', firestoreProjectId),
  );
  const made = makePorts(firebase);
  const listeners: ChangeListener[] = [];
  const onChange = (listener: ChangeListener) => {
    listeners.push(listener);
    made.onChange(listener);
  };
  const ports = { ...made, onChange, log: { ...made.log, info: () => undefined } };
  const settings = { ...testSettings, ...wanted.settings };
  const app = createApp({ ...ports, ...wanted.ports?.(ports) }, settings);
  const server = serve(app, prefix).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    address,
    firestore: firebase.firestore,
    firestoreProjectId,
    people: people(firebase.auth),
    call: callerOf(address),
    request: async (path, init) => {
      const answer = await answerOf(await fetch(address + path.replace(publicAddress, ''), init));
      await checkAnswer(answer);
      return answer;
    },
    empty: async (...collections) => {
      const { firestore } = firebase;
      const { docs } = await firestore.collection('products').select().get();
      await Promise.all(collections.map((name) => firestore.recursiveDelete(firestore.collection(name))));
      // Notifies the caches, as if the shop had deleted the documents.
      const productIds = collections.includes('products') ? docs.map(({ id }) => id) : [];
      for (const listener of listeners)
        listener({ kinds: new Set(['products', 'reviews', 'settings']), productIds });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await firebase.close();
    },
  };
}

/** Waits for something that all tests of a file use, and closes it after them. */
export async function untilFileEnds<T extends Pick<Shop, 'close'>>(opening: Promise<T>): Promise<T> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}

export const openShopForFile = (wanted?: ShopWanted): Promise<Shop> => untilFileEnds(openShop(wanted));

/** Sends calls to any address of a shop. */
export function callerOf(address: string): Shop['call'] {
  return async (name, asking = {}) => {
    const answer = await answerOf(await fetch(address + pathOf(name, asking), initOf(name, asking)));
    await checkAnswer(answer, endpoints[name]);
    return answer;
  };
}

/** Serves the app behind the request handling of functions-framework and firebase-functions. */
function serve(app: Express, prefix: string): Server {
  const name = `api-${crypto.randomUUID()}`;
  const api = onRequest({ cors: false }, (request: IncomingMessage, response: ServerResponse) => {
    request.url = request.url?.replace(prefix, '');
    app(request, response);
  });
  http(name, (request, response) => api(request as Parameters<typeof api>[0], response));
  return getTestServer(name);
}

function pathOf(name: CallName, { params = {}, query = {} }: Asking): string {
  const path = endpoints[name].path.replaceAll(/\{(\w+)\}/gu, (_all, field: string) =>
    encodeURIComponent(params[field] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function initOf(name: CallName, { body, token, headers = {} }: Asking): RequestInit {
  return {
    method: endpoints[name].method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

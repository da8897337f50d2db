import { once } from 'node:events';
import { request as askEmulator, type IncomingMessage } from 'node:http';
import { request as askFirestore } from 'node:https';
import { text } from 'node:stream/consumers';
import pRetry from 'p-retry';
import { firestoreEmulatorHost } from '../config.ts';

/** A value as Firestore's REST interface writes it (Firestore REST reference, `Value`). */
type RestValue = Readonly<Record<string, unknown>>;

/** A query of one collection (Firestore REST reference, `StructuredQuery`). */
export interface RestQuery {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly where?: object;
  readonly orderBy: readonly object[];
  readonly startAt?: { readonly values: readonly RestValue[]; readonly before: false };
  readonly limit: number;
}

export interface RestDocument {
  readonly id: string;
  /** Numbers, texts, truths and nulls as they are, times as {@link RestTime}. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A time to the nanosecond, as the SDK's `Timestamp` has it. */
class RestTime {
  readonly seconds: number;
  readonly nanoseconds: number;

  /** @param text RFC 3339 in UTC, with up to nine digits of a second */
  constructor(readonly text: string) {
    this.seconds = Math.floor(Date.parse(text) / 1000);
    this.nanoseconds = Number((/\.(\d+)/u.exec(text)?.[1] ?? '').padEnd(9, '0'));
  }

  toDate(): Date {
    return new Date(this.seconds * 1000 + Math.floor(this.nanoseconds / 1e6));
  }
}

/**
 * Queries without Firestore's client, whose gRPC takes a fresh process 200 ms and 30 MB to read: what a public page
 * asks for, an instance answers without it (docs/decisions/082-a-small-cold-start.md).
 */
export interface FirestoreRest {
  /** @throws Error with the `code` gRPC has for the failure, as the SDK's errors have */
  run(query: RestQuery): Promise<readonly RestDocument[]>;
  /** The value that names a document in a query. */
  reference(collection: string, id: string): RestValue;
}

/** @param accessToken for the project's Firestore; the emulator wants none */
export function firestoreRest(projectId: string, accessToken: () => Promise<string>): FirestoreRest {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const answerTo = askerOf(`/v1/${documents}:runQuery`, accessToken);
  return {
    run: async (query) => {
      const body = JSON.stringify({ structuredQuery: query });
      const results = await pRetry(() => answerTo(body), patiently);
      return results.flatMap(({ document }) => (document === undefined ? [] : [documentOf(document)]));
    },
    reference: (collection, id) => ({ referenceValue: `${documents}/${collection}/${id}` }),
  };
}

interface Result {
  /** Absent where a result only says when it was read. */
  readonly document?: { readonly name: string; readonly fields?: Readonly<Record<string, RestValue>> };
  /** Also behind good results: what broke off half-way had begun as a 200. */
  readonly error?: { readonly status?: string; readonly message?: string };
}

/** With nothing heard. */
const patienceMilliseconds = 10_000;

function askerOf(
  path: string,
  accessToken: () => Promise<string>,
): (body: string) => Promise<readonly Result[]> {
  const emulator = firestoreEmulatorHost();
  const [origin, request, token] =
    emulator === undefined
      ? ['https://firestore.googleapis.com', askFirestore, accessToken]
      : [`http://${emulator}`, askEmulator, () => Promise.resolve('owner')];
  return async (body) => {
    try {
      const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
      const asking = request(new URL(path, origin), { method: 'POST', headers });
      asking.setTimeout(patienceMilliseconds, () => asking.destroy(new Error('no answer in time')));
      // Also what breaks once the answer has begun, which its reader is told.
      asking.on('error', () => undefined).end(body);
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      return resultsOf(response.statusCode, await text(response));
    } catch (cause) {
      throw cause instanceof RestError ? cause : new RestError('UNAVAILABLE', { cause });
    }
  };
}

/** @throws RestError what Firestore says is wrong */
function resultsOf(status: number | undefined, body: string): readonly Result[] {
  const results = [JSON.parse(body) as Result | readonly Result[]].flat();
  const error = results.find((result) => result.error !== undefined)?.error;
  if (status === 200 && error === undefined) return results;
  throw new RestError(error?.status ?? 'UNKNOWN', { cause: error?.message });
}

/** gRPC's numbers, by the names REST gives. */
const grpcCodes: Readonly<Record<string, number>> = {
  DEADLINE_EXCEEDED: 4,
  RESOURCE_EXHAUSTED: 8,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
};

class RestError extends Error {
  readonly code: number | undefined;

  constructor(status: string, options: ErrorOptions) {
    super(`Firestore: ${status}`, options);
    this.code = grpcCodes[status];
  }
}

/** Reading twice harms nobody. As the SDK does, but for a second, not a minute: a shopper waits. */
const patiently = {
  retries: 3,
  minTimeout: 50,
  factor: 4,
  shouldRetry: ({ error }: { readonly error: Error }) =>
    error instanceof RestError && error.code !== undefined,
};

function documentOf({ name, fields = {} }: NonNullable<Result['document']>): RestDocument {
  const read = Object.entries(fields).map(([field, value]) => [field, valueOf(value)] as const);
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: Object.fromEntries(read) };
}

/** The kinds of values the shop stores in what is read here. */
function valueOf(value: RestValue): unknown {
  const [[kind, content] = ['nullValue', null]] = Object.entries(value);
  if (kind === 'timestampValue') return new RestTime(String(content));
  return kind === 'integerValue' ? Number(content) : content;
}

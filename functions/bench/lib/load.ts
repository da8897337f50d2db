import autocannon from 'autocannon';
import type { RunningServer } from './servers.ts';

/** One measurement of a server under load. */
export interface Measured {
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
}

export interface LoadWanted {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status every answer must have. */
  readonly status: number;
  readonly body?: string | undefined;
}

const connections = 10;

/** Asks one thing over ten connections, each as soon as it has its answer. */
export async function load(server: RunningServer, wanted: LoadWanted): Promise<Measured> {
  const { seconds, headers = {}, status, body } = wanted;
  const posting = body === undefined ? {} : { method: 'POST' as const, body };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const result = await autocannon({
    url: server.address,
    connections,
    duration: seconds,
    headers: { ...type, ...headers },
    ...posting,
  });
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || right !== result.requests.total) {
    throw new Error(
      `${server.address} answered otherwise than ${String(status)}: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return {
    requestsPerSecond: result.requests.average,
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of each figure. */
export function medians(rounds: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(rounds.map((round) => round[name]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Milliseconds: of('p50Milliseconds'),
    p99Milliseconds: of('p99Milliseconds'),
  };
}

import { load, medians, type LoadWanted, type Measured } from './load.ts';
import { start, type RunningServer, type Subject } from './servers.ts';

/** What is measured of one subject. */
export interface Measuring extends Partial<Omit<LoadWanted, 'seconds'>> {
  readonly subject: Subject;
  /** The subject's own name unless another is given. */
  readonly name?: string;
}

/** The medians of one line of the table. */
export interface Row extends Measured {
  readonly name: string;
  readonly rss: { readonly idle: number; readonly load: number };
}

interface Running {
  readonly server: RunningServer;
  readonly idle: number;
}

const firstPort = 5300;

/**
 * Loads every subject in turn, round after round, so that whatever else the machine does meets all of them alike. Subjects
 * measured in two ways are one process.
 */
export async function measureAll(
  wanted: readonly Measuring[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Row[]> {
  const running = await startAll(new Set(wanted.map(({ subject }) => subject)));
  const measured = wanted.map((): Measured[] => []);
  const rss = wanted.map(() => 0);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, measuring] of wanted.entries()) {
      const { server } = running.get(measuring.subject) ?? never();
      const { headers = {}, status = 200 } = measuring;
      const result = await load(server, {
        headers,
        status,
        body: measuring.subject.body,
        seconds: round === 0 ? 2 : seconds,
      });
      // The first round only warms up.
      if (round > 0) measured[index]?.push(result);
      rss[index] = await server.rssMegabytes();
      const name = nameOf(measuring).padEnd(32);
      console.log(
        `${round === 0 ? 'warm-up' : `round ${String(round)}`}  ${name} ${result.requestsPerSecond.toFixed(0)}/s`,
      );
    }
  }
  const rows = wanted.map((measuring, index) => ({
    name: nameOf(measuring),
    ...medians(measured[index] ?? []),
    rss: { idle: running.get(measuring.subject)?.idle ?? 0, load: rss[index] ?? 0 },
  }));
  for (const { server } of running.values()) await server.stop();
  return rows;
}

async function startAll(subjects: Iterable<Subject>): Promise<Map<Subject, Running>> {
  const running = new Map<Subject, Running>();
  for (const subject of subjects) {
    const server = await start(subject, firstPort + running.size);
    running.set(subject, { server, idle: await server.rssMegabytes() });
  }
  return running;
}

const nameOf = ({ name, subject }: Measuring): string => name ?? subject.name;

function never(): never {
  throw new Error('Every subject was started.');
}

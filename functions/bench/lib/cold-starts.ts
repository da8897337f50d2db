import { median } from './load.ts';
import { start, type Subject } from './servers.ts';

/** Medians, in milliseconds since the process was spawned. */
export interface ColdStart {
  readonly name: string;
  readonly listening: number;
  readonly first200: number;
}

const firstPort = 5350;

/** Starts every subject in turn, round after round. */
export async function coldStarts(subjects: readonly Subject[], rounds: number): Promise<ColdStart[]> {
  const times = subjects.map(() => ({ listening: [] as number[], first200: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const server = await start(subject, firstPort + index);
      times[index]?.listening.push(server.startMilliseconds.listening);
      times[index]?.first200.push(server.startMilliseconds.first200);
      await server.stop();
    }
  }
  return subjects.map(({ name }, index) => ({
    name,
    listening: median(times[index]?.listening ?? []),
    first200: median(times[index]?.first200 ?? []),
  }));
}

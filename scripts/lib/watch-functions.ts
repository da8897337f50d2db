import { watch } from 'node:fs';
import { buildFunctions } from './builds.ts';
import { inRepo } from './repo.ts';

const quietMs = 200;

/** Builds the function again as its source changes; the emulator then loads the new bundle by itself. */
export function watchFunctions(say: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const build = (): void => {
    building = building.then(() =>
      buildFunctions(say).catch((error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
      }),
    );
  };
  for (const folder of ['functions/src', 'contract/src']) {
    watch(inRepo(folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, quietMs);
    });
  }
}

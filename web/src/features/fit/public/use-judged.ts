import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { fitEngineQuery } from './fit-engine.ts';

interface Judging<Input, Result> {
  readonly name: string;
  /** JSON that is judged, such as a bike; null if there is nothing to judge. */
  readonly input: Input | null;
  /** Parts that the judgement depends on; undefined while they load. */
  readonly catalogue: readonly CatalogueProduct[] | undefined;
  /** Judges in time slices, so that the page stays responsive with thousands of parts. */
  readonly judge: (engine: typeof FitEngine, judged: Judged<Input>) => Promise<Result>;
}

interface Judged<Input> {
  readonly input: Input;
  readonly catalogue: readonly CatalogueProduct[];
  readonly signal: AbortSignal;
}

/**
 * Judges parts after rendering, and again after each change of the input or the catalogue. Until then, `data` is the
 * former result with its input. Loads the compatibility rules on the first use.
 */
export function useJudged<Input, Result>({ name, input, catalogue, judge }: Judging<Input, Result>) {
  return useQuery({
    queryKey: ['judged', name, input, versionOf(catalogue)],
    queryFn: async ({ client, signal }) => {
      if (input === null || catalogue === undefined) throw new Error('There is nothing to judge.');
      const engine = await client.query(fitEngineQuery);
      return { input, result: await judge(engine, { input, catalogue, signal }) };
    },
    enabled: input !== null && catalogue !== undefined,
    staleTime: Infinity,
    retry: false,
    // Offline too: parts and rules may be loaded already.
    networkMode: 'always',
    placeholderData: (former) => former,
    structuralSharing: false,
    meta: { isPublic: true },
  });
}

const versions = new WeakMap<object, number>();
let lastVersion = 0;

/** Returns a number for each catalogue, because hashing thousands of parts as a query key takes too long. */
function versionOf(catalogue: object | undefined): number {
  if (catalogue === undefined) return 0;
  const version = versions.get(catalogue) ?? (lastVersion += 1);
  versions.set(catalogue, version);
  return version;
}

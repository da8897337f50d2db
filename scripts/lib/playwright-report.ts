/** As many tests may need a second try in one run; more are no accident. */
export const mostFlaky = 3;

/** What Playwright's JSON reporter writes (its types are in `@playwright/test/reporter`). */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly status: string }[];
}

/** How many stories there are and held, and the place and title of each that needed a second try; those held. */
export function countStories({ suites, stats }: PlaywrightReport) {
  const { expected, unexpected, flaky, skipped } = stats;
  const needed = suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: expected + flaky,
    total: expected + unexpected + flaky + skipped,
    flaky: needed.map(({ file, line, title }) => `${file}:${line} ${title}`),
  };
}

const specsIn = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];

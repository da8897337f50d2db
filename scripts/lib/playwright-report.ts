/** Maximum number of flaky tests in a passing run. */
export const maxFlaky = 3;

/** Excerpt of Playwright's JSON report (types in `@playwright/test/reporter`). */
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

/** Counts the passed tests and all tests, and lists the flaky ones, which count as passed. */
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

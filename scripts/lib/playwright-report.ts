import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** Maximum number of flaky tests in a passing run. */
export const maxFlaky = 3;

/** Counts the passed tests and all tests, and lists the flaky ones, which count as passed. */
export function countStories({ suites, stats }: JSONReport) {
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

const specsIn = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

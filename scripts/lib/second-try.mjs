import path from 'node:path';

/** A worker that died leaves tests that never began or ended, or no test at all, in a file that calls itself passed. */
const isCutOff = ({ assertionResults }) =>
  assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'pending');

/** Files of a report of Vitest in which something failed: a test, the loading and setting up of all of them, or their worker. */
export const failedFiles = ({ testResults }) =>
  testResults.filter((file) => file.status === 'failed' || isCutOff(file)).map(({ name }) => name);

/**
 * What two tries come to, the second one of failed files alone: how many tests `passed`, the names of those that `failed` and of those that
 * passed at the second try only (`flaky`). A file that could not even be loaded has no failed test of its own and counts as one.
 */
export function outcomeOfTries(first, second, folder) {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const latest = first.testResults.map((file) => again.get(file.name) ?? file);
  const stillFailed = new Set(latest.flatMap(failedTests));
  const flaky = first.testResults.flatMap(failedTests).filter((name) => !stillFailed.has(name));
  const inFolder = (name) => path.relative(folder, name);
  return {
    passed: latest.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'))
      .length,
    failed: [...stillFailed].map(inFolder),
    flaky: flaky.map(inFolder),
  };
}

function failedTests(file) {
  const { name, status, assertionResults } = file;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: its setting up`];
  if (isCutOff(file) && failed.length === 0) return [`${name}: it was cut off`];
  return failed.map(
    ({ ancestorTitles, title }) => `${name}: ${[...ancestorTitles, title].filter(Boolean).join(' > ')}`,
  );
}

/** The tests of a report of Playwright that ended as `outcome` (`flaky`: passed at the second try only; `unexpected`: failed). */
export function testsOfPlaywright({ suites = [] }, outcome, titles = []) {
  return suites.flatMap((suite) => {
    const names = suite.title === suite.file ? titles : [...titles, suite.title];
    const found = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName }) => `${file} (${projectName}): ${[...names, title].join(' > ')}`),
    );
    return [...found, ...testsOfPlaywright(suite, outcome, names)];
  });
}

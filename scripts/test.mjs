import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { installMutationTool, mutate, mutationTargets } from './lib/mutation.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { runCaptured, runShown } from './lib/run.mjs';
import { failedFiles, outcomeOfTries, testsOfPlaywright } from './lib/second-try.mjs';

/**
 * Everything that a change must pass, in one command: install, checks, unit and integration tests against a real PostgreSQL, production
 * builds, end-to-end tests in Chromium. The last line is `N passed, N failed`, before it each that failed is named. `--only=checks,unit,build,e2e` runs a part, `--long` adds
 * the slow batteries, the tests of the vendors' books on a database of their own (`apart`) and the tests of the tests (`mutation`). With `CI` set what failed gets a second try (of Vitest the whole file, whose tests may build on each other), and
 * each test that needed it is named before the last line.
 */

const parts = ['checks', 'unit', 'apart', 'build', 'e2e', 'mutation'];
/** What is run once more with the vendors' books on a database of their own (ADR-230): the quick tests of folders, and kills by their long files. */
const foldersApart = ['src/vendors', 'src/composition', 'src/modules', 'src/boot', 'test/simulation'].map(
  (folder) => `apps/server/${folder}/`,
);
const killsApart = ['steps', 'decisions', 'process', 'tournament'].map((name) => `killed-${name}.long`);
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.find((part) => !parts.includes(part));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${parts.join(', ')}.`);
  process.exit(1);
}
const long = process.argv.includes('--long');
const reports = path.join(repositoryFolder, '.cache', 'test-reports');
const total = { passed: 0, failed: 0 };
const flaky = [];
const failed = [];
/** More failed files than these are no chance. */
const maxSecondTries = 5;

const bin = (name) => path.join(repositoryFolder, 'node_modules', '.bin', name);
const wants = (part) => !only || only.includes(part);
/** Parts of a long run, and of one that names them. */
const wantsSlow = (part) => (long ? wants(part) : only?.includes(part));

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (wants('checks')) await runChecks();
if (wants('unit')) await runVitest('vitest');
if (wantsSlow('apart')) await runApart();
if (wants('build')) await runBuild();
if (wants('e2e')) await runEndToEnd();
if (wantsSlow('mutation')) await runMutation();
for (const name of flaky) console.log(`flaky: ${name}`);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function runChecks() {
  const checks = [
    ['format and lint', bin('biome'), ['check', '.']],
    ['typed lint', bin('oxlint'), ['--type-aware', 'apps', 'packages', 'examples', 'e2e', 'bench']],
    ['types', bin('tsc'), ['-b', '--pretty']],
    ['dead code', bin('knip'), []],
    ['walls', process.execPath, ['scripts/check-walls.mjs']],
    ['tidy', process.execPath, ['scripts/check-tidy.mjs']],
    ['documents', process.execPath, ['scripts/check-documents.mjs']],
    ['names', process.execPath, ['scripts/check-names.mjs']],
    ['licences', process.execPath, ['scripts/check-licences.mjs']],
  ];
  for (const [name, program, args] of checks) count(name, await runCaptured(program, args));
}

async function runApart() {
  await runVitest('vitest-apart', foldersApart, { TEST_VENDORS_APART: '1', LONG_TESTS: '0' });
  if (long) await runVitest('vitest-apart-kills', killsApart, { TEST_VENDORS_APART: '1' });
}

async function runVitest(name, files = [], env = {}) {
  const first = await vitest(name, files, env);
  if (!first) return;
  const again = failedFiles(first);
  const isWorthIt = process.env.CI && again.length > 0 && again.length <= maxSecondTries;
  const outcome = outcomeOfTries(first, isWorthIt ? await vitest(`${name}-again`, again, env) : null, repositoryFolder);
  flaky.push(...outcome.flaky);
  failed.push(...outcome.failed);
  add(outcome.passed, outcome.failed.length);
}

/**
 * Runs all test files, or some; returns the report, or null where none was written. A run that ends badly although no test of its report
 * failed (an error that nobody handled, a worker that died, a teardown) is a failure of its own, which no second try mends.
 */
async function vitest(name, files, more) {
  const file = path.join(reports, `${name}.json`);
  const env = { ...(long && { LONG_TESTS: '1' }), ...more };
  const reporter = process.stdout.isTTY ? 'dot' : 'default';
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile=${file}`];
  const isOk = await runShown(bin('vitest'), ['run', ...files, ...reporters], env);
  const report = readReport(file);
  const what = `unit and integration tests (${name})`;
  if (!report) count(what, { ok: false, output: 'no report was written' });
  else if (!isOk && failedFiles(report).length === 0)
    count(what, { ok: false, output: 'they ended badly although none of them failed; the reason stands above' });
  return report;
}

async function runBuild() {
  count('production builds', await runCaptured(process.execPath, ['scripts/build.mjs']));
  count('size of the first load', await runCaptured(bin('size-limit'), []));
}

async function runEndToEnd() {
  const { findOrInstallChromium } = await import('./lib/chromium.mjs');
  let chromium;
  try {
    chromium = await findOrInstallChromium((line) => console.log(`  ${line}`));
  } catch (error) {
    return count('end-to-end tests', { ok: false, output: error.message });
  }
  rmSync(path.join(repositoryFolder, '.cache', 'e2e-data'), { recursive: true, force: true });
  const file = path.join(reports, 'playwright.json');
  const isOk = await runShown(bin('playwright'), ['test', '--config=e2e/playwright.config.ts'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(long ? { LONG_TESTS: '1' } : {}),
  });
  const report = readReport(file);
  if (!report) return count('end-to-end tests', { ok: false, output: 'no report was written' });
  flaky.push(...testsOfPlaywright(report, 'flaky'));
  failed.push(...testsOfPlaywright(report, 'unexpected'));
  const failures = report.stats.unexpected + report.errors.length;
  // Whatever else went wrong counts, too: a run that was cut off, a server that did not end.
  add(report.stats.expected + report.stats.flaky, isOk ? failures : Math.max(failures, 1));
}

async function runMutation() {
  const fault = await installMutationTool();
  if (fault !== null) return count('mutation of rules', { ok: false, output: fault });
  for (const name of mutationTargets) {
    const { noticed, changes, ...run } = await mutate(name);
    count(`mutation of ${name}: ${noticed} of ${changes} noticed`, run);
  }
}

function count(name, { ok, output, seconds }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${seconds === undefined ? '' : ` (${seconds} s)`}`);
  if (!ok) {
    console.log(output);
    failed.push(name);
  }
  add(ok ? 1 : 0, ok ? 0 : 1);
}

function add(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

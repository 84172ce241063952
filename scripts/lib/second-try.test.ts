import { describe, expect, test } from 'vitest';
import { failedFiles, outcomeOfTries, testsOfPlaywright } from './second-try.mjs';

type Status = 'passed' | 'failed' | 'skipped' | 'pending';

const file = (name: string, statuses: Status[], status = statuses.includes('failed') ? 'failed' : 'passed') => ({
  name: `/project/${name}`,
  status,
  assertionResults: statuses.map((each, index) => ({
    ancestorTitles: ['', 'a part'],
    title: `${index}`,
    status: each,
  })),
});
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });
const outcome = (first: object, second: object | null = null) => outcomeOfTries(first, second, '/project');

test('a run in which all is well counts what passed, and neither what was skipped', () => {
  const first = report(file('a', ['passed', 'skipped']), file('b', ['passed']));
  expect(failedFiles(first)).toEqual([]);
  expect(outcome(first)).toEqual({ passed: 2, failed: [], flaky: [] });
});

describe('a file has failed', () => {
  test.each([
    ['by a test', file('a', ['passed', 'failed']), 1],
    ['by its setting up, which skips its tests', file('a', ['skipped'], 'failed'), 0],
    ['when its worker died before it was read', file('a', []), 0],
    ['when its worker died in the middle, and it calls itself passed', file('a', ['passed', 'pending']), 1],
  ])('%s', (_name, broken, passed) => {
    const first = report(file('fine', ['passed']), broken);
    expect(failedFiles(first)).toEqual(['/project/a']);
    expect(outcome(first)).toEqual({ passed: passed + 1, failed: [expect.stringMatching(/^a: /)], flaky: [] });
    const second = report(file('a', ['passed', 'passed']));
    expect(outcome(first, second)).toMatchObject({ passed: 3, failed: [], flaky: [expect.stringMatching(/^a: /)] });
    expect(outcome(first, report(broken))).toEqual({
      passed: passed + 1,
      failed: [expect.stringMatching(/^a: /)],
      flaky: [],
    });
  });
});

test('a second try hides no other failure: what passed at first and fails now counts', () => {
  const first = report(file('a', ['failed', 'passed']));
  expect(outcome(first, report(file('a', ['passed', 'failed'])))).toEqual({
    passed: 1,
    failed: ['a: a part > 1'],
    flaky: ['a: a part > 0'],
  });
});

test('tests of Playwright are named by how they ended, with their project', () => {
  const tests = [
    { status: 'flaky', projectName: 'phone' },
    { status: 'expected', projectName: 'desktop' },
  ];
  const spec = { file: 'walk.spec.ts', title: 'a page', tests };
  const inner = { title: 'as guest', file: 'walk.spec.ts', specs: [spec] };
  const report = { suites: [{ title: 'walk.spec.ts', file: 'walk.spec.ts', suites: [inner] }] };
  expect(testsOfPlaywright(report, 'flaky')).toEqual(['walk.spec.ts (phone): as guest > a page']);
  expect(testsOfPlaywright(report, 'expected')).toEqual(['walk.spec.ts (desktop): as guest > a page']);
  expect(testsOfPlaywright(report, 'unexpected')).toEqual([]);
});

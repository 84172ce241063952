// @covers wallet-conformance

import { expect, test } from 'vitest';
import { allCases, runConformance, textOf } from './index.ts';
import { httpTarget, memoryTarget } from './reference.fixture.ts';

test('case numbers and titles are used once', () => {
  expect(new Set(allCases.map(({ number }) => number)).size).toBe(allCases.length);
  expect(new Set(allCases.map(({ group, title }) => `${group} ${title}`)).size).toBe(allCases.length);
  expect(allCases.length).toBeGreaterThanOrEqual(120);
});

test('the reference wallet passes every case that needs no HTTP, and skips the others by name', async () => {
  const report = await runConformance(memoryTarget());
  expect(report.failed, textOf(report)).toBe(0);
  const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['needs http']));
  expect(skipped.map(({ number }) => number)).toEqual(
    allCases.filter(({ needs }) => needs.includes('http')).map(({ number }) => number),
  );
});

test('the reference wallet passes every case over HTTP', { timeout: 300_000 }, async () => {
  const { target, close } = await httpTarget();
  try {
    const report = await runConformance(target, { caseLifeMs: 240_000 });
    expect(report.failed + report.skipped, textOf(report)).toBe(0);
    expect(report.passed).toBe(allCases.length);
  } finally {
    await close();
  }
});

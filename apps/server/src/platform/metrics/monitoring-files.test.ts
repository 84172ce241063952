// @covers monitoring

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMetrics } from './registry.ts';

const read = (place: string) => readFile(new URL(`../../../../../${place}`, import.meta.url), 'utf8');

test.each(['alerts.yml', 'dashboard.json'])('examples/monitoring/%s asks for metrics that there are', async (file) => {
  const text = await read(`examples/monitoring/${file}`);
  const known = await createMetrics().text();
  const asked = new Set(text.match(/\b(?:baize|nodejs|process)_[a-z0-9_]+/g));
  expect(asked.size).toBeGreaterThan(10);
  for (const name of asked) expect(known).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
});

test('the runbook has each alarm and no other', async () => {
  const codes = [...(await read('apps/server/src/platform/log/alarm.ts')).matchAll(/\| '([a-z_]+)'/g)].map(
    ([, code]) => code,
  );
  const runbook = await read('docs/how-to/answer-alarms.md');
  const lines = runbook.split('\n').filter((line) => line.startsWith('- `'));
  const answered = lines.flatMap((line) =>
    [...(line.split(':', 1)[0] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, c]) => c),
  );
  expect(answered.toSorted()).toEqual(codes.toSorted());
});

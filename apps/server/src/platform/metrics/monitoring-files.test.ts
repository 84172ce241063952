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

test.each([
  'Containerfile',
  'examples/deploy/compose.yaml',
  'examples/deploy/Caddyfile',
  'examples/deploy/kubernetes.yaml',
])('%s knows the settings and probes that there are', async (file) => {
  const text = await read(file);
  for (const [probe] of text.matchAll(/\/health\/\w+/g)) expect(['/health/live', '/health/ready']).toContain(probe);
  const settings = await read('docs/settings.md');
  const named = [...text.matchAll(/(?:name: |^ {4,}|ENV |\s)([A-Z]+(?:_[A-Z]+)*)(?:: |=|, value)/gm)].map(
    ([, name]) => name,
  );
  const ofOthers = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE_HOSTS'];
  for (const name of named) if (!ofOthers.includes(name ?? '')) expect(settings).toContain(`| \`${name}\` |`);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { errorStatus } from './errors.ts';

const page = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');

test.each(Object.entries(errorStatus))('docs/calls.md has %s under status %i', (key, status) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${status} |`));
  expect(row).toContain(`\`${key}\``);
});

test('the paths that docs/calls.md calls ours exist', () => {
  const doors = Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`);
  const ours = [...page.matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]+)` \|/gm)].map(([, door]) => door);
  expect(ours.length).toBeGreaterThan(0);
  for (const door of ours) expect(doors).toContain(door);
});

test('every studio call is among them', () => {
  for (const { method, path } of Object.values<Call>(calls)) {
    if (path.startsWith('/studio/')) expect(page).toContain(`\`${method} ${path}\``);
  }
});

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

test.each(Object.entries<Call>(calls).filter(([, { specified }]) => !specified))(
  '%s, which is not in the product specification, is on the page',
  (_name, { method, path }) => {
    expect(page).toContain(`\`${method} ${path}\``);
  },
);

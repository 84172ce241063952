import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../../.cache/fault-figures.md', import.meta.url));
const header = ['| run | figure | value |', '| --- | --- | --- |'];

/** Writes the figures of one run into the table of all; an earlier run of the same name is replaced. Also told on the screen. */
export function writeFigures(run: string, figures: Readonly<Record<string, string | number>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const others = readRows().filter((row) => !row.startsWith(`| ${run} |`));
  const rows = Object.entries(figures).map(([name, value]) => `| ${run} | ${name} | ${value} |`);
  writeFileSync(file, `${[...header, ...[...others, ...rows].sort(byRun)].join('\n')}\n`);
  console.log(rows.join('\n'));
}

function readRows(): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !header.includes(line));
  } catch {
    return [];
  }
}

const runOf = (row: string) => row.split('|')[1] ?? '';
const byRun = (one: string, other: string) => runOf(one).localeCompare(runOf(other));

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Of unsorted values; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const seconds = (ms: number): string => `${Math.round(ms / 10) / 100} s`;

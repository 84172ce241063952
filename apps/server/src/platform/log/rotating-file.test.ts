import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { rotatingFile } from './rotating-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'baize.log');
});
afterEach(() => rm(folder, { recursive: true }));

const linesOf = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).trim().split('\n');
const line = (number: number) => `line ${String(number).padStart(4, '0')}\n`;
const lineBytes = 10;

test('files are put aside by size, a bounded number is kept, and no line of those is lost', async () => {
  const log = rotatingFile({ path: file, maxFileBytes: 3 * lineBytes, maxFiles: 3 });
  for (let number = 1; number <= 20; number += 1) log.write(line(number));
  expect((await readdir(folder)).sort()).toEqual(['baize.log', 'baize.log.1', 'baize.log.2']);
  const kept = [...(await linesOf('baize.log.2')), ...(await linesOf('baize.log.1')), ...(await linesOf('baize.log'))];
  expect(kept).toEqual([13, 14, 15, 16, 17, 18, 19, 20].map((number) => line(number).trim()));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('what was there at a start counts, and a line longer than a file has one of its own', async () => {
  const options = { path: file, maxFileBytes: 3 * lineBytes, maxFiles: 2 };
  for (let number = 1; number <= 2; number += 1) rotatingFile(options).write(line(number));
  const long = `${'x'.repeat(100)}\n`;
  rotatingFile(options).write(long);
  expect(await linesOf('baize.log.1')).toHaveLength(2);
  expect(await readFile(file, 'utf8')).toBe(long);
});

test('two processes write the same files', async () => {
  const options = { path: file, maxFileBytes: 3 * lineBytes, maxFiles: 9 };
  const logs = [rotatingFile(options), rotatingFile(options)];
  for (let number = 0; number < 20; number += 1) logs[number % 2]?.write(line(number));
  const names = await readdir(folder);
  const all = (await Promise.all(names.map(linesOf))).flat();
  expect(all.sort()).toEqual(Array.from({ length: 20 }, (_, number) => line(number).trim()));
});

test('the log of the program is bounded', async () => {
  const logger = createLogger({ level: 'warn', target: 'file', dataFolder: folder, maxFileBytes: 2_000 });
  for (let count = 0; count < 200; count += 1) logger.warn({ count }, 'a line of the log');
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['baize.log', 'baize.log.1', 'baize.log.2', 'baize.log.3', 'baize.log.4']);
  for (const name of names) expect((await stat(path.join(folder, name))).size).toBeLessThanOrEqual(2_000);
  expect((await linesOf('baize.log')).at(-1)).toContain('"count":199');
});

test('a file that cannot be written stops nothing', async () => {
  const log = rotatingFile({ path: path.join(folder, 'missing', 'baize.log'), maxFileBytes: 100, maxFiles: 2 });
  expect(() => log.write(line(1))).not.toThrow();
});

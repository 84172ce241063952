import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * PostgreSQL writes its own log: a file for each day of the week in the cluster's folder, emptied when its day comes again. What it says
 * before that log is open, and why it does not start at all, goes to `postgres.log` beside the cluster.
 */
export const logSettings: readonly string[] = [
  'logging_collector = on',
  "log_directory = 'log'",
  "log_filename = 'postgres-%a.log'",
  'log_rotation_age = 1d',
  'log_rotation_size = 0',
  'log_truncate_on_rotation = on',
  'log_file_mode = 0600',
];

const logFolder = 'log';
const dayFile = /^postgres-[A-Z][a-z]{2}\.log$/;
/** Shorter than the way back to the same day of the week. */
const keptMs = 6 * 86_400_000;

/**
 * The file of a start, emptied: its last words count. PostgreSQL empties a day's file only while it runs over midnight, so days that are over
 * go here, for machines that are switched off at night.
 */
export async function prepareLog(dataFolder: string, clusterFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'postgres.log');
  await writeFile(file, '', { mode: 0o600 });
  const { mtimeMs: nowMs } = await stat(file);
  const folder = path.join(clusterFolder, logFolder);
  for (const { day, writtenAtMs } of await daysIn(folder)) {
    if (nowMs - writtenAtMs > keptMs) await rm(day, { force: true });
  }
  return file;
}

const linesTold = 5;

/** Where an operator reads why PostgreSQL did not start, and the last lines that it wrote there. */
export async function onLogLine(dataFolder: string, clusterFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'postgres.log');
  const folder = path.join(clusterFolder, logFolder);
  const newest = (await daysIn(folder)).toSorted((one, other) => other.writtenAtMs - one.writtenAtMs)[0];
  const words = [await lastLines(file), newest ? await lastLines(newest.day) : ''];
  return [`${file} and ${folder}:`, ...words.filter((part) => part !== '')].join('\n');
}

/** The files of days in the log's folder; none while there is no folder yet. */
async function daysIn(folder: string): Promise<{ day: string; writtenAtMs: number }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => dayFile.test(name));
  return Promise.all(
    names.map(async (name) => {
      const day = path.join(folder, name);
      return { day, writtenAtMs: (await stat(day)).mtimeMs };
    }),
  );
}

const lastLines = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-linesTold).join('\n');

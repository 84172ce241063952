import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../e2e/support/server.ts';
import type { Measurement } from './measurement.ts';
import { startServer } from './servers.ts';
import { median } from './statistics.ts';
import { tryAgain } from './try-again.ts';

const port = 4723;
const runs = 3;
const pages = ['/', '/rng', '/live', '/promotions', '/help'] as const;
const targets = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
const maxLayoutShift = 0.02;
const maxPaintMs = 1_800;
/** A browser that began to record too late: Lighthouse itself asks to try again. */
const lateStart = 'NO_NAVSTART';
const tries = 3;
const toolFolder = path.join(repositoryFolder, 'tools', 'lighthouse');

/** Lighthouse's mobile figures of some pages, production build; the tool has an install of its own. */
export async function measurePage(dataFolder: string): Promise<Measurement[]> {
  if (!existsSync(path.join(toolFolder, 'node_modules'))) await run('npm', ['ci'], toolFolder);
  const server = await startServer({ port, dataFolder });
  const measurements: Measurement[] = [];
  for (const page of pages) {
    const reports: Report[] = [];
    for (let time = 0; time < runs; time++)
      reports.push(await lighthouse(server.url + page, path.join(dataFolder, 'lighthouse.json')));
    measurements.push(...figuresOf(page, reports));
  }
  await server.stop();
  return measurements;
}

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<
    'cumulative-layout-shift' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  >;
}

function figuresOf(page: string, reports: readonly Report[]): Measurement[] {
  const scores = categories.map((category) => {
    const score = median(reports.map((report) => Math.round(report.categories[category].score * 100)));
    const target = targets[category];
    const what = `Lighthouse mobile ${category} of ${page}, median of ${runs}`;
    return { what, value: String(score), target: String(target), holds: score >= target };
  });
  const medianOf = (audit: keyof Report['audits']) => median(reports.map(({ audits }) => audits[audit].numericValue));
  const shift = medianOf('cumulative-layout-shift');
  const paintMs = medianOf('largest-contentful-paint');
  return [
    ...scores,
    {
      what: `Layout shift of ${page}, median of ${runs}`,
      value: String(Math.round(shift * 1000) / 1000),
      target: `${maxLayoutShift}`,
      holds: shift <= maxLayoutShift,
    },
    {
      what: `Largest contentful paint of ${page} on the slow phone of Lighthouse, median of ${runs}`,
      value: `${Math.round(paintMs)} ms`,
      target: `${maxPaintMs} ms`,
      holds: paintMs <= maxPaintMs,
      baseline: `blocked ${Math.round(medianOf('total-blocking-time'))} ms`,
    },
  ];
}

async function lighthouse(url: string, reportFile: string): Promise<Report> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
  ].join(' ');
  const options = [
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${reportFile}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  const isLate = (error: unknown) => error instanceof Error && error.message.includes(lateStart);
  await tryAgain(tries, isLate, () => run('node_modules/.bin/lighthouse', [url, ...options], toolFolder));
  return JSON.parse(await readFile(reportFile, 'utf8'));
}

function run(program: string, args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve, reject) =>
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${errors}`)),
    ),
  );
}

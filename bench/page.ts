import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder, startServer } from '../e2e/support/server.ts';
import type { Measurement } from './main.ts';
import { median } from './statistics.ts';

const port = 4723;
const runs = 3;
const targetScore = 90;
const toolFolder = path.join(repositoryFolder, 'tools', 'lighthouse');

/** Lighthouse's mobile performance of the home page, production build; the tool has an install of its own. */
export async function measurePage(dataFolder: string): Promise<Measurement[]> {
  if (!existsSync(path.join(toolFolder, 'node_modules'))) await run('npm', ['ci'], toolFolder);
  const server = await startServer({ port, dataFolder });
  const scores: number[] = [];
  for (let time = 0; time < runs; time++)
    scores.push(await lighthouseScore(server.url, path.join(dataFolder, 'lighthouse.json')));
  await server.stop();
  const score = median(scores);
  return [
    {
      what: `Lighthouse mobile performance of /, median of ${runs}`,
      value: String(score),
      target: `${targetScore}`,
      holds: score >= targetScore,
    },
  ];
}

async function lighthouseScore(url: string, reportFile: string): Promise<number> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
  ].join(' ');
  const options = [
    '--only-categories=performance',
    '--output=json',
    `--output-path=${reportFile}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  await run('node_modules/.bin/lighthouse', [url, ...options], toolFolder);
  const report: { categories: { performance: { score: number } } } = JSON.parse(await readFile(reportFile, 'utf8'));
  return Math.round(report.categories.performance.score * 100);
}

function run(program: string, args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)))),
  );
}

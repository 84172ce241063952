import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Draws no window, and takes a seventh less of the processor for the same journeys than a whole browser without one. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const knownPlaces = [
  process.env.CHROMIUM,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the end-to-end tests; installs one where it can. Throws one clear sentence where it cannot. */
export async function findOrInstallChromium(log) {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('installing Chromium with apt-get');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update'], options);
    const install = (...names) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
    install('fonts-noto-core');
    // Distributions of before it was a package of its own have the whole browser alone.
    if (install('chromium-headless-shell').status !== 0) install('chromium');
  } else {
    log("installing Playwright's Chromium");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('The end-to-end tests need Chromium: install it and set CHROMIUM to its path.');
}

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [...knownPlaces, chromium.executablePath()].find((place) => place && existsSync(place) && answers(place));
}

function answers(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

import { defineConfig, devices } from '@playwright/test';
import { dataFolder, port } from './support/server.ts';

/** End-to-end tests drive the production build that `npm start` serves, with a data folder of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  // One more than the smallest machine has cores: games and tables wait most of the time.
  workers: 3,
  timeout: 240_000,
  // A machine that lands changes may stall; what fails twice is broken, and what passed at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a quarter of the time: a journey that failed is recorded at its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Still pages cost less to draw; where motion is the matter a journey asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    // A worker would answer for files that a test takes away; the journey of the worker lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    cwd: '..',
    url: `http://localhost:${port}/wps/system/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: dataFolder, REQUESTS_PER_MINUTE: '10000000', DEMO_LANGUAGES: 'TY,EN,CN,TH' },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'journeys/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
    },
    {
      // What a narrow screen changes; the other journeys are the same calls and are gone once.
      name: 'phone',
      testMatch: 'journeys/{account,halls,identity,main-job,pages,shell,slots,walk}.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Hundreds of rounds of every game: `npm run test:long`.
    ...(process.env.LONG_TESTS === '1' ? [{ name: 'long', testMatch: 'long/*.spec.ts' }] : []),
    { name: 'faults', testMatch: 'faults/*.spec.ts' },
    { name: 'books', testMatch: 'books/*.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
});

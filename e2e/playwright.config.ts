import { defineConfig, devices } from '@playwright/test';
import { paymentPort, paymentSecret } from './support/deposit.ts';
import { dataFolder, longDataFolder, longPort, port } from './support/server.ts';

const isLong = process.env.LONG_TESTS === '1';

const serverAt = (at: number, folder: string, settings: Record<string, string>) => ({
  command: 'node apps/server/dist/main.js',
  cwd: '..',
  url: `http://localhost:${at}/wps/system/health`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 } as const,
  env: { PORT: String(at), DATA_DIR: folder, REQUESTS_PER_MINUTE: '10000000', ...settings },
});

/** End-to-end tests drive the production build that `npm start` serves, with a data folder of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  // One more than the smallest machine has cores: games and tables wait most of the time.
  workers: 3,
  // Of a machine that is three times slower than a quiet one; it costs nothing where nothing hangs.
  timeout: 600_000,
  // A machine that lands changes may stall; what fails twice is broken, and what passed at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // What hangs is found before the whole time of its test is gone.
    ...{ actionTimeout: 90_000, navigationTimeout: 90_000 },
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
  webServer: [
    {
      command: 'node --import tsx examples/payment-provider/src/main.ts',
      cwd: '..',
      url: `http://localhost:${paymentPort}/pay.css`,
      env: {
        PORT: String(paymentPort),
        PAYMENT_SECRET: paymentSecret,
        CALLBACK_URL: `http://localhost:${port}/payments/v1/callbacks/sandbox-pay`,
        JOURNAL_FILE: `${dataFolder}-payments.journal`,
      },
    },
    serverAt(port, dataFolder, {
      DEMO_LANGUAGES: 'TY,EN,CN,TH',
      PAYMENT_PROVIDER_URL: `http://localhost:${paymentPort}`,
      PAYMENT_PROVIDER_SECRET: paymentSecret,
    }),
    ...(isLong ? [serverAt(longPort, longDataFolder, { TABLE_TIMINGS: '*=2/0.2/1.5/8' })] : []),
  ],
  projects: [
    {
      name: 'desktop',
      testMatch: 'journeys/*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
    },
    {
      // What a narrow screen changes; the other journeys are the same calls and are gone once, or open a phone themselves.
      name: 'phone',
      testMatch: `journeys/{lobbies,main-job,shell,walk${isLong ? ',account,agents,deposit,identity,pages,slots' : ''}}.spec.ts`,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Hundreds of rounds of every game: `npm run test:long`.
    ...(isLong
      ? [{ name: 'long', testMatch: 'long/*.spec.ts', use: { baseURL: `http://localhost:${longPort}` } }]
      : []),
    { name: 'faults', testMatch: 'faults/*.spec.ts' },
    { name: 'books', testMatch: 'books/*.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
});

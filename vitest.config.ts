import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: its database waits for its disk most of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{money,fairness,contract,vendor-kit,i18n}/**/*.test.ts',
            'packages/games/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'packages/testkit/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['{packages/ui,apps/site,apps/console,apps/studio}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Dates are shown in the zone of who looks; the tests look from this one, wherever they run. */
process.env.TZ = 'UTC';

/** A machine that does other things, too, may stall for seconds: a test that hangs is found all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** What a day, a period or a date is must not depend on the zone of the machine: these run again on both sides of UTC. */
const zoneTests = [
  'packages/periods/**/*.test.ts',
  'packages/contract/src/registration.test.ts',
  'apps/server/src/modules/ledger/{day-counters,limits,plan}.test.ts',
  'apps/server/src/modules/cashier/sandbox/service.test.ts',
  'apps/server/src/modules/leaderboards/periods.test.ts',
  'apps/server/src/modules/gateway/rules/free-rounds.test.ts',
  'apps/server/src/platform/jobs/durable/due-stretches.test.ts',
  'scripts/zone.test.ts',
];
const zoneTestsOfPages = [
  'apps/site/src/features/auth/registration-values.test.ts',
  'apps/site/src/features/lottery-menu/draw-clock.test.ts',
  'apps/site/src/features/member-centre/record-search.test.ts',
];
const inZone = (zone: string) =>
  [
    { name: zone, include: zoneTests, environment: 'node' as const },
    { name: `${zone} (pages)`, include: zoneTestsOfPages, environment: 'happy-dom' as const },
  ].map((test) => ({ test: { ...test, env: { TZ: zone }, ...patience } }));

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: its database waits for its disk most of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{money,periods,fairness,agents,rewards,calculator,contract,client,vendor-kit,i18n}/**/*.test.ts',
            'packages/games/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          // Nothing here keeps a state in a module: what is loaded once serves every file of a worker.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts', 'packages/testkit/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/test/support/global-setup.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          include: ['{packages/ui,apps/!(server)}/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // One window for all files of a worker; the setup empties it, and loads our own modules anew for each.
          isolate: false,
          setupFiles: ['apps/site/src/lib/testing/fresh-page.fixture.ts'],
          ...patience,
        },
      },
      ...inZone('Asia/Manila'),
      ...inZone('America/Los_Angeles'),
    ],
  },
});

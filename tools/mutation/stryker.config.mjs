import { createRequire } from 'node:module';
import { targets } from './targets.mjs';

const name = process.env.MUTATION_TARGET;
const { files } = targets[name];
const require = createRequire(import.meta.url);
const minScore = 90;
/** Nothing that the mutated files or their tests read. */
const unread = [
  'docs',
  'e2e',
  'bench',
  'examples',
  'tools/art',
  'tools/lighthouse',
  'apps/*/public',
  '.data',
  '.cache',
  '**/dist',
];

export default {
  mutate: [...files, '!**/*.test.ts', '!**/*.fixture.ts'],
  testRunner: 'vitest',
  plugins: [require.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  concurrency: 1,
  coverageAnalysis: 'perTest',
  disableTypeChecks: true,
  // TypeScript 7 has no interface for programs; what a configuration of it says is not needed here.
  tsconfigFile: 'tools/mutation/no-tsconfig.json',
  ignorePatterns: unread,
  tempDirName: `.cache/mutation/${name}`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  thresholds: { high: 95, low: minScore, break: minScore },
};

/**
 * The pure rules whose tests are themselves tested: every small change to one of these files should make one of the named tests fail.
 * `files` and `tests` are globs from the repository's root; the tests need no database.
 */
const modules = 'apps/server/src/modules';
const inFolder = (folder, names, ending = '.ts') => names.map((name) => `${folder}/${name}${ending}`);
const testsOf = (folder, names) => inFolder(folder, names, '.test.ts');

const ledger = {
  rules: ['act', 'vendor-acts', 'house-acts', 'movements', 'plan', 'limits', 'day-counters', 'wallet'],
  tests: ['fingerprints', 'vendor-acts', 'house-acts', 'movements', 'plan', 'limits', 'day-counters', 'wallet'],
};

export const targets = {
  money: { files: ['packages/money/src/*.ts'], tests: ['packages/money/src/*.test.ts'] },
  fairness: {
    files: inFolder('packages/fairness/src', ['draw', 'shuffle', 'stream', 'verify', 'node']),
    tests: testsOf('packages/fairness/src', ['edges', 'draw', 'shuffle', 'stream']),
  },
  ledger: { files: inFolder(`${modules}/ledger`, ledger.rules), tests: testsOf(`${modules}/ledger`, ledger.tests) },
  gateway: { files: [`${modules}/gateway/rules/*.ts`], tests: [`${modules}/gateway/rules/*.test.ts`] },
  'transfer-wallet': {
    files: inFolder(`${modules}/transfer-wallet`, ['steps', 'transfer-vendor']),
    tests: testsOf(`${modules}/transfer-wallet`, ['steps', 'transfer-vendor']),
  },
  brand: {
    files: inFolder(`${modules}/brand`, [
      'access-settings',
      'ages',
      'appearance-settings',
      'closure',
      'field-rules',
      'localised',
      'play-settings',
      'register-settings',
      'safe-pattern',
      'service-settings',
      'settings',
      'theme-colours',
    ]),
    tests: testsOf(`${modules}/brand`, ['closure', 'edges', 'settings', 'safe-pattern', 'theme-colours']),
  },
  identity: {
    files: inFolder(`${modules}/identity`, ['login-rules', 'session-rules', 'payment-password/rules']),
    tests: testsOf(`${modules}/identity`, ['session-rules', 'payment-password/rules']),
  },
  cashier: {
    files: inFolder(`${modules}/cashier`, ['sandbox/service', 'deposits/states', 'deposits/rules']),
    tests: testsOf(`${modules}/cashier`, ['sandbox/service', 'deposits/states', 'deposits/rules']),
  },
};

const { readdirSync } = require('node:fs');

const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const server = 'apps/server/src';
const project = '^(apps|packages|examples|bench|e2e|scripts|tools)/';
/** Rigs fill a folder of their own and may look behind the doors. */
const isTest = '\\.(test|long\\.test)\\.tsx?$|^apps/server/test/';
/** Parts of tests that several of them use. */
const isFixture = '\\.fixture\\.tsx?$|^apps/server/src/vendors/[^/]+/testing/';

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** An allow-list: files below `from` import nothing of this project but what is named. Tests may import more. */
const only = (name, comment, from, allowed) =>
  wall(name, comment, { path: from, pathNot: [isTest, isFixture] }, { path: project, pathNot: [from, ...allowed] });

const packagesOf = (names) => names.map((name) => `^packages/${name}/`);

/** Which package sees which. */
const packageSees = {
  money: [],
  periods: [],
  agents: ['money'],
  fairness: [],
  contract: [],
  'vendor-kit': [],
  i18n: [],
  ui: [],
  games: ['money', 'fairness', 'contract'],
  rewards: ['fairness', 'money'],
  calculator: ['agents', 'games', 'money', 'rewards'],
  client: ['contract'],
  testkit: ['client', 'contract', 'games'],
};

/** Which module of the server sees which others, through their doors. All see platform, packages and the types of the vendor port. */
const moduleSees = {
  agency: ['audit-log', 'ledger'],
  'audit-log': ['ledger'],
  'back-office': ['audit-log', 'bets', 'gateway', 'identity', 'ledger', 'outbox'],
  bets: [],
  reconciliation: ['audit-log'],
  brand: ['audit-log'],
  cashier: ['audit-log', 'brand', 'ledger'],
  catalogue: ['audit-log', 'brand'],
  gateway: ['ledger'],
  identity: ['brand', 'outbox', 'verification'],
  installation: [],
  content: ['audit-log', 'brand'],
  ledger: [],
  messages: ['audit-log'],
  outbox: [],
  protection: [],
  leaderboards: ['brand'],
  realtime: ['identity'],
  rewards: ['ledger'],
  risk: ['audit-log'],
  'round-shares': [],
  staff: ['audit-log', 'identity', 'outbox'],
  support: ['audit-log', 'outbox'],
  'transfer-wallet': [],
  turnover: [],
  verification: ['brand', 'outbox'],
};

const anyPackage = '^packages/';
const anyModule = `^${server}/modules/[^/]+/index\\.ts$`;
const platform = `^${server}/platform/`;
const vendorPort = `^${server}/vendors/[^/]+\\.ts$`;

/** Which floor of the server sees which. */
const floorSees = {
  platform: [anyPackage],
  vendors: [platform, anyPackage],
  demo: [anyModule, platform, vendorPort, anyPackage],
  composition: [anyModule, platform, vendorPort, anyPackage],
  boot: [`^${server}/composition/`, `^${server}/demo/index\\.ts$`, platform, vendorPort, anyPackage],
  cli: [
    `^${server}/boot/(config|database-access|database-parts|demo-origins|folders)\\.ts$`,
    `^${server}/vendors/books\\.ts$`,
    `^${server}/demo/index\\.ts$`,
    anyModule,
    platform,
    anyPackage,
  ],
  'main.ts': [`^${server}/boot/`],
};

/** Programs beside the apps, and the tools. What bench takes of the server it measures from inside. */
const programSees = {
  bench: [
    `^${server}/(platform|modules)/`,
    `^${server}/vendors/sportsbook/book\\.ts$`,
    '^apps/server/test/support/',
    '^e2e/support/',
    anyPackage,
  ],
  e2e: ['^apps/site/src/config/', anyPackage],
  scripts: [`^${server}/vendors/[^/]+/verifier/`, '^tools/', anyPackage],
  tools: [anyPackage],
  'examples/vendor': packagesOf(['vendor-kit']),
  'examples/draw-feed': [],
  'examples/odds-feed': [],
  'examples/payment-provider': [],
};

function mustKnow(names, table, what) {
  for (const name of names)
    if (!(name in table)) throw new Error(`${what} ${name} has no line in .dependency-cruiser.cjs`);
}
mustKnow(folders('packages'), packageSees, 'The package');
mustKnow(folders(`${server}/modules`), moduleSees, 'The module');
mustKnow([...folders(server).filter((name) => name !== 'modules'), 'main.ts'], floorSees, 'The folder');

const packageWalls = Object.entries(packageSees).map(([name, seen]) =>
  only(`package-${name}`, 'A package sees the packages of its line.', `^packages/${name}/`, packagesOf(seen)),
);
const moduleWalls = Object.entries(moduleSees).map(([name, seen]) =>
  only(`module-${name}`, 'A module sees the doors of the modules of its line.', `^${server}/modules/${name}/`, [
    ...seen.map((other) => `^${server}/modules/${other}/index\\.ts$`),
    platform,
    `^${server}/vendors/vendor\\.ts$`,
    anyPackage,
  ]),
);
const floorWalls = Object.entries(floorSees).map(([name, seen]) =>
  only(`floor-${name}`, 'A floor of the server sees those of its line.', `^${server}/${name}`, seen),
);
const vendorWalls = folders(`${server}/vendors`).map((name) =>
  wall(
    `vendor-${name}`,
    'Nobody outside the folder of a vendor names it but the list of built-in vendors.',
    {
      path: `^(${server}|e2e)/`,
      pathNot: [`^${server}/vendors/${name}/`, `^${server}/vendors/index\\.ts$`, isTest, isFixture],
    },
    { path: `^${server}/vendors/${name}/` },
  ),
);
const programWalls = Object.entries(programSees).map(([name, seen]) =>
  only(`program-${name}`, 'A program sees what its line names.', `^${name}/`, seen),
);

const webApps = ['site', 'console'];
const webWalls = webApps.flatMap((app) => [
  ...folders(`apps/${app}/src/features`).map((feature) =>
    only(
      `feature-${app}-${feature}`,
      'A feature sees lib and config, and no other feature; pages put them together.',
      `^apps/${app}/src/features/${feature}/`,
      [`^apps/${app}/src/(lib|config)/`, anyPackage],
    ),
  ),
  only(`lib-${app}`, 'lib sees config alone.', `^apps/${app}/src/lib/`, [`^apps/${app}/src/config/`, anyPackage]),
  only(`config-${app}`, 'config sees nothing of its app.', `^apps/${app}/src/config/`, [anyPackage]),
]);

module.exports = {
  forbidden: [
    wall('no-cycles', 'Nothing imports itself in a circle.', {}, { circular: true }),
    wall(
      'apps-apart',
      'Apps never import each other.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    wall(
      'verifier-has-one-door',
      'Of the scripts apps see what recomputes rounds alone, on the page that does so.',
      { path: '^apps/', pathNot: ['^apps/site/src/app/pages/content/verify-page\\.tsx$', isTest] },
      { path: '^scripts/' },
    ),
    wall(
      'games-are-pure',
      'Rules of games see money, fairness and the contract’s types: no clock, no network, no process.',
      { path: '^packages/games/', pathNot: [isTest, '^packages/games/report/'] },
      { pathNot: ['^packages/(games|money|fairness)/', '^packages/contract/'] },
    ),
    wall(
      'money-depends-on-nothing',
      'packages/money depends on nothing.',
      { path: '^packages/money/src', pathNot: isTest },
      { pathNot: '^packages/money/' },
    ),
    wall(
      'auditor-is-independent',
      'The auditor shares no code with the first.',
      { path: '^packages/testkit/src/auditor' },
      { path: '^(apps|packages)/', pathNot: '^packages/testkit/' },
    ),
    wall(
      'second-settlements-are-independent',
      'The second settlements share no code with the first.',
      { path: '^packages/testkit/src/(lottery|sports)-settlement' },
      { path: '^(apps|packages)/', pathNot: '^packages/testkit/src/(lottery|sports)-settlement' },
    ),
    wall(
      'no-tests-in-products',
      'Products import no test.',
      { pathNot: [isTest, isFixture, '^(bench|e2e)/'] },
      { path: isTest },
    ),
    ...packageWalls,
    ...moduleWalls,
    ...floorWalls,
    ...vendorWalls,
    ...programWalls,
    ...webWalls,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^apps/[^/]+/public/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

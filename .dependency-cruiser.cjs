const { readdirSync } = require('node:fs');

const folders = (parent) => {
  try {
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
};

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** The simulation and the fault runs are tests that fill a folder: they may look behind the doors. */
const isTest = '\\.(test|long\\.test)\\.tsx?$|^apps/server/src/(modules/gateway/simulation|fault-runs)/';
/** Parts of tests that several of them use. */
const isFixture = '\\.fixture\\.tsx?$';

/** A module's or a feature's own files may be imported only from inside; everybody else uses its door. */
const serverModuleIndexes = folders('apps/server/src/modules').map((module) =>
  wall(
    `door-of-module-${module}`,
    'A module is imported through its index.ts only.',
    { path: '^apps/server/src', pathNot: [`^apps/server/src/modules/${module}/`, isTest, isFixture] },
    { path: `^apps/server/src/modules/${module}/`, pathNot: `^apps/server/src/modules/${module}/index\\.ts$` },
  ),
);

const featureWalls = ['site', 'console'].flatMap((app) =>
  folders(`apps/${app}/src/features`).map((feature) =>
    wall(
      `feature-${app}-${feature}`,
      'Features never import each other; pages put them together.',
      { path: `^apps/${app}/src/features/${feature}/` },
      { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/${feature}/` },
    ),
  ),
);

module.exports = {
  forbidden: [
    wall('no-cycles', 'Nothing imports itself in a circle.', {}, { circular: true }),
    wall('packages-below-apps', 'Packages know no app.', { path: '^packages/' }, { path: '^apps/' }),
    wall(
      'apps-apart',
      'Apps never import each other.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    wall(
      'examples-are-strangers',
      'An example is a third party: it sees the vendor kit and nothing else of this project.',
      { path: '^examples/' },
      { path: '^(apps|packages)/', pathNot: '^packages/vendor-kit/' },
    ),
    wall(
      'games-are-pure',
      'Rules of games see money, fairness and the contract’s types: no clock, no network, no process.',
      { path: '^packages/games/', pathNot: [isTest, '^packages/games/report/'] },
      { pathNot: ['^packages/(games|money|fairness)/', '^packages/contract/'] },
    ),
    wall(
      'vendors-have-no-house',
      'A vendor reaches money only through the wallet contract that it is given.',
      { path: '^apps/server/src/vendors/', pathNot: [isTest, isFixture] },
      { path: '^apps/server/src/(modules|demo|house|app|main|config)' },
    ),
    wall(
      'platform-has-no-rules',
      'The platform is technology: it knows no module and no vendor.',
      { path: '^apps/server/src/platform/', pathNot: isTest },
      { path: '^apps/server/src/(modules|vendors|demo|house|app|main)' },
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
    wall('no-tests-in-products', 'Products import no test.', { pathNot: isTest }, { path: isTest }),
    ...serverModuleIndexes,
    ...featureWalls,
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

// @covers translated-interface

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type BuiltKeys, type Source, unusedKeys } from './used-keys.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const programs = ['apps/site/src', 'apps/studio/src', 'apps/console/src', 'packages/ui/src', 'packages/i18n/src'];

/** A slot's texts have its folder's name. */
const slotFolders = readdirSync(path.join(repository, 'apps/studio/src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const built: BuiltKeys[] = [
  ...[
    'field_twice',
    'field_fixed',
    'host_taken',
    'origin_not_among_hosts',
    'colour_',
    'length_range',
    'pattern_unsafe',
  ].map(
    (key) => ({ prefix: `errors.${key}` }), // fields of a brand’s configuration
  ),
  { prefix: 'errors.in_username_exist' }, // for staff's screens alone, so that nobody learns who has an account
  { prefix: 'front.footer.', from: 'apps/site/src/app/layout/footer/footer-links.ts' },
  { prefix: 'agents.period.' }, // the choices of a report's days
  { prefix: 'agents.steps.' }, // steps of a calculation
  { prefix: 'consoleAgents.steps.' },
  { prefix: 'lobbies.title.' }, // game types
  { prefix: 'lobbies.class.' }, // game classifications
  { prefix: 'lobbies.classLine.' },
  { prefix: 'lobbies.rooms.' }, // states of a room
  { prefix: 'lobbies.list.', from: 'apps/site/src/features/games/lobby-search.ts' },
  { prefix: 'lotto.tickets.' }, // states of a ticket
  { prefix: 'lobbies.lottery.', from: 'apps/site/src/features/lottery-menu/lottery-search.ts' },
  { prefix: 'pages.promotions.badge.' },
  { prefix: 'rewards.sources.' }, // what a reward is for
  { prefix: 'pages.period.' },
  { prefix: 'site.memberPages.', from: 'apps/site/src/app/centres/member-pages.ts' },
  { prefix: 'pages.agentCentre.', from: 'apps/site/src/app/centres/agent-pages.ts' },
  ...['android', 'ios', 'desktop'].map((device) => ({ prefix: `pages.download.${device}` })),
  { prefix: 'studio.notice.', from: 'apps/studio/src/game-frame/hud-state.ts' },
  { prefix: 'studio.announce.', from: 'apps/studio/src/game-frame/hud-state.ts' },
  { prefix: 'studio.overlay.', from: 'apps/studio/src/game-frame/hud-state.ts' },
  ...slotFolders.flatMap((folder) => [
    { prefix: 'studio.', from: `apps/studio/src/games/${folder}/index.ts` },
    { prefix: `studio.${folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.symbol.` },
  ]),
  { prefix: 'studio.pots.', from: 'apps/studio/src/game-frame/jackpot-name.ts' },
  { prefix: 'tables.notice.', from: 'apps/studio/src/table-frame/table-frame-state.ts' },
  { prefix: 'tables.cards.' }, // suits
  { prefix: 'tables.captions.', from: 'apps/studio/src/table-frame/table/caption-line.ts' },
  { prefix: 'tables.roads.' },
  { prefix: 'console.search.kinds.' }, // what a member was found by
  { prefix: 'console.groups.', from: 'apps/console/src/app/page.ts' },
  { prefix: 'console.pages.', from: 'apps/console/src/app/registry.ts' },
  { prefix: 'console.pages.', from: 'apps/console/src/app/content-pages.ts' },
  { prefix: 'console.pages.', from: 'apps/console/src/app/service-pages.ts' },
  { prefix: 'consoleReports.', from: 'packages/contract/src/calls/staff/reports/figures.ts' },
  { prefix: 'consoleBrands.fields.' }, // settings of a brand by their paths, and colours
  { prefix: 'consoleContent.fields.', from: 'apps/console/src/features/content/pieces.ts' },
  { prefix: 'consoleContent.groups.', from: 'packages/contract/src/banners.ts' },
  { prefix: 'consoleContent.topics.', from: 'packages/contract/src/calls/staff/content/help-topics.ts' },
  { prefix: 'consoleContent.types.', from: 'packages/contract/src/promotion-kinds.ts' },
  { prefix: 'pages.help.topics.', from: 'apps/site/src/features/help/by-topic.ts' },
  { prefix: 'console.permissions.' }, // names of permissions, which hold dots
  { prefix: 'verifier.' }, // also of the plain page of scripts/verifier
];

const isProgram = (name: string) => /\.tsx?$/.test(name) && !/\.(test|fixture|story)\.tsx?$/.test(name);
function sourcesIn(folder: string): Source[] {
  return readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter(isProgram)
    .map((name) => ({
      path: path.posix.join(folder, name),
      code: readFileSync(path.join(repository, folder, name), 'utf8'),
    }));
}
const sources: Source[] = programs.flatMap(sourcesIn);

/** Where faults are found: a message key is said there by its name. The list of all keys with their statuses says none. */
const finders: Source[] = ['apps/server/src', 'packages/contract/src', 'packages/money/src', ...programs]
  .flatMap(sourcesIn)
  .filter(({ path: file }) => file !== 'packages/contract/src/errors.ts');
const said: BuiltKeys[] = finders.map(({ path: from }) => ({ prefix: 'errors.', from }));

type Tree = { [key: string]: string | Tree };
const files = import.meta.glob<Tree>('../messages/TY/*.json', { import: 'default', eager: true });
const keysOf = (tree: Tree, prefix: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key}`] : keysOf(value, `${prefix}.${key}`),
  );
const keys = Object.entries(files).flatMap(([file, tree]) => keysOf(tree, path.basename(file, '.json')));

it('every text is shown by a program', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(finders.length).toBeGreaterThan(sources.length + 300);
  expect(unusedKeys(keys, [...sources, ...finders], [...built, ...said])).toEqual([]);
});

it('the table names nothing that is spelt out or gone', () => {
  const missed = unusedKeys(keys, sources, []);
  for (const { prefix } of built)
    expect(missed.filter((key) => key.startsWith(prefix)).length, prefix).toBeGreaterThan(0);
});

it('a text that nobody shows is named', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: a program's source as it is written
  const source = {
    path: 'a.tsx',
    code: ["const t = useTranslations('front.nav');", "t('home');", 't(`tab.${name}`); t(`${name}`)'].join(' '),
  };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: a program's source as it is written
  const all = ['front.nav.home', 'front.nav.tab.one', 'front.nav.away', 'front.other.home', 'made.of.values'];
  expect(unusedKeys(all, [source], [{ prefix: 'made.' }])).toEqual(['front.nav.away', 'front.other.home']);
  expect(unusedKeys(all, [source], [{ prefix: 'front.other.', from: 'b.ts' }])).toContain('front.other.home');
});

it('no text promises a deadline or an act of staff that the program knows nothing of', () => {
  const promise = /working days|in writing|within (a few|\w+) (minutes|hours|days)/;
  expect(JSON.stringify(files).match(new RegExp(`[^"]*(${promise.source})[^"]*`, 'g'))).toBeNull();
});

import { expect, test } from 'vitest';
import { wrongNames } from './lib/names.mjs';

test.each([
  ['apps/server/src/a.ts', 'const leastMinor = 1n;', 'leastMinor'],
  ['apps/server/src/a.ts', 'export function createHouse() {}', 'createHouse'],
  ['apps/site/src/a.tsx', 'const hallPaths = {};', 'hallPaths'],
  ['apps/server/src/a.ts', '/** Answers the sum. */', '/** Answers the'],
  ['apps/server/src/a.ts', '// The age is the brand’s (decision 17).', 'decision 17'],
  ['packages/i18n/messages/EN/errors.json', '  "late": "You were told before"', 'told'],
  ['apps/server/src/demo/front/news.ts', "  title: 'Told once',", 'Told'],
  ['docs/calls.md', 'see modules/showcase', 'modules/showcase'],
])('%s: %s', (file, text, word) => {
  expect(wrongNames(file, text)).toEqual([expect.stringContaining(`${file}:1: "${word}"`)]);
});

test.each([
  ['packages/i18n/messages/EN/site.json', '  "text": "Every slot of the house"'],
  ['packages/i18n/messages/TY/site.json', '  "text": "This House pays"'],
  ['packages/i18n/messages/TY/site.json', '  "text": "New in our halls"'],
  ['packages/i18n/messages/TY/lobbies.json', '  "closed": "The Hall opens soon"'],
])('%s: %s is no text', (file, text) => {
  expect(wrongNames(file, text)).not.toEqual([]);
});

test.each([
  ['packages/i18n/messages/EN/holdem.json', '  "fullHouse": "Full house, house edge, House edge"'],
  ['apps/server/src/a.ts', '// what the member told'],
  ['apps/server/src/a.ts', "where kind = 'house' and house_moves.id = 1 -- at least one, at most two"],
  ['packages/games/a.ts', 'const houseEdge = 1n; // a full house, the house edge'],
  ['apps/server/src/a.ts', '// spec decision 17, ADR-017'],
  ['apps/server/src/modules/agency/a.ts', 'mostActive: 3'],
])('%s may say: %s', (file, text) => {
  expect(wrongNames(file, text)).toEqual([]);
});

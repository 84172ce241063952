import { expect, test } from 'vitest';
import { coverageOf, tagsOf } from './coverage.mjs';

const rows = `# Rows

How it works.

## Money

Of the wallet.

- \`deposit\`: §4 A deposit arrives
- \`withdrawals\` (unfinished: There are no withdrawals): §4 A withdrawal leaves
`;
const limitations = '- There are no withdrawals.';

test('a row names the tests that carry its id', () => {
  const { text, faults } = coverageOf(rows, new Map([['apps/deposit.test.ts', ['deposit']]]), limitations);
  expect(faults).toEqual([]);
  expect(text).toContain('| `deposit` | §4 A deposit arrives | `apps/deposit.test.ts` |');
  expect(text).toContain('| `withdrawals` | §4 A withdrawal leaves | not built: There are no withdrawals |');
  expect(text).toContain('Of the wallet.');
});

test('a row without a test, a tag without a row and a limitation that nobody tells are faults', () => {
  const tags = new Map([
    ['apps/deposit.ts', ['deposit']],
    ['apps/other.test.ts', ['nothing']],
  ]);
  expect(coverageOf(rows, tags, '').faults).toEqual([
    'docs/coverage-rows.md: no test has the tag "@covers deposit"',
    'docs/coverage-rows.md: docs/limitations.md does not say "There are no withdrawals" (withdrawals)',
    'apps/other.test.ts: there is no row nothing in docs/coverage-rows.md',
  ]);
});

test('a row that is marked as unfinished has no test', () => {
  const tags = new Map([['apps/all.test.ts', ['deposit', 'withdrawals']]]);
  expect(coverageOf(rows, tags, limitations).faults).toEqual([
    'docs/coverage-rows.md: withdrawals is unfinished and has a test',
  ]);
});

test('several ids stand in one comment, and several comments in one file', () => {
  expect(tagsOf('// @covers one two\n// @covers three\n\nimport x;\n')).toEqual(['one', 'two', 'three']);
});

import { expect, test } from 'vitest';
import { chaptersOf, faultsOfSecurity } from './security.mjs';

const given = {
  tags: new Set(['headers']),
  limitations: 'Not met: 1.1.2.',
  isThere: (file: string) => file === 'a/b.ts',
  numbers: { 1: '1.1.1', 2: '1.1.2 1.1.10' },
};
const faultsOf = (...lines: string[]): string[] =>
  faultsOfSecurity(
    chaptersOf(['## 1 One', ...lines].join('\n')).flatMap(({ rows }: { rows: object[] }) => rows),
    given,
  );
const whole = [
  '| 1.1.1 | 1 | test | one | `headers` | |',
  '| 1.1.2 | 2 | not met | two | | why |',
  '| 1.1.10 | 2 | code | three | `a/b.ts` | why |',
];

test('rows that are all there have no faults', () => expect(faultsOf(...whole)).toEqual([]));

test.each([
  ['a missing number', whole.slice(1), '1.1.1 is missing'],
  ['a number twice', [...whole, whole[0] ?? ''], '1.1.1 stands twice'],
  ['another level', whole.with(0, '| 1.1.1 | 2 | test | one | `headers` | |'), 'is no requirement of level 2'],
  ['a file that is not there', whole.with(2, '| 1.1.10 | 2 | code | three | `a/c.ts` | why |'), 'names a/c.ts'],
  ['a tag that is none', whole.with(0, '| 1.1.1 | 1 | test | one | `header` | |'), 'names header'],
  ['tests without one', whole.with(0, '| 1.1.1 | 1 | test | one | `a/b.ts` | |'), 'names no test'],
  ['no reason', whole.with(2, '| 1.1.10 | 2 | none | three | | |'), 'has no reason'],
  [
    'what limitations do not name',
    whole.with(2, '| 1.1.10 | 2 | not met | three | | why |'),
    'is not met and not named',
  ],
])('%s is a fault', (_, rows, fault) => expect(faultsOf(...rows).join('\n')).toContain(fault));

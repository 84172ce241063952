// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { advertised, worstMainShare } from './advertised.ts';
import { totalOfValues } from './hand.ts';
import { analyseMain, bestPolicy, type Choice, type Policy, worstPolicy } from './player-analysis.ts';

const isLong = process.env.LONG_TESTS === '1';

/** Rulebook 1.5: by the dealer's card from 2 to ten, then ace. */
const rows: Readonly<Record<string, string>> = {
  hard17: 'SSSSSSSSSS',
  hard13: 'SSSSSHHHHH',
  hard12: 'HHSSSHHHHH',
  hard11: 'DDDDDDDDDH',
  hard10: 'DDDDDDDDHH',
  hard9: 'HDDDDHHHHH',
  hard8: 'HHHHHHHHHH',
  soft19: 'SSSSSSSSSS',
  soft18: 'SddddSSHHH',
  soft17: 'HDDDDHHHHH',
  soft15: 'HHDDDHHHHH',
  soft13: 'HHHDDHHHHH',
  pair1: 'PPPPPPPPPP',
  pair8: 'PPPPPPPPPP',
  pair9: 'PPPPPSPPSS',
  pair7: 'PPPPPPHHHH',
  pair3: 'PPPPPPHHHH',
  pair2: 'PPPPPPHHHH',
  pair6: 'PPPPPHHHHH',
  pair4: 'HHHPPHHHHH',
};

function rowOf(values: readonly number[]): string {
  const { total, isSoft } = totalOfValues(values);
  if (isSoft)
    return total >= 19
      ? 'soft19'
      : total === 18
        ? 'soft18'
        : total === 17
          ? 'soft17'
          : total >= 15
            ? 'soft15'
            : 'soft13';
  if (total >= 17) return 'hard17';
  if (total >= 13) return 'hard13';
  return total >= 9 ? `hard${total}` : 'hard8';
}

const fixedPolicy: Policy = ({ values, up, worths }) => {
  const at = (row: string) => rows[row]?.[up === 1 ? 9 : up - 2];
  const pair = worths.split && at(`pair${values[0]}`);
  if (pair === 'P') return 'split';
  const letter = at(rowOf(values));
  const double: Choice | null = worths.double ? 'double' : null;
  if (letter === 'D') return double ?? 'hit';
  if (letter === 'd') return double ?? 'stand';
  return letter === 'H' ? 'hit' : 'stand';
};

/** Some ten seconds of computing each, on a machine of its own. */
test.runIf(isLong)(
  'the best play of every composition has the rulebook’s figures, by each card of the dealer',
  { timeout: 300_000 },
  () => {
    const { byCard, all } = analyseMain(bestPolicy);
    expect(((1 + all.net) * 100).toFixed(4)).toBe(advertised.main?.rtpPercent);
    expect([...byCard].map(([, net]) => net.toFixed(6))).toEqual([
      ...['-0.340769', '0.091676', '0.124883', '0.160634', '0.200213', '0.233752', '0.143498', '0.057317', '-0.041170'],
      '-0.173297',
    ]);
  },
);

test.runIf(isLong)(
  'basic strategy by totals costs 0.4877%; the worst play is what the drift watch allows for',
  { timeout: 300_000 },
  () => {
    expect((-analyseMain(fixedPolicy).all.net * 100).toFixed(4)).toBe('0.4877');
    const worst = 1 + analyseMain(worstPolicy).all.net;
    expect(worst).toBeGreaterThan(worstMainShare);
    expect(worst).toBeLessThan(worstMainShare + 0.0001);
  },
);

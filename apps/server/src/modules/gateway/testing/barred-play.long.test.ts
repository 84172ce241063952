// @covers play-bars

import { expect, test } from 'vitest';
import { sitEverywhere, throughIn } from './barred-play.fixture.ts';
import { drawing } from './drawing.fixture.ts';
import { useMoney } from './money.fixture.ts';

const money = useMoney();

test.runIf(process.env.LONG_TESTS === '1')(
  'of 10,000 stakes of an excluded member none gets through',
  { timeout: 1_800_000 },
  async () => {
    const player = await sitEverywhere(money, 1_000_000n);
    await money.owner.query(`update members set play_bar = 'exclusion' where id = $1`, [player.memberId]);
    const { through } = await throughIn(money, player, 10_000, drawing(11));
    expect(through).toBe(0);
    expect(await money.cashOf(player.memberId)).toBe(1_000_000n);
  },
);

// @covers slots

import { slot } from '@baize/games/fixed-stars';
import type { SlotRound } from '@baize/games/slot-engine';
import { describe, expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useSlots } from '../testing/slots.fixture.ts';
import { pickLifeMs } from './pick-time.ts';

const slots = useSlots();
const { money } = slots;

/** A round of Fixed Stars that waits for its player's choice. */
async function openChoice(isWanted: (round: SlotRound) => boolean = ({ pick }) => pick !== null) {
  const memberId = await money.newMember({ balanceMinor: 1_000_000n });
  const { opened, frame } = await slots.enterSlot('fixed_stars', memberId);
  await slots.skipTo(opened, 100n, isWanted);
  const { round } = await successOf(frame.spin('100'));
  return { round, memberId, frame, staked: await money.cashOf(memberId) };
}

describe('free spins of the player’s choice', () => {
  test('wait for it through a restart, are chosen once, and pay what they win', async () => {
    const { round, memberId, frame, staked } = await openChoice();
    expect(round.events.at(-1)).toMatchObject({
      type: 'choiceStarted',
      choices: [
        { spins: 12, multiplier: 1 },
        { spins: 8, multiplier: 2 },
        { spins: 5, multiplier: 3 },
      ],
    });
    expect(staked).toBe(1_000_000n - 100n + BigInt(round.payoutMinor));
    expect(await frame.spin('100')).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.pick(round.roundId, 3)).toEqual({ ok: false, message: 'tile_not_offered' });
    expect((await slots.restart().recoverDecidedRounds()).faults).toEqual([]);

    const resumed = await slots.enterSlot('fixed_stars', memberId);
    expect(resumed.opened.unfinishedRound?.events).toEqual(round.events);
    // Two windows at once: one choice counts, the other comes too late.
    const answers = await Promise.all([2, 0].map((choice) => resumed.frame.pick(round.roundId, choice)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, message: 'round_closed' });
    const taken = answers[0]?.ok ? 2 : 0;
    const { list } = await successOf(resumed.frame.rounds(1));
    const [ended] = list;
    expect(ended?.events.find(({ type }) => type === 'choiceMade')).toMatchObject({ choice: taken });
    const again = await successOf(resumed.frame.pick(round.roundId, taken));
    expect(again.round.events).toEqual(ended?.events);
    expect(await resumed.frame.pick(round.roundId, 1)).toEqual({ ok: false, message: 'round_closed' });
    const wonMinor = BigInt(ended?.payoutMinor ?? 0) - BigInt(round.payoutMinor);
    expect(await money.cashOf(memberId)).toBe(staked + wonMinor);
    await successOf(resumed.frame.presented(round.roundId));
    await money.expectCleanBooks();
  });

  test('that win nothing end the round as well', async () => {
    const { round, memberId, frame, staked } = await openChoice(({ pick, payoutMinor }) => {
      if (pick === null) return false;
      const open = { betMinor: 100n, baseMinor: payoutMinor, layout: pick, picked: [2] };
      return slot.pick(open).payoutMinor === payoutMinor;
    });
    const ended = await successOf(frame.pick(round.roundId, 2));
    expect(ended.round.payoutMinor).toBe(round.payoutMinor);
    expect(await money.cashOf(memberId)).toBe(staked);
    await successOf(frame.presented(round.roundId));
    await money.expectCleanBooks();
  });

  test('are the middle ones after a day without a choice, paid once', async () => {
    const { round, memberId, frame, staked } = await openChoice();
    const studio = slots.restart();
    money.clock.advanceMs(pickLifeMs - 1);
    expect(await studio.settleAbandonedRounds()).toBe(0);
    money.clock.advanceMs(2);
    expect(await studio.settleAbandonedRounds()).toBe(1);
    expect(await studio.settleAbandonedRounds()).toBe(0);
    const { rows } = await money.owner.query('select status, picked, payout_minor from studio.rounds where id = $1', [
      round.roundId,
    ]);
    expect(rows[0]).toMatchObject({ status: 'settled', picked: [1] });
    expect(await money.cashOf(memberId)).toBe(staked + BigInt(rows[0].payout_minor) - BigInt(round.payoutMinor));
    expect(await frame.pick(round.roundId, 0)).not.toMatchObject({ ok: true });
    await money.expectCleanBooks();
  });
});

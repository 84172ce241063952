// @covers random-slot-players

import type { StudioRound } from '@baize/contract';
import * as dragonLedger from '@baize/games/dragon-ledger';
import type { SlotRound } from '@baize/games/slot-engine';
import { describe, expect, test } from 'vitest';
import { frameOf, successOf } from '../testing/frame.ts';
import { useSlots } from '../testing/slots.fixture.ts';

const { money, buildStudio, enterSlot, skipTo, pools, unitsLeft } = useSlots();

describe('linked jackpots', () => {
  test('grow by their share of every paid stake, and stay as they are for a refused one', async () => {
    const memberId = await money.newMember({ balanceMinor: 10_000n });
    const { frame } = await enterSlot('dragon_ledger', memberId);
    const heldBy = async () => new Map((await pools()).map(({ pool, balance }) => [pool, BigInt(balance)]));
    const before = await heldBy();
    const { round } = await successOf(frame.spin('10000'));
    await successOf(frame.presented(round.roundId));
    expect(round.events.some(({ type }) => type === 'jackpotWon')).toBe(false);
    const after = await heldBy();
    const grown = (pool: string) => (after.get(pool) ?? 0n) - (before.get(pool) ?? 0n);
    expect([grown('grand'), grown('major'), grown('reserve')]).toEqual([60n, 40n, 20n]);
    money.clock.advanceMs(1_001);
    const shown = (await successOf(frame.jackpots())).jackpotPools;
    expect(shown).toEqual([
      { pot: 'grand', amountMinor: `${after.get('grand')}` },
      { pot: 'major', amountMinor: `${after.get('major')}` },
    ]);
    const cash = await money.cashOf(memberId);
    if (cash < 10_000n) expect(await frame.spin('10000')).toMatchObject({ ok: false });
    expect(await heldBy()).toEqual(after);
  });

  test('small stakes add up to exactly their share: what is less than a minor unit waits for the next', async () => {
    const memberId = await money.newMember({ balanceMinor: 10_000n });
    const { frame } = await enterSlot('dragon_ledger', memberId);
    const before = await pools();
    for (let spin = 0; spin < 25; spin += 1) {
      const { round } = await successOf(frame.spin('20'));
      await successOf(frame.presented(round.roundId));
    }
    const grown = (await pools()).map(({ balance }, index) => Number(balance) - Number(before[index]?.balance));
    expect(grown).toEqual([3, 2, 1]);
    for (const { balance, booked } of await pools()) expect(balance).toBe(booked);
  });

  test('a jackpot pool that falls is paid once in full, whatever else the round wins, and starts anew from its seed', async () => {
    const memberId = await money.newMember({ balanceMinor: 2_000_000_000n });
    const { opened, frame } = await enterSlot('dragon_ledger', memberId);
    money.clock.advanceMs(1_001);
    const jackpotPools = (await successOf(frame.jackpots())).jackpotPools;
    await skipTo(opened, 10_000n, ({ jackpotsMinor }) => Object.keys(jackpotsMinor).length > 0);
    const cashBefore = await money.cashOf(memberId);
    const { round } = await successOf(frame.spin('10000'));
    await successOf(frame.presented(round.roundId));
    expect(await money.cashOf(memberId)).toBe(cashBefore - 10_000n + BigInt(round.payoutMinor));
    const fallen = round.events.find(({ type }) => type === 'jackpotWon');
    expect(fallen?.amountMinor).toBe(jackpotPools.find(({ pot }) => pot === fallen?.pot)?.amountMinor);
    const { rows } = await money.owner.query(
      `select kind from studio.pool_entries where round_id = $1 and pool = $2 order by id`,
      [round.roundId, fallen?.pot],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['contribution', 'won', 'seed']);
    const journal = await money.owner.query(
      `select movement, amount_minor::text as amount from journal where subject = $1 and movement like 'jackpot%' and movement <> 'jackpotContribution'
       order by line`,
      [round.roundId],
    );
    const seedMinor = fallen?.pot === 'grand' ? '200000' : '5000';
    expect(journal.rows).toEqual([
      { movement: 'jackpotWin', amount: fallen?.amountMinor },
      { movement: 'jackpotSeed', amount: seedMinor },
    ]);
    expect((await money.owner.query('select from studio.open_falls')).rowCount).toBe(0);
    const { retired } = await successOf(frame.rotate());
    const seeds = { ...retired, nonce: round.fairness.nonce };
    expect((await dragonLedger.slot.replay(seeds, 10_000n, round.events)).events).toEqual(round.events);
    await money.expectCleanBooks();
  });

  test('that fell in a round that the wallet refuses is whole again', async () => {
    const memberId = await money.newMember({ balanceMinor: 100_000n });
    const { opened, frame } = await enterSlot('dragon_ledger', memberId);
    await skipTo(opened, 10_000n, ({ jackpotsMinor }) => Object.keys(jackpotsMinor).length > 0);
    const before = await pools();
    const unitsBefore = await unitsLeft();
    const refusing = buildStudio({
      ...money.wallet,
      play: async ({ debits }) => ({
        status: 'refused',
        code: 'LIMIT_REACHED',
        retry: 'never',
        txId: debits[0]?.txId ?? '',
        ledgerId: null,
        balance: null,
        replay: false,
      }),
    });
    expect(await frameOf(refusing, frame.session).spin('10000')).toEqual({ ok: false, message: 'limit_reached' });
    expect(await pools()).toEqual(before);
    expect(await unitsLeft()).toBe(unitsBefore);
    expect((await money.owner.query('select from studio.open_falls')).rowCount).toBe(0);
    expect(await money.cashOf(memberId)).toBe(100_000n);
  });

  test('a jackpot pool that falls twice at a time is paid to the first, and what it begins anew with to the second', async () => {
    const falls = ({ jackpotsMinor }: SlotRound) => Object.keys(jackpotsMinor).join() === 'major';
    const first = await enterSlot('dragon_ledger', await money.newMember({ balanceMinor: 100_000n }));
    const second = await enterSlot('dragon_ledger', await money.newMember({ balanceMinor: 100_000n }));
    await skipTo(first.opened, 10_000n, falls);
    await skipTo(second.opened, 10_000n, falls);
    const held = (await pools()).find(({ pool }) => pool === 'major')?.balance;
    const cut = buildStudio({
      ...money.wallet,
      play: () => Promise.reject(new Error('the answer never came')),
    });
    await expect(frameOf(cut, first.frame.session).spin('10000')).rejects.toThrow('the answer never came');
    // The second one finishes the first, whose money had not moved yet, before it decides its own.
    const later = await successOf(second.frame.spin('10000'));
    const { list } = await successOf(first.frame.rounds());
    const wonIn = (round: StudioRound | undefined) =>
      round?.events.find(({ type }) => type === 'jackpotWon')?.amountMinor;
    expect(wonIn(list[0])).toBe(held);
    // The seed, and what the first one's stake put in.
    expect(wonIn(later.round)).toBe('5040');
    for (const { balance, booked } of await pools()) expect(balance).toBe(booked);
    await money.expectCleanBooks();
  });
});

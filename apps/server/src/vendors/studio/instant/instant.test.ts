// @covers bad-table-bets refused-instant-stake

import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@baize/fairness';
import { layMines } from '@baize/games/mines';
import type { VendorWallet } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { createStudio } from '../index.ts';
import { successOf } from '../testing/frame.ts';
import { type Entered, type Loss, studioFrame, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { abandonedAfterMs } from './recovery.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });

describe('games of one step', () => {
  test('dice: stake and win are one act, the face decides, the seed proves it', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'dice');
    const { round, balanceMinor } = await successOf(frame.play({ direction: 'under', winningFaces: 4_950 }, '500'));
    const face = round.view.face as number;
    expect(round).toMatchObject({ status: 'settled', payoutMinor: face < 4_950 ? '1000' : '0' });
    expect(balanceMinor).toBe(`${1_000_000n - 500n + BigInt(round.payoutMinor)}`);
    expect(await money.cashOf(memberId)).toBe(BigInt(balanceMinor));
    const { retired } = await successOf(frame.rotate());
    const { clientSeed, nonce } = round.fairness;
    expect(drawOfRound({ serverSeed: retired.serverSeed, clientSeed, nonce })(10_000)).toBe(face);
  });

  test('plinko: the ball’s path ends in the slot that pays', async () => {
    const { frame } = await harness.enter(harness.build(), 'plinko');
    for (const rows of [8, 12, 16]) {
      const { round } = await successOf(frame.play({ rows, risk: 'medium' }));
      expect(round.view.path).toHaveLength(rows);
    }
    expect((await successOf(frame.list())).list).toHaveLength(3);
  });

  test('keno: a list is sent, numbers are stored, and the hits of the draw are paid', async () => {
    const { frame } = await harness.enter(harness.build(), 'keno_mini');
    const { round } = await successOf(frame.play({ picks: [3, 17, 44, 80] }, '500'));
    expect(round.choice).toEqual({ picks: [3, 17, 44, 80] });
    const hits = [3, 17, 44, 80].filter((pick) => (round.view.drawn as number[]).includes(pick)).length;
    expect(round.payoutMinor).toBe(`${[0, 0, 600, 3_500, 64_000][hits]}`);
  });

  test('keno: the text of a page of before is the same choice', async () => {
    const { frame } = await harness.enter(harness.build(), 'keno_mini');
    const roundId = randomUUID();
    const first = await successOf(frame.play({ picks: [7, 18] }, '100', roundId));
    expect(await successOf(frame.play({ picks: '7,18' }, '100', roundId))).toEqual(first);
    expect(await frame.play({ picks: '7,19' }, '100', roundId)).toEqual(failure('repeated_with_other_content'));
  });

  test('the same id is the same round, with other content it is refused', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'dice');
    const roundId = randomUUID();
    const choice = { direction: 'over', winningFaces: 100 };
    const first = await successOf(frame.play(choice, '100', roundId));
    expect(await successOf(frame.play(choice, '100', roundId.toUpperCase()))).toEqual(first);
    expect(await frame.play(choice, '200', roundId)).toEqual(failure('repeated_with_other_content'));
    expect(await frame.play({ ...choice, winningFaces: 101 }, '100', roundId)).toEqual(
      failure('repeated_with_other_content'),
    );
    const { frame: stranger } = await harness.enter(harness.build(), 'dice');
    expect(await stranger.play(choice, '100', roundId)).toEqual(failure('repeated_with_other_content'));
    expect(await money.cashOf(memberId)).toBe(BigInt(first.balanceMinor));
  });

  test('a stake that is not offered, one that cannot be paid, and a prize above the highest win', async () => {
    const studio = harness.build();
    const { frame } = await harness.enter(studio, 'dice', 50n);
    const choice = { direction: 'under', winningFaces: 5_000 };
    for (const betMinor of ['0', '9', '100001', '999999999999999999']) {
      expect(await frame.play(choice, betMinor)).toEqual(failure('bet_not_offered'));
    }
    expect(await frame.play(choice, '51')).toEqual(failure('insufficient_funds'));
    expect((await frame.play(choice, '50')).ok).toBe(true);
    expect(await frame.play({ direction: 'under', winningFaces: 1 }, '100000')).toEqual(failure('choice_not_offered'));
  });
});

/** The fields of a round as the test reads them behind the player's back. */
async function minesOf(roundId: string): Promise<{ mines: number[]; safe: number[] }> {
  const { rows } = await money.owner.query('select outcome from studio.instant_rounds where id = $1', [roundId]);
  const mines = rows[0]?.outcome.mines as number[];
  return { mines, safe: Array.from({ length: 25 }, (_, field) => field).filter((field) => !mines.includes(field)) };
}

describe('mines', () => {
  test('safe fields raise what leaving pays; leaving pays exactly that, once', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 3 }, '1000'));
    expect(round).toMatchObject({ status: 'open', payoutMinor: '1000', view: { opened: [], nextReturn10k: 11_200 } });
    expect(await money.cashOf(memberId)).toBe(999_000n);
    const { safe } = await minesOf(round.roundId);
    await successOf(frame.step(round.roundId, { field: safe[0] ?? 0 }));
    const second = await successOf(frame.step(round.roundId, { field: safe[1] ?? 0 }));
    expect(second.round).toMatchObject({ status: 'open', payoutMinor: '1280', view: { nextReturn10k: 14_700 } });
    const paid = await successOf(frame.step(round.roundId, { cashOut: true }));
    expect(paid).toMatchObject({ balanceMinor: '1000280', round: { status: 'settled', payoutMinor: '1280' } });
    expect(await successOf(frame.step(round.roundId, { cashOut: true }))).toEqual(paid);
    expect(await successOf(frame.step(round.roundId, { field: safe[2] ?? 0 }))).toEqual(paid);
    expect(await money.cashOf(memberId)).toBe(1_000_280n);
  });

  test('a mine ends the round; what was laid is shown then, and is what the seed says', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 24 }));
    const { mines } = await minesOf(round.roundId);
    const lost = await successOf(frame.step(round.roundId, { field: mines[0] ?? 0 }));
    expect(lost.round).toMatchObject({ status: 'settled', payoutMinor: '0', view: { mines } });
    expect(await money.cashOf(memberId)).toBe(999_900n);
    const { retired } = await successOf(frame.rotate());
    const { clientSeed, nonce } = round.fairness;
    expect(layMines(24, drawOfRound({ serverSeed: retired.serverSeed, clientSeed, nonce }))).toEqual(mines);
  });

  test('the last safe field pays the round by itself', async () => {
    const { frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 24 }));
    const { safe } = await minesOf(round.roundId);
    const paid = await successOf(frame.step(round.roundId, { field: safe[0] ?? 0 }));
    expect(paid.round).toMatchObject({ status: 'settled', payoutMinor: '2475' });
  });

  test('nothing of the layout is seen while the round is open, and the seed is not published', async () => {
    const { frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 3 }));
    const { safe } = await minesOf(round.roundId);
    const { round: seen } = await successOf(frame.step(round.roundId, { field: safe[0] ?? 0 }));
    expect(Object.keys(seen.view).sort()).toEqual(['nextReturn10k', 'opened']);
    expect(await frame.rotate()).toEqual(failure('round_unfinished'));
    expect(await frame.play({ mines: 3 })).toEqual(failure('round_unfinished'));
    expect((await successOf(frame.list())).open).toEqual(seen);
  });

  test('steps that cannot be: leaving at once, no field, another’s round, no round', async () => {
    const studio = harness.build();
    const { frame } = await harness.enter(studio, 'mines');
    const { frame: stranger } = await harness.enter(studio, 'mines');
    const { round } = await successOf(frame.play({ mines: 3 }));
    for (const step of [
      { cashOut: true },
      { field: 25 },
      { field: -1 },
      { field: 1, cashOut: true },
      {},
      { jump: 1 },
    ]) {
      expect(await frame.step(round.roundId, step)).toEqual(failure('step_not_offered'));
    }
    expect(await stranger.step(round.roundId, { field: 1 })).toEqual(failure('round_not_found'));
    expect(await frame.step(randomUUID(), { field: 1 })).toEqual(failure('round_not_found'));
  });

  test('one field pressed five times at once, and leaving with it, is paid once', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 3 }));
    const { safe } = await minesOf(round.roundId);
    const [first = 0] = safe;
    await successOf(frame.step(round.roundId, { field: first }));
    const steps = [{ field: first }, { cashOut: true }, { cashOut: true }, { field: first }, { cashOut: true }];
    const answers = await Promise.all(steps.map((step) => successOf(frame.step(round.roundId, step))));
    expect(answers.some((answer) => answer.round.status === 'settled')).toBe(true);
    expect(await money.cashOf(memberId)).toBe(1_000_012n);
  });
});

describe('a stake that goes back while a twin of its request opens the round', () => {
  /** A mines round whose first request is refused for lack of money; `before` is what happens until its stake is barred. */
  async function twins(between: (twin: Entered, roundId: string) => Promise<void>, loss: Loss | null = null) {
    const { wallet, ...deps } = harness.dependencies();
    const player = await harness.enter(harness.build(), 'mines');
    const roundId = randomUUID();
    const debit: VendorWallet['debit'] = async ({ txId }) => {
      const refused = { status: 'refused', code: 'INSUFFICIENT_FUNDS', retry: 'never', ledgerId: null } as const;
      return { ...refused, txId, balance: null, replay: false };
    };
    const cancel: VendorWallet['cancel'] = async (request) => {
      await successOf(player.frame.play({ mines: 3 }, '1000', roundId));
      await between(player, roundId);
      harness.losses.push(loss);
      return wallet.cancel(request);
    };
    const slow = studioFrame(createStudio({ ...deps, wallet: { ...wallet, debit, cancel } }), player.session);
    return { ...player, roundId, refused: slow.play({ mines: 3 }, '1000', roundId) };
  }
  const cashOut = async ({ frame }: Entered, roundId: string, loss: Loss | null) => {
    const { safe } = await minesOf(roundId);
    await successOf(frame.step(roundId, { field: safe[0] ?? 0 }));
    harness.losses.push(loss);
    return frame.step(roundId, { cashOut: true });
  };
  const expectGone = async ({ memberId, frame, roundId }: Awaited<ReturnType<typeof twins>>, nonce: number) => {
    expect(await frame.step(roundId, { field: 0 })).toEqual(failure('round_closed'));
    expect(await money.cashOf(memberId)).toBe(1_000_000n);
    // What was shown of a draw is not played again.
    expect((await successOf(frame.play({ mines: 3 }, '1000'))).round).toMatchObject({
      status: 'open',
      fairness: { nonce },
    });
    expect(await money.cashOf(memberId)).toBe(999_000n);
  };

  test('takes the open round with it', async () => {
    const player = await twins(async () => undefined);
    expect(await player.refused).toEqual(failure('insufficient_funds'));
    await expectGone(player, 0);
  });

  test('takes a round with it that was left and not yet paid', async () => {
    const player = await twins(async (twin, roundId) => {
      await expect(cashOut(twin, roundId, 'before')).rejects.toThrow();
    });
    expect(await player.refused).toEqual(failure('insufficient_funds'));
    await expectGone(player, 1);
  });

  test('and whose answer is lost: the round ends without money when it is left', async () => {
    const player = await twins(async () => undefined, 'after');
    await expect(player.refused).rejects.toThrow();
    expect(await cashOut(player, player.roundId, null)).toEqual(failure('round_closed'));
    await expectGone(player, 1);
  });
});

describe('what is lost on the way', () => {
  test.each(['before', 'after'] as const)('the stake’s answer, %s it was booked', async (loss) => {
    const studio = harness.build();
    const { memberId, frame } = await harness.enter(studio, 'mines');
    const roundId = randomUUID();
    harness.losses.push(loss);
    await expect(frame.play({ mines: 3 }, '100', roundId)).rejects.toThrow();
    await harness.build().recoverDecidedRounds();
    expect(await money.cashOf(memberId)).toBe(999_900n);
    expect((await successOf(frame.list())).open?.roundId).toBe(roundId);
    expect((await successOf(frame.play({ mines: 3 }, '100', roundId))).round.status).toBe('open');
    expect(await money.cashOf(memberId)).toBe(999_900n);
  });

  test.each(['before', 'after'] as const)('the payout’s answer, %s it was booked', async (loss) => {
    const { memberId, frame } = await harness.enter(harness.build(), 'mines');
    const { round } = await successOf(frame.play({ mines: 24 }));
    const { safe } = await minesOf(round.roundId);
    harness.losses.push(loss);
    await expect(frame.step(round.roundId, { field: safe[0] ?? 0 })).rejects.toThrow();
    await harness.build().recoverDecidedRounds();
    expect(await money.cashOf(memberId)).toBe(1_002_375n);
    const again = await successOf(frame.step(round.roundId, { field: safe[0] ?? 0 }));
    expect(again).toMatchObject({ balanceMinor: '1002375', round: { status: 'settled', payoutMinor: '2475' } });
  });

  test.each(['before', 'after'] as const)(
    'a dice round’s answer, %s it was booked: the same id answers it',
    async (loss) => {
      const { memberId, frame } = await harness.enter(harness.build(), 'dice');
      const roundId = randomUUID();
      const choice = { direction: 'under', winningFaces: 9_800 };
      harness.losses.push(loss);
      await expect(frame.play(choice, '100', roundId)).rejects.toThrow();
      const { balanceMinor } = await successOf(frame.play(choice, '100', roundId));
      expect(await money.cashOf(memberId)).toBe(BigInt(balanceMinor));
      expect((await successOf(frame.list())).list).toHaveLength(1);
    },
  );

  test('an open round that nobody goes on with is paid what it had won, after a day and not before', async () => {
    const studio = harness.build();
    const { memberId, frame } = await harness.enter(studio, 'mines');
    const { round } = await successOf(frame.play({ mines: 3 }, '1000'));
    const { safe } = await minesOf(round.roundId);
    await successOf(frame.step(round.roundId, { field: safe[0] ?? 0 }));
    await studio.settleAbandonedRounds();
    expect(await money.cashOf(memberId)).toBe(999_000n);
    money.clock.advanceMs(abandonedAfterMs + 1_000);
    expect(await studio.settleAbandonedRounds()).toBeGreaterThanOrEqual(1);
    expect(await money.cashOf(memberId)).toBe(1_000_120n);
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());

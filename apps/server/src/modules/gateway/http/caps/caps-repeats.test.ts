import type { VendorWallet } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { useRounds } from '../rounds.fixture.ts';
import { game, useWalletHttp } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, begin, newRound, cap, bet, win, cash } = useRounds(http);
const conflict = { status: 'refused', code: 'TX_CONFLICT', retry: 'never', ledgerId: null };

/** A wallet that fails before it books, once for each act that is named. */
function failingOnce(...names: (keyof VendorWallet)[]): VendorWallet {
  const right = http.operator.walletFor('ACME');
  const left = new Set(names);
  const failing = Object.entries(right).map(([name, ask]) => [
    name,
    async (request: never) => {
      if (left.delete(name as keyof VendorWallet)) throw new Error('not booked');
      return (ask as (request: never) => Promise<unknown>)(request);
    },
  ]);
  return Object.fromEntries(failing);
}

/** A wallet whose credits wait until they are let go, and then are refused by what was true before. */
function waiting({ isRefusing = false } = {}) {
  const right = http.operator.walletFor('ACME');
  let letGo = () => {};
  let hasCome = () => {};
  const come = new Promise<void>((resolve) => {
    hasCome = resolve;
  });
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const credit: VendorWallet['credit'] = async (request) => {
    const refused = isRefusing ? await right.credit({ ...request, refTxIds: ['none'] }) : null;
    hasCome();
    await held;
    return refused ?? right.credit(request);
  };
  return { wallet: { ...right, credit } satisfies VendorWallet, come, letGo: () => letGo() };
}

/** Stakes 100 and fails to book a win of 300: INTERNAL, counted. */
async function lostWin() {
  await begin({ walletFor: () => failing });
  const round = newRound();
  await bet(round);
  const internal = await win(round, 300n);
  expect(internal).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  return round;
}
let failing: VendorWallet;

describe('an act that was counted and not booked', () => {
  test('is a conflict with a larger amount, and booked and counted once with its own', async () => {
    failing = failingOnce('credit');
    await cap({ singleWinMinor: 1_000n });
    const round = await lostWin();
    for (const amountMinor of [1_000_000n, 301n, 299n]) expect(await win(round, amountMinor)).toMatchObject(conflict);
    expect(await cash()).toBe(99_900n);
    expect(await win(round, 300n)).toMatchObject({ code: 'OK', replay: false });
    expect(await win(round, 300n)).toMatchObject({ code: 'OK', replay: true });
    expect(await win(round, 1_000_000n)).toMatchObject({ code: 'TX_CONFLICT' });
    expect(await win(round, 700n, 'rest')).toMatchObject({ code: 'OK' });
    expect(await win(round, 1n, 'more')).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await cash()).toBe(99_900n + 1_000n);
  });

  test('cannot cost more than the hour’s cap either', async () => {
    failing = failingOnce('credit');
    await cap({ hourlyLossMinor: 1_000n });
    const round = await lostWin();
    expect(await win(round, 50_000n)).toMatchObject(conflict);
    expect(await win(round, 300n)).toMatchObject({ code: 'OK', replay: false });
    expect(http.alarms).toEqual([]);
  });

  test('that waits for a person is a conflict with another amount, and waits once with its own', async () => {
    failing = failingOnce('credit');
    const waits = http.operator.walletFor('ACME');
    let held = 0;
    const holding: VendorWallet = {
      ...waits,
      credit: async (request) => {
        held += 1;
        return held === 1 ? failing.credit(request) : waits.credit(request);
      },
    };
    await begin({ holdingWalletFor: () => holding });
    await cap({ hourlyLossMinor: 1_000n });
    const round = newRound();
    await bet(round);
    expect(await win(round, 1_500n)).toMatchObject({ code: 'INTERNAL' });
    expect(await win(round, 10n)).toMatchObject(conflict);
    expect(await win(round, 50_000n)).toMatchObject(conflict);
    expect(held).toBe(1);
    expect(await win(round, 1_500n)).toMatchObject({ code: 'OK', replay: false });
    expect(held).toBe(2);
    expect(await now.opened.admin.vendorAccess({ vendorCode: 'ACME' })).toMatchObject({ value: { isDisabled: true } });
  });

  test('is a conflict in another round, for another player, and as a gift', async () => {
    failing = failingOnce('credit');
    await cap({ singleWinMinor: 1_000n });
    const [round, other] = [await lostWin(), newRound()];
    await bet(other);
    const txId = `${round.roundId}-win`;
    const credit = { ...other, txId, amountMinor: 300n, kind: 'win', refTxIds: [], roundEnd: false } as const;
    expect(await now.wallet.credit({ ...credit, playerRef: now.actor.playerRef })).toMatchObject(conflict);
    const { playerRef } = await http.newActor();
    expect(await now.wallet.credit({ ...credit, ...round, playerRef })).toMatchObject(conflict);
    expect(await now.wallet.promo({ playerRef, txId, campaign: 'c', amountMinor: 300n })).toMatchObject(conflict);
  });

  test('is a conflict beside another act: plays that share a part', async () => {
    failing = failingOnce('play');
    await begin({ walletFor: () => failing });
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    const play = (credits: readonly (readonly [string, bigint])[]) =>
      now.wallet.play({
        ...now.actor,
        ...round,
        debits: [{ txId: `${round.roundId}-d`, amountMinor: 1n }],
        credits: credits.map(([txId, amountMinor]) => ({ txId, amountMinor, kind: 'win' })),
        roundEnd: true,
      });
    const own = [
      ['one', 300n],
      ['two', 200n],
    ] as const;
    expect(await play(own)).toMatchObject({ code: 'INTERNAL' });
    expect(await play([['three', 50_000n]])).toMatchObject(conflict);
    expect(
      await play([
        ['one', 200n],
        ['two', 300n],
      ]),
    ).toMatchObject(conflict);
    expect(await play([...own, ['three', 50_000n]])).toMatchObject(conflict);
    expect(await play(own)).toMatchObject({ code: 'OK', replay: false });
    expect(await play(own)).toMatchObject({ code: 'OK', replay: true });
    expect(await cash()).toBe(100_000n - 1n + 500n);
  });

  test.each(['settleBet', 'resettleBet'] as const)(
    'is a conflict with another result of a bet: %s',
    async (command) => {
      failing = failingOnce(command);
      await begin({ walletFor: () => failing });
      await cap({ singleWinMinor: 1_000n });
      const { roundId: betId } = newRound();
      const made = { betId, playerRef: now.actor.playerRef };
      const { session } = now.actor;
      await now.wallet.makeBet({ ...made, session, gameCode: game, amountMinor: 10n, legs: [], pricePolicy: 'any' });
      await now.wallet.commitBet(made);
      const result = { ...made, result: 'won', policy: 'refuse' } as const;
      const generation = command === 'settleBet' ? 1 : 2;
      if (generation === 2) await now.wallet.settleBet({ ...result, generation: 1, payoutMinor: 100n });
      expect(await now.wallet[command]({ ...result, generation, payoutMinor: 300n })).toMatchObject({
        code: 'INTERNAL',
      });
      expect(await now.wallet[command]({ ...result, generation, payoutMinor: 50_000n })).toMatchObject(conflict);
      expect(await now.wallet[command]({ ...result, generation, payoutMinor: 300n })).toMatchObject({ code: 'OK' });
      expect(await now.wallet[command]({ ...result, generation, payoutMinor: 300n })).toMatchObject({ replay: true });
      expect(await cash()).toBe(100_000n - 10n + 300n);
    },
  );
});

describe('two processes at once', () => {
  test('of one act with two amounts the first is booked, the other a conflict', async () => {
    const { wallet, come, letGo } = waiting();
    await begin({ walletFor: () => wallet });
    const there = http.clientOf(await http.open(), now.key);
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    const first = win(round, 300n);
    await come;
    expect(await win(round, 90_000n, 'win', { by: there })).toMatchObject(conflict);
    letGo();
    expect(await first).toMatchObject({ code: 'OK', replay: false });
    expect(await cash()).toBe(99_900n + 300n);
  });

  test('what one of them booked stays counted when the other was refused', async () => {
    const { wallet, come, letGo } = waiting({ isRefusing: true });
    await begin({ walletFor: () => wallet });
    const there = http.clientOf(await http.open(), now.key);
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    const refused = win(round, 900n);
    await come;
    expect(await win(round, 900n, 'win', { by: there })).toMatchObject({ code: 'OK' });
    letGo();
    expect(await refused).toMatchObject({ code: 'REF_NOT_FOUND' });
    expect(await win(round, 900n, 'again', { by: there })).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await cash()).toBe(99_900n + 900n);
  });
});

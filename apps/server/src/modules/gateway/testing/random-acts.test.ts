// @covers ledger-invariants

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOfRun } from '../../../../test/support/seed.ts';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
const movements = 10_000;
const playersAtOnce = 6;
const roundsOfPlayer = 40;

const act = fc.record({
  kind: fc.constantFrom('debit', 'debit', 'play', 'credit', 'credit', 'cancel', 'endRound', 'correct'),
  round: fc.nat(roundsOfPlayer - 1),
  stake: fc.nat(3),
  amountMinor: fc.bigInt(1n, 400n),
  player: fc.nat(playersAtOnce - 1),
});
type RandomAct = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Many ids come up again and again, so that replays, conflicts and refusals happen beside the moves. */
async function perform(player: Player, batch: string, { kind, round, stake, amountMinor }: RandomAct): Promise<string> {
  const roundId = `${batch}-${player.memberId}-${round}`;
  const ref = { roundId, gameCode, playerRef: player.playerRef, session: player.session };
  const stakeId = `${roundId}-s${stake}`;
  switch (kind) {
    case 'debit':
      return (await money.wallet.debit({ ...ref, txId: stakeId, amountMinor })).code;
    case 'play': {
      const debit = { txId: `${roundId}-p`, amountMinor };
      const credit = { txId: `${roundId}-pw`, amountMinor: amountMinor - 1n, kind: 'win' as const };
      return (await money.wallet.play({ ...ref, debits: [debit], credits: [credit], roundEnd: true })).code;
    }
    case 'credit': {
      const win = { txId: `${roundId}-w${stake}`, amountMinor, kind: 'win' as const, roundEnd: stake === 3 };
      return (await money.wallet.credit({ ...ref, ...win, refTxIds: [stakeId] })).code;
    }
    case 'cancel':
      return (await money.wallet.cancel({ ...ref, txId: `${roundId}-c${stake}`, targetTxId: stakeId, reason: '' }))
        .code;
    case 'endRound':
      return (await money.wallet.endRound(ref)).code;
    default: {
      const fields = { memberId: player.memberId, reference: `${roundId}-${stake}`, reason: 'random' };
      const answer = await money.ledger.correct(money.database, { ...fields, amountMinor: 200n - amountMinor || 1n });
      return answer.status;
    }
  }
}

test('10,000 random acts, replays and conflicts among them, leave clean books', async () => {
  const players: Player[] = [];
  for (let count = 0; count < playersAtOnce; count += 1) {
    players.push(await money.newPlayer({ balanceMinor: 3_000n, type: count === 0 ? 4 : 0 }));
  }
  const seed = seedOfRun('FUZZ_SEED');
  console.info(`random acts: seed ${seed}`);
  const answers = new Map<string, number>();
  const acts = fc.sample(act, { numRuns: movements, seed });
  for (const [position, wave] of chunks(acts, 50).entries()) {
    const codes = await Promise.all(
      wave.map((one) => {
        const player = players[one.player] as Player;
        // A trial player has no cash to correct.
        return perform(
          player,
          `b${position % 20}`,
          one.kind === 'correct' && one.player === 0 ? { ...one, kind: 'debit' } : one,
        );
      }),
    );
    for (const code of codes) answers.set(code, (answers.get(code) ?? 0) + 1);
  }
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      'OK',
      'TX_CONFLICT',
      'TX_CANCELLED',
      'ROUND_CLOSED',
      'REF_NOT_FOUND',
      'INSUFFICIENT_FUNDS',
    ]),
  );
  expect(answers.get('INTERNAL'), String(money.failures[0])).toBeUndefined();
  await money.expectCleanBooks();
}, 180_000);

function chunks<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, wave) =>
    list.slice(wave * length, (wave + 1) * length),
  );
}

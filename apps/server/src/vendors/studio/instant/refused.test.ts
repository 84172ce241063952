// @covers refused-instant-stake

import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });

const enrich = (memberId: string, amountMinor: bigint) =>
  money.ledger.correct(money.database, { memberId, amountMinor, reference: randomUUID(), reason: 'test' });

describe('a stake that is refused', () => {
  const choice = { direction: 'under', winningFaces: 9_800 };

  test('spends no nonce: the next round is decided by the draw that was refused', async () => {
    const { memberId, frame } = await harness.enter(harness.buildUnaware(), 'dice', 50n);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      // Whatever is drawn: a refusal that knew the draw would tell it.
      expect(await frame.play(choice, '137')).toEqual(failure('insufficient_funds'));
    }
    const { rows } = await money.owner.query(
      'select outcome::text, nonce, count(*)::integer as times from studio.instant_rounds where bet_minor = 137 group by 1, 2',
    );
    expect(rows).toMatchObject([{ nonce: 0, times: 12 }]);
    await enrich(memberId, 10_000n);
    const { round, fairness } = await successOf(frame.play(choice, '100'));
    expect(round.fairness.nonce).toBe(0);
    expect(round.view).toEqual(JSON.parse(rows[0].outcome));
    expect(fairness.nextNonce).toBe(1);
    const { retired } = await successOf(frame.rotate());
    // Every nonce of the seed is a round that the player was shown.
    expect(retired.roundCount).toBe((await successOf(frame.list())).list.length);
    const { clientSeed, nonce } = round.fairness;
    expect(drawOfRound({ serverSeed: retired.serverSeed, clientSeed, nonce })(10_000)).toBe(round.view.face);
  });

  test('once for all its twins, also when they are refused at once and others begin', async () => {
    const { frame } = await harness.enter(harness.buildUnaware(), 'dice', 150n);
    const roundId = randomUUID();
    const twins = Array.from({ length: 6 }, () => frame.play(choice, '1000', roundId));
    const others = Array.from({ length: 6 }, () => frame.play(choice, '1000'));
    for (const answer of await Promise.all([...twins, ...others])) expect(answer.ok).toBe(false);
    expect((await successOf(frame.play(choice, '100'))).round.fairness.nonce).toBe(0);
    expect(await frame.play(choice, '1000', roundId)).toEqual(failure('insufficient_funds'));
    expect((await successOf(frame.play(choice, '10'))).round.fairness.nonce).toBe(1);
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());

// @covers brand-switches

import { expect, test } from 'vitest';
import { useMoney } from './money.fixture.ts';

const money = useMoney();

const drain = (draining: boolean) =>
  money.owner.query(`update brands set settings = settings || $1::jsonb where id = $2`, [
    JSON.stringify({ maintenance: { draining } }),
    money.brand.id,
  ]);
const drainAll = (isDraining: boolean) =>
  money.owner.query('update installation_switches set is_draining = $1', [isDraining]);

test('while a brand is drained no round begins, also where its facts were known, and what is open goes on and pays', async () => {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  const seat = { ...player, gameCode: money.game.gameCode };
  const debit = (roundId: string, txId: string) => money.wallet.debit({ ...seat, roundId, txId, amountMinor: 100n });
  const play = (roundId: string) =>
    money.wallet.play({
      ...{ ...seat, roundId, roundEnd: true },
      ...{ debits: [{ txId: `${roundId}-in`, amountMinor: 10n }], credits: [] },
    });
  for (const [turn, name] of [
    [drain, 'one'],
    [drainAll, 'all'],
  ] as const) {
    expect((await debit(name, `${name}-1`)).code).toBe('OK');
    expect((await play(`${name}-known`)).code).toBe('OK');
    await turn(true);
    expect((await play(`${name}-new`)).code).toBe('GAME_UNAVAILABLE');
    expect((await debit(`${name}-other`, `${name}-2`)).code).toBe('GAME_UNAVAILABLE');
    expect((await money.wallet.transferIn({ ...player, txId: `${name}-3`, amountMinor: 10n })).code).toBe(
      'GAME_UNAVAILABLE',
    );
    expect((await debit(name, `${name}-4`)).code).toBe('OK');
    const credit = { ...seat, roundId: name, txId: `${name}-5`, refTxIds: [`${name}-1`], amountMinor: 500n };
    expect((await money.wallet.credit({ ...credit, kind: 'win', roundEnd: true })).code).toBe('OK');
    await turn(false);
    expect((await play(`${name}-again`)).code).toBe('OK');
  }
  await money.expectCleanBooks();
});

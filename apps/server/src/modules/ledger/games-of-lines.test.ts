// @covers account-record

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';

const money = useMoney();

test('lines of rounds bear the name of their game in the reader’s language, whether the round has ended or not', async () => {
  await money.owner.query(`update games set names = '{"TY": "Lantern", "CN": "灯"}' where id = $1`, [money.game.id]);
  const { memberId, session, playerRef } = await money.newPlayer({ balanceMinor: 1_000n });
  const { gameCode } = money.game;
  const of = { session, playerRef, gameCode, currency: 'PLY' };
  const stake = { txId: randomUUID(), amountMinor: 100n };
  const ended = { ...of, roundId: randomUUID(), debits: [stake], credits: [], roundEnd: true };
  expect((await money.wallet.play(ended)).code).toBe('OK');
  const open = { ...of, roundId: randomUUID(), txId: randomUUID(), amountMinor: 50n };
  expect((await money.wallet.debit(open)).code).toBe('OK');
  const { lines } = await money.ledger.statement({ memberId, account: 'cash', pageNo: 1, pageSize: 10 });
  const namesIn = async (language: 'TY' | 'CN' | 'VI') => {
    const games = await money.ledger.gamesOfLines(lines, language);
    return lines.map(({ id, movement }) => [movement, games.get(id) ?? '']);
  };
  expect(await namesIn('CN')).toEqual([
    ['stake', '灯'],
    ['stake', '灯'],
    ['correction', ''],
  ]);
  expect((await namesIn('VI'))[0]).toEqual(['stake', 'Lantern']);
});

// @covers wallet-other-commands

import { beforeEach, expect, test } from 'vitest';
import { insertGame } from '../../../../test/support/factories.ts';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
let player: Player;
let grantId = '';
let sequence = 0;

beforeEach(async () => {
  sequence += 1;
  grantId = `grant-${sequence}`;
  player = await money.newPlayer({ balanceMinor: 100n });
});

const inOneDay = () => new Date(money.clock.now().getTime() + 86_400_000).toISOString();
const grant = (count = 3, more: { expiresAt?: string; gameCodes?: string[] } = {}) =>
  money.wallet.grantFreeRounds({
    grantId,
    playerRef: player.playerRef,
    campaign: 'spring',
    count,
    valueMinor: 20n,
    gameCodes: [gameCode],
    expiresAt: inOneDay(),
    ...more,
  });
const free = (name: string, amountMinor = 50n, who = player) => {
  const roundId = `${grantId}-${name}`;
  const win = { txId: `${roundId}-w`, amountMinor, kind: 'freeround' as const, grantId };
  return money.wallet.credit({ roundId, gameCode, playerRef: who.playerRef, ...win, refTxIds: [], roundEnd: true });
};
const used = async () => {
  const { rows } = await money.owner.query('select used_count from free_round_grants where grant_id = $1', [grantId]);
  return rows[0]?.used_count;
};
const paidByPromotion = async (): Promise<bigint> => {
  const { rows } = await money.owner.query(
    `select coalesce(sum(amount_minor), 0)::text as sum from journal where movement = 'freeRoundWin' and member_id = $1`,
    [player.memberId],
  );
  return BigInt(rows[0].sum);
};

test('each free round uses the grant once and is paid by the promotion; a repeat uses nothing', async () => {
  expect(await grant()).toMatchObject({ code: 'OK', replay: false });
  expect(await grant()).toMatchObject({ code: 'OK', replay: true });
  expect((await grant(4)).code).toBe('TX_CONFLICT');
  expect(await free('a')).toMatchObject({ code: 'OK', balance: { cashMinor: 150n } });
  expect(await free('a')).toMatchObject({ code: 'OK', replay: true });
  expect(await used()).toBe(1);
  expect(await free('b', 0n)).toMatchObject({ code: 'OK', balance: { cashMinor: 150n } });
  expect(await used()).toBe(2);
  expect(await paidByPromotion()).toBe(50n);
  await money.expectCleanBooks();
});

test('thirty rounds at once use a grant of five exactly five times', async () => {
  await grant(5);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, name) => free(String(name), 10n)));
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(25);
  expect(await used()).toBe(5);
  expect(await money.cashOf(player.memberId)).toBe(150n);
  await money.expectCleanBooks();
});

test('a grant for a game that the player’s brand does not offer is refused, and may be given rightly later', async () => {
  for (const gameCodes of [['no_such_game'], [gameCode, 'no_such_game']]) {
    expect(await grant(3, { gameCodes })).toMatchObject({ code: 'GAME_UNAVAILABLE', balance: { cashMinor: 100n } });
  }
  expect(await grant()).toMatchObject({ code: 'OK', replay: false });
  // What was granted once is answered the same for ever, whatever it names now.
  await money.owner.query('delete from brand_games where game_id = $1', [money.game.id]);
  expect(await grant()).toMatchObject({ code: 'OK', replay: true });
  await money.owner.query('insert into brand_games (brand_id, game_id) values ($1, $2)', [
    money.brand.id,
    money.game.id,
  ]);
});

test('nothing is won with an unknown grant, another player’s, one for another game, or one that has run out', async () => {
  expect((await free('a')).code).toBe('REF_NOT_FOUND');
  await insertGame(money.owner, money.brand.id, { gameCode: 'another_game', vendorCode: money.game.vendorCode });
  await grant(3, { gameCodes: ['another_game'] });
  expect((await free('a')).code).toBe('LIMIT_REACHED');
  grantId = `${grantId}-own`;
  await grant();
  const other = await money.newPlayer();
  expect((await free('b', 50n, other)).code).toBe('REF_NOT_FOUND');
  money.clock.advanceMs(86_400_000);
  expect((await free('c')).code).toBe('LIMIT_REACHED');
  expect([await used(), await paidByPromotion()]).toEqual([0, 0n]);
});

test('a grant that is cut short pays no more, and what was won stands', async () => {
  await grant();
  await free('a');
  const cut = { txId: `${grantId}-cut`, grantId, playerRef: player.playerRef };
  expect(await money.wallet.cancelFreeRounds(cut)).toMatchObject({ code: 'OK', replay: false });
  expect(await money.wallet.cancelFreeRounds(cut)).toMatchObject({ code: 'OK', replay: true });
  expect((await free('b')).code).toBe('LIMIT_REACHED');
  expect(await free('a')).toMatchObject({ code: 'OK', replay: true });
  expect(await money.cashOf(player.memberId)).toBe(150n);
  await money.expectCleanBooks();
});

test('cutting a grant short beside playing it: what is paid is what was used', async () => {
  await grant(10);
  const cut = { txId: `${grantId}-cut`, grantId, playerRef: player.playerRef };
  const plays = Array.from({ length: 10 }, (_, name) => free(String(name), 10n));
  const [, ...answers] = await Promise.all([money.wallet.cancelFreeRounds(cut), ...plays]);
  const won = answers.filter(({ code }) => code === 'OK').length;
  expect(await used()).toBe(won);
  expect(await paidByPromotion()).toBe(BigInt(won) * 10n);
  await money.expectCleanBooks();
});

test('a free round in one trip needs no stake, and blocked players still get what they won', async () => {
  await grant();
  const roundId = `${grantId}-play`;
  const credits = [{ txId: `${roundId}-w`, amountMinor: 30n, kind: 'freeround' as const, grantId }];
  expect(await money.wallet.play({ ...player, roundId, gameCode, debits: [], credits, roundEnd: true })).toMatchObject({
    code: 'OK',
    balance: { cashMinor: 130n },
  });
  await money.owner.query('update members set blocked_at = now() where id = $1', [player.memberId]);
  expect((await free('a')).code).toBe('OK');
  expect(await used()).toBe(2);
});

test('the grant that pays is the free round’s own, whatever another win beside it names', async () => {
  await grant(1);
  await free('a');
  const spent = grantId;
  grantId = `${grantId}-full`;
  await grant(3);
  const roundId = `${grantId}-mixed`;
  const credits = [
    { txId: `${roundId}-w`, amountMinor: 5n, kind: 'win' as const, grantId },
    { txId: `${roundId}-f`, amountMinor: 30n, kind: 'freeround' as const, grantId: spent },
  ];
  const answer = await money.wallet.play({ ...player, roundId, gameCode, debits: [], credits, roundEnd: true });
  expect(answer.code).toBe('LIMIT_REACHED');
  expect(await used()).toBe(0);
  await money.expectCleanBooks();
});

test('two free rounds in one trip are refused for good, and nothing is used', async () => {
  await grant(5);
  const roundId = `${grantId}-twice`;
  const credits = ['1', '2'].map((end) => ({
    txId: `${roundId}-${end}`,
    amountMinor: 10n,
    kind: 'freeround' as const,
    grantId,
  }));
  const answer = await money.wallet.play({ ...player, roundId, gameCode, debits: [], credits, roundEnd: true });
  expect(answer).toMatchObject({ code: 'LIMIT_REACHED', retry: 'never' });
  expect(await used()).toBe(0);
  await money.expectCleanBooks();
});

// @covers lottery-results lottery-issues

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { createBrandIssues } from '../issues/of-brand.ts';
import { createSource } from '../source.ts';
import { type Line, useLotto } from '../testing/lotto.fixture.ts';
import { lottoVendors } from '../vendors.ts';

const lotto = useLotto();
const game = 'elott-k3-60s';
const reason = 'as printed';
const sums: Line[] = [{ bet: 'sum', selection: '9', unitMinor: '1000' }];
const order = (numero: string) => ({ numero, lines: sums, costMinor: '1000' });
/** Sums of 9 and of 10. */
const [nine, ten] = [{ balls: ['2', '3', '4'] }, { balls: ['2', '4', '4'] }];
const forNine = 8_449n;

const as = (staff: RequestStaff) => ({ ...lotto.context, staff });
const told = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; message: string }>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
};
const routes = () => lotto.desk().routes;
const at = (numero: string) => ({ params: { gameId: game, numero } });
const enter = (staff: RequestStaff, numero: string, result: Record<string, string[]>) =>
  routes().staffLotteryEnter({ ...as(staff), ...at(numero), body: { result, reason } });
const look = (staff: RequestStaff, numero: string) => told(routes().staffLotteryIssue({ ...as(staff), ...at(numero) }));
const names = () => `anna${lotto.acts.length}${Math.trunc(lotto.money.clock.now().getTime() / 1_000)}`;

const messagesOf = async (memberId: string) =>
  (
    await lotto.money.owner.query('select kind, params from messages where member_id = $1 order by sent_at, kind', [
      memberId,
    ])
  ).rows as { kind: string; params: Record<string, string> }[];

/** The issue that the lobby shows of a fast lottery. */
async function menuNumero(gameId: string): Promise<string | undefined> {
  const vendor = lottoVendors.find(({ code }) => code === 'ELOTT');
  if (!vendor) throw new Error('no vendor');
  const { clock, vendorsDatabase: database } = lotto.money;
  const source = createSource({ clock, database }, createBrandIssues(database), vendor);
  const menus = await source.menus({ brand: lotto.context.brand, language: 'TY' } as never);
  return menus.flatMap(({ gameMenus }) => gameMenus).find((game) => game.gameId === gameId)?.numero;
}

/** A lottery whose results are entered, its open issue, and two of the staff. */
async function entered() {
  const name = names();
  const [anna, ben] = [await lotto.staffOf(name), await lotto.staffOf(`${name}b`)];
  await told(
    routes().staffLotterySource({ ...as(anna), params: { gameId: game }, body: { source: 'entered', reason } }),
  );
  const issue = await lotto.openIssue(game);
  return { anna, ben, issue };
}

test('a result stands once two of the staff entered the same, each without seeing the other’s numbers', async () => {
  const { anna, ben, issue } = await entered();
  expect(issue).toMatchObject({ source: 'entered', serverSeedHash: null });
  const buyer = await lotto.enter(game);
  const { ticket } = await told(buyer.buy(order(issue.numero)));
  expect(await told(enter(anna, issue.numero, nine))).toEqual({ state: 'early' });
  await lotto.passTo(issue.drawsAt);
  expect((await look(anna, issue.numero)).issue.status).toBe('LOCK');
  expect((await enter(anna, issue.numero, { balls: ['2', '3', '7'] })).ok).toBe(false);
  expect(await told(enter(anna, issue.numero, nine))).toEqual({ state: 'waiting' });
  expect(await told(enter(anna, issue.numero, nine))).toEqual({ state: 'waiting' });
  expect((await look(ben, issue.numero)).entries).toMatchObject([
    { staffName: anna.username, isOwn: false, result: null },
  ]);
  expect(await told(enter(ben, issue.numero, ten))).toEqual({ state: 'differs' });
  expect((await look(ben, issue.numero)).entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isOwn: false, result: nine }),
      expect.objectContaining({ isOwn: true, result: ten }),
    ]),
  );
  expect((await look(ben, issue.numero)).issue.status).toBe('LOCK');
  expect(await told(enter(ben, issue.numero, nine))).toEqual({ state: 'agreed' });
  expect(await enter(ben, issue.numero, nine)).toEqual({ ok: false, message: 'already_decided' });
  await lotto.desk().work();
  expect((await told(buyer.tickets())).list[0]).toMatchObject({ ticketId: ticket.ticketId, payoutMinor: `${forNine}` });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 1_000n + forNine);
  await lotto.money.expectCleanBooks();
});

test('a wrong result is corrected by two of the staff: tickets are paid by the difference, members are notified', async () => {
  const { anna, ben, issue } = await entered();
  const [winner, loser] = [await lotto.enter(game), await lotto.enter(game)];
  await told(winner.buy({ ...order(issue.numero), lines: [{ bet: 'sum', selection: '10', unitMinor: '1000' }] }));
  await told(loser.buy(order(issue.numero)));
  await lotto.passTo(issue.drawsAt);
  for (const one of [anna, ben]) await told(enter(one, issue.numero, nine));
  await lotto.desk().work();
  expect(await lotto.money.cashOf(loser.memberId)).toBe(1_000_000n - 1_000n + forNine);
  const effect = await told(routes().staffLotteryEffect({ ...as(anna), ...at(issue.numero), body: { result: ten } }));
  expect(effect).toMatchObject({
    tickets: 2,
    winning: 1,
    raised: { tickets: 1 },
    lowered: { tickets: 1, sum: '84.49' },
  });
  for (const one of [anna, ben]) await told(enter(one, issue.numero, ten));
  await lotto.desk().work();
  await lotto.desk().work();
  const forTen = BigInt((await told(winner.tickets())).list[0]?.payoutMinor ?? 0);
  expect(forTen).toBeGreaterThan(0n);
  expect(await lotto.money.cashOf(winner.memberId)).toBe(1_000_000n - 1_000n + forTen);
  expect(await lotto.money.cashOf(loser.memberId)).toBe(1_000_000n - 1_000n);
  expect((await told(loser.tickets())).list[0]).toMatchObject({ payoutMinor: '0', generation: 2 });
  expect(await messagesOf(winner.memberId)).toMatchObject([
    { kind: 'lotteryRaised', params: { numero: issue.numero } },
  ]);
  expect(await messagesOf(loser.memberId)).toMatchObject([{ kind: 'lotteryLowered', params: { amount: '84.49' } }]);
  await lotto.money.expectCleanBooks();
});

test('a drawn result is corrected by nobody', async () => {
  const anna = await lotto.staffOf(names());
  const ssc = 'elott-ssc-60s';
  const issue = await lotto.openIssue(ssc);
  await lotto.passTo(issue.drawsAt);
  const request = { ...as(anna), params: { gameId: ssc, numero: issue.numero } };
  const result = { balls: ['1', '2', '3', '4', '5'] };
  const corrected = await routes().staffLotteryEnter({ ...request, body: { result, reason } });
  expect(corrected).toEqual({ ok: false, message: 'already_decided' });
  expect(await routes().staffLotteryCancel({ ...request, body: { reason } })).toEqual({
    ok: false,
    message: 'already_decided',
  });
});

test('an issue is cancelled once two of the staff say so: every stake of the brand goes back, and other brands go on', async () => {
  const ssc = 'elott-ssc-90s';
  const lines: Line[] = [{ bet: 'sumWords', selection: 'odd,even', unitMinor: '1000' }];
  const name = names();
  const [anna, ben] = [await lotto.staffOf(name), await lotto.staffOf(`${name}b`)];
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  await told(buyer.buy({ numero: issue.numero, lines, costMinor: '2000' }));
  const cancel = (staff: RequestStaff) =>
    routes().staffLotteryCancel({ ...as(staff), params: { gameId: ssc, numero: issue.numero }, body: { reason } });
  expect(await menuNumero(ssc)).toBe(issue.numero);
  expect(await told(cancel(anna))).toEqual({ state: 'waiting' });
  expect(await told(cancel(anna))).toEqual({ state: 'waiting' });
  expect(await told(cancel(ben))).toEqual({ state: 'agreed' });
  expect(await cancel(ben)).toEqual({ ok: false, message: 'already_decided' });
  expect(Number(await menuNumero(ssc))).toBeGreaterThan(Number(issue.numero));
  expect(await buyer.buy({ numero: issue.numero, lines, costMinor: '2000' })).toEqual({
    ok: false,
    message: 'betting_closed',
  });
  await lotto.passTo(issue.drawsAt);
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n);
  expect((await told(buyer.tickets())).list[0]).toMatchObject({ status: 'cancelled', payoutMinor: '2000' });
  expect(await messagesOf(buyer.memberId)).toMatchObject([{ kind: 'lotteryCancelled', params: { amount: '20.00' } }]);
  expect((await lotto.issuesOf(ssc)).drawn.map(({ numero }) => numero)).not.toContain(issue.numero);
  const other = await insertBrand(lotto.money.owner, 'another_brand');
  const seen = await told(
    routes().lottoIssues({
      ...lotto.context,
      brand: { ...lotto.context.brand, id: other.id },
      data: { gameId: ssc, count: 5 },
    }),
  );
  expect(seen.drawn.map(({ numero }) => numero)).toContain(issue.numero);
  const stranger = await lotto.staffOf(`${name}c`, other.id);
  const theirs = await told(
    routes().staffLotteryIssue({ ...as(stranger), params: { gameId: ssc, numero: issue.numero } }),
  );
  expect(theirs).toMatchObject({ issue: { status: 'SETTLED', tickets: 0 }, entries: [] });
  await lotto.money.expectCleanBooks();
});

test('what somebody said is withdrawn by himself alone, counts no more, and stays where it decided something', async () => {
  const ssc = 'elott-ssc-90s';
  const name = names();
  const [anna, ben] = [await lotto.staffOf(name), await lotto.staffOf(`${name}b`)];
  const { numero } = await lotto.openIssue(ssc);
  const of = (staff: RequestStaff) => ({ ...as(staff), params: { gameId: ssc, numero }, body: { reason } });
  const cancel = async (staff: RequestStaff) => told(routes().staffLotteryCancel(of(staff)));
  const withdraw = (staff: RequestStaff) => routes().staffLotteryWithdraw(of(staff));
  const canWithdraw = async (staff: RequestStaff) =>
    (await told(routes().staffLotteryIssue(of(staff)))).entries.map((entry) => entry.canWithdraw);
  const decided = { ok: false, message: 'already_decided' };
  expect(await withdraw(anna)).toEqual(decided);
  expect(await cancel(anna)).toEqual({ state: 'waiting' });
  expect([await canWithdraw(anna), await canWithdraw(ben)]).toEqual([[true], [false]]);
  expect(await withdraw(ben)).toEqual(decided);
  expect(await told(withdraw(anna))).toEqual({});
  expect(await canWithdraw(anna)).toEqual([]);
  expect(lotto.acts.at(-1)).toMatchObject({ act: 'withdrawLotteryEntry', reason, before: { result: null } });
  expect(await cancel(ben)).toEqual({ state: 'waiting' });
  expect(await cancel(anna)).toEqual({ state: 'agreed' });
  expect([await withdraw(anna), await withdraw(ben)]).toEqual([decided, decided]);
  expect(await canWithdraw(anna)).toEqual([false, false]);
});

test('closed days take no bets and show no draw, and are not closed once tickets are sold', async () => {
  const [hanoi, anna] = ['th-hanoi', await lotto.staffOf(names())];
  const issue = await lotto.openIssue(hanoi);
  const day = issue.numero;
  const dated = (numero: string) => `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`;
  const closure = {
    closureId: randomUUID(),
    gameId: hanoi,
    fromDay: dated(day),
    toDay: dated(day),
    reason: 'new year',
  };
  const close = () => routes().staffLotteryClosureAdd({ ...as(anna), body: closure });
  const buyer = await lotto.enter(hanoi);
  const lines: Line[] = [{ bet: 'top2', selection: '45', unitMinor: '100' }];
  const { ok: isBought } = await buyer.buy({ numero: day, lines, costMinor: '100' });
  expect(isBought).toBe(true);
  expect(await told(close())).toEqual({ state: 'sold' });
  const nextDay = new Date(Date.parse(dated(day)) + 86_400_000).toISOString().slice(0, 10);
  const next = nextDay.replaceAll('-', '');
  expect(
    (
      await routes().staffLotteryClosureAdd({
        ...as(anna),
        body: { ...closure, fromDay: nextDay, toDay: nextDay },
      })
    ).ok,
  ).toBe(true);
  await lotto.passTo(issue.drawsAt, 1_000);
  const open = await lotto.openIssue(hanoi);
  expect(open.numero > next).toBe(true);
  const removed = { ...as(anna), params: { closureId: closure.closureId } };
  const stranger = await lotto.staffOf(names(), (await insertBrand(lotto.money.owner, 'third_brand')).id);
  expect(await routes().staffLotteryClosureRemove({ ...removed, staff: stranger })).toEqual({
    ok: false,
    message: 'not_found',
  });
  expect((await routes().staffLotteryClosureRemove(removed)).ok).toBe(true);
  expect((await lotto.openIssue(hanoi)).numero).toBe(next);
});

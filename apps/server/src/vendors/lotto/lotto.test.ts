// @covers lottery-tickets lottery-issues

import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '@baize/fairness';
import { lotteries } from '@baize/games/lottery-catalogue';
import { describe, expect, test } from 'vitest';
import { numbersOf } from './issues/draw.ts';
import { issueStatuses, issueTransitions, nextOfIssue, type ResultSource } from './issues/states.ts';
import { type Line, useLotto } from './testing/lotto.fixture.ts';
import { isTicketMove, ticketStatuses, ticketTransitions } from './tickets/states.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';
const oddOrEven: Line[] = [
  { bet: 'sumWords', selection: 'odd', unitMinor: '1000' },
  { bet: 'sumWords', selection: 'even', unitMinor: '1000' },
];
const cost = '2000';
/** One of the two lines wins 1.956 times its stake, whatever is drawn. */
const certain = 1_956n;

const told = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; message: string }>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
};

test('every lottery has its open issue and the next ones, with the hash of the seed that will decide it', async () => {
  await lotto.desk().work();
  for (const { code } of lotteries) {
    const { open } = await lotto.issuesOf(code);
    expect([code, open?.status]).toEqual([code, 'OPEN']);
    expect(open).toMatchObject({
      serverSeed: null,
      result: null,
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  }
});

test('a ticket is bought, drawn from the bound seed, paid, and proved', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const { ticket, balanceMinor } = await told(buyer.buy({ numero: issue.numero, lines: oddOrEven, costMinor: cost }));
  expect(ticket).toMatchObject({ status: 'placed', costMinor: cost, payoutMinor: null, numero: issue.numero });
  expect(balanceMinor).toBe('998000');
  await lotto.passTo(issue.closesAt);
  expect((await lotto.issuesOf(ssc)).open).toMatchObject({ status: 'LOCK', result: null });
  await lotto.passTo(issue.drawsAt);
  const [drawn] = (await lotto.issuesOf(ssc)).drawn;
  expect(drawn).toMatchObject({ numero: issue.numero, status: 'SETTLED', serverSeedHash: issue.serverSeedHash });
  expect(hashServerSeed(drawn?.serverSeed ?? '')).toBe(issue.serverSeedHash);
  const seeds = { serverSeed: drawn?.serverSeed ?? '', clientSeed: issue.clientSeed };
  expect(numbersOf(ssc, seeds)).toEqual(drawn?.result);
  const { list, balanceMinor: after } = await told(buyer.tickets());
  expect(list[0]).toMatchObject({ status: 'settled', payoutMinor: `${certain}` });
  expect(list[0]?.lines.map(({ wins }) => wins).sort()).toEqual([0, 1]);
  expect(BigInt(after)).toBe(998_000n + certain);
  const { playerRef } = (await lotto.money.gateway.walletFor('ELOTT').checkSession(buyer)) as { playerRef: string };
  const proof = await lotto.desk().proofOf(playerRef, ticket.ticketId);
  expect(proof).toMatchObject({ serverSeed: drawn?.serverSeed, round: { issue: { result: drawn?.result } } });
  expect(await lotto.desk().proofOf('another', ticket.ticketId)).toBeNull();
  await lotto.money.expectCleanBooks();
});

describe('the server’s clock decides', () => {
  test('the last millisecond before the lock is in time, the lock’s own is not, nor is any later', async () => {
    const buyer = await lotto.enter(ssc);
    const issue = await lotto.openIssue(ssc);
    const ticket = { numero: issue.numero, lines: oddOrEven, costMinor: cost };
    const setTo = (moment: string, ms: number) =>
      lotto.money.clock.advanceMs(Date.parse(moment) + ms - lotto.money.clock.now().getTime());
    setTo(issue.closesAt, -1);
    expect((await buyer.buy(ticket)).ok).toBe(true);
    setTo(issue.closesAt, 0);
    expect(await buyer.buy(ticket)).toEqual({ ok: false, message: 'betting_closed' });
    await lotto.passTo(issue.drawsAt);
    expect(await buyer.buy(ticket)).toEqual({ ok: false, message: 'betting_closed' });
    expect(await buyer.buy({ ...ticket, numero: '209912310001' })).toEqual({ ok: false, message: 'betting_closed' });
  });

  test('an issue that is not open yet takes nothing', async () => {
    const buyer = await lotto.enter(ssc);
    const issue = await lotto.openIssue(ssc);
    const next = `${BigInt(issue.numero) + 1n}`;
    expect(await buyer.buy({ numero: next, lines: oddOrEven, costMinor: cost })).toEqual({
      ok: false,
      message: 'betting_closed',
    });
  });
});

describe('what is not offered is refused, and costs nothing', () => {
  test.each<[string, Line[], string, string]>([
    [
      'a bet that the lottery does not have',
      [{ bet: 'lo2', selection: '45', unitMinor: '100' }],
      '100',
      'bet_not_offered',
    ],
    ['a word that is none', [{ bet: 'sumWords', selection: 'huge', unitMinor: '100' }], '100', 'bet_not_offered'],
    ['a digit twice', [{ bet: 'any1-last3', selection: '7,7', unitMinor: '100' }], '200', 'bet_not_offered'],
    [
      'digits of another script',
      [{ bet: 'any1-last3', selection: '\u0667', unitMinor: '100' }],
      '100',
      'bet_not_offered',
    ],
    ['a group too few', [{ bet: 'direct-last2', selection: '7', unitMinor: '100' }], '100', 'bet_not_offered'],
    [
      'a single bet that needs more',
      [{ bet: 'group60-all5', selection: '1|1,2,3', unitMinor: '100' }],
      '100',
      'bet_not_offered',
    ],
    ['nothing staked', [{ bet: 'sumWords', selection: 'odd', unitMinor: '0' }], '0', 'bet_not_offered'],
    ['another price than was shown', oddOrEven, '1999', 'bet_not_offered'],
    [
      'a prize beyond every bound',
      [{ bet: 'direct-all5', selection: '1|2|3|4|5', unitMinor: '99999999999' }],
      '99999999999',
      'table_limit',
    ],
    [
      'more than there is',
      [{ bet: 'sumWords', selection: 'odd', unitMinor: '2000000' }],
      '2000000',
      'insufficient_funds',
    ],
  ])('%s', async (_, lines, costMinor, message) => {
    const buyer = await lotto.enter(ssc);
    const { numero } = await lotto.openIssue(ssc);
    expect(await buyer.buy({ numero, lines, costMinor })).toEqual({ ok: false, message });
    expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n);
    expect((await told(buyer.tickets())).list).toEqual([]);
  });
});

test('the same id is the same ticket; with other content, or of another, it is refused and shows nothing', async () => {
  const [buyer, other] = [await lotto.enter(ssc), await lotto.enter(ssc)];
  const { numero } = await lotto.openIssue(ssc);
  const ticket = { ticketId: randomUUID(), numero, lines: oddOrEven, costMinor: cost };
  const first = await told(buyer.buy(ticket));
  expect((await told(buyer.buy(ticket))).ticket).toEqual(first.ticket);
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(998_000n);
  const conflict = { ok: false, message: 'repeated_with_other_content' };
  expect(await buyer.buy({ ...ticket, lines: oddOrEven.slice(1) })).toEqual(conflict);
  expect(await other.buy(ticket)).toEqual(conflict);
  expect((await told(other.tickets())).list).toEqual([]);
});

test('a launch token opens one session, of its own lottery’s vendor', async () => {
  const buyer = await lotto.enter(ssc);
  const open = (launchToken: string, gameId: string) =>
    lotto.desk().routes.lottoOpen({ ...lotto.context, body: { launchToken, gameId } });
  const [fresh, used] = [await lotto.launchToken(ssc, buyer.memberId), await lotto.launchToken(ssc, buyer.memberId)];
  expect((await open(used, ssc)).ok).toBe(true);
  const refused = { ok: false, message: 'launch_token_invalid' };
  expect(await open(used, ssc)).toEqual(refused);
  expect(await open(fresh, 'vn-ha-noi')).toEqual(refused);
  expect(await open('made-up', ssc)).toEqual(refused);
  expect(await open(fresh, 'no-such-lottery')).toEqual({ ok: false, message: 'game_not_found' });
});

test('a session of one vendor buys nothing of another', async () => {
  const buyer = await lotto.enter(ssc);
  const { numero } = await lotto.openIssue('vn-ha-noi');
  const lines = [{ bet: 'de', selection: '45', unitMinor: '100', lowered: {} }];
  const body = { ticketId: randomUUID(), gameId: 'vn-ha-noi', numero, lines, costMinor: '100' };
  const bought = lotto
    .desk()
    .routes.lottoBuy({ ...lotto.context, game: { session: buyer.session }, body: { ...body, prizeGroup: 1_956 } });
  await expect(bought).rejects.toThrow('session_expired');
});

describe('states', () => {
  const pairs = issueStatuses.flatMap((from) => issueStatuses.map((to) => `${from}-${to}`));
  test('of an issue go on in the named ways alone', () => {
    const allowed = pairs.filter((pair) => issueTransitions.some(({ from, to }) => `${from}-${to}` === pair));
    expect(allowed).toEqual([
      'WAIT-OPEN',
      'WAIT-CANCELLED',
      'OPEN-LOCK',
      'OPEN-CANCELLED',
      'LOCK-DRAWN',
      'LOCK-CANCELLED',
      'DRAWN-SETTLED',
      'SETTLED-DRAWN',
    ]);
  });
  test('staff brings an entered result, never one of a drawn issue', () => {
    const ways = (source: ResultSource) =>
      issueStatuses.map((status) =>
        nextOfIssue(status, source)
          .map(({ to, actor }) => `${actor}:${to}`)
          .join(' '),
      );
    const cancel = 'staff:CANCELLED';
    expect(ways('drawn')).toEqual([
      `clock:OPEN ${cancel}`,
      `clock:LOCK ${cancel}`,
      `draw:DRAWN ${cancel}`,
      'settlement:SETTLED',
      '',
      '',
    ]);
    expect(ways('entered')).toEqual([
      `clock:OPEN ${cancel}`,
      `clock:LOCK ${cancel}`,
      `staff:DRAWN ${cancel}`,
      'settlement:SETTLED',
      'staff:DRAWN',
      '',
    ]);
    expect(ways('fed')).toEqual(
      ways('entered').map((way) => (way.startsWith('staff:DRAWN ') ? `feed:DRAWN ${way}` : way)),
    );
  });
  test('of a ticket go on in the named ways alone', () => {
    for (const from of ticketStatuses)
      for (const to of ticketStatuses)
        expect(isTicketMove(from, to)).toBe(ticketTransitions.some((one) => one.from === from && one.to === to));
    expect(ticketStatuses.filter((to) => isTicketMove('refused', to) || isTicketMove('cancelled', to))).toEqual([]);
  });
});

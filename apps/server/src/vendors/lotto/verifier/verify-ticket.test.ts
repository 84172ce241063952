// @covers lottery-tickets offline-verifier shared-rounds

import { expect, test } from 'vitest';
import { publicTicket } from '../public-ticket.ts';
import { useLotto } from '../testing/lotto.fixture.ts';
import { type ShownTicket, verifyTicket } from './verify-ticket.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';

async function paidTicket() {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const lines = [{ bet: 'sumWords', selection: 'odd,even', unitMinor: '1000' }];
  const bought = await buyer.buy({ numero: issue.numero, lines, costMinor: '2000' });
  if (!bought.ok) throw new Error(bought.message);
  await lotto.passTo(issue.drawsAt);
  const { rows } = await lotto.money.owner.query<{ id: string; player_ref: string }>(
    `select id, player_ref from lotto.tickets where numero = $1 and lottery_code = $2`,
    [issue.numero, ssc],
  );
  const [ticket] = rows;
  const proof = ticket && (await lotto.desk().proofOf(ticket.player_ref, ticket.id));
  if (!proof) throw new Error('no proof');
  return { ticket: proof.round as ShownTicket, serverSeed: proof.serverSeed ?? '' };
}

test('a paid ticket is recomputed from its seed; a changed payout, number or seed is seen', async () => {
  const { ticket, serverSeed } = await paidTicket();
  expect(await verifyTicket(ticket, serverSeed)).toMatchObject({ isCommitted: true, isSame: true });
  const raised = { ...ticket, payoutMinor: `${BigInt(ticket.payoutMinor ?? 0) + 1n}` };
  expect(await verifyTicket(raised, serverSeed)).toMatchObject({ isCommitted: true, isSame: false });
  const raisedLine = { ...ticket, lines: ticket.lines.map((line) => ({ ...line, payoutMinor: '999999' })) };
  expect((await verifyTicket(raisedLine, serverSeed)).isSame).toBe(false);
  const [first = '', ...others] = ticket.issue.result?.balls ?? [];
  const otherNumber = { balls: [first === '0' ? '1' : '0', ...others] };
  const redrawn = { ...ticket, issue: { ...ticket.issue, result: otherNumber } };
  expect((await verifyTicket(redrawn, serverSeed)).isSame).toBe(false);
  const otherSeed = `${serverSeed.startsWith('0') ? '1' : '0'}${serverSeed.slice(1)}`;
  expect((await verifyTicket(ticket, otherSeed)).isCommitted).toBe(false);
});

test('a ticket that follows from no seed, or without it, has a reason', async () => {
  const { ticket, serverSeed } = await paidTicket();
  const entered = { ...ticket, issue: { ...ticket.issue, serverSeedHash: null } };
  await expect(verifyTicket(entered, serverSeed)).rejects.toThrow('the draw follows from no seed');
  await expect(verifyTicket(ticket, '')).rejects.toThrow('the server seed is missing');
  await expect(verifyTicket({ ...ticket, gameId: 'nothing' }, serverSeed)).rejects.toThrow('no rules for nothing');
});

test('a ticket that is shared without amounts shows its draw alone, which is recomputed', async () => {
  const { ticket, serverSeed } = await paidTicket();
  const proof = { round: { ...ticket }, serverSeed };
  const open = publicTicket(proof, { withAmounts: true });
  expect(await verifyTicket(open?.round as ShownTicket, serverSeed)).toMatchObject({ isCommitted: true, isSame: true });
  const hidden = publicTicket(proof, { withAmounts: false });
  expect(hidden).toMatchObject({ canBeVerified: true, round: { ticketId: ticket.ticketId, issue: ticket.issue } });
  expect(hidden?.round).not.toHaveProperty('lines');
  expect(JSON.stringify(hidden?.round)).not.toMatch(/Minor"/);
  const round = hidden?.round as ShownTicket;
  expect(await verifyTicket(round, serverSeed)).toMatchObject({ isCommitted: true, isSame: true });
  const redrawn = { ...round, issue: { ...round.issue, result: { balls: [] } } };
  expect((await verifyTicket(redrawn, serverSeed)).isSame).toBe(false);
});

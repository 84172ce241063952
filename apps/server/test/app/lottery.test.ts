// @covers lottery-tickets lottery-menu

import { randomUUID } from 'node:crypto';
import { type CallName, type CallRequest, type Calls, prepareRequest } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const gameId = 'elott-ssc-60s';
let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await openTestServer(db, clock);
  await server.server.recover();
  token = await server.register('lottoplayer');
});
afterAll(() => server.close());

async function ask<N extends CallName>(name: N, request: CallRequest<Calls[N]>, headers: Record<string, string> = {}) {
  const { method, target, body } = prepareRequest(name, request);
  const payload = body ? { payload: body } : {};
  const answer = (await server.app.inject({ method, url: target, headers: { token, ...headers }, ...payload })).json();
  if (!answer.success) throw new Error(`${name}: ${answer.message} ${String(server.failures.at(-1))}`);
  return answer.value;
}

test('a lottery of the menu is launched, bet on, drawn, paid, and shown in the record and in the results', async () => {
  const { menus } = await ask('gameMenus', { query: { language: 'TY' } });
  const games = menus.flatMap(({ gameMenus }: { gameMenus: { gameId: string; numero: string }[] }) => gameMenus);
  const open = games.find((game: { gameId: string }) => game.gameId === gameId);
  await ask('sandboxDeposit', { body: { requestId: randomUUID(), amount: '50.00' } });
  const launch = { vendor: 'ELOTT', gameCode: gameId, lottoArea: 'VN', launchMode: 'LOTT', view: 'betting' } as const;
  const { target, url } = await ask('launchGame', { data: launch });
  expect(target).toBe('lottery');
  const launchToken = new URL(url, 'http://localhost').searchParams.get('launchToken') ?? '';
  const { session } = await ask('lottoOpen', { body: { launchToken, gameId } });
  const inSession = { 'game-session': session };
  const lines = ['odd', 'even'].map((selection) => ({ bet: 'sumWords', selection, unitMinor: '100' }));
  const order = { ticketId: randomUUID(), gameId, numero: open.numero, lines, costMinor: '200' };
  const { ticket, balanceMinor } = await ask('lottoBuy', { body: order }, inSession);
  expect([ticket.status, balanceMinor]).toEqual(['placed', '4800']);
  clock.advanceMs(60_000);
  await server.server.recover();
  const { list } = await ask('lottoTickets', { data: { gameId, pageSize: 15 } }, inSession);
  expect(list[0]).toMatchObject({ status: 'settled', payoutMinor: '195' });
  const draws = await ask('openedNumbers', { data: { gameId } });
  expect(draws.draws).toMatchObject([{ gameId, vendor: 'ELOTT', numero: open.numero }]);
  const recent = await ask('recentDraws', { data: { prizeMode: 'Elott', device: 'html5-desktop', recentCount: 100 } });
  expect(recent[gameId]).toMatchObject([{ numero: open.numero }]);
  const proof = await ask('roundProof', { data: { roundId: ticket.ticketId } });
  expect(proof).toMatchObject({ serverSeed: expect.any(String), round: { ticketId: ticket.ticketId } });
});

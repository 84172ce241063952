import { randomUUID } from 'node:crypto';
import { testClock } from '../../../../test/support/test-clock.ts';
import { createGateway } from '../../../modules/gateway/index.ts';
import { createLedger } from '../../../modules/ledger/index.ts';
import { hashToken, newId, randomToken } from '../../../platform/crypto/ids.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openMoneyConnections } from '../../../platform/database/money-connections.ts';
import type { LifeOfDesk } from './killed.fixture.ts';
import { createTestDesk } from './test-desk.ts';

/** A process in which players buy and a lottery is drawn and paid, until it is killed from outside. Prints the id of each ticket that it sold. */
const life = JSON.parse(process.argv[2] ?? '') as LifeOfDesk;
const connection = { connectionString: life.url, role: 'baize_app', onIdleError: () => undefined } as const;
const database = openDatabase({ ...connection, maxConnections: 6 });
const vendorsDatabase =
  life.vendorsUrl === life.url
    ? database
    : openDatabase({ ...connection, connectionString: life.vendorsUrl, maxConnections: 6 });
const clock = testClock(life.now);
const money = openMoneyConnections(connection);
const tools = { database, clock, newId, randomToken, hashToken };
const onFailure = (error: unknown) => console.error(error);
const gateway = createGateway({
  ...tools,
  reads: money.reads,
  ledger: createLedger({ ...tools, money }),
  brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
  onFailure,
  onHeld: () => undefined,
  sessions: { isSessionAlive: () => true },
});
const desk = createTestDesk({
  ...{ database: vendorsDatabase, core: database, clock, onFailure, acts: [] },
  ...{ walletOf: gateway.walletFor, refusalOfStakeAt: gateway.refusalOfStake },
});
const brand = { id: life.brandId, code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
const context = { brand, ip: '127.0.0.1', origin: 'http://localhost', userAgent: 'test' };
const { gameId, ticket } = life;

async function buy(session: string, numero: string): Promise<void> {
  const ticketId = randomUUID();
  const lines = ticket.lines.map((line) => ({ lowered: {}, ...line }));
  const body = { ...ticket, lines, ticketId, gameId, numero, prizeGroup: 1_956 };
  const bought = await desk.routes.lottoBuy({ ...context, game: { session }, body });
  if (bought.ok) console.log(ticketId);
}

for (;;) {
  await desk.work();
  const answer = await desk.routes.lottoIssues({ ...context, data: { gameId, count: 1 } });
  const open = answer.ok ? answer.value.open : null;
  if (open?.status === 'OPEN') await Promise.all(life.sessions.map((session) => buy(session, open.numero)));
  clock.advanceMs(Date.parse(open?.drawsAt ?? '') - clock.now().getTime());
}

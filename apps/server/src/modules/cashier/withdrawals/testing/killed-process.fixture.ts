import { testClock } from '../../../../../test/support/test-clock.ts';
import { newId } from '../../../../platform/crypto/ids.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { openMoneyConnections } from '../../../../platform/database/money-connections.ts';
import { createLedger } from '../../../ledger/index.ts';
import { createTestMoneyOut, paymentPassword, testSettings } from './money-out.fixture.ts';
import { providerAt } from './provider.fixture.ts';

interface Work {
  url: string;
  now: string;
  providerUrl: string;
  brand: { id: string; code: string; currency: { code: string; exponent: number; symbol: string } };
  members: { memberId: string; accountId: string }[];
}

/** A process in which members ask, staff approves, the provider pays and members confirm, until it is killed from outside. */
const work = JSON.parse(process.argv[2] ?? '') as Work;
const connection = { connectionString: work.url, role: 'baize_app', onIdleError: () => undefined } as const;
const database = openDatabase({ ...connection, maxConnections: 6 });
const clock = testClock(work.now);
const ledger = createLedger({ database, clock, newId, money: openMoneyConnections(connection) });
const settings = { ...testSettings, perDay: 1_000, freePerDay: 500, mayCancel: true };
const { routes, jobs } = createTestMoneyOut({
  ...{ database, clock, ledger, provider: providerAt(work.providerUrl), settings },
  ...{
    alarms: [],
    failures: [],
    levels: new Map(),
    requiredLevel: { value: 0 },
    askedForFactor: new Set<string>(),
    held: new Set<string>(),
  },
  run: (task) => void task().catch(console.error),
});
const context = { brand: work.brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' };

async function goOn(memberId: string, accountId: string): Promise<void> {
  const member = { id: memberId, brandId: work.brand.id, sessionId: newId(), type: 0 as const };
  const by = { ...context, member };
  const staff = {
    id: newId(),
    brandId: work.brand.id,
    sessionId: newId(),
    username: 'anna',
    permissions: [],
    permissionsEverywhere: [],
  };
  const asStaff = { ...context, staff: { ...staff, forAllBrands: false, secondFactor: 'given' as const } };
  const body = { requestId: newId(), accountId, amount: '10.00', paymentPassword };
  await routes.requestWithdrawal({ ...by, body });
  const listed = await routes.withdrawals({ ...by, data: { pageNo: 1, pageSize: 1 } });
  const latest = listed.ok ? listed.value.list[0] : undefined;
  if (!latest) return;
  const params = { withdrawalId: latest.withdrawalId };
  if (latest.state === 'RISK_REVIEW') {
    await routes.staffWithdrawalDecide({ ...asStaff, params, body: { to: 'approve', reason: 'looked at' } });
  }
  if (latest.state === 'DISBURSED') {
    const answer = { answer: 'received' as const, proofIds: [], note: '' };
    await routes.confirmWithdrawal({ ...by, params, body: answer });
  }
}

for (let round = 0; ; round += 1) {
  await Promise.all(work.members.map(({ memberId, accountId }) => goOn(memberId, accountId)));
  // Killed from here on, in the middle of the next rounds.
  if (round === 0) console.log('works');
  for (const job of jobs) if ('repeat' in job) await job.repeat({} as never);
}

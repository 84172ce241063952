import { calls } from '@baize/contract';
import { createBrand } from '../../apps/server/src/modules/brand/index.ts';
import { createStaffLists } from '../../apps/server/src/modules/cashier/withdrawals/staff/lists.ts';
import { createLedgerReadModel } from '../../apps/server/src/modules/ledger/read-model.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import type { BenchServer } from '../money/server.ts';
import { durationsMs } from '../statistics.ts';

const warmUps = 20;
const times = 200;
const pageSize = 25;

const open = ({ url }: BenchServer) =>
  openDatabase({ connectionString: url, role: 'baize_app', maxConnections: 4, onIdleError: console.error });

/** Warms up, then measures so many readings. */
async function samplesOf(read: () => Promise<unknown>): Promise<number[]> {
  await durationsMs(warmUps, read);
  return durationsMs(times, read);
}

/** Staff's first page of the withdrawals, beside one statement that reads as many rows and counts nothing. */
export async function queueTimes(server: BenchServer, rows: number) {
  const database = open(server);
  const clock = { now: () => new Date() };
  const encryption = { currentPublicKey: () => Promise.reject(new Error('nobody asks for the public key')) };
  const lists = createStaffLists({ database, brands: createBrand({ database, clock, encryption }) });
  const found = await server.owner.query<{ id: string; code: string }>('select id, code from brands limit 1');
  const [brand] = found.rows;
  if (!brand) throw new Error('there is no brand');
  const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
  const staff = { id: brand.id, brandId: brand.id, forAllBrands: true, permissionsEverywhere: [] };
  const first = (state: 'waiting' | 'all') =>
    lists.staffWithdrawals({
      ...{ brand: { ...brand, currency }, staff },
      data: calls.staffWithdrawals.data.parse({ state, pageSize }),
    });
  const all = await first('all');
  if (all.total !== rows) throw new Error(`${all.total} of ${rows} withdrawals are listed`);
  const plain = (states: string) => () =>
    server.owner.query(
      `select w.*, m.username from withdrawals w join members m on m.id = w.member_id
       where w.brand_id = $1 ${states} order by w.created_at limit ${pageSize}`,
      [brand.id],
    );
  const measured = {
    waiting: await samplesOf(() => first('waiting')),
    plain: await samplesOf(plain("and w.state in ('REQUESTED', 'RISK_REVIEW')")),
    all: await samplesOf(() => first('all')),
    plainAll: await samplesOf(plain('')),
  };
  await database.destroy();
  return measured;
}

/** Pages all over the longest account record, beside the plain way: the lines of a table by their index, skipped and counted. */
export async function recordTimes(server: BenchServer, lines: number) {
  const { owner } = server;
  const database = open(server);
  const model = createLedgerReadModel({ database, reads: database });
  const found = await owner.query<{ memberId: string; accountId: string; version: string }>(
    `select member_id as "memberId", id as "accountId", version from accounts where kind = 'cash' and member_id is not null order by version desc limit 1`,
  );
  const { memberId = '', accountId = '', version = '0' } = found.rows[0] ?? {};
  if (Number(version) < lines) throw new Error(`the longest record has ${version} of ${lines} lines`);
  await owner.query(`
    create table plain_lines as select batch_id * 1000 + line as id, credit_account_id, amount_minor, booked_at from journal
      where debit_account_id = '${accountId}' or credit_account_id = '${accountId}'`);
  await owner.query('create index on plain_lines (id)');
  await owner.query('vacuum (analyze) plain_lines');
  const pages = Math.floor(lines / pageSize);
  let asked = 0;
  const nextPage = () => 1 + ((asked++ * 7_919) % pages);
  const measured = {
    ours: await samplesOf(() => model.statement({ memberId, account: 'cash', pageNo: nextPage(), pageSize })),
    plain: await samplesOf(async () => {
      await owner.query('select * from plain_lines order by id desc limit $1 offset $2', [
        pageSize,
        (nextPage() - 1) * pageSize,
      ]);
      await owner.query('select count(*) from plain_lines');
    }),
  };
  await owner.query('drop table plain_lines');
  await database.destroy();
  return measured;
}

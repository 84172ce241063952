import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type CallRequest, type Calls, calls } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type BrandRow, insertGame, insertSession } from '../../../test/support/factories.ts';
import type { TestClock } from '../../../test/support/test-clock.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/ids.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import type { GatewayModule, HeldPayout } from '../gateway/index.ts';
import type { LedgerModule } from '../ledger/index.ts';
import { createHttpTransferVendor, createTransferWallet, type TransferWalletModule, transferKeyOf } from './index.ts';

type Command = 'deposit' | 'withdraw' | 'query' | 'balance' | 'totals';
type Mode = 'ok' | 'hang' | 'cutAfter' | 'fail' | 'failAfter' | 'refuse' | 'late' | 'less';

export const vendorCode = 'OWN';
/** Of a command that misbehaves, and of one that does not: a machine that stalls must not look like a bad vendor. */
const deadlinesMs = { hang: 250, defaults: 20_000 };
const lateMs = 600;
/** Long enough for a late act to come after all. */
export const lateIsOverMs = 800;

/** Of the gateway's own fixture, which the tests hand over. */
export interface Money extends Pick<TestDatabase, 'database' | 'owner'> {
  clock: TestClock;
  brand: BrandRow;
  ledger: LedgerModule;
  gateway: GatewayModule;
  held: HeldPayout[];
  newMember(options?: { balanceMinor?: bigint; type?: 0 | 4 }): Promise<string>;
  cashOf(memberId: string): Promise<bigint>;
  expectCleanBooks(): Promise<void>;
}

/** The operator's side of transfer wallets, and a vendor in a process of its own that can misbehave. */
export interface TransferBench {
  money: Money;
  transferWallet: TransferWalletModule;
  url: string;
  accountTypeId: number;
  failures: unknown[];
  stuck: { id: string }[];
  /** Happens just before the vendor tells its sums, and again just after. */
  aroundTotals: (() => Promise<unknown>) | null;
  behave(command: Command, mode: Mode): Promise<void>;
  /** The player wins at the vendor. */
  win(memberId: string, minor: bigint): Promise<void>;
  /** What the vendor itself says; it must behave. */
  atVendor(memberId: string): Promise<bigint>;
  newMember(balanceMinor: bigint, type?: 0 | 4): Promise<RequestMember>;
  transfer(
    member: RequestMember,
    body: Partial<CallRequest<Calls['walletTransfer']>['body']>,
  ): ReturnType<TransferWalletModule['routes']['walletTransfer']>;
  wallets(member: RequestMember, isSingle?: boolean): ReturnType<TransferWalletModule['routes']['merchantWallet']>;
  enter(member: RequestMember): ReturnType<TransferWalletModule['enter']>;
  brand(): RequestBrand;
  context(): { brand: RequestBrand; ip: string; origin: string; userAgent: string };
  /** Time passes and whatever waited is looked at. */
  settle(): Promise<void>;
  floatMinor(): Promise<bigint>;
  /** All of a member's money: at the operator, at the vendor. */
  placesOf(member: { id: string }): Promise<{ cash: bigint; there: bigint }>;
  /** How many transfers have no end yet. */
  openTransfers(): Promise<number>;
  endSession(member: RequestMember): Promise<void>;
  /** Time passes and what stands at the vendor is looked for. */
  bringHome(): Promise<void>;
}

const transferKey = transferKeyOf('the secret of an installation for tests');

export function useTransferWallet(money: Money): TransferBench {
  const bench = { money, failures: [], stuck: [] } as unknown as TransferBench;
  let vendor: ChildProcessByStdio<Writable, Readable, null>;
  const modes = new Map<Command, Mode>();
  const isSlow = (command: Command) => ['hang', 'late'].includes(modes.get(command) ?? 'ok');

  beforeAll(async () => {
    vendor = spawnVendor();
    bench.url = await portOf(vendor).then((port) => `http://127.0.0.1:${port}`);
    const game = await insertGame(money.owner, money.brand.id, { vendorCode, gameCode: 'own_game' });
    const { rows } = await money.owner.query(
      'update vendors set is_single = false, transfer_url = $2 where code = $1 returning account_type_id',
      [game.vendorCode, bench.url],
    );
    bench.accountTypeId = rows[0].account_type_id;
    const nowMs = () => systemClock.now().getTime();
    bench.transferWallet = createTransferWallet({
      database: money.database,
      clock: money.clock,
      newId,
      walletFor: (code) => money.gateway.holdingWalletFor(code, 'beyond_float'),
      launches: money.gateway,
      ledger: money.ledger,
      connect: (url) => {
        const vendorOf = (command: Command) =>
          createHttpTransferVendor({
            ...transferKey,
            url,
            nowMs,
            deadlineMs: deadlinesMs[isSlow(command) ? 'hang' : 'defaults'],
          });
        return {
          deposit: (request) => vendorOf('deposit').deposit(request),
          withdraw: (request) => vendorOf('withdraw').withdraw(request),
          query: (request) => vendorOf('query').query(request),
          balance: (request) => vendorOf('balance').balance(request),
          totals: async (request) => {
            await bench.aroundTotals?.();
            const told = await vendorOf('totals').totals(request);
            await bench.aroundTotals?.();
            return told;
          },
        };
      },
      sessions: {
        isSessionAlive: async (id) => {
          const session = await money.owner.query('select ended_at from sessions where id = $1', [id]);
          return session.rows[0]?.ended_at === null;
        },
      },
      onFailure: (error) => void bench.failures.push(error),
      onStuck: (transfer) => void bench.stuck.push(transfer),
    });
  });

  beforeEach(async () => {
    bench.failures.length = 0;
    bench.stuck.length = 0;
    bench.aroundTotals = null;
    for (const command of ['deposit', 'withdraw', 'query', 'balance', 'totals'] as const) {
      await bench.behave(command, 'ok');
    }
  });

  afterAll(() => void vendor?.kill());

  const post = async (path: string) => void (await fetch(bench.url + path, { method: 'POST' }));
  const refOf = async (memberId: string) => {
    const { rows } = await money.owner.query(
      'select player_ref from player_refs where member_id = $1 and vendor_code = $2',
      [memberId, vendorCode],
    );
    return rows[0]?.player_ref as string;
  };
  bench.behave = async (command, mode) => {
    modes.set(command, mode);
    await post(`/mode/${command}/${mode}`);
  };
  bench.win = async (memberId, minor) => post(`/win/${await refOf(memberId)}/${minor}`);
  bench.atVendor = async (memberId) => {
    const peer = createHttpTransferVendor({ ...transferKey, url: bench.url, nowMs: () => systemClock.now().getTime() });
    return (await peer.balance({ playerRef: await refOf(memberId), currency: 'PLY' })).balanceMinor;
  };
  bench.newMember = async (balanceMinor, type = 0) => {
    const id = await money.newMember({ balanceMinor, type });
    const session = await insertSession(money.owner, id, money.brand.id);
    return { id, brandId: money.brand.id, sessionId: session.id, type };
  };
  bench.brand = () => money.brand;
  bench.context = () => ({ brand: money.brand, ip: '192.0.2.1', origin: 'https://site.example', userAgent: 'test' });
  bench.transfer = async (member, body) => {
    const full = { requestId: newId(), accountTypeId: bench.accountTypeId, direction: 'in' as const, ...body };
    const answer = await bench.transferWallet.routes.walletTransfer({
      ...bench.context(),
      member,
      body: calls.walletTransfer.body.parse(full),
    });
    if (answer.ok) expect(calls.walletTransfer.answer.parse(answer.value)).toEqual(answer.value);
    return answer;
  };
  bench.wallets = async (member, isSingle) => {
    const data = calls.merchantWallet.data.parse({ language: 'TY', ...(isSingle === undefined ? {} : { isSingle }) });
    const answer = await bench.transferWallet.routes.merchantWallet({ ...bench.context(), member, data });
    if (answer.ok) expect(calls.merchantWallet.answer.parse(answer.value)).toEqual(answer.value);
    return answer;
  };
  bench.enter = (member) => bench.transferWallet.enter({ brand: money.brand, member, vendorCode });
  bench.settle = async () => {
    money.clock.advanceMs(600_000);
    await bench.transferWallet.settleOpen();
  };
  bench.placesOf = async ({ id }) => ({ cash: await money.cashOf(id), there: await bench.atVendor(id) });
  bench.openTransfers = async () => {
    const { rows } = await money.owner.query('select count(*)::int from vendor_transfers where ended_at is null');
    return rows[0].count;
  };
  bench.endSession = async ({ sessionId }) =>
    void (await money.owner.query('update sessions set ended_at = now() where id = $1', [sessionId]));
  bench.bringHome = async () => {
    money.clock.advanceMs(61_000);
    await bench.transferWallet.bringHome();
  };
  bench.floatMinor = async () => {
    const { rows } = await money.owner.query(
      `select coalesce(sum(h.balance_minor), 0)::text as sum from house_balances h join accounts a on a.id = h.account_id
       where a.kind = 'float' and a.label = $1`,
      [vendorCode],
    );
    return BigInt(rows[0].sum);
  };
  return bench;
}

function spawnVendor() {
  const program = fileURLToPath(new URL('./transfer-vendor-process.ts', import.meta.url));
  const options = JSON.stringify({ transferPublicKey: transferKey.publicKey, lateMs });
  return spawn(process.execPath, ['--import', 'tsx', program, options], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function portOf(vendor: ReturnType<typeof spawnVendor>): Promise<number> {
  const [line] = await once(createInterface(vendor.stdout), 'line');
  return Number(/^port (\d+)$/.exec(String(line))?.[1]);
}

import { type AuditReport, audit } from '@baize/testkit/auditor';
import type { VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import {
  type BrandRow,
  insertBrand,
  insertGame,
  insertMember,
  insertSession,
} from '../../../../test/support/factories.ts';
import { stallProofMs } from '../../../../test/support/stalls.ts';
import { type TestClock, testClock } from '../../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../../test/support/test-database.ts';
import { hashToken, newId, randomToken } from '../../../platform/crypto/ids.ts';
import { type BetsModule, createBets } from '../../bets/index.ts';
import { createLedger, type LedgerModule } from '../../ledger/index.ts';
import type { BrandPlayRules } from '../dependencies.ts';
import { createGateway, type GatewayModule, type HeldPayout } from '../index.ts';

export interface Player {
  memberId: string;
  siteSessionId: string;
  /** The vendor session's token. */
  session: string;
  playerRef: string;
}

export interface MoneyHarness extends TestDatabase {
  clock: TestClock;
  brand: BrandRow;
  game: { id: string; vendorCode: string; gameCode: string };
  ledger: LedgerModule;
  bets: BetsModule;
  gateway: GatewayModule;
  wallet: VendorWallet;
  /** What the gateway told as INTERNAL. */
  failures: unknown[];
  /** Payouts that wait for a person. */
  held: HeldPayout[];
  /** A member with open accounts and this much money (cash, or trial money for type 4). */
  newMember(options?: { balanceMinor?: bigint; type?: 0 | 1 | 2 | 4 | 41 | 42 }): Promise<string>;
  /** The same, in the game by a launch token. */
  newPlayer(options?: { balanceMinor?: bigint; type?: 0 | 1 | 2 | 4 | 41 | 42 }): Promise<Player>;
  /** A ledger and a gateway that know nothing yet, as a further process of the site has them; `remembersSessions`: all are alive, told at once. */
  newProcess(options?: { remembersSessions?: boolean }): { ledger: LedgerModule; gateway: GatewayModule };
  /** How often the connections for reading wallets were asked meanwhile. */
  readsOf(work: () => Promise<unknown>): Promise<number>;
  cashOf(memberId: string): Promise<bigint>;
  /** What the auditor says. */
  audit(): Promise<AuditReport>;
  /** The auditor finds nothing. */
  expectCleanBooks(): Promise<void>;
}

export const gameCode = 'lantern_garden';

/**
 * Ledger, bets and gateway over a real database, with one brand and one game. Unless it is told to be single its vendor keeps a wallet of its
 * own, so that it may send every act.
 */
export function useMoney({
  isSingle = false,
  vendorCode = 'BAIZE',
  play,
}: {
  isSingle?: boolean;
  vendorCode?: string;
  play?: BrandPlayRules;
} = {}): MoneyHarness {
  const harness = useTestDatabase({ maxConnections: 20 }) as MoneyHarness;

  harness.newMember = async ({ balanceMinor = 0n, type = 0 } = {}) => {
    const { id: memberId } = await insertMember(harness.owner, harness.brand.id, { type });
    const opening = { memberId, brandId: harness.brand.id, currency: harness.brand.currency.code, trial: type === 4 };
    await harness.ledger.openMemberAccounts(harness.database, opening);
    const reference = `opening-${memberId}`;
    if (balanceMinor > 0n && type === 4) {
      await harness.ledger.grantTrial(harness.database, { memberId, amountMinor: balanceMinor, reference });
    } else if (balanceMinor > 0n) {
      await harness.ledger.correct(harness.database, {
        memberId,
        amountMinor: balanceMinor,
        reference,
        reason: 'test',
      });
    }
    return memberId;
  };

  harness.newPlayer = async (options) => {
    const memberId = await harness.newMember(options);
    const site = await insertSession(harness.owner, memberId, harness.brand.id);
    const launch = await harness.gateway.issueLaunchToken({
      memberId,
      brandId: harness.brand.id,
      siteSessionId: site.id,
      gameId: harness.game.id,
      locale: 'TY',
    });
    if (!launch.ok) throw new Error(launch.message);
    const entered = await harness.wallet.authenticate({ launchToken: launch.value.token });
    if (entered.status !== 'ok') throw new Error(entered.code);
    const { session, playerRef } = entered.value;
    return { memberId, siteSessionId: site.id, session, playerRef };
  };

  harness.readsOf = async (work) => {
    let reads = 0;
    const count = () => {
      reads += 1;
    };
    harness.money.readPool.on('acquire', count);
    await work().finally(() => harness.money.readPool.off('acquire', count));
    return reads;
  };

  harness.cashOf = async (memberId) => (await harness.ledger.balanceOf(memberId))?.cashMinor ?? -1n;
  harness.audit = () => audit(harness.url, { vendors: harness.vendorsApart?.url });
  harness.expectCleanBooks = async () => {
    const report = await harness.audit();
    expect(report.findings).toEqual([]);
    expect(report.imbalanceMinor).toBe(0n);
    expect(report.rebuiltEqual).toBe(report.memberAccounts);
  };

  const isSessionAlive = async (sessionId: string, at: Date): Promise<boolean> => {
    const { rows } = await sql<{ alive: boolean }>`
      select ended_at is null and expires_at > ${at} as alive from sessions where id = ${sessionId}`.execute(
      harness.database,
    );
    return rows[0]?.alive ?? false;
  };

  harness.newProcess = ({ remembersSessions = false } = {}) => {
    const { database } = harness;
    const tools = { database, clock: harness.clock, newId, randomToken, hashToken };
    const ledger = createLedger({ ...tools, money: harness.money, elapsedMs: stallProofMs() });
    const gateway = createGateway({
      ...tools,
      reads: harness.money.reads,
      ledger,
      brands: { settingsOf: async () => ({ currencySymbol: 'P', ...(play && { play }) }) },
      onFailure: (error) => void harness.failures.push(error),
      onHeld: (payout) => void harness.held.push(payout),
      sessions: { isSessionAlive: remembersSessions ? () => true : isSessionAlive },
    });
    return { ledger, gateway };
  };

  beforeAll(async () => {
    const { database } = harness;
    const { rows } = await harness.owner.query<{ now: Date }>('select now()');
    harness.clock = testClock(rows[0]?.now.toISOString());
    harness.failures = [];
    harness.held = [];
    harness.brand = await insertBrand(harness.owner);
    harness.game = await insertGame(harness.owner, harness.brand.id, { gameCode, vendorCode });
    if (!isSingle) {
      await harness.owner.query(
        "update vendors set is_single = false, transfer_url = 'https://own.example' where code = $1",
        [vendorCode],
      );
    }
    const tools = { database, clock: harness.clock, newId, randomToken, hashToken };
    harness.bets = createBets(tools);
    Object.assign(harness, harness.newProcess());
    harness.wallet = harness.gateway.walletFor(harness.game.vendorCode);
  });
  return harness;
}

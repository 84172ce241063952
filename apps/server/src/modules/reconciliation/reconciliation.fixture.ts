import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '../../platform/clock.ts';
import { type Database, openPool } from '../../platform/database/database.ts';
import { createStudioBook } from '../../vendors/studio/book.ts';
import { type AuditLogModule, createAuditLog } from '../audit-log/index.ts';
import { createReconciliation, type ReconciliationModule } from './index.ts';
import type { AlarmCode, FindingKind } from './watcher.ts';

interface Player {
  session: string;
  playerRef: string;
}

/** What rounds are played with; the gateway's money harness has it all. */
export interface PlayHarness {
  url: string;
  database: Database;
  /** The vendors' books, where they are not in `database`. */
  vendorsDatabase?: Database;
  vendorsApart?: { books: pg.Pool } | null;
  owner: pg.Client;
  clock: Clock;
  wallet: VendorWallet;
  newPlayer(options: { balanceMinor: bigint }): Promise<Player>;
}

export interface ReconciliationHarness {
  books: pg.Pool;
  reconciliation: ReconciliationModule;
  /** The newest seal is named in it; what is found in it is planted. */
  auditLog: AuditLogModule;
  /** What was told, in its order. */
  alarms: { code: AlarmCode; sentence: string }[];
  standing: Map<FindingKind, number>;
  runs: string[];
  anchors: number;
  /** What a look at the audit log finds. */
  badRow: { seq: bigint; what: string } | null;
  /** What the comparison with the last anchor finds. */
  cutOff: { seq: bigint; what: string } | null;
  /** A second process's reconciliation on the same books. */
  another(): ReconciliationModule;
  /** Rounds that the studio decided and the wallet booked; `booked` changes what the wallet is told. */
  playRounds(count: number, booked?: (index: number, payoutMinor: bigint) => bigint | null): Promise<string[]>;
}

const gameCode = 'lantern_garden';
const stakeMinor = 20n;
const playersAtOnce = 50;

/** The reconciliation over ledger, gateway and the studio's book. */
export function useReconciliation<Money extends PlayHarness>(money: Money): Money & ReconciliationHarness {
  const harness = money as Money & ReconciliationHarness;
  let players: Player[];
  let nonce = 0;

  harness.another = () =>
    createReconciliation({
      books: harness.books,
      clock: harness.clock,
      vendorBooks: harness.vendorsApart?.books ?? null,
      vendors: [createStudioBook(harness.vendorsDatabase ?? harness.database)],
      auditLog: {
        anchor: async () => {
          harness.anchors += 1;
          return harness.cutOff;
        },
        statement: harness.auditLog.statement,
        verify: async () => ({ rows: 0, head: null, firstBad: harness.badRow }),
      },
      watcher: {
        findingsStand: (kind, count) => void harness.standing.set(kind, count),
        ran: ({ kind }) => void harness.runs.push(kind),
      },
      raiseAlarm: ({ code, detail }) => void harness.alarms.push({ code, ...detail }),
    });

  harness.playRounds = async (count, booked = (_index, payoutMinor) => payoutMinor) => {
    const rounds = Array.from({ length: count }, (_, index) => {
      const player = players[index % players.length] as Player;
      const payoutMinor = BigInt(index % 3) * 15n;
      return { id: randomUUID(), player, payoutMinor, told: booked(index, payoutMinor), nonce: nonce + index };
    });
    nonce += count;
    await decide(harness.owner, rounds, harness.clock.now());
    for (let first = 0; first < count; first += playersAtOnce) {
      await Promise.all(rounds.slice(first, first + playersAtOnce).map((round) => pay(harness, round)));
    }
    return rounds.map(({ id }) => id);
  };

  beforeAll(async () => {
    harness.books = openPool({
      connectionString: harness.url,
      role: 'baize_app',
      maxConnections: 2,
      unlimitedStatements: true,
      onIdleError: () => undefined,
    });
    Object.assign(harness, { alarms: [], standing: new Map(), runs: [], anchors: 0, badRow: null, cutOff: null });
    harness.auditLog = createAuditLog({ database: harness.database, clock: harness.clock, anchorPath: 'none' });
    harness.reconciliation = harness.another();
    players = [];
    for (let index = 0; index < playersAtOnce; index += 1) {
      players.push(await harness.newPlayer({ balanceMinor: 1_000_000n }));
    }
    await harness.owner.query(`insert into studio.sessions values ('s', 'sealed', 'p', $1, now())`, [gameCode]);
    await harness.owner.query(
      `insert into studio.seeds (id, player_ref, game_code, sealed_server_seed, server_seed_hash, client_seed, created_at)
       values (gen_random_uuid(), 'p', $1, 'sealed', 'hash', 'client', now())`,
      [gameCode],
    );
  });
  afterAll(() => harness.books?.end());
  return harness;
}

interface PlannedRound {
  id: string;
  player: Player;
  payoutMinor: bigint;
  /** What the wallet is told; null: it is told nothing. */
  told: bigint | null;
  nonce: number;
}

async function decide(owner: pg.Client, rounds: readonly PlannedRound[], at: Date): Promise<void> {
  await owner.query(
    `insert into studio.rounds (id, player_ref, game_code, session_hash, seed_id, nonce, rules_version, bet_minor, payout_minor, events,
      status, played_at)
    select r.id, r.player_ref, $1, 's', (select id from studio.seeds), r.nonce, '1', $2, r.payout, '[]', 'settled', $3
    from unnest($4::uuid[], $5::text[], $6::integer[], $7::bigint[]) r(id, player_ref, nonce, payout)`,
    [
      gameCode,
      stakeMinor,
      at,
      rounds.map(({ id }) => id),
      rounds.map(({ player }) => player.playerRef),
      rounds.map((round) => round.nonce),
      rounds.map(({ payoutMinor }) => payoutMinor),
    ],
  );
}

async function pay({ wallet }: PlayHarness, { id, player, told }: PlannedRound): Promise<void> {
  if (told === null) return;
  const answer = await wallet.play({
    roundId: id,
    gameCode,
    playerRef: player.playerRef,
    session: player.session,
    debits: [{ txId: `${id}:stake`, amountMinor: stakeMinor }],
    credits: [{ txId: `${id}:win`, amountMinor: told, kind: 'win' }],
    roundEnd: true,
  });
  if (answer.code !== 'OK') throw new Error(`a round was answered ${answer.code}`);
}

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { LottoTables } from '../schema.ts';

export type ExposureRow = Selectable<LottoTables['lotto.exposures']>;
export type IssueOfBrand = { brandId: string; lotteryCode: string; numero: string };

/** What a ticket adds to a number: of all players, or (with `playerRef`) of one. */
export interface AddedExposure {
  bet: string;
  number: string;
  playerRef: string;
  stakeMinor: bigint;
  liabilityMinor: bigint;
}

/** What stands on a number afterwards. */
export type TakenExposure = Pick<ExposureRow, 'bet' | 'number' | 'player_ref' | 'stake_minor' | 'liability_minor'>;

const byKey = (one: AddedExposure, other: AddedExposure) =>
  `${one.bet} ${one.number} ${one.playerRef}` < `${other.bet} ${other.number} ${other.playerRef}` ? -1 : 1;

/** Columns of rows, each number once and all in one order, so that two tickets never wait for each other. */
function columnsOf(added: readonly AddedExposure[]) {
  const sums = new Map<string, AddedExposure>();
  for (const one of [...added].sort(byKey)) {
    const key = JSON.stringify([one.bet, one.number, one.playerRef]);
    const sum = sums.get(key);
    const [stakeMinor, liabilityMinor] = [sum?.stakeMinor ?? 0n, sum?.liabilityMinor ?? 0n];
    sums.set(key, {
      ...one,
      stakeMinor: stakeMinor + one.stakeMinor,
      liabilityMinor: liabilityMinor + one.liabilityMinor,
    });
  }
  const rows = [...sums.values()];
  return sql`unnest(${rows.map(({ bet }) => bet)}::text[], ${rows.map(({ number }) => number)}::text[],
    ${rows.map(({ playerRef }) => playerRef)}::text[], ${rows.map(({ stakeMinor }) => `${stakeMinor}`)}::bigint[],
    ${rows.map(({ liabilityMinor }) => `${liabilityMinor}`)}::bigint[]) added(bet, number, player_ref, stake_minor, liability_minor)`;
}

/** Adds a ticket to its numbers; what stands on them now is for the caller to judge, in the transaction that `database` runs. */
export async function addExposures(
  database: Database,
  { brandId, lotteryCode, numero }: IssueOfBrand,
  closesAt: Date,
  added: readonly AddedExposure[],
): Promise<TakenExposure[]> {
  const { rows } = await sql<TakenExposure>`
    insert into lotto.exposures as known (brand_id, lottery_code, numero, bet, number, player_ref, stake_minor, liability_minor, closes_at)
    select ${brandId}::uuid, ${lotteryCode}, ${numero}, added.*, ${closesAt}::timestamptz from ${columnsOf(added)}
    on conflict (brand_id, lottery_code, numero, bet, number, player_ref) do update
      set stake_minor = known.stake_minor + excluded.stake_minor, liability_minor = known.liability_minor + excluded.liability_minor
    returning bet, number, player_ref, stake_minor, liability_minor`.execute(database);
  return rows;
}

/** Takes a ticket off its numbers again; a number on which nothing stands any more leaves no row. Locks them in the order of `addExposures`. */
export async function removeExposures(
  database: Database,
  issue: IssueOfBrand,
  added: readonly AddedExposure[],
): Promise<void> {
  // Of a number without a row, one is made that the deletion below takes away.
  const closesAt = new Date(0);
  const removed = added.map((one) => ({
    ...one,
    stakeMinor: -one.stakeMinor,
    liabilityMinor: -one.liabilityMinor,
  }));
  await addExposures(database, issue, closesAt, removed);
  await sql`
    delete from lotto.exposures known using ${columnsOf(removed)}
    where known.brand_id = ${issue.brandId}::uuid and known.lottery_code = ${issue.lotteryCode} and known.numero = ${issue.numero}
      and known.bet = added.bet and known.number = added.number and known.player_ref = added.player_ref
      and known.stake_minor <= 0`.execute(database);
}

/** What stands on the numbers of issues, for reading. */
export function createExposureStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const ofIssue = ({ brandId, lotteryCode, numero }: IssueOfBrand) =>
    database
      .selectFrom('lotto.exposures')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('lottery_code', '=', lotteryCode)
      .where('numero', '=', numero)
      .where('player_ref', '=', '');
  return {
    /** Numbers on which at least so much may be lost, the largest losses first; `bets`: of these bets alone. */
    from: (
      issue: IssueOfBrand,
      liabilityMinor: bigint,
      { bets, count }: { bets?: readonly string[]; count?: number },
    ): Promise<ExposureRow[]> =>
      ofIssue(issue)
        .where('liability_minor', '>=', liabilityMinor)
        .$if(bets !== undefined, (query) => query.where('bet', 'in', bets ?? []))
        .orderBy('liability_minor', 'desc')
        .$if(count !== undefined, (query) => query.limit(count ?? 0))
        .execute(),
    /** The numbers with the largest possible losses. */
    largest: (issue: IssueOfBrand, count: number): Promise<ExposureRow[]> =>
      ofIssue(issue)
        .where('liability_minor', '>', 0n)
        .orderBy('liability_minor', 'desc')
        .orderBy('bet')
        .orderBy('number')
        .limit(count)
        .execute(),
    purge: async (before: Date): Promise<void> => {
      await database.deleteFrom('lotto.exposures').where('closes_at', '<', before).execute();
    },
  };
}
export type ExposureStore = ReturnType<typeof createExposureStore>;

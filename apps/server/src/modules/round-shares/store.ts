import type { GameType, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A round as the betting record names it, of the member who played it. */
interface OwnRound {
  memberId: string;
  brandId: string;
  vendorCode: string;
  roundId: string;
}

export interface ShareRow {
  shareId: string;
  vendorCode: string;
  roundId: string;
  names: Partial<Record<LocaleCode, string>>;
  gameCode: string;
  hidesAmounts: boolean;
  hidesName: boolean;
  createdAt: Date;
}

/** A shared round as it stands in the betting record now. */
export interface SharedRow extends Omit<ShareRow, 'shareId' | 'createdAt'> {
  memberId: string;
  username: string;
  gameType: GameType;
  coverUrl: string;
  /** Of all its lines, corrections among them. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  settledAt: Date;
}

interface NewShare extends OwnRound {
  shareId: string;
  hidesAmounts: boolean;
  hidesName: boolean;
  createdAt: Date;
  /** Links made after this moment count, whether they still work or not. */
  since: Date;
  maxSince: number;
}

const maxListed = 200;

/** Every line of a round is settled, none is trial play, and nobody but the member has a part in it. */
const settledRound = sql`
  select min(game_id::text)::uuid as game_id, sum(stake_minor)::bigint as stake_minor, sum(payout_minor)::bigint as payout_minor,
    max(settled_at) as settled_at
  from bets where bets.round_id = share.round_id and bets.vendor_code = share.vendor_code and bets.brand_id = share.brand_id
  having bool_and(bets.status = 'settled' and bets.account_kind = 'cash' and bets.member_id = share.member_id)`;

const shownShare = sql`share.id as "shareId", share.vendor_code as "vendorCode", share.round_id as "roundId", games.names,
  games.game_code as "gameCode", share.hides_amounts as "hidesAmounts", share.hides_name as "hidesName", share.created_at as "createdAt"`;

/** Links of shared rounds, and what the betting record says of these rounds. */
export function createShareStore(database: Database) {
  const isSettled = async ({ memberId, brandId, vendorCode, roundId }: OwnRound): Promise<boolean> => {
    const { rows } = await sql`select from (select ${roundId}::text as round_id, ${vendorCode}::text as vendor_code,
      ${memberId}::uuid as member_id, ${brandId}::uuid as brand_id) share
      join lateral (${settledRound}) round on true`.execute(database);
    return rows.length > 0;
  };

  /** The links of a member that work, the newest first; with a round the one of it. */
  const working = async (memberId: string, round?: Pick<OwnRound, 'vendorCode' | 'roundId'>): Promise<ShareRow[]> => {
    const { rows } = await sql<ShareRow>`
      select ${shownShare} from round_shares share join lateral (${settledRound}) round on true
        join games on games.id = round.game_id
      where share.member_id = ${memberId} and share.ended_at is null
        ${round ? sql`and share.vendor_code = ${round.vendorCode} and share.round_id = ${round.roundId}` : sql``}
      order by share.created_at desc, share.id limit ${maxListed}`.execute(database);
    return rows;
  };

  /** Full: the member made as many links since `since` as he may. A round with a link keeps it and takes the choices. */
  const put = (share: NewShare): Promise<'put' | 'full'> =>
    database.transaction().execute(async (transaction) => {
      // Several at the same moment count each other.
      await sql`select from members where id = ${share.memberId} for no key update`.execute(transaction);
      const { memberId, brandId, vendorCode, roundId, hidesAmounts, hidesName } = share;
      const { numAffectedRows } = await sql`
        update round_shares set hides_amounts = ${hidesAmounts}, hides_name = ${hidesName}
        where member_id = ${memberId} and vendor_code = ${vendorCode} and round_id = ${roundId} and ended_at is null`.execute(
        transaction,
      );
      if (numAffectedRows === 1n) return 'put';
      const { rows } = await sql<{ made: number }>`
        select count(*)::int as made from round_shares where member_id = ${memberId} and created_at > ${share.since}`.execute(
        transaction,
      );
      if ((rows[0]?.made ?? 0) >= share.maxSince) return 'full';
      await sql`insert into round_shares (id, brand_id, member_id, vendor_code, round_id, hides_amounts, hides_name, created_at)
        values (${share.shareId}, ${brandId}, ${memberId}, ${vendorCode}, ${roundId}, ${hidesAmounts}, ${hidesName}, ${share.createdAt})`.execute(
        transaction,
      );
      return 'put';
    });

  /** Whether the member has this link, working or not; what ended keeps its moment. */
  const end = async (memberId: string, shareId: string, at: Date): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      update round_shares set ended_at = coalesce(ended_at, ${at}) where id = ${shareId} and member_id = ${memberId}`.execute(
      database,
    );
    return numAffectedRows === 1n;
  };

  /** What a working link of the brand shows; of an account that is blocked, excluded or was made a trial one nothing. */
  const shown = async (brandId: string, shareId: string, now: Date): Promise<SharedRow | null> => {
    const { rows } = await sql<SharedRow>`
      select members.id as "memberId", members.username, share.vendor_code as "vendorCode", share.round_id as "roundId",
        games.names, games.game_code as "gameCode", games.game_type as "gameType", games.cover_url as "coverUrl",
        share.hides_amounts as "hidesAmounts", share.hides_name as "hidesName", round.stake_minor as "stakeMinor",
        round.payout_minor as "payoutMinor", round.settled_at as "settledAt"
      from round_shares share join members on members.id = share.member_id
        join lateral (${settledRound}) round on true join games on games.id = round.game_id
      where share.id = ${shareId} and share.brand_id = ${brandId} and share.ended_at is null
        and members.blocked_at is null and members.type <> 4
        and not (members.play_bar is not distinct from 'exclusion'
          and (members.play_barred_until is null or members.play_barred_until > ${now}))`.execute(database);
    return rows[0] ?? null;
  };

  return { isSettled, working, put, end, shown };
}
export type ShareStore = ReturnType<typeof createShareStore>;

/** Deletes all links of a member, in the transaction that erases what he has given. */
export async function eraseSharesOf(transaction: Database, memberId: string): Promise<void> {
  await sql`delete from round_shares where member_id = ${memberId}`.execute(transaction);
}

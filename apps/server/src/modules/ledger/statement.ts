import type { MovementName } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { MemberAccountKind } from './accounts.ts';

export interface StatementLine {
  /** "batch-line" of the journal. */
  id: string;
  /** What was done, in the ledger's words. */
  act: string;
  movement: MovementName;
  /** Signed from the member's point of view. */
  amountMinor: bigint;
  balanceBeforeMinor: bigint;
  balanceAfterMinor: bigint;
  /** The round, deposit or reason that explains the line. */
  reference: string;
  /** Who booked it; `vendor:` and a code where the reference is a round of theirs. */
  source: string;
  bookedAt: Date;
}

interface AccountPeriod {
  memberId: string;
  account: MemberAccountKind;
  /** From this moment on, up to but not including `to`. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface StatementRequest extends AccountPeriod {
  pageNo: number;
  pageSize: number;
  /** Newest first without it. */
  oldestFirst?: boolean;
  /** Of these movements alone. */
  movements?: readonly MovementName[] | undefined;
  /** Of at least and at most this amount, whichever way it went. */
  minMinor?: bigint | undefined;
  maxMinor?: bigint | undefined;
}

/** Of one movement in a period: what left the account, what came to it, and in how many lines. */
export interface MovementSum {
  movement: MovementName;
  outMinor: bigint;
  inMinor: bigint;
  lines: number;
}

export interface AccountSums {
  openingMinor: bigint;
  closingMinor: bigint;
  movements: MovementSum[];
}

/** More lines than these are not counted where a filter makes each of them be looked at. */
export const maxCountedLines = 10_000;

/** The versions of an account that a period has; each version is one line. */
interface Span {
  accountId: string;
  first: bigint;
  last: bigint;
}

/**
 * A page of an account's lines and how many match. Every version of an account is one line, so that a page without a filter is a range of
 * versions, read from the index however long the record is.
 */
export async function readStatement(
  snapshot: Database,
  request: StatementRequest,
): Promise<{ lines: StatementLine[]; total: number }> {
  const span = await spanOf(snapshot, request);
  if (!span || span.last < span.first) return { lines: [], total: 0 };
  const { pageNo, pageSize, oldestFirst = false } = request;
  const skipped = (pageNo - 1) * pageSize;
  const way = oldestFirst ? sql`asc` : sql`desc`;
  if (!isFiltered(request)) {
    const page = pageOf(span, BigInt(skipped), BigInt(pageSize), oldestFirst);
    const { rows } = await sql<StatementLine>`
      select ${lineColumns} from (${linesOf(page, sql``)}) line order by version ${way}`.execute(snapshot);
    return { lines: rows, total: Number(span.last - span.first + 1n) };
  }
  const lines = linesOf(span, filterOf(request));
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${lines}) line limit ${maxCountedLines}::int) counted`.execute(
    snapshot,
  );
  const { rows } = await sql<StatementLine>`
    select ${lineColumns} from (${lines}) line order by version ${way} limit ${pageSize}::int offset ${skipped}::int`.execute(
    snapshot,
  );
  return { lines: rows, total: counted.rows[0]?.total ?? 0 };
}

/** What moved over an account in a period; the opening balance and all of it give the closing one. */
export async function readAccountSums(snapshot: Database, period: AccountPeriod): Promise<AccountSums> {
  const span = await spanOf(snapshot, period);
  if (!span) return { openingMinor: 0n, closingMinor: 0n, movements: [] };
  const { rows } = await sql<Record<'outMinor' | 'inMinor', string> & { movement: MovementName; lines: number }>`
    select movement, coalesce(sum(-"amountMinor") filter (where "amountMinor" < 0), 0)::text as "outMinor",
      coalesce(sum("amountMinor") filter (where "amountMinor" > 0), 0)::text as "inMinor", count(*)::int as lines
    from (${linesOf(span, sql``)}) line group by 1 order by 1`.execute(snapshot);
  return {
    openingMinor: await balanceAt(snapshot, span.accountId, span.first - 1n),
    closingMinor: await balanceAt(snapshot, span.accountId, span.last),
    movements: rows.map(({ movement, outMinor, inMinor, lines }) => ({
      ...{ movement, lines },
      ...{ outMinor: BigInt(outMinor), inMinor: BigInt(inMinor) },
    })),
  };
}

async function spanOf(snapshot: Database, { memberId, account, from, to }: AccountPeriod): Promise<Span | null> {
  const { rows } = await sql<Span>`
    select a.id as "accountId", ${from ? sql`account_version_at(a.id, ${from})` : sql`1::bigint`} as first,
      ${to ? sql`account_version_at(a.id, ${to}) - 1` : sql`a.version`} as last
    from accounts a join members m on m.id = a.member_id join brands b on b.id = m.brand_id
    where a.member_id = ${memberId} and a.kind = ${account} and a.currency_code = b.currency_code`.execute(snapshot);
  return rows[0] ?? null;
}

async function balanceAt(snapshot: Database, accountId: string, version: bigint): Promise<bigint> {
  if (version < 1n) return 0n;
  const { rows } = await sql<{ balance: bigint }>`
    select "balanceAfterMinor" as balance from (${linesOf({ accountId, first: version, last: version }, sql``)}) line`.execute(
    snapshot,
  );
  return rows[0]?.balance ?? 0n;
}

function pageOf(span: Span, skipped: bigint, size: bigint, oldestFirst: boolean): Span {
  const { accountId, first, last } = span;
  if (oldestFirst) {
    const begin = first + skipped;
    return { accountId, first: begin, last: begin + size - 1n < last ? begin + size - 1n : last };
  }
  const end = last - skipped;
  return { accountId, first: end - size + 1n > first ? end - size + 1n : first, last: end };
}

const isFiltered = ({ movements, minMinor, maxMinor }: StatementRequest): boolean =>
  movements !== undefined || minMinor !== undefined || maxMinor !== undefined;

/** Movements that a record may have a million of; what is none of them has an index of its own (migrations/000152). */
const frequent: readonly MovementName[] = ['stake', 'win', 'betHold', 'betCommit', 'betRelease'];

function filterOf({ movements, minMinor, maxMinor }: StatementRequest): RawBuilder<unknown> {
  const isRare = movements?.every((movement) => !frequent.includes(movement)) ?? false;
  const among = movements ? sql`and movement = any (${[...movements]}::text[])` : sql``;
  const rare = isRare ? sql`and movement not in ('stake', 'win', 'betHold', 'betCommit', 'betRelease')` : sql``;
  const least = minMinor === undefined ? sql`` : sql`and amount_minor >= ${minMinor}`;
  const most = maxMinor === undefined ? sql`` : sql`and amount_minor <= ${maxMinor}`;
  return sql`${among} ${rare} ${least} ${most}`;
}

const lineColumns = sql`id, act, movement, "amountMinor", "balanceBeforeMinor", "balanceAfterMinor", reference, source, "bookedAt"`;

/** Both sides of one account's lines: each side comes from its own index, in the order of the account's versions. */
function linesOf({ accountId, first, last }: Span, filter: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select batch_id || '-' || line as id, act, movement, -amount_minor as "amountMinor",
      debit_balance_after_minor + amount_minor as "balanceBeforeMinor", debit_balance_after_minor as "balanceAfterMinor",
      subject as reference, source, booked_at as "bookedAt", debit_version as version
    from journal where debit_account_id = ${accountId} and debit_version between ${first} and ${last} ${filter}
    union all
    select batch_id || '-' || line, act, movement, amount_minor, credit_balance_after_minor - amount_minor,
      credit_balance_after_minor, subject, source, booked_at, credit_version
    from journal where credit_account_id = ${accountId} and credit_version between ${first} and ${last} ${filter}`;
}

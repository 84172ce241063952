import type { MovementName, ReportDimension, ReportFigure, ReportSource } from '@baize/contract';
import { type MeasuredFigure, reportFigures } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReportScope } from './scope.ts';

type Sql = RawBuilder<unknown>;
const trialType = 4;

const names = (movements: readonly MovementName[]): Sql => sql.join(movements.map((movement) => sql.lit(movement)));

/** What a provider charges for. */
const charged = { deposit: 'deposit', payout: 'withdrawalPayout' } as const satisfies Record<string, MovementName>;

const movementsOf = (figure: ReportFigure): MeasuredFigure['movements'] =>
  'charged' in reportFigures[figure]
    ? { plus: Object.values(charged) }
    : (reportFigures[figure] as MeasuredFigure).movements;

const share = (amount: Sql, points: Sql): Sql => sql`floor(${amount} * ${points} * 0.0001)`;
const chargeOf = (kind: keyof typeof charged): Sql => {
  const column = (name: string) => sql.ref(`t.${kind}_${name}`);
  return sql`${share(sql`r.amount_minor`, column('basis_points'))} + r.lines * ${column('fixed_minor')}`;
};

/** What is charged for a row by the terms of its day, as `feeMinor` of the fees: terms of the method before those of its provider. */
const fees = {
  paymentFees: sql`sum((
    select case r.movement when ${sql.lit(charged.deposit)} then ${chargeOf('deposit')} else ${chargeOf('payout')} end
    from payment_fees t where t.brand_id = r.brand_id and t.provider_code = r.label and t.method_code in (r.method, '') and t.from_day <= r.day
    order by t.method_code desc, t.from_day desc limit 1)) filter (where r.movement in (${names(Object.values(charged))}))`,
  vendorFees: sql`sum((
    select ${share(sql`(r.stake_minor - r.payout_minor)`, sql`t.ggr_basis_points`)}
    from vendor_fees t where t.brand_id = r.brand_id and t.vendor_code = r.vendor_code and t.from_day <= r.day
    order by t.from_day desc limit 1))`,
};

const sums: Partial<Record<ReportFigure, Sql>> = {
  bets: sql`sum(r.bets)`,
  players: sql`count(distinct r.member_id)`,
  stakes: sql`sum(r.stake_minor)`,
  validTurnover: sql`sum(r.valid_turnover_minor)`,
  wins: sql`sum(r.payout_minor)`,
  registrations: sql`count(*)`,
  firstDeposits: sql`count(*)`,
  firstDeposited: sql`sum(r.amount_minor)`,
  ...fees,
};

/** How a measured figure is added up over rows `r` of its source. */
export function sumOf(figure: ReportFigure): Sql {
  const movements = movementsOf(figure);
  const sum = sums[figure];
  if (sum) return sum;
  if (!movements) throw new TypeError(`nothing says how ${figure} is added up`);
  const { plus, minus = [] } = movements;
  if (reportFigures[figure].unit === 'count') return sql`sum(r.lines) filter (where r.movement in (${names(plus)}))`;
  return sql`sum(case when r.movement in (${names(plus)}) then r.amount_minor else -r.amount_minor end)
    filter (where r.movement in (${names([...plus, ...minus])}))`;
}

/** What each dimension is called by in rows `r` of a source, with `m` the member. */
export const keyOf: Record<ReportDimension, Sql> = {
  day: sql`to_char(r.day, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', r.day), 'YYYY-MM-DD')`,
  month: sql`to_char(r.day, 'YYYY-MM')`,
  brand: sql`r.brand_id::text`,
  gameType: sql`r.game_type`,
  vendor: sql`r.vendor_code`,
  game: sql`r.game_id::text`,
  country: sql`m.country`,
  /** The agent directly above: the last one of the path. */
  agent: sql`coalesce(substring(r.upline_path from '([^/]+)/$'), '')`,
  provider: sql`r.label`,
  method: sql`r.method`,
  jackpot: sql`r.label`,
  currency: sql`r.currency_code`,
};

const idsOf = ({ brands }: ReportScope): Sql => sql`${brands.map(({ id }) => id)}::uuid[]`;
const inDays = (scope: ReportScope): Sql =>
  sql`r.brand_id = any (${idsOf(scope)}) and r.day between ${scope.firstDay}::date and ${scope.lastDay}::date`;

/** The brands as a table, with the moments between which the days lie in the zone of each. */
const brandTable = ({ brands }: ReportScope): Sql => sql`
  unnest(${brands.map(({ id }) => id)}::uuid[], ${brands.map(({ zone }) => zone)}::text[], ${brands.map(({ start }) => start)}::timestamptz[],
    ${brands.map(({ end }) => end)}::timestamptz[]) as s (brand_id, zone, starts_at, ends_at)`;

const signedUp = (scope: ReportScope): Sql => sql`(
  select m.id as member_id, m.brand_id, (m.registered_at at time zone s.zone)::date as day, b.currency_code, m.upline_path
  from ${brandTable(scope)} join brands b on b.id = s.brand_id
    join members m on m.brand_id = s.brand_id and m.registered_at >= s.starts_at and m.registered_at < s.ends_at
  where m.type <> ${trialType}) r`;

const firstPaid = (scope: ReportScope): Sql => sql`(
  select j.member_id, a.brand_id, (j.booked_at at time zone s.zone)::date as day, a.currency_code, m.upline_path, j.amount_minor
  from ${brandTable(scope)} join journal j on j.movement = 'deposit' and j.booked_at >= s.starts_at and j.booked_at < s.ends_at
    join accounts a on a.id = j.credit_account_id and a.brand_id = s.brand_id and a.member_id is not null
    join members m on m.id = a.member_id
  where not exists (select from journal earlier
    where earlier.credit_account_id = j.credit_account_id and earlier.movement = 'deposit' and earlier.booked_at <= j.booked_at
      and (earlier.booked_at, earlier.batch_id, earlier.line) < (j.booked_at, j.batch_id, j.line))) r`;

/** The rows `r` of a source: its tables, and which of their rows count. */
export function rowsOfSource(source: ReportSource, scope: ReportScope, figures: readonly ReportFigure[]) {
  if (source === 'play')
    return { from: sql`turnover_days r`, where: sql`r.account_kind = 'cash' and ${inDays(scope)}` };
  if (source === 'games') return { from: sql`game_days r`, where: inDays(scope) };
  if (source === 'members') return { from: signedUp(scope), where: sql`true` };
  if (source === 'firstDeposits') return { from: firstPaid(scope), where: sql`true` };
  const movements = figures.flatMap((figure) => {
    const { plus = [], minus = [] } = movementsOf(figure) ?? {};
    return [...plus, ...minus];
  });
  return { from: sql`money_days r`, where: sql`${inDays(scope)} and r.movement in (${names(movements)})` };
}

import type pg from 'pg';
import { leanStatements, serverAccount } from './lean-play.ts';
import type { NaivePlay } from './play.ts';

/** What Baize does for a bet, one thing after the other: session, the answer to a replay, limits, both sides of each entry, betting record. */
export const fullPlay: NaivePlay = async (client, bet, isOperatorHot) => {
  const [debit] = bet.debits;
  const [credit] = bet.credits;
  const stakeMinor = Number(debit.amountMinor);
  const payoutMinor = Number(credit.amountMinor);
  const memberId = (await client.query(fullStatements.session, [bet.session])).rows[0]?.member_id;
  if (memberId === undefined) return null;
  const before = (await client.query(fullStatements.account, [memberId])).rows[0];
  const earlier = (await client.query(fullStatements.earlier, [[debit.txId, credit.txId]])).rows;
  if (earlier.length > 0)
    return isReplay(earlier, bet, memberId) ? { status: 'ok', balance: before.balance_minor } : null;
  if (before.balance_minor < stakeMinor || !(await isWithinLimits(client, memberId, stakeMinor))) return null;
  const afterStake = before.balance_minor - stakeMinor;
  const balance = afterStake + payoutMinor;
  await client.query(leanStatements.move, [memberId, payoutMinor - stakeMinor]);
  if (isOperatorHot) await client.query(leanStatements.move, [serverAccount, stakeMinor - payoutMinor]);
  await client.query(fullStatements.entry, [debit.txId, memberId, serverAccount, stakeMinor, afterStake]);
  await client.query(fullStatements.entry, [credit.txId, serverAccount, memberId, payoutMinor, balance]);
  await client.query(fullStatements.day, [memberId, stakeMinor, payoutMinor]);
  await client.query(leanStatements.bet, [bet.roundId, memberId, stakeMinor, payoutMinor]);
  return { status: 'ok', balance };
};

const isReplay = (
  earlier: readonly { debit_account_id: number; credit_account_id: number; amount_minor: number }[],
  bet: Parameters<NaivePlay>[1],
  memberId: number,
): boolean =>
  earlier.length === 2 &&
  earlier.every(({ debit_account_id: debited, credit_account_id: credited, amount_minor: amount }) =>
    debited === memberId
      ? amount === Number(bet.debits[0].amountMinor)
      : credited === memberId && amount === Number(bet.credits[0].amountMinor),
  );

async function isWithinLimits(client: pg.ClientBase, memberId: number, stakeMinor: number): Promise<boolean> {
  const limits = (await client.query(fullStatements.limits)).rows[0];
  const day = (await client.query(fullStatements.dayOf, [memberId])).rows[0] ?? { staked_minor: 0, paid_minor: 0 };
  const staked = day.staked_minor + stakeMinor;
  return (
    stakeMinor <= limits.stake_minor &&
    staked <= limits.day_stake_minor &&
    staked - day.paid_minor <= limits.day_loss_minor
  );
}

const fullStatements = {
  session: {
    text: 'select member_id from naive.sessions where token = $1 and ended_at is null and expires_at > now()',
  },
  account: { text: 'select balance_minor from naive.accounts where id = $1 for update' },
  earlier: {
    text: 'select debit_account_id, credit_account_id, amount_minor from naive.entries where reference = any ($1)',
  },
  limits: { text: 'select stake_minor, day_stake_minor, day_loss_minor from naive.limits' },
  dayOf: { text: 'select staked_minor, paid_minor from naive.days where member_id = $1 and day = current_date' },
  entry: {
    text: `insert into naive.entries (reference, debit_account_id, credit_account_id, amount_minor, balance_after_minor)
      values ($1, $2, $3, $4, $5)`,
  },
  day: {
    text: `insert into naive.days (member_id, day, bets, staked_minor, paid_minor) values ($1, current_date, 1, $2, $3)
      on conflict (member_id, day) do update set bets = days.bets + 1, staked_minor = days.staked_minor + excluded.staked_minor,
        paid_minor = days.paid_minor + excluded.paid_minor`,
  },
} satisfies Record<string, pg.QueryConfig>;

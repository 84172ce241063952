import type pg from 'pg';
import type { NaivePlay } from './play.ts';

/** Five round trips between begin and commit at most; a replay is an error, nobody has limits, and of an entry only the player's side is kept. */
export const leanPlay: NaivePlay = async (client, bet, isOperatorHot) => {
  const stakeMinor = Number(bet.debits[0].amountMinor);
  const payoutMinor = Number(bet.credits[0].amountMinor);
  const net = payoutMinor - stakeMinor;
  const { rows } = await client.query(leanStatements.session, [bet.session]);
  const memberId = rows[0]?.member_id;
  if (memberId === undefined || rows[0].balance_minor < stakeMinor) return null;
  const moved = await client.query(leanStatements.move, [memberId, net]);
  if (isOperatorHot) await client.query(leanStatements.move, [serverAccount, -net]);
  const { balance_minor: balance } = moved.rows[0];
  await client.query(leanStatements.transfer, [bet.debits[0].txId, memberId, net, balance]);
  await client.query(leanStatements.bet, [bet.roundId, memberId, stakeMinor, payoutMinor]);
  return { status: 'ok', balance };
};

/** Its balance is kept too when it is hot. */
export const serverAccount = 0;

export const leanStatements = {
  session: {
    text: `select s.member_id, a.balance_minor from naive.sessions s join naive.accounts a on a.id = s.member_id
      where s.token = $1 and s.ended_at is null and s.expires_at > now() for update of a`,
  },
  move: {
    text: 'update naive.accounts set balance_minor = balance_minor + $2 where id = $1 returning balance_minor',
  },
  transfer: {
    text: 'insert into naive.transfers (reference, account_id, amount_minor, balance_after_minor) values ($1, $2, $3, $4)',
  },
  bet: { text: 'insert into naive.bets (round_id, member_id, stake_minor, payout_minor) values ($1, $2, $3, $4)' },
} satisfies Record<string, pg.QueryConfig>;

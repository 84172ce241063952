import Fastify from 'fastify';
import pg from 'pg';
import { answerParent } from '../money/answering.ts';

/** The wallet that one writes first: a transaction of round trips a bet, with the account's row locked meanwhile. */
interface Order {
  databaseUrl: string;
  port: number;
  /** True: each connection keeps the plans of its statements, which nobody does who writes it first. */
  isPrepared?: boolean;
}
interface Bet {
  session: string;
  roundId: string;
  debits: [{ txId: string; amountMinor: string }];
  credits: [{ amountMinor: string }];
}

const connections = 16;
/** Its balance is kept too when it is hot. */
const houseAccount = 0;
let end = async (): Promise<void> => undefined;

async function start({ databaseUrl, port, isPrepared = false }: Order): Promise<object> {
  if (isPrepared) for (const [name, statement] of Object.entries(statements)) Object.assign(statement, { name });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  pool.on('error', console.error);
  const app = Fastify();
  app.post<{ Body: Bet }>('/HOT/play', ({ body }) => play(pool, body, true));
  app.post<{ Params: { vendorCode: string }; Body: Bet }>('/:vendorCode/play', ({ body }) => play(pool, body, false));
  await app.listen({ port, host: '127.0.0.1' });
  end = async () => {
    await app.close();
    await pool.end();
  };
  return { ready: true };
}

async function play(pool: pg.Pool, bet: Bet, isHouseHot: boolean): Promise<object> {
  const stakeMinor = Number(bet.debits[0].amountMinor);
  const payoutMinor = Number(bet.credits[0].amountMinor);
  const net = payoutMinor - stakeMinor;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(statements.session, [bet.session]);
    const memberId = rows[0]?.member_id;
    if (memberId === undefined || rows[0].balance_minor < stakeMinor) {
      await client.query('rollback');
      return { status: 'refused' };
    }
    const moved = await client.query(statements.move, [memberId, net]);
    if (isHouseHot) await client.query(statements.move, [houseAccount, -net]);
    const { balance_minor: balance } = moved.rows[0];
    await client.query(statements.transfer, [bet.debits[0].txId, memberId, net, balance]);
    await client.query(statements.bet, [bet.roundId, memberId, stakeMinor, payoutMinor]);
    await client.query('commit');
    return { status: 'ok', balance };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const statements = {
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
};

answerParent<Order>(start, () => end());

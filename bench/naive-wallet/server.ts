import Fastify from 'fastify';
import pg from 'pg';
import { answerParent } from '../money/answering.ts';
import { fullPlay } from './full-play.ts';
import { leanPlay, leanStatements } from './lean-play.ts';
import type { Bet, NaivePlay } from './play.ts';

/** `lean` leaves out limits, the answer to a replay and the server's side of an entry; `full` does for a bet all that Baize does. */
export type NaiveKind = 'lean' | 'prepared' | 'full';

/** The wallet that one writes first: a transaction of round trips a bet, with the account's row locked meanwhile. */
interface Order {
  databaseUrl: string;
  port: number;
  /** Lean unless told; `prepared` is the lean one whose connections keep the plans of their statements, which nobody does who writes it first. */
  kind?: NaiveKind;
}
const connections = 16;
let end = async (): Promise<void> => undefined;

async function start({ databaseUrl, port, kind = 'lean' }: Order): Promise<object> {
  // A bigint as a number, as one does who has not yet lost money by it.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  if (kind === 'prepared') {
    for (const [name, statement] of Object.entries(leanStatements)) Object.assign(statement, { name });
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  pool.on('error', console.error);
  const book = inTransaction(pool, kind === 'full' ? fullPlay : leanPlay);
  const app = Fastify();
  app.post<{ Body: Bet }>('/HOT/play', ({ body }) => book(body, true));
  app.post<{ Params: { vendorCode: string }; Body: Bet }>('/:vendorCode/play', ({ body }) => book(body, false));
  await app.listen({ port, host: '127.0.0.1' });
  end = async () => {
    await app.close();
    await pool.end();
  };
  return { ready: true };
}

const inTransaction =
  (pool: pg.Pool, play: NaivePlay) =>
  async (bet: Bet, isOperatorHot: boolean): Promise<object> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answer = await play(client, bet, isOperatorHot);
      await client.query(answer ? 'commit' : 'rollback');
      return answer ?? { status: 'refused' };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

answerParent<Order>(start, () => end());

import type pg from 'pg';

export interface Bet {
  session: string;
  roundId: string;
  debits: [{ txId: string; amountMinor: string }];
  credits: [{ txId: string; amountMinor: string }];
}
/** One bet inside a transaction. Null: refused, and nothing is to be kept. */
export type NaivePlay = (client: pg.ClientBase, bet: Bet, isOperatorHot: boolean) => Promise<object | null>;

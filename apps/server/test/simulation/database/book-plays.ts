import { rowsOf } from './binary-arguments.ts';
import { type Call, databaseError } from './book-batch.ts';
import type { State, StoredAccount } from './state.ts';

interface GameArgument {
  brand: string;
  generation: bigint;
  source: string;
  vendor: string;
  house: string;
  game: string;
  type: string;
  currency: string;
  account: string;
}
interface PlayArgument {
  game: number;
  session: string | null;
  account: string;
  turn: bigint;
  stake: bigint;
  win: bigint;
  stake_reference: string;
  win_reference: string;
  stake_fingerprint: string;
  win_fingerprint: string;
  round: string;
  placed: Date;
  detail: string | null;
}

/** A call of book_plays, as the call of book_batch that would write the same: what it does not say follows from the accounts. */
export function callOfPlays(values: readonly unknown[], state: State): Call {
  const games = rowsOf<GameArgument>('book_plays', values, 'g');
  const call: Call = { now: values[0] as Date, accounts: [], guards: [], lines: [], rounds: [], bets: [], days: [] };
  for (const [op, play] of rowsOf<PlayArgument>('book_plays', values, 'p').entries()) {
    const account = state.accounts.get(play.account);
    const game = games[play.game - 1];
    if (!account || !game) throw databaseError('23514', 'a play without its account or its game');
    addPlay(call, op, play, game, account);
  }
  return call;
}

function addPlay(call: Call, op: number, play: PlayArgument, game: GameArgument, account: StoredAccount): void {
  const { stake, win, round, turn } = play;
  if (stake <= 0n || win < 0n || (account.turn === turn && account.balanceMinor < stake)) {
    throw databaseError('23514', 'a play that does not fit its account');
  }
  const { counters } = account;
  const hasWin = win > 0n;
  const staked = account.balanceMinor - stake;
  const version = account.version + 1n;
  const member = account.memberId as string;
  call.guards.push({ op, generation: game.generation, session: play.session });
  call.accounts.push({
    op,
    id: account.id,
    turn,
    balance: staked + win,
    version: hasWin ? version + 1n : version,
    day: counters.day,
    bets: counters.bets + 1,
    staked: counters.stakedMinor + stake,
    paid: counters.paidMinor + win,
    deposited: counters.depositedMinor,
  });
  const { house: operator } = game;
  const shared = { op, batch: 0, line: 0, leg: 0, source: game.source, member, subject: round, resolves: null };
  call.lines.push({
    ...shared,
    reference: play.stake_reference,
    act: 'stake',
    fingerprint: play.stake_fingerprint,
    outcome: 'booked',
    movement: 'stake',
    debit: account.id,
    credit: operator,
    amount: stake,
    debit_balance: staked,
    debit_version: version,
    credit_balance: null,
    credit_version: null,
  });
  call.lines.push({
    ...shared,
    reference: play.win_reference,
    act: 'win',
    fingerprint: play.win_fingerprint,
    outcome: hasWin ? 'booked' : 'noted',
    movement: hasWin ? 'win' : null,
    debit: hasWin ? operator : null,
    credit: hasWin ? account.id : null,
    amount: hasWin ? win : null,
    debit_balance: null,
    debit_version: null,
    credit_balance: hasWin ? staked + win : null,
    credit_version: hasWin ? version + 1n : null,
  });
  const { vendor, type, currency } = game;
  const bet = { vendor, round, line: 0, member, game: game.game, type, currency, account: game.account };
  const told = { stake, payout: win, placed: play.placed, settled: call.now, detail: play.detail };
  call.bets.push({ op, new: true, status: 'settled', ...bet, ...told });
}

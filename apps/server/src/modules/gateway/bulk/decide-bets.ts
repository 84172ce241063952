import type { SettleBetRequest, WalletAnswer } from '@baize/vendor-kit';
import {
  type Act,
  BalanceBeyondBoundError,
  type BetRow,
  balanceOf,
  ledgerIdAfter,
  linesOf,
  type PlayAccountKind,
  planBooking,
  type RoundRow,
  type SqlStatement,
  type Wallet,
  type WalletDecision,
} from '../../ledger/index.ts';
import { answered } from '../answers.ts';
import type { GatewayDependencies } from '../dependencies.ts';
import type { RoundFact } from '../facts.ts';
import { allHeld, type HeldPayout, type HoldReason, heldRows, withHeld } from '../held/index.ts';
import { rowsOf } from '../rows.ts';
import type { Decision, DecisionContext } from '../rules/decision-context.ts';
import { ruleSettleBet } from '../rules/two-step-bets.ts';
import { TurnoverBeyondBoundError } from '../turnover.ts';

type Answers = (WalletAnswer | null)[];
type Deps = Pick<GatewayDependencies, 'newId' | 'onHeld'>;

export interface BetsOfTurn {
  vendorCode: string;
  holds: HoldReason | null;
  bets: readonly SettleBetRequest[];
  wallet: Wallet | null;
  /** By the bet's id; none for a bet that is not there. */
  rounds: Readonly<Record<string, RoundFact>>;
  now: Date;
}

/** What is told of a bet, once the balance after the whole turn is known. */
type Verdict = (told: { balance: ReturnType<typeof balanceOf>; ledgerId: string | null }) => WalletAnswer | null;

/** What the bets of one turn come to, so far. */
class TurnDraft {
  /** As the bets before leave it. */
  wallet: Wallet;
  account: PlayAccountKind | null = null;
  readonly acts: Act[] = [];
  readonly rounds: RoundRow[] = [];
  readonly bets: BetRow[] = [];
  readonly payouts: HeldPayout[] = [];
  readonly statements: SqlStatement[] = [];
  readonly verdicts: Verdict[] = [];
  lines = 0;

  constructor(wallet: Wallet) {
    this.wallet = wallet;
  }
}

/**
 * Decides some bets of one player, one after the other, each from the wallet as the ones before leave it, and books all that is accepted
 * together. Null is told of a bet that was played from another account than the first one: it needs a turn of its own.
 */
export function decideBets(deps: Deps, turn: BetsOfTurn): WalletDecision<Answers> {
  const { bets, wallet } = turn;
  if (!wallet) return { answer: bets.map(({ betId: txId }) => answered('REF_NOT_FOUND', { txId, balance: null })) };
  const draft = new TurnDraft(wallet);
  for (const bet of bets) draft.verdicts.push(verdictOf(deps, turn, draft, bet));
  const { acts, account, rounds, payouts, statements, verdicts } = draft;
  if (account === null) {
    return { answer: verdicts.map((verdict) => verdict({ balance: balanceOf(wallet), ledgerId: null })) };
  }
  return {
    acts,
    lockedAccount: account,
    rounds,
    bets: draft.bets,
    statements,
    booked: (booked) => {
      for (const payout of payouts) deps.onHeld(payout);
      return { answer: verdicts.map((verdict) => verdict(booked)) };
    },
    // Each bet was planned from what the ones before left.
    insufficient: bets.map(({ betId: txId }) => answered('INTERNAL', { txId, balance: balanceOf(wallet) })),
  };
}

function verdictOf(deps: Deps, turn: BetsOfTurn, draft: TurnDraft, bet: SettleBetRequest): Verdict {
  const { betId: txId } = bet;
  const round = turn.rounds[txId] ?? null;
  const context: DecisionContext = {
    vendorCode: turn.vendorCode,
    wallet: draft.wallet,
    facts: { session: null, game: null, round, grant: null },
    isSiteSessionAlive: false,
    now: turn.now,
    holds: turn.holds,
  };
  const ruling = ruleSettleBet(context, bet, bet.generation === 1);
  if (ruling.kind === 'refused') return ({ balance }) => answered(ruling.code, { txId, balance });
  if (ruling.kind === 'replay') {
    return ({ balance }) => answered('OK', { txId, balance, ledgerId: ruling.ledgerId, replay: true });
  }
  if (draft.account !== null && draft.account !== ruling.account) return () => null;
  try {
    const before = draft.lines;
    accept(deps, draft, { context, ruling, bet });
    return ({ balance, ledgerId }) =>
      answered('OK', { txId, balance, ledgerId: ledgerId && ledgerIdAfter(ledgerId, before) });
  } catch (error) {
    if (error instanceof BalanceBeyondBoundError || error instanceof TurnoverBeyondBoundError)
      return ({ balance }) => answered('AMOUNT_INVALID', { txId, balance });
    throw error;
  }
}

/** Adds an accepted bet to the turn; throws before anything is added. */
function accept(
  deps: Deps,
  draft: TurnDraft,
  accepted: { context: DecisionContext; ruling: Extract<Decision, { kind: 'accepted' }>; bet: SettleBetRequest },
): void {
  const { context, ruling, bet } = accepted;
  const { holds } = context;
  const held = holds === 'hourly_loss' ? allHeld(ruling.acts) : undefined;
  const acts = held ? withHeld(ruling.acts, held) : ruling.acts;
  const given = { detail: null, isBet: true, validTurnoverMinor: bet.validTurnoverMinor ?? null };
  const rows = ruling.round && rowsOf(context, bet.betId, ruling.round, given);
  const planned = planBooking(draft.wallet, acts, ruling.account, context.now);
  const holding = held && holds && heldRows({ ...context, reason: holds, acts, held, newId: deps.newId });
  draft.account = ruling.account;
  draft.acts.push(...acts);
  draft.lines += acts.reduce((sum, act) => sum + linesOf(act), 0);
  draft.rounds.push(...(rows?.rounds ?? []));
  draft.bets.push(...(rows?.bets ?? []));
  draft.payouts.push(...(holding?.payouts ?? []));
  draft.statements.push(...(holding?.statements ?? []));
  // An account that is still missing is opened, and then everything is decided anew.
  if (planned.ok) draft.wallet = { ...planned.plan.walletAfter, earlier: draft.wallet.earlier };
}

import type { RoundRef, VendorWallet, WalletAnswer, WalletCode } from '@baize/vendor-kit';
import type { RawBuilder } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import { accountOf, balanceOf, type Decision, vendorSource, type Wallet } from '../ledger/index.ts';
import { answered } from './answers.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { factsOf, type GatewayFacts, memberOfPlayer } from './facts.ts';
import { writeNewRound, writeRoundChange } from './rounds.ts';
import { type Ruling, ruleCancel, ruleCredit, ruleDebit, ruleEndRound, rulePlay, type Situation } from './rules.ts';
import { createVendorSessions } from './sessions.ts';
import type { GatewayTables } from './tables.ts';

type Accepted = Extract<Ruling, { kind: 'accepted' }>;

interface Command {
  request: RoundRef & { playerRef: string };
  /** What the answer is about. */
  txId: string;
  /** Every id whose past the rule looks at. */
  txIds: readonly string[];
  /** Only debits have one. */
  session: string | null;
  detail?: unknown;
  rule: (situation: Situation) => Ruling;
  /** The answer for a player whom this vendor never met. */
  unknownPlayer: WalletCode;
}

/** The wallet of one vendor, in process. Every command of money is one turn on the player's wallet. */
export function createVendorWallet(deps: GatewayDependencies, vendorCode: string): VendorWallet {
  const database = withTables<GatewayTables>(deps.database);
  const { authenticate, checkSession, endSession } = createVendorSessions(deps, vendorCode);

  const isSiteSessionAlive = async ({ session }: GatewayFacts, now: Date): Promise<boolean> =>
    session !== null && !session.isEnded && deps.sessions.isSessionAlive(session.siteSessionId, now);

  /** The rows of the round and its bet, written in the same statement as the money. */
  const rowsOf = (
    command: Command,
    { wallet, facts }: Situation,
    ruling: Accepted,
    now: Date,
  ): RawBuilder<unknown>[] => {
    const { roundId } = command.request;
    const rows: RawBuilder<unknown>[] = [];
    const { round, bet, account } = ruling;
    const settledAt = bet?.status === 'settled' || bet?.status === 'cancelled' ? now : null;
    if (round?.isNew && facts.game && bet) {
      const { id: gameId, gameType } = facts.game;
      const owner = { vendorCode, roundId, memberId: wallet.memberId, gameId };
      const { brandId, currencyCode } = accountOf(wallet, account);
      rows.push(writeNewRound({ ...owner, accountKind: account, isOver: round.isClosed, at: now }));
      const known = { brandId, currencyCode, gameType, placedAt: now, settledAt, detail: command.detail };
      rows.push(deps.bets.writeNewBet({ ...owner, ...known, ...bet, id: deps.newId() }));
      return rows;
    }
    if (round) rows.push(writeRoundChange({ vendorCode, roundId, ...round, at: now }));
    if (bet && facts.bet) rows.push(deps.bets.writeBetChange({ ...bet, id: facts.bet.id, settledAt }));
    return rows;
  };

  const decide =
    (command: Command) =>
    (wallet: Wallet | null, facts: GatewayFacts, now: Date, isAlive: boolean | undefined): Decision<WalletAnswer> => {
      const { txId } = command;
      if (!wallet) return { answer: answered(command.unknownPlayer, { txId, balance: null }) };
      const situation = { vendorCode, wallet, facts, isSiteSessionAlive: isAlive ?? false };
      const ruling = command.rule(situation);
      const balance = balanceOf(wallet);
      if (ruling.kind === 'refused') return { answer: answered(ruling.code, { txId, balance }) };
      if (ruling.kind === 'replay') {
        return { answer: answered('OK', { txId, balance, ledgerId: ruling.operationId, replay: true }) };
      }
      return {
        acts: ruling.acts,
        turnOn: ruling.account,
        alongside: rowsOf(command, situation, ruling, now),
        booked: (booked) => answered('OK', { txId, balance: booked.balance, ledgerId: booked.operationId }),
        insufficient: answered('INSUFFICIENT_FUNDS', { txId, balance }),
      };
    };

  /** A failure of the database is INTERNAL: whether money moved is not known, the same id may be sent again. */
  const run = async (command: Command): Promise<WalletAnswer> => {
    const { gameCode, roundId, playerRef } = command.request;
    const sessionHash = command.session === null ? null : deps.hashToken(command.session);
    try {
      return await deps.ledger.takeTurn<GatewayFacts, WalletAnswer, boolean>({
        member: memberOfPlayer(vendorCode, playerRef),
        queue: `${vendorCode}/${playerRef}`,
        references: command.txIds.map((reference) => ({ source: vendorSource(vendorCode), reference })),
        facts: factsOf({ vendorCode, gameCode, roundId, sessionHash }, deps.bets.betSoFar(vendorCode, roundId)),
        ask: isSiteSessionAlive,
        decide: decide(command),
      });
    } catch (error) {
      // Wrong arguments are the calling program's fault; nothing was asked of the database yet or all of it was undone.
      if (error instanceof RangeError || error instanceof TypeError) throw error;
      deps.onFailure(error);
      return answered('INTERNAL', { txId: command.txId, balance: null });
    }
  };

  const balance = async ({ playerRef }: { playerRef: string }) => {
    const player = await database
      .selectFrom('player_refs')
      .select('member_id')
      .where('vendor_code', '=', vendorCode)
      .where('player_ref', '=', playerRef)
      .executeTakeFirst();
    return player ? deps.ledger.balanceOf(player.member_id) : null;
  };

  return {
    authenticate,
    checkSession,
    endSession,
    balance,
    play: (request) =>
      run({
        request,
        txId: request.debit.txId,
        txIds: [request.debit.txId, request.credit.txId],
        session: request.session,
        detail: request.detail,
        rule: (situation) => rulePlay(situation, request),
        unknownPlayer: 'SESSION_INVALID',
      }),
    debit: (request) =>
      run({
        request,
        txId: request.txId,
        txIds: [request.txId],
        session: request.session,
        rule: (situation) => ruleDebit(situation, request),
        unknownPlayer: 'SESSION_INVALID',
      }),
    credit: (request) =>
      run({
        request,
        txId: request.txId,
        txIds: [request.txId, ...request.refTxIds],
        session: null,
        rule: (situation) => ruleCredit(situation, request),
        unknownPlayer: 'REF_NOT_FOUND',
      }),
    cancel: (request) =>
      run({
        request,
        txId: request.txId,
        txIds: [request.txId, request.targetTxId],
        session: null,
        rule: (situation) => ruleCancel(situation, request),
        unknownPlayer: 'REF_NOT_FOUND',
      }),
    endRound: (request) =>
      run({
        request,
        txId: request.roundId,
        txIds: [],
        session: null,
        rule: (situation) => ruleEndRound(situation, request),
        unknownPlayer: 'REF_NOT_FOUND',
      }),
    getTx: async ({ txId }) => {
      const act = await database
        .selectFrom('operations')
        .select(['id', 'member_id', 'outcome', 'cancelled_by'])
        .where('source', '=', vendorSource(vendorCode))
        .where('reference', '=', txId)
        .executeTakeFirst();
      if (!act) return null;
      const isCancelled = act.outcome === 'tombstone' || act.cancelled_by !== null;
      return answered(isCancelled ? 'TX_CANCELLED' : 'OK', {
        txId,
        balance: act.member_id === null ? null : await deps.ledger.balanceOf(act.member_id),
        ledgerId: act.id,
        replay: true,
      });
    },
  };
}

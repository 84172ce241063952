import type { WalletAnswer } from '@baize/vendor-kit';
import {
  type Awaitable,
  BatchWriterOverloadedError,
  balanceOf,
  holdFloat,
  holdPools,
  isPoolShort,
  type SeenWallet,
  type SqlStatement,
  vendorSource,
  type Wallet,
  type WalletBooking,
  type WalletDecision,
} from '../ledger/index.ts';
import { answered } from './answers.ts';
import { createCachedFacts } from './cached-facts.ts';
import { cachedRound, withRound } from './cached-rounds.ts';
import type { Command } from './commands.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { type FactsRequest, factsOf, type GatewayFacts } from './facts.ts';
import { grantStatement } from './free-round-grants.ts';
import { allHeld, type HoldReason, heldRows, withHeld } from './held/index.ts';
import type { Players } from './players.ts';
import { rowsOf } from './rows.ts';
import type { Decision, DecisionContext } from './rules/decision-context.ts';

type Accepted = Extract<Decision, { kind: 'accepted' }>;

/** Runs commands of money: each is one transaction on the player's wallet. */
export function createRunner(
  deps: GatewayDependencies,
  vendorCode: string,
  players: Players,
  holds: HoldReason | null = null,
) {
  const cachedFacts = createCachedFacts();
  const source = vendorSource(vendorCode);

  const isSiteSessionAlive = ({ session }: GatewayFacts, now: Date): Awaitable<boolean> =>
    session !== null && !session.isEnded && deps.sessions.isSessionAlive(session.siteSessionId, now);

  const bookingOf = (
    command: Command,
    context: DecisionContext,
    decision: Accepted,
    { sessionHash, memo }: { sessionHash: Buffer | null; memo: unknown },
  ): WalletBooking<WalletAnswer> => {
    const { txId, roundId } = command;
    const held = holds === 'hourly_loss' ? allHeld(decision.acts) : decision.held;
    const acts = held ? withHeld(decision.acts, held) : decision.acts;
    const holding = held && holds && heldRows({ ...context, reason: holds, acts, held, newId: deps.newId });
    const rows = decision.round ? rowsOf(context, roundId, decision.round, command) : null;
    const written = { row: rows?.rounds[0], before: context.facts.round, acts };
    return {
      acts,
      lockedAccount: decision.account,
      sessionHash,
      ...(rows ?? {}),
      statements: [
        ...grantStatements(vendorCode, command, context, decision),
        ...operatorGuards(vendorCode, context, decision),
        ...(holding?.statements ?? []),
      ],
      booked: ({ balance, ledgerId }) => {
        for (const payout of holding?.payouts ?? []) deps.onHeld(payout);
        return {
          answer: answered('OK', { txId, balance, ledgerId }),
          memo: withRound(memo, vendorCode, command, written, ledgerId),
        };
      },
      insufficient: answered('INSUFFICIENT_FUNDS', { txId, balance: balanceOf(context.wallet) }),
    };
  };

  const decide = (
    command: Command,
    factsRequest: FactsRequest,
    { wallet, facts, memo, isFromCache }: SeenWallet<GatewayFacts>,
    now: Date,
    isAlive: boolean,
  ): WalletDecision<WalletAnswer> => {
    const { txId } = command;
    if (!wallet) return { answer: answered(command.unknownPlayer, { txId, balance: null }) };
    const context = { vendorCode, wallet, facts, isSiteSessionAlive: isAlive, now, holds };
    const decision = command.rule(context);
    const balance = balanceOf(wallet);
    if (decision.kind === 'refused') {
      return { answer: answered(decision.code, { txId, balance, ...(decision.limit && { limit: decision.limit }) }) };
    }
    if (decision.kind === 'replay') {
      return { answer: answered('OK', { txId, balance, ledgerId: decision.ledgerId, replay: true }) };
    }
    if (!isFromCache) cachedFacts.keep(wallet, factsRequest, facts);
    return bookingOf(command, context, decision, { sessionHash: factsRequest.sessionHash, memo });
  };

  /** Of what begins a round, and of what goes on with one that this process has begun. */
  const cachedFactsOf = (command: Command, request: FactsRequest) => {
    if (command.beginsRound) {
      return (wallet: Wallet, memo: unknown) => {
        const facts = cachedFacts.of(wallet, request);
        if (!facts) return null;
        const known = cachedRound(memo, vendorCode, command.roundId);
        return { facts: known ? { ...facts, round: known.round } : facts };
      };
    }
    if (!command.staysWithRound) return undefined;
    return (_wallet: Wallet, memo: unknown) => {
      const known = cachedRound(memo, vendorCode, command.roundId);
      return known
        ? { facts: { session: null, game: null, round: known.round, grant: null }, earlier: known.stakes }
        : null;
    };
  };

  const runWalletTransaction = (command: Command, memberId: string): Promise<WalletAnswer> => {
    const request = factsRequestOf(vendorCode, command, deps.hashToken);
    return deps.ledger.runWalletTransaction<GatewayFacts, WalletAnswer>({
      memberId,
      references: command.txIds.map((reference) => ({ source, reference })),
      facts: () => factsOf(request),
      cachedFacts: cachedFactsOf(command, request),
      decide: (seen, now) => {
        const isAlive = isSiteSessionAlive(seen.facts, now);
        return isAlive instanceof Promise
          ? isAlive.then((known) => decide(command, request, seen, now, known))
          : decide(command, request, seen, now, isAlive);
      },
    });
  };

  /**
   * A failure of the database is INTERNAL: whether money moved is not known, the same id may be sent again. Throws BatchWriterOverloadedError
   * when surely nothing moved because too many wait.
   */
  return async (command: Command): Promise<WalletAnswer> => {
    const { playerRef, txId } = command;
    try {
      const memberId = players.memberOf(playerRef) ?? (await players.findMember(playerRef));
      if (memberId === null) return answered(command.unknownPlayer, { txId, balance: null });
      return await runWalletTransaction(command, memberId).catch(async (error) => {
        if (!isPoolShort(error)) throw error;
        return answered(command.shortCode, { txId, balance: await deps.ledger.balanceOf(memberId) });
      });
    } catch (error) {
      // Wrong arguments are the calling program's fault; nothing was asked of the database yet or all of it was undone.
      if (error instanceof RangeError || error instanceof TypeError || error instanceof BatchWriterOverloadedError)
        throw error;
      deps.onFailure(error);
      return answered('INTERNAL', { txId, balance: null });
    }
  };
}

/** What a command looks at beside the wallet. */
export function factsRequestOf(
  vendorCode: string,
  { gameCode, roundId, grantId, session, grant, isTransfer }: Command,
  hashToken: (token: string) => Buffer,
): FactsRequest {
  const sessionHash = session === null ? null : hashToken(session);
  return { vendorCode, gameCode, roundId, sessionHash, grantId, grantedGames: grant?.gameCodes, isTransfer };
}

/** Jackpots are paid only as far as their pools go, transfers only as far as the vendor's float goes. */
function operatorGuards(
  vendorCode: string,
  { wallet }: DecisionContext,
  { pools, account, takesFloat }: Accepted,
): readonly SqlStatement[] {
  if (takesFloat) return [holdFloat(wallet, vendorCode)];
  return pools && pools.length > 0 ? [holdPools(wallet, { vendorCode, account }, pools)] : [];
}

/** What is written about a grant of free rounds in the same transaction as the act. */
function grantStatements(
  vendorCode: string,
  command: Command,
  { wallet, now }: DecisionContext,
  decision: Accepted,
): readonly SqlStatement[] {
  const { grant } = command;
  if (grant && command.grantId !== null) {
    const { grantId } = command;
    return [grantStatement({ ...grant, vendorCode, grantId, memberId: wallet.memberId, givenAt: now })];
  }
  if (!decision.grant) return [];
  const { grantId, change } = decision.grant;
  const values = change === 'use' ? [vendorCode, grantId] : [vendorCode, grantId, now];
  return [{ name: `grant_${change}`, text: grantTexts[change], values }];
}

const grantTexts = {
  use: 'update free_round_grants set used_count = used_count + 1 where vendor_code = $1 and grant_id = $2',
  cancel: `update free_round_grants set cancelled_at = coalesce(cancelled_at, $3) where vendor_code = $1 and grant_id = $2`,
};

import type { WalletAnswer } from '@baize/vendor-kit';
import {
  type Alongside,
  balanceOf,
  type Decision,
  holdFloat,
  holdPools,
  isPoolShort,
  LaneOverloadedError,
  vendorSource,
  type Wallet,
} from '../ledger/index.ts';
import { answered } from './answers.ts';
import type { Command } from './commands.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { createExpectations } from './expectations.ts';
import { type FactsRequest, factsOf, type GatewayFacts } from './facts.ts';
import { allHeld, type HoldReason, heldRows, withHeld } from './held/index.ts';
import type { Players } from './players.ts';
import { rememberedRound, rememberRounds } from './remembered-rounds.ts';
import { rowsOf } from './rows.ts';
import type { Ruling, Situation } from './rules/situation.ts';

type Accepted = Extract<Ruling, { kind: 'accepted' }>;

/** Runs commands of money: each is one turn on the player's wallet. */
export function createRunner(
  deps: GatewayDependencies,
  vendorCode: string,
  players: Players,
  holds: HoldReason | null = null,
) {
  const expectations = createExpectations();
  const source = vendorSource(vendorCode);

  const isSiteSessionAlive = ({ session }: GatewayFacts, now: Date): Promise<boolean> | boolean =>
    session !== null && !session.isEnded && deps.sessions.isSessionAlive(session.siteSessionId, now);

  const bookedDecision = (
    command: Command,
    situation: Situation,
    ruling: Accepted,
    sessionHash: Buffer | null,
  ): Decision<WalletAnswer> => {
    const { txId, roundId } = command;
    const held = holds === 'hourly_loss' ? allHeld(ruling.acts) : ruling.held;
    const acts = held ? withHeld(ruling.acts, held) : ruling.acts;
    const holding = held && holds && heldRows({ ...situation, reason: holds, acts, held, newId: deps.newId });
    const rows = ruling.round ? rowsOf(situation, roundId, ruling.round, command) : null;
    const alongside = together(
      grantRows(vendorCode, command, situation, ruling),
      together(houseGuard(vendorCode, situation, ruling), holding?.alongside ?? null),
    );
    const written = { row: rows?.rounds[0], before: situation.facts.round, acts };
    return {
      acts,
      turnOn: ruling.account,
      sessionHash,
      ...(rows ?? {}),
      note: (before, booked) => rememberRounds(before, vendorCode, command, written, booked),
      ...(alongside && { alongside }),
      booked: (booked) => {
        for (const payout of holding?.payouts ?? []) deps.onHeld(payout);
        return answered('OK', { txId, balance: booked.balance, ledgerId: booked.ledgerId });
      },
      insufficient: answered('INSUFFICIENT_FUNDS', { txId, balance: balanceOf(situation.wallet) }),
    };
  };

  const decide = (
    command: Command,
    factsRequest: FactsRequest,
    wallet: Wallet | null,
    facts: GatewayFacts,
    now: Date,
    isAlive: boolean,
  ): Decision<WalletAnswer> => {
    const { txId } = command;
    if (!wallet) return { answer: answered(command.unknownPlayer, { txId, balance: null }) };
    const situation = { vendorCode, wallet, facts, isSiteSessionAlive: isAlive, now, holds };
    const ruling = command.rule(situation);
    const balance = balanceOf(wallet);
    if (ruling.kind === 'refused') {
      return { answer: answered(ruling.code, { txId, balance, ...(ruling.limit && { limit: ruling.limit }) }) };
    }
    if (ruling.kind === 'replay') {
      return { answer: answered('OK', { txId, balance, ledgerId: ruling.ledgerId, replay: true }) };
    }
    expectations.keep(wallet, factsRequest, facts);
    return bookedDecision(command, situation, ruling, factsRequest.sessionHash);
  };

  /** Of what begins a round, and of what goes on with one that this process has begun. */
  const expectationOf = (command: Command, request: FactsRequest) => {
    if (command.beginsRound) {
      return (wallet: Wallet, note: unknown) => {
        const facts = expectations.of(wallet, request);
        if (!facts) return null;
        const known = rememberedRound(note, vendorCode, command.roundId);
        return { facts: known ? { ...facts, round: known.round } : facts };
      };
    }
    if (!command.staysWithRound) return undefined;
    return (_wallet: Wallet, note: unknown) => {
      const known = rememberedRound(note, vendorCode, command.roundId);
      return known
        ? { facts: { session: null, game: null, round: known.round, grant: null }, earlier: known.stakes }
        : null;
    };
  };

  const takeTurn = (command: Command, memberId: string): Promise<WalletAnswer> => {
    const request = factsRequestOf(vendorCode, command, deps.hashToken);
    return deps.ledger.takeTurn<GatewayFacts, WalletAnswer, boolean>({
      memberId,
      references: command.txIds.map((reference) => ({ source, reference })),
      facts: () => factsOf(request),
      expected: expectationOf(command, request),
      ask: isSiteSessionAlive,
      decide: (wallet, facts, now, isAlive) => decide(command, request, wallet, facts, now, isAlive ?? false),
    });
  };

  /**
   * A failure of the database is INTERNAL: whether money moved is not known, the same id may be sent again. Throws LaneOverloadedError
   * when surely nothing moved because too many wait.
   */
  return async (command: Command): Promise<WalletAnswer> => {
    const { playerRef, txId } = command;
    try {
      const memberId = players.memberOf(playerRef) ?? (await players.findMember(playerRef));
      if (memberId === null) return answered(command.unknownPlayer, { txId, balance: null });
      return await takeTurn(command, memberId).catch(async (error) => {
        if (!isPoolShort(error)) throw error;
        return answered(command.shortCode, { txId, balance: await deps.ledger.balanceOf(memberId) });
      });
    } catch (error) {
      // Wrong arguments are the calling program's fault; nothing was asked of the database yet or all of it was undone.
      if (error instanceof RangeError || error instanceof TypeError || error instanceof LaneOverloadedError)
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
function houseGuard(
  vendorCode: string,
  { wallet }: Situation,
  { pools, account, takesFloat }: Accepted,
): Alongside | null {
  if (takesFloat) return holdFloat(wallet, vendorCode);
  return pools && pools.length > 0 ? holdPools(wallet, { vendorCode, account }, pools) : null;
}

function together(one: Alongside | null, other: Alongside | null): Alongside | null {
  if (!one || !other) return one ?? other;
  return async (run) => {
    await one(run);
    await other(run);
  };
}

/** What is written about a grant of free rounds in the same transaction as the act. */
function grantRows(
  vendorCode: string,
  command: Command,
  { wallet, now }: Situation,
  ruling: Accepted,
): Alongside | null {
  const { grant } = command;
  if (grant) {
    const values = [
      vendorCode,
      command.grantId,
      wallet.memberId,
      grant.campaign,
      grant.gameCodes,
      grant.count,
      grant.valueMinor,
      grant.expiresAt,
    ];
    return async (run) => void (await run({ name: 'grant_made', text: grantStatements.make, values }));
  }
  if (!ruling.grant) return null;
  const { grantId, change } = ruling.grant;
  const values = change === 'use' ? [vendorCode, grantId] : [vendorCode, grantId, now];
  return async (run) => void (await run({ name: `grant_${change}`, text: grantStatements[change], values }));
}

const grantStatements = {
  make: `insert into free_round_grants (vendor_code, grant_id, member_id, campaign, game_codes, round_count, value_minor, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  use: 'update free_round_grants set used_count = used_count + 1 where vendor_code = $1 and grant_id = $2',
  cancel: `update free_round_grants set cancelled_at = coalesce(cancelled_at, $3) where vendor_code = $1 and grant_id = $2`,
};

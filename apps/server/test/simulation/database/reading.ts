import type { MovementName } from '@baize/contract';
import type { FactsRequest, GatewayFacts, RoundFact, VendorFact } from '../../../src/modules/gateway/facts.ts';
import type { ActReference } from '../../../src/modules/ledger/booking/wallet/store.ts';
import type { EarlierAct, MemberAccount, Wallet } from '../../../src/modules/ledger/booking/wallet/wallet.ts';
import type { Faults } from '../faults.ts';
import { accountsOf, floatOf, game, key, limitsOf, type State, type StoredLine } from './state.ts';

/** What the one reading statement of the ledger gives (modules/ledger/booking/wallet/store.ts), over one snapshot. */
export function walletFrom(
  state: State,
  memberId: string,
  references: readonly ActReference[],
  faults: Pick<Faults, 'forgets'>,
): Wallet | null {
  const member = state.members.get(memberId);
  if (!member) return null;
  const { id: brandId, currencyCode, generation } = state.brand;
  return {
    memberId,
    brandId,
    currencyCode,
    playAccount: 'cash',
    isBlocked: member.isBlocked,
    generation,
    limits: limitsOf(state, member),
    accounts: accountsOf(state, memberId).map((account) => ({
      id: account.id,
      kind: account.kind as MemberAccount['kind'],
      currencyCode,
      balanceMinor: account.balanceMinor,
      version: account.version,
      turn: account.turn,
      counters: { ...account.counters },
    })),
    earlier: earlierActs(
      state,
      references.filter(({ source, reference }) => !faults.forgets(source, reference)),
    ),
  };
}

/** The acts of the ids, and those that took them back. */
function earlierActs(state: State, references: readonly ActReference[]): EarlierAct[] {
  const found = new Map<string, StoredLine[]>();
  for (const { source, reference } of references) {
    const resolver = state.resolved.get(key(source, reference));
    for (const id of [key(source, reference), ...(resolver ? [key(source, resolver.reference)] : [])]) {
      const lines = state.acts.get(id);
      if (lines) found.set(id, lines);
    }
  }
  return [...found].map(([id, lines]) => earlierAct(lines, state.resolved.get(id)?.reference ?? null));
}

function earlierAct(lines: readonly StoredLine[], resolvedBy: string | null): EarlierAct {
  const [first] = lines as [StoredLine];
  return {
    id: `${first.batch}-${first.line}`,
    name: first.act,
    source: first.source,
    reference: first.reference,
    memberId: first.member,
    fingerprint: first.fingerprint,
    subject: first.subject,
    outcome: first.outcome,
    resolvedBy,
    postings: lines.flatMap(({ movement, amount }) =>
      movement === null || amount === null ? [] : [{ movement: movement as MovementName, amountMinor: amount }],
    ),
  };
}

/** What the gateway's part of the statement gives (modules/gateway/facts.ts). */
export function factsFrom(state: State, memberId: string, request: FactsRequest): GatewayFacts {
  const { vendorCode, gameCode, roundId, sessionHash, grantId, grantedGames, isTransfer } = request;
  const session = sessionHash === null ? undefined : state.sessions.get(sessionHash.toString('hex'));
  const isOwn = session?.vendorCode === vendorCode && session.memberId === memberId;
  const grant = grantId === null ? undefined : state.grants.get(key(vendorCode, grantId));
  const { isGameEnabled } = state.brand;
  return {
    session: isOwn ? { siteSessionId: session.token, isEnded: session.isEnded } : null,
    game:
      gameCode === game.code ? { id: game.id, gameType: game.type, isEnabled: isGameEnabled, isDraining: false } : null,
    round: roundFact(state, key(vendorCode, roundId)),
    grant: grant
      ? {
          memberId: grant.memberId,
          campaign: grant.campaign,
          gameCodes: grant.gameCodes,
          left: grant.count - grant.used,
          expiresAt: grant.expiresAt.toISOString(),
          isCancelled: grant.isCancelled,
        }
      : null,
    ...(isTransfer && { vendor: vendorFact(state, vendorCode) }),
    ...(grantedGames && { areGamesOffered: grantedGames.every((code) => code === game.code) }),
  };
}

/** What a settlement of many bets reads: their rounds by their ids. */
export function roundsFrom(
  state: State,
  vendorCode: string,
  betIds: readonly string[],
  { resettlesManyByAdding }: Pick<Faults, 'resettlesManyByAdding'>,
): Record<string, RoundFact> {
  const rounds = betIds.flatMap((betId): [string, RoundFact][] => {
    const round = roundFact(state, key(vendorCode, betId));
    return round ? [[betId, resettlesManyByAdding ? { ...round, payoutMinor: '0' } : round]] : [];
  });
  return Object.fromEntries(rounds);
}

/** Every vendor of a simulation has a wallet of its own. */
const vendorFact = (state: State, vendorCode: string): VendorFact => ({
  hasOwnWallet: true,
  isDisabled: false,
  isDraining: false,
  floatMinor: String(floatOf(state, vendorCode)),
});

/** A round of several steps, else an instant game's line of the betting record. */
function roundFact(state: State, id: string): RoundFact | null {
  const round = state.rounds.get(id);
  const stored = round ?? state.bets.get(id)?.find(({ line }) => line === 0);
  if (!stored) return null;
  const owner = {
    memberId: stored.member,
    brandId: state.brand.id,
    gameId: stored.game,
    gameCode: game.code,
    gameType: game.type,
    currencyCode: stored.currency,
    accountKind: stored.account as RoundFact['accountKind'],
    stakeMinor: String(stored.stake),
    payoutMinor: String(stored.payout),
    detail: stored.detail === null ? null : (JSON.parse(stored.detail) as unknown),
  };
  if (!round) {
    const { placed, settled } = stored as { placed: Date; settled: Date };
    const times = { openedAt: placed.toISOString(), closedAt: settled.toISOString() };
    const ended = {
      owedMinor: '0',
      status: 'closed',
      isCredited: true,
      generation: 0,
      betLines: 1,
      isBet: false,
    } as const;
    return { ...owner, ...times, ...ended };
  }
  return {
    ...owner,
    isBet: round.bet,
    owedMinor: String(round.owed),
    status: round.status,
    isCredited: round.credited,
    generation: round.generation,
    betLines: round.lines,
    openedAt: round.opened.toISOString(),
    closedAt: round.closed?.toISOString() ?? null,
  };
}

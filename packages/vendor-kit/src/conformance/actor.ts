import type {
  AdjustRequest,
  CashOutRequest,
  CreditRequest,
  DebitRequest,
  FreeRoundsGrant,
  MakeBetRequest,
  PlayRequest,
  SettleBetRequest,
  VendorSession,
  VendorWallet,
  WalletAnswer,
  WalletBalance,
} from '../wallet.ts';
import { expectEqual } from './failure.ts';
import { Sent } from './sent.ts';

/** Short names of a case's own to ids that nobody ever used. */
export type IdOf = (name: string) => string;

interface ActorFields {
  wallet: VendorWallet;
  entered: VendorSession;
  playerId: string;
  idOf: IdOf;
}

type PlayedWins = Record<string, bigint | { amountMinor: bigint; kind: 'jackpot' | 'freeround'; grantId?: string }>;

/**
 * A player in a case, and what the vendor sends about him. Acts, rounds and bets have short names ("bet", "win"), told apart between
 * cases by `idOf`; without another word everything belongs to the round "round". `more` replaces fields of the request as they are.
 */
export class Actor {
  readonly wallet: VendorWallet;
  readonly playerId: string;
  readonly playerRef: string;
  readonly session: string;
  readonly gameCode: string;
  readonly currency: string;
  /** Cash at the beginning, in minor units. */
  readonly startMinor: bigint;
  private readonly idOf: IdOf;

  constructor({ wallet, entered, playerId, idOf }: ActorFields) {
    this.wallet = wallet;
    this.playerId = playerId;
    this.idOf = idOf;
    this.playerRef = entered.playerRef;
    this.session = entered.session;
    this.gameCode = entered.gameCode;
    this.currency = entered.currency.code;
    this.startMinor = entered.balance.cashMinor;
  }

  private sent(what: string, txId: string, answer: Promise<WalletAnswer>): Sent {
    return new Sent({ what, txId, startMinor: this.startMinor, answer });
  }

  private round() {
    return { roundId: this.idOf('round'), gameCode: this.gameCode, playerRef: this.playerRef };
  }

  /** Names a round that is not "round". */
  private at({ roundId }: { roundId: string }): string {
    const prefix = this.idOf('');
    const name = roundId.startsWith(prefix) ? roundId.slice(prefix.length) : roundId;
    return name === 'round' ? '' : ` in "${name}"`;
  }

  private get debtor() {
    return { session: this.session, playerRef: this.playerRef };
  }

  debit(name: string, amountMinor: bigint, more: Partial<DebitRequest> = {}): Sent {
    const request = { ...this.round(), ...this.debtor, txId: this.idOf(name), amountMinor, ...more };
    return this.sent(`debit "${name}" of ${amountMinor}${this.at(request)}`, request.txId, this.wallet.debit(request));
  }

  /** Refers to the stake "bet" unless `refs` names others. */
  credit(name: string, amountMinor: bigint, options: Partial<CreditRequest> & { refs?: string[] } = {}): Sent {
    const { refs = ['bet'], ...more } = options;
    const win = { txId: this.idOf(name), amountMinor, kind: 'win' as const, roundEnd: false };
    const request = { ...this.round(), ...win, refTxIds: refs.map(this.idOf), ...more };
    return this.sent(
      `credit "${name}" of ${amountMinor}${this.at(request)}`,
      request.txId,
      this.wallet.credit(request),
    );
  }

  cancel(name: string, target: string, more: { roundId?: string; reason?: string } = {}): Sent {
    const request = { ...this.round(), txId: this.idOf(name), targetTxId: this.idOf(target), reason: 'test', ...more };
    return this.sent(`cancel "${name}" of "${target}"${this.at(request)}`, request.txId, this.wallet.cancel(request));
  }

  /** Stakes and wins by name; ends the round unless told otherwise. */
  play(stakes: Record<string, bigint>, wins: PlayedWins, more: Partial<PlayRequest> = {}): Sent {
    const debits = Object.entries(stakes).map(([name, amountMinor]) => ({ txId: this.idOf(name), amountMinor }));
    const credits = Object.entries(wins).map(([name, win]) => ({
      txId: this.idOf(name),
      ...(typeof win === 'bigint' ? { amountMinor: win, kind: 'win' as const } : win),
    }));
    const request = { ...this.round(), ...this.debtor, debits, credits, roundEnd: true, ...more };
    const txId = [...request.debits, ...request.credits][0]?.txId ?? '';
    const names = [...Object.keys(stakes), ...Object.keys(wins)].map((name) => `"${name}"`);
    return this.sent(`play ${names.join(', ')}${this.at(request)}`, txId, this.wallet.play(request));
  }

  endRound(more: { roundId?: string; gameCode?: string } = {}): Sent {
    const request = { ...this.round(), ...more };
    return this.sent(`endRound${this.at(request)}`, request.roundId, this.wallet.endRound(request));
  }

  adjust(name: string, amountMinor: bigint, more: Partial<AdjustRequest> = {}): Sent {
    const act = { txId: this.idOf(name), amountMinor, refTxIds: [], policy: 'refuse' as const, reason: 'test' };
    const request = { ...this.round(), ...act, ...more };
    return this.sent(
      `adjust "${name}" by ${amountMinor}${this.at(request)}`,
      request.txId,
      this.wallet.adjust(request),
    );
  }

  promo(name: string, amountMinor: bigint, campaign = 'welcome'): Sent {
    const request = { txId: this.idOf(name), playerRef: this.playerRef, campaign, amountMinor };
    return this.sent(`promo "${name}" of ${amountMinor}`, request.txId, this.wallet.promo(request));
  }

  fundPool(name: string, pool: string, amountMinor: bigint): Sent {
    const request = { txId: this.idOf(name), playerRef: this.playerRef, pool, amountMinor };
    return this.sent(`fundPool "${name}" with ${amountMinor}`, request.txId, this.wallet.fundPool(request));
  }

  pools(): ReturnType<VendorWallet['pools']> {
    return this.wallet.pools({ playerRef: this.playerRef });
  }

  grant(name: string, count: number, expiresAt: string, more: Partial<FreeRoundsGrant> = {}): Sent {
    const grant = { grantId: this.idOf(name), playerRef: this.playerRef, campaign: 'welcome', count, valueMinor: 10n };
    const request = { ...grant, gameCodes: [this.gameCode], expiresAt, ...more };
    return this.sent(`grant "${name}" of ${count} free rounds`, request.grantId, this.wallet.grantFreeRounds(request));
  }

  cancelGrant(name: string, grant: string): Sent {
    const request = { txId: this.idOf(name), grantId: this.idOf(grant), playerRef: this.playerRef };
    return this.sent(`cancel of the grant "${grant}"`, request.txId, this.wallet.cancelFreeRounds(request));
  }

  /** The win of a free round, in a round of its own. */
  freeWin(name: string, amountMinor: bigint, grant: string, more: Partial<CreditRequest> = {}): Sent {
    const free = { kind: 'freeround' as const, grantId: this.idOf(grant), roundId: this.idOf(`round-of-${name}`) };
    return this.credit(name, amountMinor, { refs: [], ...free, roundEnd: true, ...more });
  }

  makeBet(name: string, amountMinor: bigint, more: Partial<MakeBetRequest> = {}): Sent {
    const bet = { betId: this.idOf(name), gameCode: this.gameCode, amountMinor };
    const request = { ...this.debtor, ...bet, legs: [{ pick: 'home' }], pricePolicy: 'exact' as const, ...more };
    return this.sent(`makeBet "${name}" of ${amountMinor}`, request.betId, this.wallet.makeBet(request));
  }

  commit(name: string): Sent {
    const request = { betId: this.idOf(name), playerRef: this.playerRef };
    return this.sent(`commitBet "${name}"`, request.betId, this.wallet.commitBet(request));
  }

  discard(name: string): Sent {
    const request = { betId: this.idOf(name), playerRef: this.playerRef };
    return this.sent(`discardBet "${name}"`, request.betId, this.wallet.discardBet(request));
  }

  settle(name: string, payoutMinor: bigint, more: Partial<SettleBetRequest> = {}): Sent {
    const request = this.settlement(name, payoutMinor, { generation: 1, ...more });
    return this.sent(`settleBet "${name}" with ${payoutMinor}`, request.betId, this.wallet.settleBet(request));
  }

  resettle(name: string, generation: number, payoutMinor: bigint, more: Partial<SettleBetRequest> = {}): Sent {
    const request = this.settlement(name, payoutMinor, { generation, ...more });
    const what = `resettleBet "${name}", generation ${generation}, with ${payoutMinor}`;
    return this.sent(what, request.betId, this.wallet.resettleBet(request));
  }

  /** A result of a bet, as the commands of settlement take it. */
  settlement(name: string, payoutMinor: bigint, more: Partial<SettleBetRequest> = {}): SettleBetRequest {
    const result = payoutMinor > 0n ? 'won' : 'lost';
    const bet = { betId: this.idOf(name), playerRef: this.playerRef };
    return { ...bet, generation: 1, payoutMinor, result, policy: 'refuse', ...more };
  }

  cashOut(name: string, bet: string, payoutMinor: bigint, more: Partial<CashOutRequest> = {}): Sent {
    const request = { txId: this.idOf(name), betId: this.idOf(bet), playerRef: this.playerRef, payoutMinor, ...more };
    return this.sent(`cashOut "${name}" of "${bet}" with ${payoutMinor}`, request.txId, this.wallet.cashOut(request));
  }

  transferIn(name: string, amountMinor: bigint, session = this.session): Sent {
    const request = { txId: this.idOf(name), playerRef: this.playerRef, amountMinor, session };
    return this.sent(`transferIn "${name}" of ${amountMinor}`, request.txId, this.wallet.transferIn(request));
  }

  transferOut(name: string, amountMinor: bigint): Sent {
    const request = { txId: this.idOf(name), playerRef: this.playerRef, amountMinor };
    return this.sent(`transferOut "${name}" of ${amountMinor}`, request.txId, this.wallet.transferOut(request));
  }

  queryTransfer(name: string): Promise<WalletAnswer | null> {
    return this.wallet.queryTransfer({ txId: this.idOf(name), playerRef: this.playerRef });
  }

  /** The code that an id answers now; null: never seen. */
  async codeOf(name: string): Promise<string | null> {
    return (await this.wallet.getTx({ txId: this.idOf(name) }))?.code ?? null;
  }

  balance(): Promise<WalletBalance | null> {
    return this.wallet.balance({ playerRef: this.playerRef });
  }

  /** Asks the wallet for the balance and compares. */
  async has(expected: { cash: bigint; locked?: bigint }): Promise<void> {
    const balance = await this.balance();
    expectEqual('balance: change of cash', balance && balance.cashMinor - this.startMinor, expected.cash);
    if (expected.locked !== undefined) expectEqual('balance: locked', balance?.lockedMinor, expected.locked);
  }

  /** Asks for a round or a bet and compares what it stands at. */
  async roundIs(name: string, status: string, sums: { stake: bigint; payout: bigint }): Promise<void> {
    const round = await this.wallet.getRound({ roundId: this.idOf(name) });
    const got = round && { status: round.status, stake: round.stakeMinor, payout: round.payoutMinor };
    expectEqual(`getRound "${name}"`, got, { status, stake: sums.stake, payout: sums.payout });
  }
  /** What counts of a round or a bet; null: it is open. */
  async turnoverIs(name: string, turnoverMinor: bigint | null): Promise<void> {
    const round = await this.wallet.getRound({ roundId: this.idOf(name) });
    expectEqual(`getRound "${name}": validTurnoverMinor`, round?.validTurnoverMinor, turnoverMinor);
  }
}

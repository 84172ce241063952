import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { createMemberTransfers, createSandbox } from '../../cashier/index.ts';
import type { LedgerModule } from '../index.ts';

export interface BookedPlayer {
  memberId: string;
  session: string;
  playerRef: string;
}

/** What the books are written with; the gateway's money harness has it all. */
export interface BooksHarness {
  wallet: VendorWallet;
  ledger: LedgerModule;
  clock: Clock;
  database: Database;
  brand: RequestBrand;
  newPlayer(options: { balanceMinor: bigint; type?: 0 | 4 }): Promise<BookedPlayer>;
}

const gameCode = 'lantern_garden';

/** Every kind of act once, by a player and a stranger to him: books in which each fault can be planted. */
export async function bookOfEverything(money: BooksHarness): Promise<{ player: BookedPlayer; stranger: BookedPlayer }> {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const stranger = await money.newPlayer({ balanceMinor: 1_000n });
  await bookRounds(money, player);
  await bookBets(money, player);
  await bookCash(money, player);
  await bookTransfer(money, player.memberId, stranger.memberId);
  const trial = await money.newPlayer({ balanceMinor: 700n, type: 4 });
  const { playerRef, session } = trial;
  const stake = { txId: 'trial-s', amountMinor: 30n };
  await money.wallet.debit({ roundId: 'trial', gameCode, playerRef, session, ...stake });
  await money.ledger.resetTrial(money.database, { memberId: trial.memberId, toMinor: 500n, reference: 'reset' });
  return { player, stranger };
}

async function bookRounds({ wallet }: BooksHarness, { playerRef, session }: BookedPlayer): Promise<void> {
  const round = (roundId: string) => ({ roundId, gameCode, playerRef, session });
  const stake = (roundId: string) => ({ txId: `${roundId}-s`, amountMinor: 100n });
  const win = (roundId: string) => ({ txId: `${roundId}-w`, amountMinor: 40n, kind: 'win' as const });
  await wallet.play({ ...round('played'), debits: [stake('played')], credits: [win('played')], roundEnd: true });
  await wallet.debit({ ...round('open'), ...stake('open') });
  await wallet.debit({ ...round('cancelled'), ...stake('cancelled') });
  await wallet.cancel({ ...round('cancelled'), txId: 'cancel', targetTxId: 'cancelled-s', reason: '' });
  await wallet.cancel({ ...round('never'), txId: 'early', targetTxId: 'never-s', reason: '' });
  await wallet.debit({ ...round('slow'), ...stake('slow') });
  await wallet.credit({ ...round('slow'), ...win('slow'), refTxIds: ['slow-s'], roundEnd: true });
  const jackpot = { txId: 'slow-j', amountMinor: 70n, kind: 'jackpot' as const, refTxIds: [], roundEnd: false };
  await wallet.credit({ ...round('slow'), ...jackpot });
  await wallet.fundPool({ txId: 'opening', playerRef, pool: 'grand', amountMinor: 30n });
  const contributions = [{ pool: 'grand', amountMinor: 3n }];
  await wallet.debit({ ...round('shared'), ...stake('shared'), amountMinor: 33n, contributions });
  await wallet.debit({ ...round('returned'), ...stake('returned'), contributions });
  await wallet.cancel({ ...round('returned'), txId: 'return', targetTxId: 'returned-s', reason: '' });
  const fall = { pool: 'grand', seed: { from: 'reserve', amountMinor: 20n }, amountMinor: 33n };
  await wallet.credit({ ...round('shared'), ...jackpot, ...fall, txId: 'fall', roundEnd: true });
}

async function bookBets({ wallet }: BooksHarness, { playerRef, session }: BookedPlayer): Promise<void> {
  const bet = (betId: string) => ({ betId, playerRef });
  for (const betId of ['held', 'settled', 'given-back']) {
    const terms = { gameCode, session, amountMinor: 50n, legs: [], pricePolicy: 'exact' as const };
    await wallet.makeBet({ ...bet(betId), ...terms });
  }
  await wallet.commitBet(bet('settled'));
  const result = { ...bet('settled'), result: 'won' as const, policy: 'allowNegative' as const };
  await wallet.settleBet({ ...result, generation: 1, payoutMinor: 5_000n });
  await wallet.transferIn({ txId: 'in', playerRef, session, amountMinor: 5_000n });
  // The player no longer has what the corrected result takes: he owes the rest, and a further one pays a part of it off.
  await wallet.resettleBet({ ...result, generation: 2, payoutMinor: 0n });
  await wallet.resettleBet({ ...result, generation: 3, payoutMinor: 100n });
  await wallet.transferOut({ txId: 'out', playerRef, amountMinor: 4_000n });
  await wallet.discardBet(bet('given-back'));
  await wallet.promo({ txId: 'promo', playerRef, campaign: 'spring', amountMinor: 25n });
}

async function bookCash(money: BooksHarness, { memberId }: BookedPlayer): Promise<void> {
  const rules = { enabled: true, minDepositMinor: 1n, maxDepositMinor: 1_000n, dailyCapMinor: 1_000n };
  const cashier = createSandbox({
    clock: money.clock,
    newId,
    ledger: money.ledger,
    brands: { settingsOf: async () => ({ sandboxCashier: rules }) },
  });
  await cashier.depositSandbox({ memberId, brand: money.brand, requestId: randomUUID(), amount: '5' });
  for (const withdrawalId of ['waits', 'paid', 'released']) {
    const hold = { reference: `${withdrawalId}-hold`, memberId, withdrawalId, amountMinor: 60n };
    await money.ledger.holdWithdrawal(money.database, hold);
  }
  const end = { memberId, amountMinor: 60n };
  const paid = { ...end, withdrawalId: 'paid', reference: 'paid-end', holdReference: 'paid-hold' };
  await money.ledger.payWithdrawal(money.database, { ...paid, providerCode: 'sandbox' });
  const released = { ...end, withdrawalId: 'released', reference: 'released-end', holdReference: 'released-hold' };
  await money.ledger.releaseWithdrawal(money.database, released);
}

/** From a member to his agent. */
async function bookTransfer(money: BooksHarness, memberId: string, agentId: string): Promise<void> {
  const { database, clock, ledger, brand } = money;
  await sql`update members set upline_id = ${agentId} where id = ${memberId}`.execute(database);
  await sql`update members set type = 1 where id = ${agentId}`.execute(database);
  const rules = { toUpline: true, toDownline: true, minMinor: 1n, maxMinor: 100n, dayMinor: 100n, dayCount: 1 };
  const { routes } = createMemberTransfers({
    ...{ database, clock, newId, ledger },
    brands: { settingsOf: async () => ({ memberTransfers: rules, timeZone: 'UTC' }) },
    notify: () => [],
    payments: { checkPaymentPassword: async () => null, coolingOffUntil: async () => null },
  });
  const body = { requestId: randomUUID(), receiverId: agentId, amount: '0.15', note: 'lunch', paymentPassword: '' };
  const member = { id: memberId, brandId: brand.id, sessionId: '', type: 0 } as const;
  const sent = await routes.sendTransfer({ brand, ip: '', origin: '', userAgent: '', member, body });
  if (!sent.ok) throw new Error(sent.message);
}

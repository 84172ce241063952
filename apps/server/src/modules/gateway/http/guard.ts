import type { VendorWallet, WalletAnswer, WalletCode } from '@baize/vendor-kit';
import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';
import { BalanceBeyondBoundError, BatchWriterOverloadedError } from '../../ledger/index.ts';
import { TurnoverBeyondBoundError } from '../turnover.ts';
import type { VendorAdmin } from './access/vendor-admin.ts';
import type { ActStore } from './acts/act-store.ts';
import { betPrefix, readActs, returnOf, type SeenAct, sessionCommands, txIdsOf } from './acts/acts.ts';
import type { BookedAtOf } from './acts/booking-times.ts';
import type { VendorCap } from './caps/caps.ts';
import type { PayoutVerdict, PayoutWish } from './caps/payout-reservations.ts';
import type { DisablingReason } from './schema.ts';
import type { VendorRequest } from './vendor-request.ts';

/** A vendor was disabled by its caps: somebody has to look at it. */
export interface VendorAlarm {
  vendorCode: string;
  reason: DisablingReason;
  /** What was seen, in plain words for staff. */
  detail: string;
}

export interface GuardDependencies {
  acts: ActStore;
  bookedAtOf: BookedAtOf;
  admin: Pick<VendorAdmin, 'disableVendor'>;
  onAlarm: (alarm: VendorAlarm) => void;
  /** Called on a stake that could not be counted: nobody waits for it. */
  onFailure: (error: unknown) => void;
}

interface Counted extends Pick<PayoutVerdict, 'isNew' | 'lossMinor'> {
  wish: PayoutWish;
}

/** How a request comes to the wallet. */
export interface Passage {
  /** What it pays waits for a person. */
  isHeld: boolean;
  /** What of it was counted before it is booked, now or (`isNew` false) by an earlier request as well; null: nothing. */
  counted: Counted | null;
}

export interface VendorGuard {
  /** Why the wallet is not asked, or how it is. About what was booked before it always is. */
  admit<C extends WalletCommand>(asked: VendorRequest<C>): Promise<{ bar: WalletCode } | Passage>;
  /** Counts what `answer` says was booked, and disables a vendor that has cost too much within the hour. */
  note<C extends WalletCommand>(asked: VendorRequest<C>, answer: WalletAnswer, passage: Passage): Promise<void>;
  /** Counts no more what was surely not booked, and throws the error on. */
  forget(passage: Passage, error: unknown): Promise<never>;
}

/** What a disabled vendor is not given: new play. */
const opening: readonly WalletCommand[] = ['authenticate', ...sessionCommands];
/** What would give money outside an open round: it waits until somebody enabled the vendor again. */
const giving: readonly WalletCommand[] = ['promo', 'fundPool', 'grantFreeRounds', 'resettleBet', 'transferOut'];

/** Failures after which surely nothing was booked. */
const surelyNotBooked = [BalanceBeyondBoundError, TurnoverBeyondBoundError, BatchWriterOverloadedError];

const freely: Passage = { isHeld: false, counted: null };

export function createVendorGuard({ acts, bookedAtOf, admin, onAlarm, onFailure }: GuardDependencies): VendorGuard {
  const disable = async (vendorCode: string, reason: DisablingReason, detail: string) => {
    const disabled = await admin.disableVendor({ vendorCode, reason, detail });
    if (disabled.ok && disabled.value.isNew) onAlarm({ vendorCode, reason, detail });
  };
  /** By the wallet itself, perhaps before there was a cap. */
  const isInBooks = async <C extends WalletCommand>(asked: VendorRequest<C>): Promise<boolean> => {
    const { wallet, command, request } = asked;
    for (const txId of txIdsOf(command, request)) if (await wallet.getTx({ txId })) return true;
    return isSettledSo(asked);
  };
  const wasBooked = async <C extends WalletCommand>(asked: VendorRequest<C>): Promise<boolean> => {
    const { profile, command, request } = asked;
    const actKeys = readActs(command, request).acts.map(({ actKey }) => actKey);
    if (actKeys.length > 0 && (await acts.isAnyRecorded(profile.vendorCode, actKeys))) return true;
    return isInBooks(asked);
  };

  const release = ({ vendorCode, acts: counted }: PayoutWish) =>
    acts.release(
      vendorCode,
      counted.map(({ actKey }) => actKey),
    );

  /**
   * Counts no more what was surely not booked now. What is not known is still counted; the repeat finds out. So is a refused result of a bet
   * of which another was booked: less was counted of that because of this one.
   */
  const settle = async (wallet: VendorWallet, answer: WalletAnswer, { wish, isNew }: Counted): Promise<void> => {
    if (answer.code === 'INTERNAL') return;
    if (answer.code === 'OK') return isNew && answer.replay ? release(wish) : undefined;
    const { roundKey } = wish.win;
    const round = roundKey.startsWith(betPrefix)
      ? await wallet.getRound({ roundId: roundKey.slice(betPrefix.length) })
      : null;
    if (!round || round.payoutMinor === 0n) await release(wish);
  };

  /** A stake that would come back beyond the hour: it stays in its round until somebody has looked at the vendor. */
  const notReturned = async <C extends WalletCommand>(
    asked: VendorRequest<C>,
    wish: PayoutWish,
    lossMinor: bigint | null,
  ): Promise<{ bar: WalletCode } | Passage> => {
    await release(wish);
    if (await isInBooks(asked)) return freely;
    await disable(wish.vendorCode, 'hourly_loss', lossDetail(lossMinor ?? wish.win.minor, wish.currencyCode, wish));
    return { bar: 'INTERNAL' };
  };

  /** What a request would pay where there is a cap; null: nothing, or there is none. A stake that is taken back is paid, too. */
  const wishFor = async <C extends WalletCommand>(asked: VendorRequest<C>): Promise<PayoutWish | null> => {
    if (asked.command !== 'cancel') return wishOf(asked, readActs(asked.command, asked.request));
    const cap = capOf(asked);
    if (!cap || cap.hourlyLossMinor === null) return null;
    const { targetTxId } = asked.request as RequestOf<'cancel'>;
    const stakedMinor = await acts.stakedBy(asked.profile.vendorCode, targetTxId);
    const wish = stakedMinor > 0n ? wishOf(asked, returnOf(targetTxId, stakedMinor)) : null;
    return wish && { ...wish, singleWinMinor: null };
  };

  /** A payout that is new and more than a cap lets pass, or whose id was counted with other content. */
  const stopped = async <C extends WalletCommand>(
    asked: VendorRequest<C>,
    wish: PayoutWish,
    { verdict, isNew, lossMinor }: PayoutVerdict,
  ): Promise<{ bar: WalletCode } | Passage> => {
    if (await isInBooks(asked)) {
      if (isNew) await release(wish);
      return freely;
    }
    if (verdict === 'other') return { bar: 'TX_CONFLICT' };
    if (verdict === 'held') return { isHeld: true, counted: { wish, isNew, lossMinor } };
    const { vendorCode, currencyCode, win, singleWinMinor } = wish;
    const what = `${asked.command} of ${win.minor} ${currencyCode} in ${win.roundKey}`;
    await disable(vendorCode, 'single_win', `${what}, the cap is ${singleWinMinor}`);
    return { bar: 'LIMIT_REACHED' };
  };

  const record = async <C extends WalletCommand>(asked: VendorRequest<C>, answer: WalletAnswer, cap: VendorCap) => {
    const { profile, command, request, player } = asked;
    const { vendorCode } = profile;
    const { acts: seen } = readActs(command, request);
    if (seen.length === 0 || !player) return;
    // A repeat counts where the act does, which may be long ago: an old stake weighs against no payout of today.
    const bookedAt = answer.replay ? await bookedAtOf(answer.ledgerId ?? '') : null;
    if (answer.replay && !bookedAt) return;
    const { currencyCode } = player;
    const { playerRef } = request as RequestOf<'balance'>;
    const booked = { vendorCode, currencyCode, playerRef, bookedAt };
    const recorded = Promise.all(
      seen.map((act) => acts.record({ ...act, ...booked, isPerhapsOwed: isPerhapsOwed(act, answer) })),
    );
    // A stake that is not counted lets the vendor cost less, never more.
    if (seen.every(isStakeAlone)) return void recorded.catch(onFailure);
    await recorded;
    if (cap.hourlyLossMinor === null || profile.isDisabled || !seen.some(isCostly)) return;
    const lossMinor = await acts.hourlyLoss(vendorCode, currencyCode);
    if (lossMinor > cap.hourlyLossMinor)
      await disable(vendorCode, 'hourly_loss', lossDetail(lossMinor, currencyCode, cap));
  };

  return {
    admit: async (asked) => {
      const bar = asked.profile.isDisabled ? await rejectionWhileDisabled(asked) : null;
      if (bar && !(await wasBooked(asked))) return { bar };
      const wish = await wishFor(asked);
      if (!wish) return freely;
      const found = await acts.reserve(wish);
      const { verdict, isNew, isClaimed, lossMinor } = found;
      const counted = isClaimed ? { wish, isNew, lossMinor } : null;
      if (verdict === 'free') return { isHeld: false, counted };
      if (verdict === 'held' && asked.command === 'cancel') return notReturned(asked, wish, lossMinor);
      return verdict === 'held' && !isNew ? { isHeld: true, counted } : stopped(asked, wish, found);
    },

    forget: async ({ counted }, error) => {
      const isSurelyNot = surelyNotBooked.some((kind) => error instanceof kind);
      if (counted && isSurelyNot) await release(counted.wish);
      throw error;
    },

    note: async (asked, answer, { counted, isHeld }) => {
      const cap = capOf(asked);
      if (counted) await settle(asked.wallet, answer, counted);
      if (answer.code !== 'OK' || !cap) return;
      if (!isHeld) return counted?.isNew && !answer.replay ? undefined : record(asked, answer, cap);
      if (!counted || answer.replay) return;
      const { vendorCode, currencyCode, win } = counted.wish;
      const lossMinor = counted.lossMinor ?? (await acts.hourlyLoss(vendorCode, currencyCode)) + win.minor;
      await disable(vendorCode, 'hourly_loss', lossDetail(lossMinor, currencyCode, cap));
    },
  };
}

const lossDetail = (lossMinor: bigint, currencyCode: string, { hourlyLossMinor }: Pick<VendorCap, 'hourlyLossMinor'>) =>
  `${lossMinor} ${currencyCode} lost within the hour, the cap is ${hourlyLossMinor}`;

const capOf = ({ profile, player }: Pick<VendorRequest<WalletCommand>, 'profile' | 'player'>) =>
  player && !player.isTrial ? profile.capOf(player.currencyCode) : null;

function wishOf<C extends WalletCommand>(
  asked: VendorRequest<C>,
  { acts, win }: ReturnType<typeof readActs>,
): PayoutWish | null {
  const { profile, request, player } = asked;
  const cap = capOf(asked);
  if (!player || !cap || (cap.singleWinMinor === null && cap.hourlyLossMinor === null)) return null;
  // One id twice is a conflict to the wallet: nothing of it is ever booked.
  if (new Set(acts.map(({ actKey }) => actKey)).size < acts.length) return null;
  const { playerRef } = request as RequestOf<'balance'>;
  return win && { ...cap, vendorCode: profile.vendorCode, currencyCode: player.currencyCode, playerRef, win, acts };
}

const isStakeAlone = ({ paidMinor, wholePaidMinor, reverses, commits }: SeenAct): boolean =>
  paidMinor === 0n && wholePaidMinor === null && reverses === null && commits === null;

const isCostly = ({ paidMinor, wholePaidMinor, reverses }: SeenAct): boolean =>
  paidMinor > 0n || wholePaidMinor !== null || reverses !== null;

/** Whoever has cash left right after it owes nothing of what was taken. */
const isPerhapsOwed = ({ mayBeOwed }: SeenAct, { replay, balance }: WalletAnswer): boolean =>
  mayBeOwed && (replay || !balance || balance.cashMinor <= 0n);

/** Whether a settlement says what the wallet has booked already, perhaps before there was a cap. */
async function isSettledSo<C extends WalletCommand>({ wallet, command, request }: VendorRequest<C>): Promise<boolean> {
  if (command !== 'settleBet' && command !== 'resettleBet') return false;
  const { betId, payoutMinor } = request as RequestOf<'settleBet'>;
  const round = await wallet.getRound({ roundId: betId });
  return round?.status === 'closed' && round.payoutMinor === payoutMinor;
}

/** What a disabled vendor is told of anything new. */
async function rejectionWhileDisabled<C extends WalletCommand>(asked: VendorRequest<C>): Promise<WalletCode | null> {
  const { wallet, command, request } = asked;
  if (opening.includes(command)) return 'GAME_UNAVAILABLE';
  if (giving.includes(command)) return 'INTERNAL';
  if (command === 'adjust') return (request as RequestOf<'adjust'>).amountMinor > 0n ? 'INTERNAL' : null;
  if (command !== 'credit') return null;
  const { kind, roundId } = request as RequestOf<'credit'>;
  if (kind === 'win') return null;
  return (await wallet.getRound({ roundId }))?.status === 'open' ? null : 'INTERNAL';
}

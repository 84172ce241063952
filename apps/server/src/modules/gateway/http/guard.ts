import type { WalletAnswer, WalletCode } from '@baize/vendor-kit';
import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';
import type { ActStore } from './act-store.ts';
import { readActs, type SeenAct, sessionCommands, txIdsOf, type Win } from './acts.ts';
import type { Asked } from './asked.ts';
import type { BookedAtOf } from './booking-times.ts';
import type { VendorDesk } from './desk.ts';
import type { DisablingReason } from './tables.ts';

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
  desk: Pick<VendorDesk, 'disableVendor'>;
  onAlarm: (alarm: VendorAlarm) => void;
}

export interface VendorGuard {
  /** Why the wallet is not asked; null: it is, and so it always is about what was booked before. */
  barTo<C extends WalletCommand>(asked: Asked<C>): Promise<WalletCode | null>;
  /** Counts what `answer` says was booked, and disables a vendor that has cost too much within the hour. */
  note<C extends WalletCommand>(asked: Asked<C>, answer: WalletAnswer): Promise<void>;
}

/** What a disabled vendor is not given: new play. */
const opening: readonly WalletCommand[] = ['authenticate', ...sessionCommands];
/** What would give money outside an open round: it waits until somebody enabled the vendor again. */
const giving: readonly WalletCommand[] = ['promo', 'fundPool', 'grantFreeRounds', 'resettleBet', 'transferOut'];

export function createVendorGuard({ acts, bookedAtOf, desk, onAlarm }: GuardDependencies): VendorGuard {
  const disable = async (vendorCode: string, reason: DisablingReason, detail: string) => {
    const disabled = await desk.disableVendor({ vendorCode, reason, detail });
    if (disabled.ok && disabled.value.isNew) onAlarm({ vendorCode, reason, detail });
  };
  const wasBooked = async <C extends WalletCommand>(asked: Asked<C>): Promise<boolean> => {
    const { profile, wallet, command, request } = asked;
    const actKeys = readActs(command, request).acts.map(({ actKey }) => actKey);
    if (actKeys.length > 0 && (await acts.isAnyRecorded(profile.vendorCode, actKeys))) return true;
    for (const txId of txIdsOf(command, request)) if (await wallet.getTx({ txId })) return true;
    return isSettledSo(asked);
  };

  const isOver = async <C extends WalletCommand>(asked: Asked<C>, win: Win, mostMinor: bigint) => {
    const before = win.isWhole ? 0n : await acts.paidOfRound(asked.profile.vendorCode, win.roundKey);
    return before + win.minor > mostMinor && !(await wasBooked(asked));
  };

  return {
    barTo: async (asked) => {
      const { profile, command, player } = asked;
      const bar = profile.isDisabled ? await barWhileDisabled(asked) : null;
      if (bar && !(await wasBooked(asked))) return bar;
      const capped = cappedWinOf(asked);
      if (!capped || !(await isOver(asked, capped.win, capped.mostMinor))) return null;
      const { win, mostMinor } = capped;
      const detail = `${command} of ${win.minor} ${player?.currencyCode} in ${win.roundKey}, the cap is ${mostMinor}`;
      await disable(profile.vendorCode, 'single_win', detail);
      return 'LIMIT_REACHED';
    },

    note: async (asked, answer) => {
      const { profile, command, request, player } = asked;
      const { vendorCode } = profile;
      const cap = capOf(asked);
      if (!cap || !player) return;
      const { acts: seen } = readActs(command, request);
      if (seen.length === 0) return;
      // A repeat counts where the act does, which may be long ago: an old stake weighs against no payout of today.
      const bookedAt = answer.replay ? await bookedAtOf(answer.ledgerId ?? '') : null;
      if (answer.replay && !bookedAt) return;
      const { currencyCode } = player;
      const booked = { vendorCode, currencyCode, bookedAt };
      await Promise.all(
        seen.map((act) => acts.record({ ...act, ...booked, isPerhapsOwed: isPerhapsOwed(act, answer) })),
      );
      if (cap.hourlyLossMinor === null || profile.isDisabled || !seen.some(isCostly)) return;
      const lossMinor = await acts.hourlyLoss(vendorCode, currencyCode);
      if (lossMinor <= cap.hourlyLossMinor) return;
      const detail = `${lossMinor} ${currencyCode} lost within the hour, the cap is ${cap.hourlyLossMinor}`;
      await disable(vendorCode, 'hourly_loss', detail);
    },
  };
}

const capOf = ({ profile, player }: Pick<Asked<WalletCommand>, 'profile' | 'player'>) =>
  player && !player.isTrial ? (profile.caps.get(player.currencyCode) ?? null) : null;

/** What a request would pay where a single win is capped; null: nothing, or there is no cap. */
export function cappedWinOf<C extends WalletCommand>(asked: Asked<C>): { win: Win; mostMinor: bigint } | null {
  const mostMinor = capOf(asked)?.singleWinMinor ?? null;
  if (mostMinor === null) return null;
  const { win } = readActs(asked.command, asked.request);
  return win && { win, mostMinor };
}

const isCostly = ({ paidMinor, wholePaidMinor, reverses }: SeenAct): boolean =>
  paidMinor > 0n || wholePaidMinor !== null || reverses !== null;

/** Whoever has cash left right after it owes nothing of what was taken. */
const isPerhapsOwed = ({ mayBeOwed }: SeenAct, { replay, balance }: WalletAnswer): boolean =>
  mayBeOwed && (replay || !balance || balance.cashMinor <= 0n);

/** Whether a settlement says what the wallet has booked already, perhaps before there was a cap. */
async function isSettledSo<C extends WalletCommand>({ wallet, command, request }: Asked<C>): Promise<boolean> {
  if (command !== 'settleBet' && command !== 'resettleBet') return false;
  const { betId, payoutMinor } = request as RequestOf<'settleBet'>;
  const round = await wallet.getRound({ roundId: betId });
  return round?.status === 'closed' && round.payoutMinor === payoutMinor;
}

/** What a disabled vendor is told of anything new. */
async function barWhileDisabled<C extends WalletCommand>(asked: Asked<C>): Promise<WalletCode | null> {
  const { wallet, command, request } = asked;
  if (opening.includes(command)) return 'GAME_UNAVAILABLE';
  if (giving.includes(command)) return 'INTERNAL';
  if (command === 'adjust') return (request as RequestOf<'adjust'>).amountMinor > 0n ? 'INTERNAL' : null;
  if (command !== 'credit') return null;
  const { kind, roundId } = request as RequestOf<'credit'>;
  if (kind === 'win') return null;
  return (await wallet.getRound({ roundId }))?.status === 'open' ? null : 'INTERNAL';
}

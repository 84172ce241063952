import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';
import type { ActStore } from './act-store.ts';
import { readAct, txIdsOf, type Win } from './acts.ts';
import type { VendorDesk } from './desk.ts';
import type { VendorPlayer } from './players.ts';
import type { VendorProfile } from './profiles.ts';
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
  desk: Pick<VendorDesk, 'disableVendor'>;
  onAlarm: (alarm: VendorAlarm) => void;
}

interface Asked<C extends WalletCommand> {
  profile: VendorProfile;
  wallet: VendorWallet;
  command: C;
  request: RequestOf<C>;
  /** Null: a command without a player, or one whom the vendor never met. */
  player: VendorPlayer | null;
}

export interface VendorGuard {
  /** Why the wallet is not asked; null: it is. Never a refusal of what was booked before. */
  barTo<C extends WalletCommand>(asked: Asked<C>): Promise<WalletCode | null>;
  /** Counts what was booked, and disables a vendor that has cost too much within the hour. */
  note<C extends WalletCommand>(asked: Asked<C>): Promise<void>;
}

/** What a disabled vendor is not given: new play. */
const opening: readonly WalletCommand[] = ['authenticate', 'play', 'debit', 'makeBet', 'transferIn'];
/** What would give money outside an open round: it waits until somebody enabled the vendor again. */
const giving: readonly WalletCommand[] = ['promo', 'fundPool', 'grantFreeRounds', 'resettleBet'];

export function createVendorGuard({ acts, desk, onAlarm }: GuardDependencies): VendorGuard {
  const disable = async (vendorCode: string, reason: DisablingReason, detail: string) => {
    const disabled = await desk.disableVendor({ vendorCode, reason, detail });
    if (disabled.ok && disabled.value.isNew) onAlarm({ vendorCode, reason, detail });
  };
  const capOf = ({ profile, player }: Pick<Asked<WalletCommand>, 'profile' | 'player'>) =>
    player && !player.isTrial ? (profile.caps.get(player.currencyCode) ?? null) : null;

  const wasBooked = async <C extends WalletCommand>({ profile, wallet, command, request }: Asked<C>) => {
    const key = readAct(command, request)?.act?.actKey;
    if (key !== undefined && (await acts.isRecorded(profile.vendorCode, key))) return true;
    for (const txId of txIdsOf(command, request)) if (await wallet.getTx({ txId })) return true;
    return false;
  };

  const isOver = async <C extends WalletCommand>(asked: Asked<C>, win: Win, mostMinor: bigint) => {
    const { vendorCode } = asked.profile;
    const before = win.isWhole ? 0n : await acts.paidOfRound(vendorCode, win.roundKey);
    return before + win.minor > mostMinor && !(await wasBooked(asked)) && !(await isSettledSo(asked));
  };

  const barWhileDisabled = async <C extends WalletCommand>(asked: Asked<C>): Promise<WalletCode | null> => {
    const { wallet, command, request } = asked;
    if (opening.includes(command)) return (await wasBooked(asked)) ? null : 'GAME_UNAVAILABLE';
    if (giving.includes(command)) return 'INTERNAL';
    if (command === 'adjust') return (request as RequestOf<'adjust'>).amountMinor > 0n ? 'INTERNAL' : null;
    if (command !== 'credit') return null;
    const { kind, roundId } = request as RequestOf<'credit'>;
    if (kind === 'win') return null;
    return (await wallet.getRound({ roundId }))?.status === 'open' ? null : 'INTERNAL';
  };

  return {
    barTo: async (asked) => {
      const { profile, command, request, player } = asked;
      if (profile.isDisabled) {
        const bar = await barWhileDisabled(asked);
        if (bar) return bar;
      }
      const mostMinor = capOf(asked)?.singleWinMinor ?? null;
      const win = mostMinor === null ? null : (readAct(command, request)?.win ?? null);
      if (mostMinor === null || !win || !(await isOver(asked, win, mostMinor))) return null;
      const detail = `${command} of ${win.minor} ${player?.currencyCode} in ${win.roundKey}, the cap is ${mostMinor}`;
      await disable(profile.vendorCode, 'single_win', detail);
      return 'LIMIT_REACHED';
    },

    note: async (asked) => {
      const { profile, command, request, player } = asked;
      const cap = capOf(asked);
      const act = readAct(command, request)?.act;
      if (!cap || !act || !player) return;
      const { vendorCode } = profile;
      const { currencyCode } = player;
      await acts.record({ ...act, vendorCode, currencyCode });
      const isPaying = act.paidMinor > 0n || act.wholePaidMinor !== null || act.reverses !== null;
      if (cap.hourlyLossMinor === null || !isPaying) return;
      const lossMinor = await acts.hourlyLoss(vendorCode, currencyCode);
      if (lossMinor <= cap.hourlyLossMinor) return;
      const detail = `${lossMinor} ${currencyCode} lost within the hour, the cap is ${cap.hourlyLossMinor}`;
      await disable(vendorCode, 'hourly_loss', detail);
    },
  };
}

/** Whether a settlement says what the wallet has booked already, perhaps before there was a cap. */
async function isSettledSo<C extends WalletCommand>({ wallet, command, request }: Asked<C>): Promise<boolean> {
  if (command !== 'settleBet' && command !== 'resettleBet') return false;
  const { betId, payoutMinor } = request as RequestOf<'settleBet'>;
  const round = await wallet.getRound({ roundId: betId });
  return round?.status === 'closed' && round.payoutMinor === payoutMinor;
}

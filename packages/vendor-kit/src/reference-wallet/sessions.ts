import type { AuthenticateAnswer, VendorWallet } from '../wallet.ts';
import { balanceOf } from './answers.ts';
import type { Member, Vendor } from './state.ts';

export interface SessionTools {
  nowMs: () => number;
  newToken: () => string;
}

/** The vendor's own name for a member: made at his first entry, the same for ever. */
function playerRefOf({ players }: Vendor, member: Member, newToken: () => string): string {
  for (const [playerRef, known] of players) if (known === member) return playerRef;
  const playerRef = newToken();
  players.set(playerRef, member);
  return playerRef;
}

function authenticate(vendor: Vendor, { nowMs, newToken }: SessionTools, launchToken: string): AuthenticateAnswer {
  const launch = vendor.launchTokens.get(launchToken);
  if (!launch || launch.isUsed || nowMs() >= launch.expiresAtMs) return { status: 'refused', code: 'SESSION_INVALID' };
  launch.isUsed = true;
  const { member, gameCode } = launch;
  if (member.isBlocked) return { status: 'refused', code: 'SESSION_INVALID' };
  if (!vendor.gameCodes.includes(gameCode)) return { status: 'refused', code: 'GAME_UNAVAILABLE' };
  const session = newToken();
  const playerRef = playerRefOf(vendor, member, newToken);
  vendor.sessions.set(session, { member, playerRef, isEnded: false });
  const { currency: code, stakeLimitMinor } = member;
  return {
    status: 'ok',
    value: {
      session,
      playerRef,
      gameCode,
      currency: { code, exponent: 2, symbol: code },
      locale: 'en',
      jurisdiction: '',
      prizePool: 'brand:member',
      displayName: 'guest',
      minRoundIntervalMs: 0,
      autoplay: false,
      buyFeature: false,
      tableMaxPercent: 100,
      realityCheckMs: 0,
      limits: stakeLimitMinor === null ? [] : [{ kind: 'stake', amountMinor: stakeLimitMinor }],
      balance: balanceOf(member),
    },
  };
}

/** How a vendor's sessions begin, are checked and end. */
export const sessionCommands = (
  vendor: Vendor,
  tools: SessionTools,
): Pick<VendorWallet, 'authenticate' | 'checkSession' | 'endSession'> => ({
  authenticate: async ({ launchToken }) => authenticate(vendor, tools, launchToken),
  checkSession: async ({ session }) => {
    const entered = vendor.sessions.get(session);
    return entered && !entered.isEnded
      ? { status: 'ok', playerRef: entered.playerRef }
      : { status: 'refused', code: 'SESSION_INVALID' };
  },
  endSession: async ({ session }) => {
    const entered = vendor.sessions.get(session);
    if (entered) entered.isEnded = true;
  },
});

import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { GatewayDependencies } from './dependencies.ts';
import { type OpenFreeRounds, openFreeRounds } from './free-round-grants.ts';
import type { HoldReason } from './held/index.ts';
import { createLaunch, createLaunchPurge } from './launch.ts';
import { createPlayers, findPlayerRef, type Players } from './players.ts';
import { refusalInAdvance } from './rules/refusal-in-advance.ts';
import { findSiteSession, type SiteSession } from './site-session.ts';
import { createSweeper, type Sweep } from './sweeper.ts';
import { createVendorWallet } from './wallet.ts';

export { findDebts } from './debts.ts';
export type { GatewayDependencies } from './dependencies.ts';
export { grantStatement } from './free-round-grants.ts';
export {
  createHeldPayoutAdmin,
  type Decided,
  type HeldPayout,
  type HeldPayoutAdmin,
  type PayoutDecision,
  runVendorHeld,
} from './held/index.ts';
export {
  createVendorAdmin,
  createWalletHttp,
  runVendorCaps,
  runVendorKey,
  type VendorAdmin,
  type VendorAlarm,
  type WalletHttp,
} from './http/index.ts';
export {
  cashPoolOf,
  findPlayerRefs,
  findPlayers,
  findPlayersNamed,
  findPrizePools,
  ownerOfPrizePool,
} from './known-players.ts';
export { findLinkedPlayers, findPlayerLinks } from './linked-players.ts';
export { findPlayerRef } from './players.ts';
export type { SiteSession } from './site-session.ts';
export type { Sweep, SweptRound } from './sweeper.ts';
export { sweepingTick } from './sweeping.ts';

export interface GatewayModule {
  /** The wallet of one vendor: it sees its own sessions, players, rounds and acts only. */
  walletFor(vendorCode: string): VendorWallet;
  /**
   * The same, where what it pays waits for a person in the player's locked account: all of it (`hourly_loss`), or what comes back beyond
   * the vendor's float (`beyond_float`).
   */
  holdingWalletFor(vendorCode: string, reason: HoldReason): VendorWallet;
  /** A vendor's name for a member; null: he never entered a game of this vendor. */
  playerRefOf(vendorCode: string, memberId: string): Promise<string | null>;
  /** The site's session behind a vendor session's token; null where either has ended. */
  siteSessionOf(vendorCode: string, session: string): Promise<SiteSession | null>;
  /**
   * Why a stake would surely be refused at the moment: no money, a limit, a block. Null: nothing is known against it, or the player is not
   * known. For vendors of this program, which ask before they write anything.
   */
  refusalOfStake(vendorCode: string, stake: { playerRef: string; amountMinor: bigint }): Promise<WalletCode | null>;
  /** A player's free rounds of a vendor's game, those that end first before the others. */
  freeRoundsOf(vendorCode: string, of: { playerRef: string; gameCode: string }): Promise<OpenFreeRounds[]>;
  /** All of a member's free rounds that can still be played. */
  openFreeRoundsOf(memberId: string): Promise<OpenFreeRounds[]>;
  issueLaunchToken: ReturnType<typeof createLaunch>;
  /** Ends what vendors left open: bets that were never confirmed, rounds older than 48 hours. */
  sweep(): Promise<Sweep>;
  /** Deletes what nobody can use any more: launch tokens that were over an hour ago. */
  purge(): Promise<void>;
}

/** The vendors' one door to money (docs/concepts/ledger.md). */
export function createGateway(deps: GatewayDependencies): GatewayModule {
  const wallets = new Map<string, VendorWallet>();
  const walletFor = (vendorCode: string): VendorWallet => {
    const wallet = wallets.get(vendorCode) ?? createVendorWallet(deps, vendorCode);
    wallets.set(vendorCode, wallet);
    return wallet;
  };
  const players = new Map<string, Players>();
  const memberOf = async (vendorCode: string, playerRef: string): Promise<string | null> => {
    const known = players.get(vendorCode) ?? createPlayers(deps, vendorCode);
    players.set(vendorCode, known);
    return known.memberOf(playerRef) ?? known.findMember(playerRef);
  };
  const holding = new Map<string, VendorWallet>();
  return {
    walletFor,
    holdingWalletFor: (vendorCode, reason) => {
      const key = `${reason} ${vendorCode}`;
      const wallet = holding.get(key) ?? createVendorWallet(deps, vendorCode, reason);
      holding.set(key, wallet);
      return wallet;
    },
    playerRefOf: (vendorCode, memberId) => findPlayerRef(deps.reads, vendorCode, memberId),
    siteSessionOf: (vendorCode, session) => findSiteSession(deps.reads, vendorCode, deps.hashToken(session)),
    refusalOfStake: async (vendorCode, { playerRef, amountMinor }) => {
      const memberId = await memberOf(vendorCode, playerRef);
      const wallet = memberId === null ? null : await deps.ledger.walletOf(memberId);
      return wallet && refusalInAdvance(wallet, amountMinor, deps.clock.now());
    },
    freeRoundsOf: async (vendorCode, { playerRef, gameCode }) => {
      const memberId = await memberOf(vendorCode, playerRef);
      if (memberId === null) return [];
      return openFreeRounds(deps.database, memberId, deps.clock.now(), { vendorCode, gameCode });
    },
    openFreeRoundsOf: (memberId) => openFreeRounds(deps.database, memberId, deps.clock.now()),
    issueLaunchToken: createLaunch(deps),
    sweep: createSweeper(deps, walletFor),
    purge: createLaunchPurge(deps),
  };
}

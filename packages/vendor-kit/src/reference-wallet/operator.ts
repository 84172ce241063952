import { randomBytes } from 'node:crypto';
import type { TestAdmin } from '../conformance/admin.ts';
import type { VendorWallet } from '../wallet.ts';
import { releaseOldHolds } from './bets.ts';
import { launchLifeMs, type Member, newVendor, type Vendor } from './state.ts';
import { createVendorWallet } from './wallet.ts';

export const referenceGame = 'reference-game';
export const referenceCurrency = 'PLY';

export interface ReferenceOperator {
  walletFor(vendorCode: string): VendorWallet;
  /** Makes players and changes what a vendor cannot: for the cases of the kit. */
  adminFor(vendorCode: string): Required<TestAdmin>;
  /** Everything that the operator knows of a vendor; whoever plants faults changes it. */
  vendorOf(vendorCode: string): Vendor;
  nowMs(): number;
}

const newToken = (): string => randomBytes(18).toString('base64url');

/** A whole operator in memory: right, as plain as it can be said, gone with the process. Its time can be moved on. */
export function createReferenceOperator(
  vendorCodes: readonly string[],
  gameCodes = [referenceGame],
): ReferenceOperator {
  const vendors = new Map(vendorCodes.map((code) => [code, newVendor(code, gameCodes)]));
  const members = new Map<string, Member>();
  let passedMs = 0;
  let booked = 0;
  const nowMs = () => Date.now() + passedMs;
  const newLedgerId = () => {
    booked += 1;
    return `L${booked}`;
  };
  const vendorOf = (code: string): Vendor => {
    const vendor = vendors.get(code);
    if (!vendor) throw new TypeError(`no vendor ${code}`);
    return vendor;
  };
  const memberOf = (playerId: string): Member => {
    const member = members.get(playerId);
    if (!member) throw new TypeError(`no player ${playerId}`);
    return member;
  };
  const launch = (vendor: Vendor, member: Member, isExpired = false): string => {
    const token = newToken();
    const expiresAtMs = nowMs() + (isExpired ? -1 : launchLifeMs);
    vendor.launchTokens.set(token, { member, gameCode: vendor.gameCodes[0] ?? '', expiresAtMs, isUsed: false });
    return token;
  };

  return {
    vendorOf,
    nowMs,
    walletFor: (code) => createVendorWallet(vendorOf(code), { nowMs, newToken, newLedgerId }),
    adminFor: (code) => ({
      newPlayer: async ({ balanceMinor, stakeLimitMinor }) => {
        const playerId = newToken();
        const member: Member = {
          cashMinor: balanceMinor,
          lockedMinor: 0n,
          version: 1n,
          currency: referenceCurrency,
          isBlocked: false,
          stakeLimitMinor: stakeLimitMinor ?? null,
        };
        members.set(playerId, member);
        return { playerId, launchToken: launch(vendorOf(code), member) };
      },
      launch: async ({ playerId, isExpired }) => ({
        launchToken: launch(vendorOf(code), memberOf(playerId), isExpired),
      }),
      block: async ({ playerId }) => {
        memberOf(playerId).isBlocked = true;
      },
      expireSessions: async ({ playerId }) => {
        const member = memberOf(playerId);
        for (const session of vendorOf(code).sessions.values()) if (session.member === member) session.isEnded = true;
      },
      passTime: async ({ ms }) => {
        passedMs += ms;
        for (const vendor of vendors.values()) releaseOldHolds({ vendor, nowMs: nowMs(), newLedgerId });
      },
    }),
  };
}

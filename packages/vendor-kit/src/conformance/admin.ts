/**
 * What a case needs beside the wallet: players in a certain state. An operator under test gives it in process or over HTTP
 * (`http-admin.ts`); what it leaves out makes the cases that need it be reported as skipped.
 */
export interface TestAdmin {
  /** A player with exactly this much cash, an offered game, and a fresh launch token of the vendor under test. */
  newPlayer(wish: NewPlayerWish): Promise<{ playerId: string; launchToken: string }>;
  /** Another launch token of a player; `isExpired`: one that was never used and is too old. */
  launch?(of: { playerId: string; isExpired: boolean }): Promise<{ launchToken: string }>;
  /** From now on the player may not play. */
  block?(of: { playerId: string }): Promise<void>;
  /** The site's session behind all of the player's games ends. */
  expireSessions?(of: { playerId: string }): Promise<void>;
  /** Time passes for the operator, and it does its periodic work. */
  passTime?(of: { ms: number }): Promise<void>;
}

export interface NewPlayerWish {
  balanceMinor: bigint;
  /** The most that one stake may be; only when the case asks for it. */
  stakeLimitMinor?: bigint;
}

export const adminServices = ['launch', 'block', 'expireSessions', 'passTime'] as const;
export type AdminService = (typeof adminServices)[number] | 'newPlayer' | 'stakeLimit';

import type { SettleBetRequest, WalletAnswer, WalletCode } from '@baize/vendor-kit';
import { game } from './database/state.ts';
import type { CommandName, Reply, RequestOf } from './messages.ts';
import { send } from './network.ts';
import { Violation } from './schedule.ts';
import type { World } from './world.ts';

/** A round as its vendor keeps it. */
export interface VendorRound {
  memberId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** The vendor's side of everything: how it talks to the server, and its own book, kept from the answers alone. */
export interface Vendor {
  code: string;
  world: World;
  rounds: Map<string, VendorRound>;
  /** Money that moved without a round, from the member's point of view, by the act's id. */
  moves: Map<string, { memberId: string; amountMinor: bigint }>;
  /** Bets that the workers settle, with their results in the order of generations. */
  settling: (readonly SettleBetRequest[])[];
  /** Stakes of debits and plays that were told OK and not taken back, for tries to use their ids again. */
  status: { txId: string; roundId: string; memberId: string; amountMinor: bigint }[];
  nextId(kind: string): string;
  anyMember(): string;
  amount(below: number): bigint;
  ref(roundId: string, memberId: string): { roundId: string; gameCode: string; playerRef: string };
  withSession(memberId: string): { playerRef: string; session: string; gameCode: string };
  /** Sends until an answer is known, at most `tries` times; `copies` counts the requests that may arrive some day. */
  ask<Name extends CommandName>(name: Name, memberId: string, request: RequestOf<Name>, tries?: number): Promise<Asked>;
  /** Sends until an answer is known; any code but these is a broken promise. */
  insist<Name extends CommandName>(
    name: Name,
    memberId: string,
    request: RequestOf<Name>,
    codes?: readonly WalletCode[],
  ): Promise<WalletAnswer>;
  round(roundId: string, memberId: string): VendorRound;
}
export interface Asked {
  reply: Reply;
  copies: number;
}

/** Codes with which a stake may be refused for a reason of the player's. */
export const stakeRefusals: readonly WalletCode[] = [
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'SESSION_INVALID',
  'GAME_UNAVAILABLE',
];

export function createVendor(world: World, code: string): Vendor {
  const { schedule } = world;
  let ids = 0;

  const ask: Vendor['ask'] = async (name, memberId, request, tries = Number.POSITIVE_INFINITY) => {
    const count = { copies: 0 };
    let reply: Reply = 'unknown';
    for (let tried = 0; reply === 'unknown' && tried < tries; tried += 1) {
      if (tried > 0) await schedule.pause(schedule.draw(20));
      reply = await send(world, { vendorCode: code, name, request, memberId }, count);
    }
    return { reply, copies: count.copies };
  };

  const vendor: Vendor = {
    code,
    world,
    rounds: new Map(),
    moves: new Map(),
    settling: [],
    status: [],
    nextId: (kind) => {
      ids += 1;
      return `${kind}${ids}`;
    },
    anyMember: () => world.memberIds[schedule.draw(world.memberIds.length)] as string,
    amount: (below) => BigInt(1 + schedule.draw(below)),
    ref: (roundId, memberId) => ({ roundId, gameCode: game.code, playerRef: memberId }),
    withSession: (memberId) => ({ playerRef: memberId, session: world.sessionOf(code, memberId), gameCode: game.code }),
    ask,
    insist: async (name, memberId, request, codes = ['OK']) => {
      const { reply } = await ask(name, memberId, request);
      if (reply === 'unknown') throw new TypeError('an answer is known or asked for again');
      expectCode(name, reply, codes);
      return reply;
    },
    round: (roundId, memberId) => {
      const round = vendor.rounds.get(roundId) ?? { memberId, stakeMinor: 0n, payoutMinor: 0n };
      vendor.rounds.set(roundId, round);
      return round;
    },
  };
  return vendor;
}

export function expectCode(name: string, { code, txId }: WalletAnswer, codes: readonly WalletCode[]): void {
  if (!codes.includes(code))
    throw new Violation('contract', `${name} ${txId} was told ${code}, not ${codes.join(' or ')}`);
}

import { maxBetsAtOnce, type SettleBetRequest, type VendorWallet, type WalletAnswer } from '@baize/vendor-kit';
import { toWireJson } from '@baize/vendor-kit/http';
import { answered } from '../answers.ts';
import { forEachAtOnce } from '../bulk/for-each-at-once.ts';
import type { VendorProfile } from './access/profiles.ts';
import type { AnswerMemory } from './acts/answer-memory.ts';
import { idsAsSent, inDecimals } from './adapter.ts';
import type { Passage, VendorGuard } from './guard.ts';
import type { PlayerOf, VendorPlayer } from './players.ts';
import type { VendorRequest } from './vendor-request.ts';

/** A bulk settlement in the contract's form, with those of its players whom the vendor has met. */
export interface BulkAsked {
  profile: VendorProfile;
  wallet: VendorWallet;
  bets: readonly SettleBetRequest[];
  players: ReadonlyMap<string, VendorPlayer>;
  /** The body as the vendor wrote it. */
  sent: unknown;
}

export interface BulkDependencies {
  holdingWalletFor: (vendorCode: string) => VendorWallet;
  guard: VendorGuard;
  memory: AnswerMemory;
  onFailure: (error: unknown) => void;
}

type AskedBet = VendorRequest<'settleBet' | 'resettleBet'>;
type AuthenticatedVendor = { asked: AskedBet; passage: Passage };

/** So many are looked at by the guard, booked and counted before the next ones are. */
const betsOfPiece = 500;
const playersAtOnce = 48;

/** Settles a vendor's bets: each comes under the vendor's caps and switch as if it came alone. */
export function createBulkSettling({ holdingWalletFor, guard, memory, onFailure }: BulkDependencies) {
  const refusalOf = async ({ wallet, request }: AskedBet, bar: WalletAnswer['code']): Promise<WalletAnswer> =>
    answered(bar, { txId: request.betId, balance: await wallet.balance({ playerRef: request.playerRef }) });

  /** Asks the wallet for those that go the same way, and counts what it says. */
  const book = async (wallet: VendorWallet, authenticated: readonly AuthenticatedVendor[]): Promise<WalletAnswer[]> => {
    if (authenticated.length === 0) return [];
    const { answers } = await wallet.settleBets({ bets: authenticated.map(({ asked }) => asked.request) });
    return Promise.all(
      authenticated.map(async ({ asked, passage }, index) => {
        const answer = answers[index] ?? internal(asked.request);
        await guard.note(asked, answer, passage);
        return memory.withBalanceOfFirst(asked, answer);
      }),
    );
  };

  const settlePiece = async (all: BulkAsked, bets: readonly SettleBetRequest[]): Promise<WalletAnswer[]> => {
    const told = new Map<string, WalletAnswer>();
    const authenticated: AuthenticatedVendor[] = [];
    await Promise.all(
      bets.map(async (request) => {
        const asked = askedBet(all, request);
        const passage = await guard.admit(asked);
        if ('bar' in passage) told.set(request.betId, await refusalOf(asked, passage.bar));
        else authenticated.push({ asked, passage });
      }),
    );
    const free = authenticated.filter(({ passage }) => !passage.isHeld);
    const held = authenticated.filter(({ passage }) => passage.isHeld);
    const booked = [...(await book(all.wallet, free)), ...(await book(holdingWalletFor(all.profile.vendorCode), held))];
    for (const answer of booked) told.set(answer.txId, answer);
    return bets.map((bet) => told.get(bet.betId) ?? internal(bet));
  };

  return async (all: BulkAsked): Promise<WalletAnswer[]> => {
    const answers: WalletAnswer[] = [];
    for (let from = 0; from < all.bets.length; from += betsOfPiece) {
      const bets = all.bets.slice(from, from + betsOfPiece);
      try {
        answers.push(...(await settlePiece(all, bets)));
      } catch (error) {
        onFailure(error);
        answers.push(...bets.map(internal));
      }
    }
    return answers;
  };
}

const internal = ({ betId: txId }: SettleBetRequest) => answered('INTERNAL', { txId, balance: null });

function askedBet({ profile, wallet, players }: BulkAsked, request: SettleBetRequest): AskedBet {
  const command = request.generation === 1 ? 'settleBet' : 'resettleBet';
  return { profile, wallet, command, request, player: players.get(request.playerRef) ?? null };
}

/** The players whom a body names, as far as the vendor met them. What is not what it should be is left to the schema. */
export async function playersNamedIn(
  json: unknown,
  { vendorCode }: VendorProfile,
  playerOf: PlayerOf,
): Promise<Map<string, VendorPlayer>> {
  const players = new Map<string, VendorPlayer>();
  const { bets } = (json ?? {}) as { bets?: unknown };
  if (!Array.isArray(bets) || bets.length > maxBetsAtOnce) return players;
  const refs = new Set(bets.map((bet: { playerRef?: unknown } | null) => bet?.playerRef));
  const named = [...refs].filter((ref) => typeof ref === 'string' && playerRefForm.test(ref)) as string[];
  await forEachAtOnce(named, playersAtOnce, async (playerRef) => {
    const player = await playerOf(vendorCode, playerRef);
    if (player) players.set(playerRef, player);
  });
  return players;
}
export const playerRefForm = /^[!-~]{1,128}$/;

/** The answers in the form in which the vendor hears them. */
export function bulkJson({ profile, bets, players, sent }: BulkAsked, answers: readonly WalletAnswer[]): string {
  const { adapter } = profile;
  const told =
    adapter.amounts.form === 'minor'
      ? answers
      : answers.map((answer, index) => {
          const player = players.get(bets[index]?.playerRef ?? '');
          return player ? inDecimals(answer, player.exponent) : { ...answer, balance: null };
        });
  return toWireJson(idsAsSent(adapter, { answers: told }, sent));
}

/** The answer where nobody knows the end of anything. */
export const unknownBulk = (all: BulkAsked): string => bulkJson(all, all.bets.map(internal));

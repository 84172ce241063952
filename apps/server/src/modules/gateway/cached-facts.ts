import type { Wallet } from '../ledger/index.ts';
import type { FactsRequest, GameFact, GatewayFacts, SessionFact } from './facts.ts';

const capacity = 100_000;

/**
 * Facts of an act that begins a round in a game and a session that were seen before. Nothing here is trusted: the write proves the brand's
 * generation, the session and that the round is new.
 */
export function createCachedFacts() {
  const sessions = new Map<string, SessionFact & { memberId: string }>();
  const games = new Map<string, { generation: bigint; game: GameFact }>();

  const gameKey = ({ brandId }: Wallet, gameCode: string) => `${brandId}/${gameCode}`;

  return {
    /** Keeps what was read, for the next act of this session and game. */
    keep: (wallet: Wallet, request: FactsRequest, facts: GatewayFacts): void => {
      if (sessions.size + games.size >= capacity) {
        sessions.clear();
        games.clear();
      }
      if (request.sessionHash && facts.session && !facts.session.isEnded) {
        sessions.set(keyOf(request.sessionHash), { ...facts.session, memberId: wallet.memberId });
      }
      if (request.gameCode !== null && facts.game) {
        games.set(gameKey(wallet, request.gameCode), { generation: wallet.generation, game: facts.game });
      }
    },

    /** Null: something was never seen, or seen before the brand changed. */
    of: (wallet: Wallet, request: FactsRequest): GatewayFacts | null => {
      if (!request.sessionHash || request.gameCode === null) return null;
      const session = sessions.get(keyOf(request.sessionHash));
      const known = games.get(gameKey(wallet, request.gameCode));
      if (!session || session.memberId !== wallet.memberId) return null;
      if (!known || known.generation !== wallet.generation) return null;
      return { session, game: known.game, round: null, grant: null };
    },
  };
}

const keyOf = (hash: Buffer) => hash.toString('latin1');

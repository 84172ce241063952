import { randomUUID } from 'node:crypto';
import type { VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import type { OpenRound, VendorRound } from '../../src/vendors/index.ts';

export const coinCode = 'coin';

interface CoinRound extends VendorRound, OpenRound {
  playerRef: string;
  isShown: boolean;
}

/** One tiny game: whoever calls heads doubles his stake, for this coin knows no tails. Rounds are kept in memory. */
export function createCoin(wallet: VendorWallet, now: () => Date) {
  const rounds: CoinRound[] = [];
  return {
    rounds: rounds as readonly CoinRound[],

    enter: async (launchToken: string) => {
      const entered = await wallet.authenticate({ launchToken });
      if (entered.status === 'refused') throw new Error(entered.code);
      return entered.value;
    },

    /** Stake and win in one act of the wallet; the round is open until it is shown. */
    flip: async (player: { session: string; playerRef: string }, stakeMinor: bigint): Promise<WalletAnswer> => {
      const roundId = randomUUID();
      const payoutMinor = stakeMinor * 2n;
      const answer = await wallet.play({
        roundId,
        gameCode: coinCode,
        session: player.session,
        playerRef: player.playerRef,
        debits: [{ txId: `${roundId}-stake`, amountMinor: stakeMinor }],
        credits: [{ txId: `${roundId}-win`, amountMinor: payoutMinor, kind: 'win' }],
        roundEnd: true,
      });
      const at = now();
      if (answer.status === 'ok')
        rounds.push({
          roundId,
          stakeMinor,
          payoutMinor,
          at,
          openedAt: at,
          gameCode: coinCode,
          playerRef: player.playerRef,
          isShown: false,
        });
      return answer;
    },

    show: (): void => {
      for (const round of rounds) round.isShown = true;
    },
  };
}

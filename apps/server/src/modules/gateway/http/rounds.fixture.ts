import type { VendorWallet } from '@baize/vendor-kit';
import { beforeEach, expect } from 'vitest';
import type { VendorCap } from './index.ts';
import {
  game,
  type OpenedWallet,
  type TestActor,
  type VendorKey,
  type WalletHttpHarness,
} from './wallet-http.fixture.ts';

export interface Round {
  roundId: string;
  gameCode: string;
}

/** Two vendors over HTTP, and for each test a rich player of the first and an hour without a past. */
export function useRounds(http: WalletHttpHarness) {
  let sequence = 0;
  const now = {} as {
    opened: OpenedWallet;
    key: VendorKey;
    wallet: VendorWallet;
    rival: VendorWallet;
    actor: TestActor;
  };

  const begin = async (options: Parameters<typeof http.open>[0] = {}) => {
    now.opened = await http.open(options);
    now.key = await http.newKey(now.opened);
    now.wallet = http.clientOf(now.opened, now.key);
    now.rival = http.clientOf(now.opened, await http.newKey(now.opened, 'RIVAL'));
  };
  beforeEach(async () => {
    await begin();
    now.actor = await http.newActor('ACME', 100_000n);
    http.clock.advanceMs(2 * 3_600_000);
  });

  return {
    now,
    begin,
    newRound: (): Round => {
      sequence += 1;
      return { roundId: `r${sequence}`, gameCode: game };
    },
    cap: async (caps: Partial<VendorCap>) => {
      const all = { vendorCode: 'ACME', currencyCode: 'PLY', singleWinMinor: null, hourlyLossMinor: null, ...caps };
      expect((await now.opened.admin.setVendorCaps(all)).ok).toBe(true);
    },
    bet: (round: Round, amountMinor = 100n, by: VendorWallet = now.wallet) =>
      by.debit({ ...now.actor, ...round, txId: `${round.roundId}-bet`, amountMinor }),
    win: (
      round: Round,
      amountMinor: bigint,
      name = 'win',
      {
        by = now.wallet,
        ...more
      }: { roundEnd?: boolean; kind?: 'win' | 'jackpot'; by?: VendorWallet | undefined } = {},
    ) =>
      by.credit({
        playerRef: now.actor.playerRef,
        ...round,
        txId: `${round.roundId}-${name}`,
        amountMinor,
        kind: 'win',
        refTxIds: [`${round.roundId}-bet`],
        roundEnd: false,
        ...more,
      }),
    cash: async () => (await now.wallet.balance({ playerRef: now.actor.playerRef }))?.cashMinor,
  };
}

import { pay, type SeededFault, withFault } from './with-fault.ts';

/** Faults of jackpot pools. */
export const poolFaults: readonly SeededFault[] = [
  {
    name: 'parts of a stake are taken and reach no pool',
    caughtBy: ['J-01', 'J-04', 'J-06'],
    withFault: withFault(({ wallet, vendor }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        if (answer.code === 'OK' && !answer.replay)
          for (const { pool } of request.contributions ?? []) vendor.pools.set(pool, 0n);
        return answer;
      },
    })),
  },
  {
    name: 'a repeated stake feeds its pool again',
    caughtBy: ['J-02'],
    withFault: withFault(({ wallet, vendor }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        for (const { pool, amountMinor } of answer.replay ? (request.contributions ?? []) : []) {
          vendor.pools.set(pool, (vendor.pools.get(pool) ?? 0n) + amountMinor);
        }
        return answer;
      },
    })),
  },
  {
    name: 'the parts of a cancelled stake stay in the pool',
    caughtBy: ['J-04'],
    withFault: withFault(({ wallet, vendor }) => ({
      cancel: async (request) => {
        const before = new Map(vendor.pools);
        const answer = await wallet.cancel(request);
        for (const [pool, amountMinor] of before) vendor.pools.set(pool, amountMinor);
        return answer;
      },
    })),
  },
  {
    name: 'a pool pays more than it holds',
    caughtBy: ['J-07', 'J-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: async (request) => {
        const { pool, amountMinor } = request;
        if (pool !== undefined && (vendor.pools.get(pool) ?? 0n) < amountMinor) vendor.pools.set(pool, amountMinor);
        return wallet.credit(request);
      },
    })),
  },
  {
    name: 'a jackpot is paid and its pool keeps the money',
    caughtBy: ['J-06', 'J-07', 'J-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        const { pool, amountMinor } = request;
        if (pool !== undefined && answer.code === 'OK' && !answer.replay) {
          vendor.pools.set(pool, (vendor.pools.get(pool) ?? 0n) + amountMinor);
        }
        return answer;
      },
    })),
  },
  {
    name: 'what the operator puts into a pool is taken from the player',
    caughtBy: ['J-06', 'J-10'],
    withFault: withFault(({ wallet, memberOf }) => ({
      fundPool: async (request) => {
        const answer = await wallet.fundPool(request);
        if (answer.code !== 'OK' || answer.replay) return answer;
        return pay(memberOf(request.playerRef), -request.amountMinor, answer);
      },
    })),
  },
  {
    name: 'a play whose jackpot pool is too small keeps its stake',
    caughtBy: ['J-08'],
    withFault: withFault(({ wallet, memberOf }) => ({
      play: async (request) => {
        const answer = await wallet.play(request);
        const stakeMinor = request.debits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
        return answer.code === 'POOL_SHORT' ? pay(memberOf(request.playerRef), -stakeMinor, answer) : answer;
      },
    })),
  },
];

import { toWireJson } from '../../http/index.ts';
import { asRefused, type SeededFault, withFault } from './with-fault.ts';

/** Faults of what an id means, and of what belongs to an act. */
export const idFaults: readonly SeededFault[] = [
  {
    name: 'transfers have a list of ids of their own',
    caughtBy: ['N-01'],
    withFault: withFault(({ wallet }) => {
      const own = (txId: string) => `t-${txId}`.slice(0, 128);
      return {
        transferIn: async (request) => ({
          ...(await wallet.transferIn({ ...request, txId: own(request.txId) })),
          txId: request.txId,
        }),
        transferOut: async (request) => ({
          ...(await wallet.transferOut({ ...request, txId: own(request.txId) })),
          txId: request.txId,
        }),
        queryTransfer: (request) => wallet.queryTransfer({ ...request, txId: own(request.txId) }),
      };
    }),
  },
  {
    name: 'a conflict tells the balance of whose act it was',
    caughtBy: ['N-02'],
    withFault: withFault(({ wallet, vendor }) => ({
      promo: async (request) => {
        const answer = await wallet.promo(request);
        const act = vendor.acts.get(request.txId);
        if (answer.code !== 'TX_CONFLICT' || !act || !answer.balance) return answer;
        return { ...answer, balance: { ...answer.balance, cashMinor: act.member.cashMinor } };
      },
    })),
  },
  {
    name: 'a bet is known by its amount alone',
    caughtBy: ['N-03'],
    withFault: withFault(({ wallet }) => ({
      makeBet: (request) => wallet.makeBet({ ...request, legs: [], pricePolicy: 'any' }),
    })),
  },
  {
    name: 'a credit is known without the stakes that it names',
    caughtBy: ['N-03'],
    withFault: withFault(({ wallet }) => {
      const first = new Map<string, readonly string[]>();
      return {
        credit: async (request) => {
          const refTxIds = first.get(request.txId) ?? request.refTxIds;
          const answer = await wallet.credit({ ...request, refTxIds });
          if (answer.code === 'OK') first.set(request.txId, refTxIds);
          return answer;
        },
      };
    }),
  },
  {
    name: 'a grant is known by its count alone',
    caughtBy: ['N-04'],
    withFault: withFault(({ wallet }) => {
      const first = new Map<string, Parameters<typeof wallet.grantFreeRounds>[0]>();
      return {
        grantFreeRounds: async (request) => {
          const { playerRef, count } = request;
          const answer = await wallet.grantFreeRounds({ ...request, ...first.get(request.grantId), playerRef, count });
          if (answer.code === 'OK' && !answer.replay) first.set(request.grantId, request);
          return answer;
        },
      };
    }),
  },
  {
    name: 'a repeat must be the same to the last letter',
    caughtBy: ['N-05', 'N-06'],
    withFault: withFault(({ wallet }) => {
      const first = new Map<string, string>();
      return {
        debit: async (request) => {
          const answer = await wallet.debit(request);
          const text = toWireJson(request);
          if (answer.code === 'OK' && !answer.replay) first.set(request.txId, text);
          return answer.replay && first.get(request.txId) !== text ? asRefused(answer, 'TX_CONFLICT') : answer;
        },
      };
    }),
  },
  {
    name: 'a bet takes over the round that has its id',
    caughtBy: ['N-07'],
    withFault: withFault(({ wallet, vendor }) => ({
      makeBet: (request) => {
        if (vendor.rounds.get(request.betId)?.bet === null) vendor.rounds.delete(request.betId);
        return wallet.makeBet(request);
      },
    })),
  },
];

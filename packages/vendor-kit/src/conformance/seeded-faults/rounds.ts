import { asOk, asRefused, pay, type SeededFault, withFault } from './with-fault.ts';

/** Faults of debits, credits, cancels and plays. */
export const roundFaults: readonly SeededFault[] = [
  {
    name: 'a repeated debit is booked as a new one',
    caughtBy: ['D-02', 'D-03', 'F-01', 'F-09', 'W-03'],
    withFault: withFault(({ wallet }) => {
      const seen = new Map<string, number>();
      return {
        debit: async (request) => {
          const count = seen.get(request.txId) ?? 0;
          seen.set(request.txId, count + 1);
          const txId = count === 0 ? request.txId : `${request.txId}-${count}`.slice(-128);
          return { ...(await wallet.debit({ ...request, txId })), txId: request.txId };
        },
      };
    }),
  },
  {
    name: 'a repeated credit is a replay that pays again',
    caughtBy: ['C-02', 'F-01', 'W-04'],
    withFault: withFault(({ wallet, memberOf }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        return answer.replay ? pay(memberOf(request.playerRef), request.amountMinor, answer) : answer;
      },
    })),
  },
  {
    name: 'a replay answers the balance of the first time',
    caughtBy: ['D-03'],
    withFault: withFault(({ wallet }) => {
      const first = new Map<string, Awaited<ReturnType<typeof wallet.debit>>>();
      return {
        debit: async (request) => {
          const answer = await wallet.debit(request);
          const told = first.get(request.txId);
          if (!answer.replay && answer.code === 'OK') first.set(request.txId, answer);
          return answer.replay && told ? { ...answer, balance: told.balance } : answer;
        },
      };
    }),
  },
  {
    name: 'ids are forgotten after a day',
    caughtBy: ['F-12'],
    withFault: withFault(({ wallet, operator, vendor }) => {
      const bookedAtMs = new Map<string, number>();
      const forget = () => {
        for (const id of vendor.acts.keys()) {
          const atMs = bookedAtMs.get(id) ?? operator.nowMs();
          bookedAtMs.set(id, atMs);
          if (operator.nowMs() - atMs > 86_400_000) vendor.acts.delete(id);
        }
      };
      return {
        play: async (request) => {
          forget();
          const answer = await wallet.play(request);
          forget();
          return answer;
        },
      };
    }),
  },
  {
    name: 'the same id with other content is taken for a repeat',
    caughtBy: ['D-04', 'D-05', 'C-03', 'P-03'],
    withFault: withFault(({ wallet }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        return answer.code === 'TX_CONFLICT' ? asOk(answer, { replay: true }) : answer;
      },
      credit: async (request) => {
        const answer = await wallet.credit(request);
        return answer.code === 'TX_CONFLICT' ? asOk(answer, { replay: true }) : answer;
      },
      play: async (request) => {
        const answer = await wallet.play(request);
        return answer.code === 'TX_CONFLICT' ? asOk(answer, { replay: true }) : answer;
      },
    })),
  },
  {
    name: 'the tombstone of an unseen stake is forgotten',
    caughtBy: ['X-05', 'X-06', 'F-06', 'F-09', 'P-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      cancel: async (request) => {
        const answer = await wallet.cancel(request);
        if (vendor.acts.get(request.targetTxId)?.kind === 'tombstone') vendor.acts.delete(request.targetTxId);
        return answer;
      },
    })),
  },
  {
    name: 'a second cancel under a new id refunds again',
    caughtBy: ['X-03', 'W-06'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      cancel: async (request) => {
        const target = vendor.acts.get(request.targetTxId);
        const isAgain = target?.kind === 'stake' && target.isCancelled;
        const answer = await wallet.cancel(request);
        const isPaid = isAgain && answer.code === 'OK' && !answer.replay;
        return isPaid ? pay(memberOf(request.playerRef), target.amountMinor, answer) : answer;
      },
    })),
  },
  {
    name: 'a stake comes back after its win',
    caughtBy: ['X-07', 'X-08', 'W-07', 'F-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      cancel: (request) => {
        const round = vendor.rounds.get(request.roundId);
        if (round) round.isCredited = false;
        return wallet.cancel(request);
      },
    })),
  },
  {
    name: 'a credit without its debit is paid',
    caughtBy: ['C-04', 'F-07', 'F-09'],
    withFault: withFault(({ wallet, memberOf }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        if (answer.code !== 'REF_NOT_FOUND') return answer;
        return pay(memberOf(request.playerRef), request.amountMinor, asOk(answer, { ledgerId: 'x' }));
      },
    })),
  },
  {
    name: 'a credit after the cancel of its stake is paid',
    caughtBy: ['C-06', 'F-09'],
    withFault: withFault(({ wallet, memberOf }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        if (answer.code !== 'TX_CANCELLED') return answer;
        return pay(memberOf(request.playerRef), request.amountMinor, asOk(answer, { ledgerId: 'x' }));
      },
    })),
  },
  {
    name: 'a debit after its cancel is taken',
    caughtBy: ['X-04', 'F-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      cancel: async (request) => {
        const answer = await wallet.cancel(request);
        const target = vendor.acts.get(request.targetTxId);
        if (target?.kind === 'stake' && target.isCancelled) vendor.acts.delete(request.targetTxId);
        return answer;
      },
    })),
  },
  {
    name: 'rounds never close',
    caughtBy: ['D-13', 'C-08', 'P-11', 'R-01', 'F-10'],
    withFault: withFault(({ wallet, vendor }) => {
      const reopen = (roundId: string) => {
        const round = vendor.rounds.get(roundId);
        if (round?.status === 'closed') round.status = 'open';
        if (round) round.closedAtMs = null;
      };
      return {
        credit: async (request) => wallet.credit(request).finally(() => reopen(request.roundId)),
        play: async (request) => wallet.play(request).finally(() => reopen(request.roundId)),
        endRound: async (request) => wallet.endRound(request).finally(() => reopen(request.roundId)),
      };
    }),
  },
  {
    name: 'a jackpot after the round’s end is refused',
    caughtBy: ['C-09'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: async (request) => {
        const isClosed = vendor.rounds.get(request.roundId)?.status === 'closed' && request.kind === 'jackpot';
        const answer = await wallet.balance(request).then(() => wallet.getTx({ txId: request.txId }));
        if (!isClosed || answer) return wallet.credit(request);
        return wallet.credit({ ...request, kind: 'win' });
      },
    })),
  },
  {
    name: 'a play whose stake cannot be paid still pays its win',
    caughtBy: ['P-04', 'P-05'],
    withFault: withFault(({ wallet, memberOf }) => ({
      play: async (request) => {
        const answer = await wallet.play(request);
        if (answer.code !== 'INSUFFICIENT_FUNDS') return answer;
        const wonMinor = request.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 1n);
        return pay(memberOf(request.playerRef), wonMinor, answer);
      },
    })),
  },
  {
    name: 'the win of a play pays its stake',
    caughtBy: ['P-05'],
    withFault: withFault(({ wallet, memberOf }) => ({
      play: async (request) => {
        const member = memberOf(request.playerRef);
        const wonMinor = request.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
        if (!member) return wallet.play(request);
        member.cashMinor += wonMinor;
        const answer = await wallet.play(request);
        return pay(member, -wonMinor, answer);
      },
    })),
  },
  {
    name: 'a refused debit spends its id',
    caughtBy: ['D-09'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        const member = memberOf(request.playerRef);
        if (answer.code !== 'INSUFFICIENT_FUNDS' || !member) return answer;
        const fields = {
          content: '',
          roundId: '',
          amountMinor: 0n,
          contributions: [],
          ledgerId: '',
          isCancelled: true,
        };
        vendor.acts.set(request.txId, { ...fields, id: request.txId, kind: 'tombstone', member });
        return answer;
      },
    })),
  },
  {
    name: 'credits ask for a live session',
    caughtBy: ['C-11', 'C-12'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: async (request) => {
        const sessions = [...vendor.sessions.values()];
        const isThere = sessions.some(({ playerRef, isEnded }) => playerRef === request.playerRef && !isEnded);
        const known = await wallet.getTx({ txId: request.txId });
        if (isThere || known || !vendor.players.has(request.playerRef)) return wallet.credit(request);
        return asRefused(await wallet.credit({ ...request, refTxIds: ['none'] }), 'SESSION_INVALID');
      },
    })),
  },
  {
    name: 'blocked players are paid nothing',
    caughtBy: ['C-13'],
    withFault: withFault(({ wallet, memberOf }) => ({
      credit: async (request) => {
        if (!memberOf(request.playerRef)?.isBlocked) return wallet.credit(request);
        return asRefused(await wallet.credit({ ...request, refTxIds: ['none'] }), 'PLAYER_BLOCKED');
      },
    })),
  },
];

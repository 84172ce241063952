import { asOk, pay, type SeededFault, withFault } from './with-fault.ts';

/** Faults of two-step bets, free rounds, corrections, transfers and the feed. */
export const otherFaults: readonly SeededFault[] = [
  {
    name: 'a correction of a bet adds its payout to the last',
    caughtBy: ['B-11', 'B-12', 'B-13'],
    withFault: withFault(({ wallet, vendor }) => ({
      resettleBet: (request) => {
        const round = vendor.rounds.get(request.betId);
        const isNew = round?.bet?.settled && request.generation > round.bet.settled.generation;
        if (round && isNew) round.payoutMinor = 0n;
        return wallet.resettleBet(request);
      },
    })),
  },
  {
    name: 'an older generation overwrites a newer one',
    caughtBy: ['B-13'],
    withFault: withFault(({ wallet, vendor }) => ({
      resettleBet: (request) => {
        const settled = vendor.rounds.get(request.betId)?.bet?.settled;
        if (settled && request.generation < settled.generation) settled.generation = 0;
        return wallet.resettleBet(request);
      },
    })),
  },
  {
    name: 'a bet is settled that is only held',
    caughtBy: ['B-10'],
    withFault: withFault(({ wallet }) => ({
      settleBet: async (request) => {
        const round = await wallet.getRound({ roundId: request.betId });
        if (round?.status === 'held') await wallet.commitBet({ betId: request.betId, playerRef: request.playerRef });
        return wallet.settleBet(request);
      },
    })),
  },
  {
    name: 'a bet is settled after its cash-out',
    caughtBy: ['B-17'],
    withFault: withFault(({ wallet, memberOf }) => ({
      settleBet: async (request) => {
        const answer = await wallet.settleBet(request);
        if (answer.code !== 'ROUND_CLOSED') return answer;
        return pay(memberOf(request.playerRef), request.payoutMinor, asOk(answer, { ledgerId: 'x' }));
      },
    })),
  },
  {
    name: 'a committed bet can be discarded',
    caughtBy: ['B-06', 'W-09'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      discardBet: async (request) => {
        const answer = await wallet.discardBet(request);
        const round = vendor.rounds.get(request.betId);
        if (answer.code !== 'TX_CONFLICT' || round?.playerRef !== request.playerRef) return answer;
        return pay(memberOf(request.playerRef), round.stakeMinor, asOk(answer, { ledgerId: 'x' }));
      },
    })),
  },
  {
    name: 'a hold is never given back',
    caughtBy: ['B-24'],
    withFault: withFault(({ wallet, vendor }) => ({
      makeBet: async (request) => {
        const answer = await wallet.makeBet(request);
        const bet = vendor.rounds.get(request.betId)?.bet;
        if (bet) bet.heldAtMs = Number.MAX_SAFE_INTEGER;
        return answer;
      },
    })),
  },
  {
    name: 'a bar against a late bet is forgotten',
    caughtBy: ['B-05'],
    withFault: withFault(({ wallet, vendor }) => ({
      discardBet: async (request) => {
        const answer = await wallet.discardBet(request);
        if (vendor.acts.get(request.betId)?.kind === 'tombstone') vendor.acts.delete(request.betId);
        return answer;
      },
    })),
  },
  {
    name: 'a correction takes a balance below 0',
    caughtBy: ['A-06'],
    withFault: withFault(({ wallet, memberOf }) => ({
      adjust: async (request) => {
        const member = memberOf(request.playerRef);
        if (!member || request.policy !== 'allowNegative') return wallet.adjust(request);
        member.cashMinor += 1_000_000n;
        const answer = await wallet.adjust(request);
        return pay(member, -1_000_000n, answer);
      },
    })),
  },
  {
    name: 'what is owed is forgotten by the next correction',
    caughtBy: ['A-06', 'B-16'],
    withFault: withFault(({ wallet, vendor }) => {
      const forgive = () => {
        for (const round of vendor.rounds.values()) round.owedMinor = 0n;
      };
      return {
        adjust: (request) => wallet.adjust(request).finally(forgive),
        resettleBet: (request) => wallet.resettleBet(request).finally(forgive),
      };
    }),
  },
  {
    name: 'free rounds are not counted',
    caughtBy: ['G-04'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        const grant = vendor.grants.get(request.grantId ?? '');
        if (grant && answer.code === 'OK' && !answer.replay) grant.left += 1;
        return answer;
      },
    })),
  },
  {
    name: 'a cancelled or old grant still pays',
    caughtBy: ['G-06', 'G-10'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: (request) => {
        const grant = vendor.grants.get(request.grantId ?? '');
        if (grant) Object.assign(grant, { isCancelled: false, expiresAtMs: Number.MAX_SAFE_INTEGER });
        return wallet.credit(request);
      },
    })),
  },
  {
    name: 'a promo repeated is paid again',
    caughtBy: ['G-01', 'F-01'],
    withFault: withFault(({ wallet, memberOf }) => ({
      promo: async (request) => {
        const answer = await wallet.promo(request);
        return answer.replay ? pay(memberOf(request.playerRef), request.amountMinor, answer) : answer;
      },
    })),
  },
  {
    name: 'asking for an unseen transfer does not bar it',
    caughtBy: ['T-08'],
    withFault: withFault(({ wallet, vendor }) => ({
      queryTransfer: async (request) => {
        const answer = await wallet.queryTransfer(request);
        if (answer === null) vendor.acts.delete(request.txId);
        return answer;
      },
    })),
  },
  {
    name: 'more comes back than stands in the vendor’s wallet',
    caughtBy: ['T-11'],
    withFault: withFault(({ wallet, vendor }) => ({
      transferOut: (request) => {
        if (request.amountMinor > vendor.floatMinor) vendor.floatMinor = request.amountMinor;
        return wallet.transferOut(request);
      },
    })),
  },
  {
    name: 'money comes back from a vendor without a wallet of its own',
    caughtBy: ['T-12'],
    withFault: (wallet, operator) => {
      Object.assign(operator.vendorOf('other'), { hasOwnWallet: true, floatMinor: 1_000n });
      return wallet;
    },
  },
  {
    name: 'a vendor sees the acts of another',
    caughtBy: ['Q-04'],
    withFault: (wallet, operator) => {
      const other = operator.vendorOf('other');
      const vendor = operator.vendorOf('vendor');
      return {
        ...wallet,
        credit: (request) => {
          const member = other.players.get(request.playerRef);
          if (!member) return wallet.credit(request);
          vendor.players.set(request.playerRef, member);
          return wallet.credit(request);
        },
      };
    },
  },
  {
    name: 'the feed skips a line here and there',
    caughtBy: ['Q-06', 'Q-09'],
    withFault: withFault(({ wallet }) => ({
      feed: async (request) => {
        const page = await wallet.feed(request);
        return { ...page, entries: page.entries.filter((_line, index) => index % 5 !== 4) };
      },
    })),
  },
  {
    name: 'the feed tells the last line of a page again',
    caughtBy: ['Q-06', 'Q-09'],
    withFault: withFault(({ wallet }) => ({
      feed: async (request) => {
        const page = await wallet.feed(request);
        const isFull = page.entries.length === request.limit && request.limit > 1;
        return isFull ? { ...page, next: String(Number(page.next) - 1) } : page;
      },
    })),
  },
  {
    name: 'a refusal says that money may have moved',
    caughtBy: ['D-07'],
    withFault: withFault(({ wallet }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        return answer.code === 'INSUFFICIENT_FUNDS' ? { ...answer, retry: 'same' } : answer;
      },
    })),
  },
];

import { asOk, pay, type SeededFault, withFault } from './with-fault.ts';

/** Faults of what one player or vendor can do to another, and of the ends of grants, bets and rounds. */
export const unauthenticatedFaults: readonly SeededFault[] = [
  {
    name: 'a win that names no stake is paid into another player’s round',
    caughtBy: ['C-20'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      credit: async (request) => {
        const answer = await wallet.credit(request);
        const round = vendor.rounds.get(request.roundId);
        const isForeign = round?.bet === null && round.playerRef !== request.playerRef;
        if (!isForeign || request.refTxIds.length > 0 || vendor.acts.has(request.txId)) return answer;
        return pay(memberOf(request.playerRef), request.amountMinor, asOk(answer, { ledgerId: 'x' }));
      },
    })),
  },
  {
    name: 'a corrected round still gives its stakes back',
    caughtBy: ['X-16'],
    withFault: withFault(({ wallet, vendor }) => ({
      adjust: (request) => {
        const round = vendor.rounds.get(request.roundId);
        const wasCredited = round?.isCredited;
        return wallet.adjust(request).finally(() => {
          if (round && wasCredited === false) round.isCredited = false;
        });
      },
    })),
  },
  {
    name: 'anybody cancels a grant',
    caughtBy: ['G-11'],
    withFault: withFault(({ wallet, vendor }) => ({
      cancelFreeRounds: (request) => {
        const grant = vendor.grants.get(request.grantId);
        if (grant) grant.isCancelled = true;
        return wallet.cancelFreeRounds(request);
      },
    })),
  },
  {
    name: 'free rounds are granted for any game',
    caughtBy: ['E-09'],
    withFault: withFault(({ vendor, wallet }) => ({
      grantFreeRounds: async (request) => {
        const offered = vendor.gameCodes;
        vendor.gameCodes = [...offered, ...request.gameCodes];
        const answer = await wallet.grantFreeRounds(request);
        vendor.gameCodes = offered;
        return answer;
      },
    })),
  },
  {
    name: 'a grant pays in every game',
    caughtBy: ['G-12'],
    withFault: withFault(({ wallet, vendor }) => ({
      credit: (request) => {
        const grant = vendor.grants.get(request.grantId ?? '');
        if (grant) grant.gameCodes = [...grant.gameCodes, request.gameCode];
        return wallet.credit(request);
      },
    })),
  },
  {
    name: 'one free round pays all the wins of a play',
    caughtBy: ['G-13'],
    withFault: withFault(({ wallet, vendor }) => ({
      play: (request) => {
        const uses = request.credits.filter(({ grantId }) => grantId !== undefined);
        const grant = vendor.grants.get(uses[0]?.grantId ?? '');
        if (grant && grant.left > 0) grant.left = Math.max(grant.left, uses.length);
        return wallet.play(request);
      },
    })),
  },
  {
    name: 'a play whose free round is refused keeps its stake',
    caughtBy: ['G-13'],
    withFault: withFault(({ wallet, memberOf }) => ({
      play: async (request) => {
        const answer = await wallet.play(request);
        const stakeMinor = request.debits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
        const isFree = request.credits.some(({ grantId }) => grantId !== undefined);
        return isFree && answer.status === 'refused' ? pay(memberOf(request.playerRef), -stakeMinor, answer) : answer;
      },
    })),
  },
  {
    name: 'pools of one name are one for all vendors',
    caughtBy: ['J-11'],
    withFault: (wallet, operator) => {
      operator.vendorOf('other').pools = operator.vendorOf('vendor').pools;
      return wallet;
    },
  },
  {
    name: 'pools are told to whoever asks',
    caughtBy: ['J-12'],
    withFault: withFault(({ wallet, vendor }) => ({
      pools: (request) => {
        const [known] = vendor.players.keys();
        return wallet.pools({ playerRef: known ?? request.playerRef });
      },
    })),
  },
  {
    name: 'a transfer is told to whoever asks',
    caughtBy: ['T-10'],
    withFault: withFault(({ wallet, vendor }) => ({
      queryTransfer: (request) => {
        const act = vendor.acts.get(request.txId);
        const owner = [...vendor.players].find(([, member]) => member === act?.member)?.[0];
        return wallet.queryTransfer({ ...request, playerRef: owner ?? request.playerRef });
      },
    })),
  },
  {
    name: 'the feed tells what all vendors booked',
    caughtBy: ['Q-10'],
    withFault: (wallet, operator) => {
      const { feed } = operator.vendorOf('vendor');
      const other = operator.vendorOf('other');
      other.feed = feed;
      return wallet;
    },
  },
  {
    name: 'sessions of all vendors are ended by any',
    caughtBy: ['S-16'],
    withFault: (wallet, operator) => {
      operator.vendorOf('other').sessions = operator.vendorOf('vendor').sessions;
      return wallet;
    },
  },
  {
    name: 'the balance’s version counts stakes alone',
    caughtBy: ['Q-11'],
    withFault: withFault(({ wallet, memberOf }) => ({
      credit: async (request) => {
        const member = memberOf(request.playerRef);
        const version = member?.version ?? 1n;
        const answer = await wallet.credit(request);
        if (member) member.version = version;
        return { ...answer, balance: answer.balance && { ...answer.balance, version } };
      },
    })),
  },
  {
    name: 'a bet begins with whatever generation comes first',
    caughtBy: ['B-26'],
    withFault: withFault(({ wallet, vendor }) => ({
      settleBet: (request) => {
        const isFirst = vendor.rounds.get(request.betId)?.bet?.settled === null;
        return wallet.settleBet(isFirst ? { ...request, generation: 1 } : request);
      },
    })),
  },
  {
    name: 'a hold is given back after a second',
    caughtBy: ['B-27'],
    withFault: withFault(({ wallet, vendor }) => ({
      makeBet: async (request) => {
        const answer = await wallet.makeBet(request);
        const bet = vendor.rounds.get(request.betId)?.bet;
        if (bet && !answer.replay) bet.heldAtMs -= 14_000;
        return answer;
      },
    })),
  },
  {
    name: 'a confirmed bet is given back like a hold',
    caughtBy: ['B-27'],
    withFault: withFault(({ wallet, vendor }) => ({
      balance: (request) => {
        const member = vendor.players.get(request.playerRef);
        for (const round of vendor.rounds.values()) {
          if (!member || round.member !== member || round.status !== 'open' || !round.bet) continue;
          member.cashMinor += round.stakeMinor;
          round.status = 'cancelled';
        }
        return wallet.balance(request);
      },
    })),
  },
];

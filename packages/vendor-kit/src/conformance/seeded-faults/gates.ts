import { pay, type SeededFault, withFault } from './with-fault.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const throughFloats = (minor: bigint): bigint => BigInt(Math.trunc((Number(minor) / 100) * 100));

/** Faults of sessions, funds, limits, numbers and ids. */
export const gateFaults: readonly SeededFault[] = [
  {
    name: 'debits ask for no session',
    caughtBy: ['S-08', 'S-09', 'S-10', 'S-11'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      debit: (request) => {
        const member = memberOf(request.playerRef);
        const master = { member, playerRef: request.playerRef, isEnded: false };
        if (member) vendor.sessions.set('master', { ...master, member });
        return wallet.debit({ ...request, session: 'master' });
      },
    })),
  },
  {
    name: 'any session of the vendor will do for a debit',
    caughtBy: ['S-10'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      debit: (request) => {
        const session = vendor.sessions.get(request.session);
        const member = memberOf(request.playerRef);
        if (!session || !member) return wallet.debit(request);
        vendor.sessions.set('lent', { ...session, member });
        return wallet.debit({ ...request, session: 'lent' });
      },
    })),
  },
  {
    name: 'a launch token opens as often as it is used',
    caughtBy: ['S-02'],
    withFault: withFault(({ wallet, vendor }) => ({
      authenticate: async (request) => {
        const launch = vendor.launchTokens.get(request.launchToken);
        if (launch) launch.isUsed = false;
        return wallet.authenticate(request);
      },
    })),
  },
  {
    name: 'a launch token never grows old',
    caughtBy: ['S-04'],
    withFault: withFault(({ wallet, vendor }) => ({
      authenticate: async (request) => {
        const launch = vendor.launchTokens.get(request.launchToken);
        if (launch) launch.expiresAtMs = Number.MAX_SAFE_INTEGER;
        return wallet.authenticate(request);
      },
    })),
  },
  {
    name: 'a block is not looked at',
    caughtBy: ['S-12', 'S-13', 'T-06'],
    withFault: withFault(({ wallet, vendor, memberOf }) => {
      const unblock = (playerRef: string) => {
        const member = memberOf(playerRef);
        if (member) member.isBlocked = false;
      };
      return {
        authenticate: (request) => {
          const launch = vendor.launchTokens.get(request.launchToken);
          if (launch) launch.member.isBlocked = false;
          return wallet.authenticate(request);
        },
        debit: (request) => {
          unblock(request.playerRef);
          return wallet.debit(request);
        },
        transferIn: (request) => {
          unblock(request.playerRef);
          return wallet.transferIn(request);
        },
      };
    }),
  },
  {
    name: 'any game takes bets',
    caughtBy: ['D-10'],
    withFault: withFault(({ wallet, vendor }) => ({
      debit: (request) => {
        vendor.gameCodes = [...vendor.gameCodes, request.gameCode];
        return wallet.debit(request);
      },
    })),
  },
  {
    name: 'the currency of a stake is not looked at',
    caughtBy: ['D-11'],
    withFault: withFault(({ wallet }) => ({
      debit: ({ currency: _ignored, ...request }) => wallet.debit(request),
    })),
  },
  {
    name: 'a limit of the player is not kept',
    caughtBy: ['D-16'],
    withFault: withFault(({ wallet, memberOf }) => ({
      debit: (request) => {
        const member = memberOf(request.playerRef);
        if (member) member.stakeLimitMinor = null;
        return wallet.debit(request);
      },
    })),
  },
  {
    name: 'a balance may fall below 0',
    caughtBy: ['D-07', 'D-08', 'W-01', 'W-02'],
    withFault: withFault(({ wallet, memberOf }) => ({
      debit: async (request) => {
        const member = memberOf(request.playerRef);
        if (!member) return wallet.debit(request);
        member.cashMinor += request.amountMinor;
        const answer = await wallet.debit(request);
        return pay(member, -request.amountMinor, answer);
      },
    })),
  },
  {
    name: 'the balance is looked at first and changed later',
    caughtBy: ['W-01', 'W-02', 'W-10'],
    withFault: withFault(({ wallet, memberOf }) => ({
      debit: async (request) => {
        const member = memberOf(request.playerRef);
        if (!member || member.cashMinor < request.amountMinor) return wallet.debit(request);
        await turn();
        const missing = request.amountMinor - member.cashMinor;
        if (missing > 0n) member.cashMinor += missing;
        return wallet.debit(request);
      },
    })),
  },
  {
    // 29 / 100 * 100 is 28.999999999999996.
    name: 'amounts pass through floating point',
    caughtBy: ['C-16'],
    withFault: withFault(({ wallet }) => ({
      credit: (request) => wallet.credit({ ...request, amountMinor: throughFloats(request.amountMinor) }),
    })),
  },
  {
    name: 'a negative stake is taken, and pays',
    caughtBy: ['I-01'],
    withFault: withFault(({ wallet, memberOf }) => ({
      debit: async (request) => {
        if (request.amountMinor > 0n) return wallet.debit(request);
        const paid = await wallet.debit({ ...request, amountMinor: 1n });
        return pay(memberOf(request.playerRef), 1n - request.amountMinor, paid);
      },
    })),
  },
  {
    name: 'ids are folded to small letters',
    caughtBy: ['D-18'],
    withFault: withFault(({ wallet }) => ({
      debit: async (request) => {
        const answer = await wallet.debit({ ...request, txId: request.txId.toLowerCase() });
        return { ...answer, txId: request.txId };
      },
    })),
  },
  {
    name: 'long ids are cut',
    caughtBy: ['I-08'],
    withFault: withFault(({ wallet }) => ({
      debit: async (request) => ({
        ...(await wallet.debit({ ...request, txId: request.txId.slice(0, 100) })),
        txId: request.txId,
      }),
    })),
  },
  {
    name: 'the balance has one version for ever',
    caughtBy: ['D-17'],
    withFault: withFault(({ wallet }) => ({
      debit: async (request) => {
        const answer = await wallet.debit(request);
        return { ...answer, balance: answer.balance && { ...answer.balance, version: 1n } };
      },
    })),
  },
];

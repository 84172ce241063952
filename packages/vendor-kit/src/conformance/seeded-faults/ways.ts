import type { VendorWallet } from '../../wallet.ts';
import { type SeededFault, withFault } from './with-fault.ts';

type Spending = 'play' | 'makeBet' | 'transferIn';

/** Changes what is sent by these commands before the right wallet sees it. */
const readBy = (
  wallet: VendorWallet,
  commands: readonly Spending[],
  change: <R extends { playerRef: string; session: string }>(request: R) => R,
): Partial<VendorWallet> =>
  Object.fromEntries(
    commands.map((command) => [
      command,
      (request: never) => (wallet[command] as (sent: never) => unknown)(change(request) as never),
    ]),
  );

/** Faults of those who guarded the debit and overlooked the other ways of spending. */
export const wayFaults: readonly SeededFault[] = [
  {
    name: 'plays, bets and transfers open with any session of the vendor',
    caughtBy: ['E-01'],
    withFault: withFault(({ wallet, vendor, memberOf }) =>
      readBy(wallet, ['play', 'makeBet', 'transferIn'], (request) => {
        const [session, member] = [vendor.sessions.get(request.session), memberOf(request.playerRef)];
        if (!session || !member) return request;
        vendor.sessions.set(`lent to ${request.playerRef}`, { ...session, member });
        return { ...request, session: `lent to ${request.playerRef}` };
      }),
    ),
  },
  {
    name: 'plays, bets and transfers are taken after the session’s end',
    caughtBy: ['E-02', 'E-03'],
    withFault: withFault(({ wallet, vendor }) =>
      readBy(wallet, ['play', 'makeBet', 'transferIn'], (request) => {
        const session = vendor.sessions.get(request.session);
        if (session) session.isEnded = false;
        return request;
      }),
    ),
  },
  {
    name: 'a block is looked at for debits and transfers alone',
    caughtBy: ['E-04'],
    withFault: withFault(({ wallet, memberOf }) =>
      readBy(wallet, ['play', 'makeBet'], (request) => {
        const member = memberOf(request.playerRef);
        if (member) member.isBlocked = false;
        return request;
      }),
    ),
  },
  {
    name: 'the currency of plays and bets is not looked at',
    caughtBy: ['E-05'],
    withFault: withFault(({ wallet }) => ({
      play: ({ currency: _ignored, ...request }) => wallet.play(request),
      makeBet: ({ currency: _ignored, ...request }) => wallet.makeBet(request),
    })),
  },
  {
    name: 'the stakes of a play are held against the limit one by one',
    caughtBy: ['E-06'],
    withFault: withFault(({ wallet, memberOf }) => ({
      play: async (request) => {
        const member = memberOf(request.playerRef);
        const max = member?.stakeLimitMinor ?? null;
        if (!member || max === null || request.debits.some(({ amountMinor }) => amountMinor > max)) {
          return wallet.play(request);
        }
        member.stakeLimitMinor = null;
        return wallet.play(request).finally(() => {
          member.stakeLimitMinor = max;
        });
      },
    })),
  },
  {
    name: 'a hold that was refused spends its id',
    caughtBy: ['E-07'],
    withFault: withFault(({ wallet }) => {
      const refused = new Map<string, Awaited<ReturnType<typeof wallet.makeBet>>>();
      return {
        makeBet: async (request) => {
          const answer = refused.get(request.betId) ?? (await wallet.makeBet(request));
          if (answer.code === 'INSUFFICIENT_FUNDS') refused.set(request.betId, answer);
          return answer;
        },
      };
    }),
  },
  {
    name: 'a play without a stake asks for no session',
    caughtBy: ['E-08'],
    withFault: withFault(({ wallet, vendor, memberOf }) => ({
      play: (request) => {
        const member = memberOf(request.playerRef);
        if (request.debits.length > 0 || !member) return wallet.play(request);
        const session = `master of ${request.playerRef}`;
        vendor.sessions.set(session, { member, playerRef: request.playerRef, isEnded: false });
        return wallet.play({ ...request, session });
      },
    })),
  },
];

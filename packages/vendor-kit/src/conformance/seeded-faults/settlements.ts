import type { SettleBetRequest, VendorWallet, WalletAnswer } from '../../wallet.ts';
import { asOk, asRefused, pay, type SeededFault, withFault } from './with-fault.ts';

const settleOne = (wallet: VendorWallet, bet: SettleBetRequest): Promise<WalletAnswer> =>
  bet.generation === 1 ? wallet.settleBet(bet) : wallet.resettleBet(bet);

const withAnswers =
  (wallet: VendorWallet, change: (answers: readonly WalletAnswer[]) => readonly WalletAnswer[]) =>
  async (request: { bets: readonly SettleBetRequest[] }) => ({
    answers: change((await wallet.settleBets(request)).answers),
  });

/** Turnover is left out of what the vendor sends. */
const silent = <R extends { validTurnoverMinor?: bigint }>({ validTurnoverMinor: _left, ...request }: R) => request;

export const settlementFaults: readonly SeededFault[] = [
  {
    name: 'bulk: the answers come in another order',
    caughtBy: ['U-01', 'U-04', 'U-05'],
    withFault: withFault(({ wallet }) => ({ settleBets: withAnswers(wallet, (answers) => answers.toReversed()) })),
  },
  {
    name: 'bulk: what was booked before is left out of the answers',
    caughtBy: ['U-02', 'U-03', 'U-09', 'U-10'],
    withFault: withFault(({ wallet }) => ({
      settleBets: withAnswers(wallet, (answers) => answers.filter(({ replay }) => !replay)),
    })),
  },
  {
    name: 'bulk: a refused bet ends the command',
    caughtBy: ['U-04', 'U-05', 'L-07'],
    withFault: withFault(({ wallet }) => ({
      settleBets: async ({ bets }) => {
        const answers: WalletAnswer[] = [];
        for (const bet of bets) {
          const isOver = answers.some(({ status }) => status === 'refused');
          const [answer] = isOver ? [] : (await wallet.settleBets({ bets: [bet] })).answers;
          answers.push(answer ?? asRefused({ ...(answers[0] as WalletAnswer), txId: bet.betId }, 'INTERNAL'));
        }
        return { answers };
      },
    })),
  },
  {
    name: 'bulk: a repeat pays again',
    caughtBy: ['U-02', 'U-03', 'U-09', 'U-10'],
    withFault: withFault(({ wallet, memberOf }) => ({
      settleBets: async ({ bets }) => {
        const { answers } = await wallet.settleBets({ bets });
        return {
          answers: answers.map((answer, index) => {
            const bet = bets[index];
            return answer.replay && bet ? pay(memberOf(bet.playerRef), bet.payoutMinor, answer) : answer;
          }),
        };
      },
    })),
  },
  {
    name: 'bulk: a correction is taken for a first result',
    caughtBy: ['U-05', 'U-06'],
    withFault: withFault(({ wallet }) => ({
      settleBets: async ({ bets }) => ({ answers: await Promise.all(bets.map((bet) => wallet.settleBet(bet))) }),
    })),
  },
  {
    name: 'bulk: only the first bets of a player are settled',
    caughtBy: ['U-09'],
    withFault: withFault(({ wallet }) => ({
      settleBets: async ({ bets }) => {
        const { answers } = await wallet.settleBets({ bets: bets.slice(0, 100) });
        const [first] = answers;
        return {
          answers: bets.map(
            ({ betId }, index) =>
              answers[index] ?? asOk({ ...(first as WalletAnswer), txId: betId }, { replay: first?.replay ?? false }),
          ),
        };
      },
    })),
  },
  {
    name: 'bulk: a bet named twice is settled twice',
    caughtBy: ['U-07'],
    withFault: withFault(({ wallet }) => ({
      settleBets: async ({ bets }) => {
        const answers: WalletAnswer[] = [];
        for (const bet of bets) answers.push(await settleOne(wallet, bet));
        return { answers };
      },
    })),
  },
  {
    name: 'bulk: corrections of one player may take more than he has',
    caughtBy: ['U-06'],
    withFault: withFault(({ wallet }) => ({
      settleBets: ({ bets }) =>
        wallet.settleBets({ bets: bets.map((bet) => ({ ...bet, policy: 'allowNegative' as const })) }),
    })),
  },
  {
    name: 'bulk: a wrong amount is refused with the whole command',
    caughtBy: ['L-07'],
    withFault: withFault(({ wallet }) => ({
      settleBets: async ({ bets }) => {
        const { answers } = await wallet.settleBets({ bets });
        if (answers.some(({ code }) => code === 'AMOUNT_INVALID')) throw new TypeError('wrong input');
        return { answers };
      },
    })),
  },
  {
    name: 'turnover: the word of a settlement is not heard',
    caughtBy: ['L-03', 'L-04'],
    withFault: withFault(({ wallet }) => ({
      settleBet: (request) => wallet.settleBet(silent(request)),
      resettleBet: (request) => wallet.resettleBet(silent(request)),
    })),
  },
  {
    name: 'turnover: the word of a play is not heard',
    caughtBy: ['L-03', 'L-05', 'L-06'],
    withFault: withFault(({ wallet }) => ({ play: (request) => wallet.play(silent(request)) })),
  },
  {
    name: 'turnover: the word of a bulk settlement is not heard',
    caughtBy: ['L-03', 'L-07'],
    withFault: withFault(({ wallet }) => ({ settleBets: ({ bets }) => wallet.settleBets({ bets: bets.map(silent) }) })),
  },
  {
    name: 'turnover: the whole stake counts',
    caughtBy: ['L-01', 'L-02'],
    withFault: withFault(({ wallet }) => ({
      getRound: async (request) => {
        const round = await wallet.getRound(request);
        if (round?.status !== 'closed') return round;
        return { ...round, validTurnoverMinor: round.stakeMinor };
      },
    })),
  },
  {
    name: 'turnover: an open round has some',
    caughtBy: ['L-02'],
    withFault: withFault(({ wallet }) => ({
      getRound: async (request) => {
        const round = await wallet.getRound(request);
        return round && { ...round, validTurnoverMinor: round.validTurnoverMinor ?? 0n };
      },
    })),
  },
  {
    name: 'turnover: a repeat is heard',
    caughtBy: ['L-05'],
    withFault: withFault(({ wallet, vendor }) => ({
      play: async (request) => {
        const answer = await wallet.play(request);
        const round = vendor.rounds.get(request.roundId);
        if (round && answer.replay) round.saidTurnoverMinor = request.validTurnoverMinor ?? null;
        return answer;
      },
    })),
  },
  {
    name: 'turnover: more than the stake is cut to what may be, and paid',
    caughtBy: ['L-06'],
    withFault: withFault(({ wallet }) => ({
      settleBet: (request) => wallet.settleBet(request).catch(() => wallet.settleBet(silent(request))),
    })),
  },
];

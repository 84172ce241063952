import { drawOfRound } from '@baize/fairness';
import { drawNumbers, type LotteryDraw } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import type { LottoDependencies } from '../dependencies.ts';
import { lotteryOf } from '../vendors.ts';
import type { IssueRow, IssueStore } from './store.ts';

/** The numbers that follow from an issue's seeds, for the draw and for whoever recomputes it. */
export const numbersOf = (lotteryCode: string, seeds: { serverSeed: string; clientSeed: string }): LotteryDraw =>
  drawNumbers(rulesOf(lotteryOf(lotteryCode).rules).shape, drawOfRound({ ...seeds, nonce: 0 }));

/** Draws an issue that is locked and due; what is drawn follows from its seed alone, so that a repeat is the same. */
export function createDraw({ secretBox }: Pick<LottoDependencies, 'secretBox'>, issues: IssueStore) {
  return async (issue: IssueRow): Promise<void> => {
    if (issue.sealed_server_seed === null) throw new Error(`${issue.lottery_code} ${issue.numero} has no seed`);
    const serverSeed = await secretBox.open(issue.sealed_server_seed);
    const result = numbersOf(issue.lottery_code, { serverSeed, clientSeed: issue.client_seed });
    await issues.move(issue, 'DRAWN', 'draw', {
      result: JSON.stringify(result),
      server_seed: serverSeed,
      generation: 1,
    });
  };
}

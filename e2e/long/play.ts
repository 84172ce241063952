import type { Page } from '@playwright/test';
import { type Listeners, settledAmount, type Witnessed } from './witness.ts';

export type PlaySome = (page: Page, listeners: Listeners, count: number) => Promise<Witnessed[]>;
export type PlayOne = (page: Page, listeners: Listeners) => Promise<Witnessed>;

/** A round of a slot or an instant game as the wire has it, as far as it is compared. */
export interface PlayedRound {
  roundId: string;
  betMinor: string;
  payoutMinor: string;
  status: string;
  view: Record<string, unknown>;
}
export type Played = { round: PlayedRound; balanceMinor: string };

export const tableFrameBalance = '.floor-balance .tabular';

/** The round as wire and screen have it: the paid amount stands at `paidAt`. */
export async function tableFrameRound(
  page: Page,
  { round, balanceMinor: balance }: Played,
  paidAt: string,
): Promise<Witnessed> {
  const wire = { paidMinor: Number(round.payoutMinor), balanceMinor: Number(balance) };
  const paidMinor = await settledAmount(page, paidAt, wire.paidMinor);
  const balanceMinor = await settledAmount(page, tableFrameBalance, wire.balanceMinor);
  return { id: round.roundId, stakedMinor: Number(round.betMinor), wire, screen: { paidMinor, balanceMinor } };
}

export const oneByOne =
  (play: PlayOne): PlaySome =>
  async (page, listeners, count) => {
    const seen: Witnessed[] = [];
    while (seen.length < count) seen.push(await play(page, listeners));
    return seen;
  };

import { freeRoundDays } from '@baize/contract';
import type { SqlStatement } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';

const playableMs = freeRoundDays * 86_400_000;

/** Rounds of a game that nobody stakes; the amount in minor units is the bet that each is played at. */
export interface FreeRounds {
  vendorCode: string;
  gameCode: string;
  count: number;
  /** Text, because it is kept as JSON. */
  betMinor: string;
}

/** Gives free rounds to a member, in the transaction of the claim or the order whose id they get. */
export const freeRoundsStatement = (
  { freeRounds }: Pick<RewardDependencies, 'freeRounds'>,
  rounds: FreeRounds,
  of: { id: string; memberId: string; campaign: string; pieces: bigint; now: Date },
): SqlStatement =>
  freeRounds.grantStatement({
    ...{ vendorCode: rounds.vendorCode, grantId: of.id, memberId: of.memberId, campaign: of.campaign },
    ...{ gameCodes: [rounds.gameCode], count: rounds.count * Number(of.pieces), valueMinor: BigInt(rounds.betMinor) },
    givenAt: of.now,
    expiresAt: new Date(of.now.getTime() + playableMs),
  });

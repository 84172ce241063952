import { firstStakeId, type ModelAct, modelStart, modelStep } from '../reference-model.ts';
import type { Actor } from './actor.ts';
import { CaseFailure, expectEqual } from './failure.ts';
import { range, type Scenario } from './scenario.ts';

const letters = ['bet', 'win', 'rollback', 'betWithNewId'] as const;
export type Letter = (typeof letters)[number];

const stakeMinor = 60n;
const winMinor = 100n;
/** Enough for the first stakes of a sequence, too little for many: running out belongs to the test. */
const startMinor = 250n;
const parallelPlayers = 8;

/** All sequences of a length: 4, 16, 64, … */
export function sequencesOf(length: number): Letter[][] {
  if (length === 0) return [[]];
  return sequencesOf(length - 1).flatMap((start) => letters.map((letter) => [...start, letter]));
}

/** All sequences of length 1 to `longest`: 5,460 of them for 6. */
export const allSequences = (longest: number): Letter[][] => range(longest).flatMap((index) => sequencesOf(index + 1));

function actOf(letter: Letter, position: number, roundEnd: boolean): ModelAct {
  switch (letter) {
    case 'bet':
      return { act: 'bet', txId: firstStakeId, amountMinor: stakeMinor };
    case 'betWithNewId':
      return { act: 'bet', txId: `new-${position}`, amountMinor: stakeMinor };
    case 'win':
      return { act: 'win', txId: 'win', amountMinor: winMinor, roundEnd };
    case 'rollback':
      return { act: 'rollback', txId: 'rollback' };
  }
}

/**
 * Sends every sequence, each with a player and a round of its own, and compares each answer, each balance and the round's end with the
 * reference model. Returns how many were compared.
 */
export async function compareWithModel(
  scenario: Scenario,
  sequences: readonly Letter[][],
  roundEnd: boolean,
): Promise<number> {
  const queue = sequences.entries();
  let compared = 0;
  const work = async () => {
    for (const [number, sequence] of queue) {
      await compareSequence(scenario, sequence, `${roundEnd}-${number}`, roundEnd);
      compared += 1;
    }
  };
  await Promise.all(range(parallelPlayers).map(work));
  return compared;
}

async function compareSequence(scenario: Scenario, sequence: readonly Letter[], prefix: string, roundEnd: boolean) {
  const player = await scenario.player({ balanceMinor: startMinor });
  const state = modelStart(player.startMinor);
  const name = `sequence ${sequence.join(', ')}${roundEnd ? ' (win ends the round)' : ''}`;
  for (const [position, letter] of sequence.entries()) {
    const act = actOf(letter, position, roundEnd);
    const answer = await send(scenario, player, prefix, act);
    const expected = modelStep(state, act);
    const got = { code: answer.code, replay: answer.replay, cashMinor: answer.balance?.cashMinor };
    expectEqual(`${name}: step ${position + 1}`, got, { ...expected, cashMinor: state.balanceMinor });
  }
  const round = await scenario.wallet.getRound({ roundId: scenario.id(`${prefix}-round`) });
  if (state.round === 'none') return expectEqual(`${name}: round`, round, null);
  if (!round) throw new CaseFailure(`${name}: round`, 'a round', null);
  const sums = { stake: round.stakeMinor, payout: round.payoutMinor };
  expectEqual(`${name}: round`, sums, { stake: state.stakeMinor, payout: state.payoutMinor });
}

function send(scenario: Scenario, player: Actor, prefix: string, act: ModelAct) {
  const round = { roundId: scenario.id(`${prefix}-round`) };
  const txId = `${prefix}-${act.txId}`;
  const first = `${prefix}-${firstStakeId}`;
  switch (act.act) {
    case 'bet':
      return player.debit(txId, act.amountMinor, round).answer;
    case 'win':
      return player.credit(txId, act.amountMinor, { refs: [first], roundEnd: act.roundEnd, ...round }).answer;
    case 'rollback':
      return player.cancel(txId, first, round).answer;
  }
}

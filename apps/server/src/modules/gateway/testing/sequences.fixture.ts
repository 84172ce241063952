import { firstStakeId, type ModelAct, modelStart, modelStep, type WalletAnswer } from '@baize/vendor-kit';
import { expect } from 'vitest';
import { gameCode, type MoneyHarness, type Player } from './money.fixture.ts';

const letters = ['bet', 'win', 'rollback', 'betWithNewId'] as const;
type Letter = (typeof letters)[number];

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

/** Sends every sequence to the real wallet, a round of its own and the same balance each, and compares answers and final state with the model's. */
export async function compareWithModel(
  money: MoneyHarness,
  sequences: readonly Letter[][],
  roundEnd: boolean,
): Promise<number> {
  const queue = sequences.entries();
  const players: Player[] = [];
  for (let count = 0; count < parallelPlayers; count += 1) players.push(await money.newPlayer());
  let compared = 0;
  const work = async (player: Player) => {
    for (const [number, sequence] of queue) {
      const roundId = `${sequence.length}-${number}-${roundEnd}`;
      await bringTo(money, player.memberId, startMinor, roundId);
      await compareSequence(money, { player, roundId, sequence, roundEnd });
      compared += 1;
    }
  };
  await Promise.all(players.map(work));
  return compared;
}

async function bringTo(money: MoneyHarness, memberId: string, balanceMinor: bigint, reference: string): Promise<void> {
  const amountMinor = balanceMinor - (await money.cashOf(memberId));
  if (amountMinor !== 0n) {
    await money.ledger.correct(money.database, { memberId, amountMinor, reference, reason: 'next sequence' });
  }
}

interface Run {
  player: Player;
  roundId: string;
  sequence: Letter[];
  roundEnd: boolean;
}

async function compareSequence(money: MoneyHarness, { player, roundId, sequence, roundEnd }: Run): Promise<void> {
  const state = modelStart(startMinor);
  const told: unknown[] = [];
  const expected: unknown[] = [];
  for (const [position, letter] of sequence.entries()) {
    const act = actOf(letter, position, roundEnd);
    const answer = await send(money, player, roundId, act);
    expected.push({ letter, ...modelStep(state, act), cashMinor: state.balanceMinor });
    told.push({ letter, code: answer.code, replay: answer.replay, cashMinor: answer.balance?.cashMinor });
  }
  expect(told).toEqual(expected);
  const round = await money.wallet.getRound({ roundId });
  const sums = round && [round.stakeMinor, round.payoutMinor];
  expect(sums).toEqual(state.round === 'none' ? null : [state.stakeMinor, state.payoutMinor]);
}

function send(money: MoneyHarness, player: Player, roundId: string, act: ModelAct): Promise<WalletAnswer> {
  const round = { roundId, gameCode, playerRef: player.playerRef };
  const txId = `${roundId}-${act.txId}`;
  const first = `${roundId}-${firstStakeId}`;
  switch (act.act) {
    case 'bet':
      return money.wallet.debit({ ...round, session: player.session, txId, amountMinor: act.amountMinor });
    case 'win': {
      const { amountMinor, roundEnd } = act;
      return money.wallet.credit({ ...round, txId, amountMinor, roundEnd, refTxIds: [first], kind: 'win' });
    }
    case 'rollback':
      return money.wallet.cancel({ ...round, txId, targetTxId: first, reason: 'time-out' });
  }
}

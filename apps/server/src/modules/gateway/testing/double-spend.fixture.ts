import { expect } from 'vitest';
import { gameCode, type MoneyHarness } from './money.fixture.ts';

const stakes = 50;

/** A wallet of 100 and fifty parallel acts of 60 each, of every kind that takes money: one wins, all others find too little. */
export async function spendAtOnce(money: MoneyHarness, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const player = await money.newPlayer({ balanceMinor: 100n });
    const answers = await Promise.all(
      Array.from({ length: stakes }, (_, number) => spend(money, player, `${round}-${number}`, number)),
    );
    expect(answers.filter((code) => code === 'OK')).toHaveLength(1);
    expect(answers.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(stakes - 1);
    const balance = await money.wallet.balance({ playerRef: player.playerRef });
    expect([balance?.cashMinor, [0n, 60n].includes(balance?.lockedMinor ?? -1n)]).toEqual([40n, true]);
  }
  await money.expectCleanBooks();
}

type Player = Awaited<ReturnType<MoneyHarness['newPlayer']>>;

async function spend(money: MoneyHarness, player: Player, name: string, number: number): Promise<string> {
  const id = `spend-${name}`;
  const amountMinor = 60n;
  const round = { ...player, roundId: id, gameCode };
  switch (number % 5) {
    case 0:
      return (await money.wallet.debit({ ...round, txId: id, amountMinor })).code;
    case 1: {
      const debits = [{ txId: id, amountMinor }];
      return (await money.wallet.play({ ...round, debits, credits: [], roundEnd: true })).code;
    }
    case 2:
      return (await money.wallet.makeBet({ ...round, betId: id, amountMinor, legs: [], pricePolicy: 'any' })).code;
    case 3:
      return (await money.wallet.transferIn({ ...player, txId: id, amountMinor })).code;
    default: {
      const hold = { memberId: player.memberId, reference: id, withdrawalId: id, amountMinor };
      const { status } = await money.ledger.holdWithdrawal(money.database, hold);
      return status === 'booked' ? 'OK' : 'INSUFFICIENT_FUNDS';
    }
  }
}

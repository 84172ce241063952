import type { CaseText } from '../case.ts';

/** How committed bets end: settlements, corrections, cash-outs. */
export const betResultTexts: readonly CaseText[] = [
  {
    title: 'a won bet is paid once',
    proves: 'The settlement carries a generation, so its repeat moves nothing.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK', { cash: 90n });
      await actor.settle('bet', 150n).is('OK', { cash: 90n, replay: true });
      await actor.roundIs('bet', 'closed', { stake: 60n, payout: 150n });
    },
  },
  {
    title: 'the same generation with another payout is a conflict',
    proves: 'A changed result needs a new generation.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK');
      await actor.settle('bet', 151n).is('TX_CONFLICT');
      await actor.settle('bet', 150n, { result: 'void' }).is('TX_CONFLICT');
      await actor.has({ cash: 90n });
    },
  },
  {
    title: 'a bet that is only held is not settled',
    proves: 'No payout before the stake is the operator’s.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.settle('bet', 150n).is('REF_NOT_FOUND');
      await actor.makeBet('bet', 60n).is('OK');
      await actor.settle('bet', 150n).is('REF_NOT_FOUND');
      await actor.has({ cash: -60n, locked: 60n });
      await actor.discard('bet').is('OK');
      await actor.settle('bet', 150n).is('TX_CANCELLED');
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'a correction upwards pays the difference',
    proves: 'The payout of a generation is the whole payout, not an addition.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 0n).is('OK', { cash: -60n });
      await actor.resettle('bet', 2, 150n).is('OK', { cash: 90n });
      await actor.resettle('bet', 3, 170n).is('OK', { cash: 110n });
      await actor.resettle('bet', 3, 170n).is('OK', { cash: 110n, replay: true });
      await actor.roundIs('bet', 'closed', { stake: 60n, payout: 170n });
    },
  },
  {
    title: 'a correction downwards takes the difference',
    proves: 'A wrong win is taken back to the unit.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK', { cash: 90n });
      await actor.resettle('bet', 2, 60n, { result: 'void' }).is('OK', { cash: 0n });
      await actor.resettle('bet', 5, 0n).is('OK', { cash: -60n });
    },
  },
  {
    title: 'an older generation is a conflict',
    proves: 'A late message does not bring an old result back.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK');
      await actor.resettle('bet', 3, 100n).is('OK', { cash: 40n });
      await actor.resettle('bet', 2, 500n).is('TX_CONFLICT');
      await actor.settle('bet', 150n).is('TX_CONFLICT');
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'a correction before the first settlement waits',
    proves: 'Generations come in order.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.resettle('bet', 2, 150n).is('REF_NOT_FOUND');
      await actor.settle('bet', 100n).is('OK', { cash: 40n });
      await actor.resettle('bet', 2, 150n).is('OK', { cash: 90n });
    },
  },
  {
    title: 'a correction of more than the player has is refused',
    proves: 'With the policy "refuse" the last generation stays in force.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK', { cash: 90n });
      await actor.debit('spent', actor.startMinor + 40n).is('OK');
      await actor.resettle('bet', 2, 0n).is('INSUFFICIENT_FUNDS');
      await actor.roundIs('bet', 'closed', { stake: 60n, payout: 150n });
      await actor.has({ cash: 50n - actor.startMinor });
    },
  },
  {
    title: 'with "allowNegative" a correction takes what is there, and nets out later',
    proves: 'The balance never falls below 0, and correcting back ends where a right first result would have.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK', { cash: 90n });
      await actor.debit('spent', actor.startMinor + 40n).is('OK', { cash: 50n - actor.startMinor });
      await actor.resettle('bet', 2, 0n, { policy: 'allowNegative' }).is('OK', { cash: -actor.startMinor });
      await actor.resettle('bet', 3, 150n).is('OK', { cash: 50n - actor.startMinor });
    },
  },
  {
    title: 'cashOut pays and ends the bet',
    proves: 'A bet sold back is not settled again.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.cashOut('sold', 'bet', 45n).is('OK', { cash: -15n });
      await actor.cashOut('sold', 'bet', 45n).is('OK', { cash: -15n, replay: true });
      await actor.cashOut('sold', 'bet', 46n).is('TX_CONFLICT');
      await actor.cashOut('sold-2', 'bet', 45n).is('ROUND_CLOSED');
      await actor.settle('bet', 150n).is('ROUND_CLOSED');
      await actor.roundIs('bet', 'closed', { stake: 60n, payout: 45n });
    },
  },
  {
    title: 'a settled bet is not cashed out',
    proves: 'Nobody sells a bet whose result is known.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 0n).is('OK', { cash: -60n });
      await actor.cashOut('sold', 'bet', 45n).is('ROUND_CLOSED');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a bet that is only held is not cashed out',
    proves: 'Only what was staked can be sold.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.cashOut('sold', 'bet', 45n).is('REF_NOT_FOUND');
      await actor.discard('bet').is('OK');
      await actor.cashOut('sold', 'bet', 45n).is('TX_CANCELLED');
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
];

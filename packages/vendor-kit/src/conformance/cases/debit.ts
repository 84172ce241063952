import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';

export const debitCases = groupOf('debit', 'D', [
  {
    title: 'a debit takes the stake from the free balance',
    proves: 'The money is gone when the bet is taken, not when the round ends.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.has({ cash: -60n });
      await actor.roundIs('round', 'open', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'the same debit again moves nothing',
    proves: 'A vendor may repeat after a time-out without charging twice.',
    run: async ({ player }) => {
      const actor = await player();
      const first = await actor.debit('bet', 60n).is('OK', { cash: -60n });
      const again = await actor.debit('bet', 60n).is('OK', { cash: -60n, replay: true });
      expectEqual('ledgerId of the repeat', again.ledgerId, first.ledgerId);
      await actor.roundIs('round', 'open', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'a repeat answers with the current balance',
    proves: 'The game never shows money that is gone meanwhile.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.debit('other', 40n).is('OK', { cash: -100n });
      await actor.debit('bet', 60n).is('OK', { cash: -100n, replay: true });
    },
  },
  {
    title: 'the same id with another amount is a conflict',
    proves: 'A mistake of the vendor is told, not booked and not hidden.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.debit('bet', 61n).is('TX_CONFLICT');
      await actor.debit('bet', 59n).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'the same id in another round is a conflict',
    proves: 'An id names one act for ever, whatever round comes.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('bet', 60n, { roundId: id('second') }).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'the same id of another player is a conflict',
    proves: 'One player’s bet is never taken for another’s.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await two.debit('bet', 60n).is('TX_CONFLICT');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'a debit of more than there is takes nothing',
    proves: 'The balance never falls below 0.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'the last unit can be staked, and then no other',
    proves: 'The border of the balance is exact.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('all', actor.startMinor).is('OK', { cash: -actor.startMinor });
      await actor.debit('one-more', 1n).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: -actor.startMinor });
    },
  },
  {
    title: 'a refused debit leaves no trace',
    proves: 'Its id is still unused: a smaller stake may come under it.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      expectEqual('getTx after the refusal', await actor.codeOf('bet'), null);
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
    },
  },
  {
    title: 'a game that is not offered takes nothing',
    proves: 'A game that the operator has switched off, or that is not the vendor’s, cannot take bets.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n, { gameCode: id('no-game') }).is('GAME_UNAVAILABLE');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a stake in another currency takes nothing',
    proves: 'Amounts of two currencies are never mixed.',
    run: async ({ player }) => {
      const actor = await player();
      const other = actor.currency === 'USD' ? 'EUR' : 'USD';
      await actor.debit('bet', 60n, { currency: other }).is('CURRENCY_MISMATCH');
      await actor.has({ cash: 0n });
      await actor.debit('bet', 60n, { currency: actor.currency }).is('OK', { cash: -60n });
    },
  },
  {
    title: 'a round may have several stakes',
    proves: 'Raising, doubling and buying in belong to one round.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.debit('raise', 40n).is('OK', { cash: -100n });
      await actor.roundIs('round', 'open', { stake: 100n, payout: 0n });
    },
  },
  {
    title: 'a closed round takes no stake',
    proves: 'Nobody bets on what is already decided.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.endRound().is('OK');
      await actor.debit('late', 40n).is('ROUND_CLOSED');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'another player’s round takes no stake',
    proves: 'A round has one player; his sums are his own.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await two.debit('foreign', 60n).is('TX_CONFLICT');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'a player whom the vendor never met is not charged',
    proves: 'References are known, not guessed; no balance is told.',
    run: async ({ player, id }) => {
      const actor = await player();
      const answer = await actor.debit('bet', 60n, { playerRef: id('stranger') }).is('SESSION_INVALID');
      expectEqual('balance', answer.balance, null);
    },
  },
  {
    title: 'a stake over the player’s limit takes nothing',
    proves: 'Limits of the player are kept where the money moves; which limit is told.',
    needs: ['stakeLimit'],
    run: async ({ player }) => {
      const careful = await player({ stakeLimitMinor: 50n });
      const answer = await careful.debit('bet', 51n).is('LIMIT_REACHED');
      expectEqual('limit.kind', answer.limit?.kind, 'stake');
      await careful.debit('bet', 50n).is('OK', { cash: -50n });
    },
  },
  {
    title: 'the balance has a version that grows',
    proves: 'A game that receives answers out of order knows which balance is newer.',
    run: async ({ player }) => {
      const actor = await player();
      const first = await actor.debit('bet', 60n).is('OK');
      const second = await actor.debit('raise', 40n).is('OK');
      const [older, newer] = [first.balance?.version ?? 0n, second.balance?.version ?? 0n];
      expectTrue('version', newer > older, `above ${older}`, newer);
    },
  },
  {
    title: 'ids that differ in case are different',
    proves: 'Nothing folds ids on the way: no bet is swallowed as a repeat of another.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet-a', 10n).is('OK', { cash: -10n });
      await actor.debit('bet-A', 10n).is('OK', { cash: -20n });
      await actor.debit('BET-A', 10n).is('OK', { cash: -30n });
    },
  },
]);

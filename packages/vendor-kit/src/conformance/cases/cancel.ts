import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';

export const cancelCases = groupOf('cancel', 'X', [
  {
    title: 'a cancel gives the stake back',
    proves: 'A bet that the vendor could not take costs the player nothing.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.roundIs('round', 'cancelled', { stake: 0n, payout: 0n });
      expectEqual('getTx of the stake', await actor.codeOf('bet'), 'TX_CANCELLED');
    },
  },
  {
    title: 'the same cancel again gives nothing',
    proves: 'A refund is made once, however often it is asked for.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n, replay: true });
    },
  },
  {
    title: 'a second cancel under a new id gives nothing',
    proves: 'Two parts of a vendor that both take a bet back do not pay twice.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.cancel('cancel-2', 'bet').is('OK', { cash: 0n });
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a debit after its cancel is refused',
    proves: 'What was taken back stays taken back.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK');
      await actor.debit('bet', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a cancel before its debit bars the late debit',
    proves: 'A stake that arrives after the vendor has given it up is not taken.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.debit('bet', 60n).is('TX_CANCELLED');
      await actor.credit('win', 100n).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
      expectEqual('getTx of the stake', await actor.codeOf('bet'), 'TX_CANCELLED');
    },
  },
  {
    title: 'a cancel of an unseen debit can be repeated',
    proves: 'The bar is as safe to repeat as any act, also under a new id.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n, replay: true });
      await actor.cancel('cancel-2', 'bet').is('OK', { cash: 0n });
      await actor.debit('bet', 60n).is('TX_CANCELLED');
    },
  },
  {
    title: 'a stake of a round that was paid does not come back',
    proves: 'No refund beside a win: that would pay twice.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n).is('OK');
      await actor.cancel('cancel', 'bet').is('ROUND_CLOSED');
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'a stake of a round that was paid 0 does not come back',
    proves: 'A lost round is decided; calling it off afterwards is no way out.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 0n).is('OK');
      await actor.cancel('cancel', 'bet').is('ROUND_CLOSED');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a stake of a closed round does not come back',
    proves: 'The end of a round is the end.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.endRound().is('OK');
      await actor.cancel('cancel', 'bet').is('ROUND_CLOSED');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a cancel takes back one of two stakes',
    proves: 'A cancel is about a bet, not about the round.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('raise', 40n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: -40n });
      await actor.roundIs('round', 'open', { stake: 40n, payout: 0n });
    },
  },
  {
    title: 'only a stake can be cancelled',
    proves: 'A win is corrected by adjust, never by a cancel; nothing cancels itself.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n).is('OK');
      await actor.cancel('cancel', 'win').is('TX_CONFLICT');
      await actor.cancel('bet', 'bet').is('TX_CONFLICT');
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'a cancel names a stake of its own round and player',
    proves: 'A wrong message takes nothing from a stranger’s round.',
    run: async ({ player, id }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await one.cancel('cancel', 'bet', { roundId: id('second') }).is('TX_CONFLICT');
      await two.cancel('cancel-2', 'bet').is('TX_CONFLICT');
      await one.has({ cash: -60n });
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'the same cancel id with another target is a conflict',
    proves: 'A cancel, too, means one act for ever.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('raise', 40n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: -40n });
      await actor.cancel('cancel', 'raise').is('TX_CONFLICT');
      await actor.has({ cash: -40n });
    },
  },
  {
    title: 'a cancel works for a blocked player',
    proves: 'Money comes back whatever happened to the player.',
    needs: ['block'],
    run: async (scenario) => {
      const blocked = await scenario.player();
      await blocked.debit('bet', 60n).is('OK');
      await scenario.service('block')(blocked);
      await scenario.wallet.endSession({ session: blocked.session });
      await blocked.cancel('cancel', 'bet').is('OK', { cash: 0n });
    },
  },
  {
    title: 'a round whose stakes all came back takes a new stake',
    proves: 'A vendor may try the bet again under a new id.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK');
      await actor.debit('again', 40n).is('OK', { cash: -40n });
      await actor.credit('win', 100n, { refs: ['again'] }).is('OK', { cash: 60n });
    },
  },
  {
    title: 'a stake of a round that was corrected does not come back',
    proves: 'A correction is a payout as well: a refund beside it would pay twice.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.adjust('more', 60n).is('OK', { cash: 0n });
      await actor.cancel('cancel', 'bet').is('ROUND_CLOSED');
      await actor.has({ cash: 0n });
    },
  },
]);

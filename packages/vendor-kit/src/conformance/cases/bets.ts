import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';
import { betResultTexts } from './bet-results.ts';

/** After this much, a hold that nobody confirmed is given back: its life and one turn of the operator's periodic work. */
const holdIsOverMs = 75_000;
/** Well within a hold's life, with room for a slow way there. */
const wellHeldMs = 5_000;

export const betCases = groupOf('two-step bets', 'B', [
  {
    title: 'makeBet holds the stake',
    proves: 'Money of a bet not yet confirmed can be spent by nobody.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK', { cash: -60n, locked: 60n });
      await actor.roundIs('bet', 'held', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'the same makeBet again holds nothing more',
    proves: 'A repeat is safe before and after the confirmation; other content is a conflict.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK', { cash: -60n, locked: 60n });
      await actor.makeBet('bet', 60n).is('OK', { cash: -60n, locked: 60n, replay: true });
      await actor.makeBet('bet', 61n).is('TX_CONFLICT');
      await actor.commit('bet').is('OK');
      await actor.makeBet('bet', 60n).is('OK', { cash: -60n, locked: 0n, replay: true });
    },
  },
  {
    title: 'commitBet takes what was held',
    proves: 'A confirmed bet is staked once, however often it is confirmed.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK', { cash: -60n, locked: 0n });
      await actor.commit('bet').is('OK', { cash: -60n, locked: 0n, replay: true });
      await actor.roundIs('bet', 'open', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'discardBet gives back what was held',
    proves: 'A bet that was not taken costs nothing, and is given back once.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.discard('bet').is('OK', { cash: 0n, locked: 0n });
      await actor.discard('bet').is('OK', { cash: 0n, locked: 0n, replay: true });
      await actor.commit('bet').is('TX_CANCELLED');
      await actor.makeBet('bet', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 0n, locked: 0n });
      expectEqual('getTx of the bet', await actor.codeOf('bet'), 'TX_CANCELLED');
    },
  },
  {
    title: 'discardBet before its makeBet bars the late one',
    proves: 'A bet that arrives after the vendor gave it up holds nothing.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.discard('bet').is('OK', { cash: 0n });
      await actor.makeBet('bet', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'a committed bet is not discarded',
    proves: 'A confirmed bet ends by its settlement, not by a late release.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.discard('bet').is('TX_CONFLICT');
      await actor.has({ cash: -60n, locked: 0n });
    },
  },
  {
    title: 'commitBet before its makeBet is told to come again',
    proves: 'Messages out of order confirm nothing that is not held.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.commit('bet').is('REF_NOT_FOUND');
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK', { cash: -60n, locked: 0n });
    },
  },
  ...betResultTexts,
  {
    title: 'makeBet asks for a session, funds and an offered game',
    proves: 'The same gate as for a debit.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n, { session: id('made-up') }).is('SESSION_INVALID');
      await actor.makeBet('bet', 60n, { gameCode: id('no-game') }).is('GAME_UNAVAILABLE');
      await actor.makeBet('bet', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'a bet ends without a session, for a blocked player too',
    proves: 'Only the taking of a bet asks who is there.',
    needs: ['block'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await gone.makeBet('bet', 60n).is('OK');
      await gone.makeBet('bet-2', 40n).is('OK');
      await scenario.wallet.endSession({ session: gone.session });
      await scenario.service('block')(gone);
      await gone.commit('bet').is('OK', { cash: -100n, locked: 40n });
      await gone.discard('bet-2').is('OK', { cash: -60n, locked: 0n });
      await gone.settle('bet', 150n).is('OK', { cash: 90n });
    },
  },
  {
    title: 'nobody commits, discards or settles another player’s bet',
    proves: 'A wrong message moves no stranger’s money.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.makeBet('bet', 60n).is('OK');
      await two.commit('bet').is('TX_CONFLICT');
      await two.discard('bet').is('TX_CONFLICT');
      await one.commit('bet').is('OK');
      await two.settle('bet', 150n).is('TX_CONFLICT');
      await two.cashOut('sold', 'bet', 45n).is('TX_CONFLICT');
      await two.has({ cash: 0n, locked: 0n });
      await one.has({ cash: -60n, locked: 0n });
    },
  },
  {
    title: 'a two-step bet takes no debits and credits',
    proves: 'One bet has one kind of life.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.debit('more', 10n, { roundId: id('bet') }).is('TX_CONFLICT');
      await actor.credit('win', 10n, { refs: [], roundId: id('bet') }).is('TX_CONFLICT');
      await actor.cancel('cancel', 'bet', { roundId: id('bet') }).is('TX_CONFLICT');
      await actor.has({ cash: -60n, locked: 0n });
    },
  },
  {
    title: 'a hold that nobody confirms is given back',
    proves: 'A vendor that falls silent does not keep a player’s money locked.',
    needs: ['passTime'],
    isAlone: true,
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.makeBet('bet', 60n).is('OK', { cash: -60n, locked: 60n });
      await scenario.service('passTime')({ ms: holdIsOverMs });
      await actor.has({ cash: 0n, locked: 0n });
      await actor.commit('bet').is('TX_CANCELLED');
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'a bet that was given up is still nobody else’s',
    proves: 'A stranger’s late message is told as a mistake, before and after the end.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.makeBet('made', 60n).is('OK');
      await one.discard('made').is('OK', { cash: 0n, locked: 0n });
      await one.discard('never-made').is('OK', { cash: 0n });
      for (const name of ['made', 'never-made']) {
        await two.makeBet(name, 60n).is('TX_CONFLICT');
        await two.commit(name).is('TX_CONFLICT');
        await two.discard(name).is('TX_CONFLICT');
        await two.settle(name, 150n).is('TX_CONFLICT');
      }
      await two.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'the first settlement is the first generation',
    proves: 'A later result that overtakes the first one is not taken for it.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n, { generation: 2 }).is('TX_CONFLICT');
      await actor.has({ cash: -60n, locked: 0n });
      await actor.settle('bet', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a hold lives its 15 seconds, and what was confirmed is not given back',
    proves: 'The operator’s periodic work ends only what nobody confirmed in time.',
    needs: ['passTime'],
    isAlone: true,
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.makeBet('sure', 40n).is('OK');
      await actor.commit('sure').is('OK', { cash: -40n, locked: 0n });
      await actor.makeBet('slow', 60n).is('OK', { cash: -100n, locked: 60n });
      await scenario.service('passTime')({ ms: wellHeldMs });
      await actor.commit('slow').is('OK', { cash: -100n, locked: 0n });
      await scenario.service('passTime')({ ms: holdIsOverMs });
      await actor.has({ cash: -100n, locked: 0n });
      await actor.settle('sure', 150n).is('OK', { cash: 50n });
    },
  },
]);

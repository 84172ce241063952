import { groupOf } from '../case.ts';

export const adjustCases = groupOf('adjust', 'A', [
  {
    title: 'a correction gives',
    proves: 'A win that was too small is made good under an id of its own.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK', { cash: -35n });
      await actor.adjust('more', 30n).is('OK', { cash: -5n });
      await actor.adjust('more', 30n).is('OK', { cash: -5n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 55n });
    },
  },
  {
    title: 'a correction takes',
    proves: 'A win that was too large is taken back.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 250n }).is('OK', { cash: 190n });
      await actor.adjust('less', -225n).is('OK', { cash: -35n });
      await actor.adjust('less', -225n).is('OK', { cash: -35n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 25n });
    },
  },
  {
    title: 'the same correction with other content is a conflict',
    proves: 'Amount and policy belong to the act.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK');
      await actor.adjust('more', 30n).is('OK');
      await actor.adjust('more', 31n).is('TX_CONFLICT');
      await actor.adjust('more', -30n).is('TX_CONFLICT');
      await actor.has({ cash: -5n });
    },
  },
  {
    title: 'a correction of an unknown round waits',
    proves: 'Nothing is corrected that was never booked.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.adjust('more', 30n).is('REF_NOT_FOUND');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'with "refuse" a correction never takes more than there is',
    proves: 'All or nothing, and nothing below 0.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 260n }).is('OK', { cash: 200n });
      await actor.debit('spent', actor.startMinor + 150n, { roundId: id('second') }).is('OK');
      await actor.adjust('less', -200n).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: 50n - actor.startMinor });
    },
  },
  {
    title: 'with "allowNegative" a correction takes what is there',
    proves: 'The rest is owed, never a balance below 0; a correction back nets out.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 260n }).is('OK', { cash: 200n });
      await actor.debit('spent', actor.startMinor + 150n, { roundId: id('second') }).is('OK');
      await actor.adjust('less', -200n, { policy: 'allowNegative' }).is('OK', { cash: -actor.startMinor });
      await actor.adjust('back', 200n).is('OK', { cash: 50n - actor.startMinor });
    },
  },
  {
    title: 'nobody’s round is corrected for another player',
    proves: 'A correction goes to who played.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.play({ bet: 60n }, { win: 25n }).is('OK');
      await two.adjust('more', 30n).is('TX_CONFLICT');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'a correction of 0 is no correction',
    proves: 'An amount that says nothing is a mistake of the vendor, and told.',
    run: async ({ player, refusesInput }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK');
      await refusesInput('adjust by 0', () => actor.adjust('none', 0n).answer);
    },
  },
  {
    title: 'a correction below 0 of an open round leaves it usable',
    proves: 'A round that was corrected before its win still takes the win, and still ends.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.adjust('fee', -5n).is('OK', { cash: -65n });
      await actor.credit('win', 100n).is('OK', { cash: 35n });
      await actor.adjust('more', -100n).is('OK', { cash: -65n });
      await actor.endRound().is('OK', { cash: -65n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: -5n });
    },
  },
]);

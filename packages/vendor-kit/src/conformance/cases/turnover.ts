import { settleTogether } from '../bulk.ts';
import { groupOf } from '../case.ts';

export const turnoverCases = groupOf('valid turnover', 'L', [
  {
    title: 'without a word the smaller of stake and net result counts',
    proves: 'Rewards follow one rule for every vendor that says nothing.',
    run: async ({ player, id }) => {
      const actor = await player();
      const results = [0n, 50n, 100n, 150n, 200n, 300n];
      const counts = [100n, 50n, 0n, 50n, 100n, 100n];
      for (const [index, payoutMinor] of results.entries()) {
        const roundId = id(`round-${index}`);
        await actor.play({ [`bet-${index}`]: 100n }, { [`win-${index}`]: payoutMinor }, { roundId }).is('OK');
        await actor.turnoverIs(`round-${index}`, counts[index] ?? 0n);
      }
    },
  },
  {
    title: 'a round that is open has none',
    proves: 'What is not decided is not counted.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.turnoverIs('round', null);
      await actor.credit('win', 90n, { roundEnd: true }).is('OK');
      await actor.turnoverIs('round', 30n);
    },
  },
  {
    title: 'what the vendor says counts, with every command that ends a round',
    proves: 'Opposite bets, cash-outs and shares of a jackpot pool count as the vendor knows.',
    run: async ({ wallet, player, id }) => {
      const actor = await player();
      await actor.play({ stake: 100n }, {}, { roundId: id('play'), validTurnoverMinor: 0n }).is('OK');
      await actor.turnoverIs('play', 0n);
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 10n, { roundEnd: true, validTurnoverMinor: 20n }).is('OK');
      await actor.turnoverIs('round', 20n);
      for (const bet of ['settled', 'sold', 'bulk']) {
        await actor.makeBet(bet, 50n).is('OK');
        await actor.commit(bet).is('OK');
      }
      await actor.settle('settled', 0n, { validTurnoverMinor: 5n }).is('OK');
      await actor.turnoverIs('settled', 5n);
      await actor.cashOut('sale', 'sold', 40n, { validTurnoverMinor: 7n }).is('OK');
      await actor.turnoverIs('sold', 7n);
      const [bulk] = settleTogether(wallet, [
        { player: actor, bet: 'bulk', payoutMinor: 0n, more: { validTurnoverMinor: 9n } },
      ]);
      await bulk?.is('OK');
      await actor.turnoverIs('bulk', 9n);
    },
  },
  {
    title: 'a correction says it anew, or leaves what was said',
    proves: 'A corrected result does not silently change what counts.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 0n, { validTurnoverMinor: 25n }).is('OK');
      await actor.resettle('bet', 2, 90n).is('OK');
      await actor.turnoverIs('bet', 25n);
      await actor.resettle('bet', 3, 0n, { validTurnoverMinor: 60n }).is('OK');
      await actor.turnoverIs('bet', 60n);
      await actor.play({ stake: 100n }, {}, { validTurnoverMinor: 30n }).is('OK');
      await actor.adjust('more', 40n, { validTurnoverMinor: 40n }).is('OK');
      await actor.turnoverIs('round', 40n);
    },
  },
  {
    title: 'a repeat with another word changes nothing',
    proves: 'The first word of an id stands, as its money does.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ stake: 100n }, {}, { validTurnoverMinor: 30n }).is('OK');
      await actor.play({ stake: 100n }, {}, { validTurnoverMinor: 90n }).is('OK', { replay: true });
      await actor.turnoverIs('round', 30n);
    },
  },
  {
    title: 'more than the larger of stake and net result is wrong input',
    proves: 'Nobody earns rewards for more than was at stake.',
    run: async ({ player, refusesInput, id }) => {
      const actor = await player();
      const play = (validTurnoverMinor: bigint) => () =>
        actor.play({ stake: 100n }, { win: 250n }, { validTurnoverMinor }).answer;
      await refusesInput('valid turnover of 151', play(151n));
      await refusesInput('valid turnover below 0', play(-1n));
      await actor.has({ cash: 0n });
      await actor.makeBet('bet', 50n).is('OK');
      await actor.commit('bet').is('OK');
      await refusesInput('settleBet', () => actor.settle('bet', 0n, { validTurnoverMinor: 51n }).answer);
      await refusesInput('cashOut', () => actor.cashOut('sale', 'bet', 0n, { validTurnoverMinor: 51n }).answer);
      await actor.debit('debit', 50n, { roundId: id('steps') }).is('OK');
      const steps = { refs: ['debit'], roundId: id('steps'), roundEnd: true, validTurnoverMinor: 51n };
      await refusesInput('credit', () => actor.credit('credit', 0n, steps).answer);
      await actor.roundIs('bet', 'open', { stake: 50n, payout: 0n });
      await actor.has({ cash: -100n });
    },
  },
  {
    title: 'in bulk a word too large is told for its bet alone',
    proves: 'The others are settled, and the wrong line can be mended and sent again.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      for (const bet of ['wrong', 'right']) {
        await actor.makeBet(bet, 50n).is('OK');
        await actor.commit(bet).is('OK');
      }
      const line = (bet: string, validTurnoverMinor: bigint) => ({
        player: actor,
        bet,
        payoutMinor: 0n,
        more: { validTurnoverMinor },
      });
      const [wrong, right] = settleTogether(wallet, [line('wrong', 51n), line('right', 50n)]);
      await wrong?.is('AMOUNT_INVALID');
      await right?.is('OK');
      await actor.roundIs('wrong', 'open', { stake: 50n, payout: 0n });
      const [mended] = settleTogether(wallet, [line('wrong', 49n)]);
      await mended?.is('OK');
      await actor.turnoverIs('wrong', 49n);
    },
  },
]);

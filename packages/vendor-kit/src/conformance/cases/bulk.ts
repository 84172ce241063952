import { placeBets, settleTogether } from '../bulk.ts';
import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';
import { range } from '../scenario.ts';

const manyBets = 120;

export const bulkCases = groupOf('bulk settlement', 'U', [
  {
    title: 'bets of several players are settled together, each as it ended',
    proves: 'A draw with thousands of lines is paid by one command.',
    run: async ({ wallet, player }) => {
      const [one, two] = [await player(), await player()];
      await placeBets(one, { 'one-a': 60n, 'one-b': 40n });
      await placeBets(two, { two: 50n });
      const [won, lost, void_] = settleTogether(wallet, [
        { player: one, bet: 'one-a', payoutMinor: 150n },
        { player: two, bet: 'two', payoutMinor: 0n },
        { player: one, bet: 'one-b', payoutMinor: 40n, more: { result: 'void' } },
      ]);
      await won?.is('OK');
      await lost?.is('OK', { cash: -50n });
      await void_?.is('OK');
      await one.has({ cash: 90n, locked: 0n });
      await one.roundIs('one-a', 'closed', { stake: 60n, payout: 150n });
      await one.roundIs('one-b', 'closed', { stake: 40n, payout: 40n });
      await two.roundIs('two', 'closed', { stake: 50n, payout: 0n });
    },
  },
  {
    title: 'the same command again moves nothing',
    proves: 'After a time-out everything may be sent again, wholly or in parts, in another order.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      await placeBets(actor, { a: 60n, b: 40n, c: 30n });
      const lines = ['a', 'b', 'c'].map((bet) => ({ player: actor, bet, payoutMinor: bet === 'b' ? 0n : 100n }));
      for (const sent of settleTogether(wallet, lines)) await sent.is('OK');
      await actor.has({ cash: 70n });
      for (const sent of settleTogether(wallet, lines)) await sent.is('OK', { cash: 70n, replay: true });
      for (const sent of settleTogether(wallet, lines.slice(1).toReversed())) await sent.is('OK', { replay: true });
      await actor.settle('a', 100n).is('OK', { cash: 70n, replay: true });
    },
  },
  {
    title: 'what was settled alone is a replay in bulk',
    proves: 'Both ways of settling share one memory.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      await placeBets(actor, { a: 60n, b: 40n });
      await actor.settle('a', 150n).is('OK', { cash: 50n });
      const [again, fresh] = settleTogether(wallet, [
        { player: actor, bet: 'a', payoutMinor: 150n },
        { player: actor, bet: 'b', payoutMinor: 10n },
      ]);
      await again?.is('OK', { replay: true });
      await fresh?.is('OK');
      await actor.has({ cash: 60n });
    },
  },
  {
    title: 'a refused bet leaves the others settled',
    proves: 'One wrong line of thousands holds up nobody’s money.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      await placeBets(actor, { good: 60n, last: 20n });
      await actor.makeBet('held', 40n).is('OK');
      await actor.discard('gone').is('OK');
      const codes = ['OK', 'REF_NOT_FOUND', 'REF_NOT_FOUND', 'TX_CANCELLED', 'OK'] as const;
      const sent = settleTogether(
        wallet,
        ['good', 'never-made', 'held', 'gone', 'last'].map((bet) => ({ player: actor, bet, payoutMinor: 30n })),
      );
      for (const [index, one] of sent.entries()) await one.is(codes[index] ?? 'OK');
      await actor.has({ cash: -60n, locked: 40n });
    },
  },
  {
    title: 'results and corrections stand side by side',
    proves: 'A bet of a higher generation is corrected to the whole payout, one of generation 1 is settled.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      await placeBets(actor, { old: 60n, fresh: 40n, early: 10n });
      await actor.settle('old', 150n).is('OK', { cash: 40n });
      const [old, fresh, early] = settleTogether(wallet, [
        { player: actor, bet: 'old', payoutMinor: 100n, more: { generation: 3 } },
        { player: actor, bet: 'fresh', payoutMinor: 50n },
        { player: actor, bet: 'early', payoutMinor: 70n, more: { generation: 2 } },
      ]);
      await old?.is('OK');
      await fresh?.is('OK');
      await early?.is('REF_NOT_FOUND');
      await actor.has({ cash: 40n });
      const [late, other] = settleTogether(wallet, [
        { player: actor, bet: 'old', payoutMinor: 500n, more: { generation: 2 } },
        { player: actor, bet: 'fresh', payoutMinor: 51n },
      ]);
      await late?.is('TX_CONFLICT');
      await other?.is('TX_CONFLICT');
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'several corrections of one player look at what is left of his cash',
    proves: 'Together no more is taken than he has.',
    run: async ({ wallet, player }) => {
      const actor = await player();
      await placeBets(actor, { a: 10n, b: 10n });
      for (const bet of ['a', 'b']) await actor.settle(bet, 60n).is('OK');
      await actor.debit('spent', actor.startMinor + 30n).is('OK', { cash: 70n - actor.startMinor });
      const sent = settleTogether(wallet, [
        { player: actor, bet: 'a', payoutMinor: 0n, more: { generation: 2 } },
        { player: actor, bet: 'b', payoutMinor: 0n, more: { generation: 2 } },
      ]);
      const codes = (await Promise.all(sent.map(({ answer }) => answer))).map(({ code }) => code);
      expectEqual('codes', codes.toSorted(), ['INSUFFICIENT_FUNDS', 'OK']);
      await actor.has({ cash: 10n - actor.startMinor });
      const [owing] = settleTogether(wallet, [
        {
          player: actor,
          bet: codes[0] === 'OK' ? 'b' : 'a',
          payoutMinor: 0n,
          more: { generation: 2, policy: 'allowNegative' },
        },
      ]);
      await owing?.is('OK', { cash: -actor.startMinor });
    },
  },
  {
    title: 'a bet is named once',
    proves: 'Two results for one bet in one command say nothing, so nothing of the command is done.',
    run: async ({ wallet, player, refusesInput }) => {
      const actor = await player();
      await placeBets(actor, { a: 60n, b: 40n });
      const bets = [
        actor.settlement('a', 100n),
        actor.settlement('b', 100n),
        actor.settlement('a', 50n, { generation: 2 }),
      ];
      const send = async () => {
        const { answers } = await wallet.settleBets({ bets });
        const refused = answers.find(({ code }) => code !== 'OK') ?? answers[0];
        if (!refused) throw new TypeError('no answer');
        return refused;
      };
      await refusesInput('a bet named twice', send);
      await actor.has({ cash: -100n });
      await actor.roundIs('b', 'open', { stake: 40n, payout: 0n });
    },
  },
  {
    title: 'another player’s bet, and a player nobody knows, move nothing',
    proves: 'A wrong line reaches no stranger’s money.',
    run: async ({ wallet, player, id }) => {
      const [one, two] = [await player(), await player()];
      await placeBets(one, { one: 60n, mine: 10n });
      const [foreign, unknown] = settleTogether(wallet, [
        { player: two, bet: 'one', payoutMinor: 150n },
        { player: two, bet: 'mine', payoutMinor: 150n, more: { playerRef: id('nobody') } },
      ]);
      await foreign?.is('TX_CONFLICT', { cash: 0n });
      const answer = await unknown?.is('REF_NOT_FOUND');
      expectTrue('an unknown player has no balance', answer?.balance === null, 'null', answer?.balance);
      await two.has({ cash: 0n });
      await one.has({ cash: -70n });
    },
  },
  {
    title: `${manyBets} bets of one player are settled at once, and again`,
    proves: 'Many lines of one bet are one command, and its repeat costs nothing.',
    run: async ({ wallet, player }) => {
      const actor = await player({ balanceMinor: BigInt(manyBets) });
      const names = range(manyBets).map((number) => `line-${number}`);
      await Promise.all(names.map((bet) => placeBets(actor, { [bet]: 1n })));
      const lines = names.map((bet, number) => ({ player: actor, bet, payoutMinor: number % 10 === 0 ? 8n : 0n }));
      for (const sent of settleTogether(wallet, lines)) await sent.is('OK');
      for (const sent of settleTogether(wallet, lines)) await sent.is('OK', { replay: true });
      await actor.has({ cash: BigInt((manyBets / 10) * 8 - manyBets) });
    },
  },
  {
    title: 'the same command twice at once pays once',
    proves: 'Two workers of a vendor do each other no harm.',
    run: async ({ wallet, player }) => {
      const [one, two] = [await player(), await player()];
      const names = ['a', 'b', 'c', 'd'];
      for (const actor of [one, two])
        await placeBets(actor, Object.fromEntries(names.map((name) => [`${name}-${actor === one}`, 10n])));
      const lines = [one, two].flatMap((actor) =>
        names.map((name) => ({ player: actor, bet: `${name}-${actor === one}`, payoutMinor: 30n })),
      );
      const both = [...settleTogether(wallet, lines), ...settleTogether(wallet, lines.toReversed())];
      const answers = await Promise.all(both.map(({ answer }) => answer));
      expectEqual('codes', new Set(answers.map(({ code }) => code)).size, 1);
      expectEqual('booked anew', answers.filter(({ code, replay }) => code === 'OK' && !replay).length, lines.length);
      for (const actor of [one, two]) await actor.has({ cash: 80n });
    },
  },
]);

import type { Actor } from '../actor.ts';
import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';
import { readFeed, sumsByTx } from '../feed-reader.ts';
import { range, type Scenario } from '../scenario.ts';

/** The feed of one player from a cursor on, when all of the expected acts are in it. */
async function feedOf(
  scenario: Scenario,
  { playerRef }: Actor,
  after: string | null,
  names: readonly string[],
  limit?: number,
) {
  const own = async () =>
    (await readFeed(scenario.wallet, after, limit)).entries.filter((entry) => entry.playerRef === playerRef);
  const missing = async () => {
    const seen = new Set((await own()).map(({ txId }) => txId));
    return names.filter((name) => !seen.has(scenario.id(name)));
  };
  await scenario.eventually('feed', async () => (await missing()).length === 0, `lines of ${names.join(', ')}`);
  return own();
}

export const queryCases = groupOf('queries and feed', 'Q', [
  {
    title: 'getTx tells what became of an id',
    proves: 'A vendor that lost an answer learns whether money moved.',
    run: async ({ player, wallet, id }) => {
      const actor = await player();
      expectEqual('getTx of an unseen id', await actor.codeOf('bet'), null);
      const booked = await actor.debit('bet', 60n).is('OK');
      const told = await wallet.getTx({ txId: id('bet') });
      expectEqual('code', told?.code, 'OK');
      expectEqual('replay', told?.replay, true);
      expectEqual('ledgerId', told?.ledgerId, booked.ledgerId);
      await actor.cancel('cancel', 'bet').is('OK');
      expectEqual('getTx after the cancel', await actor.codeOf('bet'), 'TX_CANCELLED');
    },
  },
  {
    title: 'the balance of an unknown player is null',
    proves: 'A stranger’s balance cannot be fished for.',
    run: async ({ wallet, id }) => {
      expectEqual('balance', await wallet.balance({ playerRef: id('stranger') }), null);
    },
  },
  {
    title: 'another vendor’s acts are unseen, and its ids free',
    proves: 'Ids of two vendors never meet.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const ours = await scenario.player();
      const theirs = await scenario.player({ of: scenario.otherVendor });
      await ours.debit('bet', 60n).is('OK', { cash: -60n });
      expectEqual('getTx of the other vendor', await theirs.codeOf('bet'), null);
      const round = await scenario.otherVendor.wallet.getRound({ roundId: scenario.id('round') });
      expectEqual('getRound of the other vendor', round, null);
      const balance = await scenario.otherVendor.wallet.balance({ playerRef: ours.playerRef });
      expectEqual('balance for the other vendor', balance, null);
      await theirs.debit('bet', 40n, { gameCode: theirs.gameCode }).is('OK', { cash: -40n });
      await ours.has({ cash: -60n });
    },
  },
  {
    title: 'another vendor’s player gets no credit here',
    proves: 'A vendor pays only players who came to it.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const ours = await scenario.player();
      const theirs = await scenario.player({ of: scenario.otherVendor });
      await ours.debit('bet', 60n).is('OK');
      await ours.credit('win', 100n, { playerRef: theirs.playerRef }).is('REF_NOT_FOUND');
      await theirs.has({ cash: 0n });
    },
  },
  {
    title: 'the feed has each movement of money once',
    proves: 'A vendor’s books can be compared line by line.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const { next } = await readFeed(scenario.wallet, null);
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('bet', 60n).is('OK', { replay: true });
      await actor.credit('win', 100n, { roundEnd: true }).is('OK');
      await actor.promo('gift', 5n).is('OK');
      const entries = await feedOf(scenario, actor, next, ['bet', 'win', 'gift']);
      const got = [...sumsByTx(entries)].sort();
      const expected = [
        [scenario.id('bet'), -60n],
        [scenario.id('win'), 100n],
        [scenario.id('gift'), 5n],
      ].sort();
      expectEqual('sums by act', got, expected);
      const order = entries.map(({ txId }) => txId);
      expectTrue(
        'order',
        order.indexOf(scenario.id('bet')) < order.indexOf(scenario.id('win')),
        'bet before win',
        order,
      );
      expectEqual('currency', new Set(entries.map(({ currency }) => currency)).size, 1);
    },
  },
  {
    title: 'the feed is the same read twice, and page by page',
    proves: 'Nothing is skipped or told twice where two pages meet.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const { next } = await readFeed(scenario.wallet, null);
      const names = range(24).map((index) => `bet-${index}`);
      for (const name of names) await actor.debit(name, 10n).is('OK');
      const whole = await feedOf(scenario, actor, next, names);
      const paged = await feedOf(scenario, actor, next, names, 10);
      const idsOf = (entries: typeof whole) => entries.map(({ ledgerId, txId }) => `${ledgerId} ${txId}`);
      expectEqual('pages of 10', idsOf(paged), idsOf(whole));
      expectEqual('distinct lines', new Set(idsOf(whole)).size, whole.length);
      expectEqual('acts', [...sumsByTx(whole).keys()], names.map(scenario.id));
    },
  },
  {
    title: 'a cursor is good for ever',
    proves: 'A reconciliation that stopped goes on where it was.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const { next } = await readFeed(scenario.wallet, null);
      await actor.debit('bet', 60n).is('OK');
      await feedOf(scenario, actor, next, ['bet']);
      const later = await readFeed(scenario.wallet, next);
      await actor.debit('raise', 40n).is('OK');
      const fresh = await feedOf(scenario, actor, later.next, ['raise']);
      expectEqual('acts behind the later cursor', [...sumsByTx(fresh).keys()], [scenario.id('raise')]);
    },
  },
  {
    title: 'the lines of a round and of a bet add up to their result',
    proves: 'Holds, releases and corrections leave the feed equal to the money.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const { next } = await readFeed(scenario.wallet, null);
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 150n).is('OK');
      await actor.resettle('bet', 2, 100n).is('OK', { cash: 40n });
      await actor.makeBet('given-up', 30n).is('OK');
      await actor.discard('given-up').is('OK', { cash: 40n, locked: 0n });
      await actor.play({ stake: 60n }, { win: 25n }).is('OK', { cash: 5n });
      const entries = await feedOf(scenario, actor, next, ['stake', 'win']);
      const sumOf = (name: string) =>
        entries.reduce((sum, line) => (line.roundId === scenario.id(name) ? sum + line.amountMinor : sum), 0n);
      expectEqual('sum of the bet', sumOf('bet'), 40n);
      expectEqual('sum of the bet that was given up', sumOf('given-up'), 0n);
      expectEqual('sum of the round', sumOf('round'), -35n);
    },
  },
  {
    title: 'a reader at work misses nothing that is booked meanwhile',
    proves: 'Acts that overtake each other in the operator still appear in the feed, each once.',
    run: async (scenario) => {
      const actors = await Promise.all(range(4).map(() => scenario.player()));
      let cursor = (await readFeed(scenario.wallet, null)).next;
      const names = range(80).map((index) => `bet-${index}`);
      const expected = new Set(names.map(scenario.id));
      const seen: string[] = [];
      const writing = Promise.all(
        names.map((name, index) => {
          const actor = actors[index % actors.length] as Actor;
          return scenario.untilKnown(
            () => actor.debit(name, 1n, { roundId: scenario.id(`round-${actor.playerRef}`) }).answer,
          );
        }),
      );
      writing.catch(() => undefined);
      const readOn = async (): Promise<boolean> => {
        const page = await scenario.wallet.feed({ after: cursor, limit: 7 });
        cursor = page.next;
        seen.push(...page.entries.map(({ txId }) => txId).filter((txId) => expected.has(txId)));
        return page.isEnd;
      };
      const hasAll = async (): Promise<boolean> => {
        while (!(await readOn()));
        return new Set(seen).size === expected.size;
      };
      await scenario.eventually('all acts in the feed', hasAll, `${expected.size} acts`);
      await writing;
      expectEqual('lines', seen.length, expected.size);
    },
  },
  {
    title: 'the feed has no line of another vendor',
    proves: 'A vendor’s books are its own: what others take and pay is no business of its.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const ours = await scenario.player();
      const theirs = await scenario.player({ of: scenario.otherVendor });
      const { next } = await readFeed(scenario.wallet, null);
      await theirs.debit('their-bet', 40n).is('OK');
      await ours.debit('our-bet', 60n).is('OK');
      await theirs.promo('their-gift', 5n).is('OK');
      await ours.promo('our-gift', 5n).is('OK');
      await feedOf(scenario, ours, next, ['our-bet', 'our-gift']);
      const told = new Set((await readFeed(scenario.wallet, next)).entries.map(({ txId }) => txId));
      const foreign = ['their-bet', 'their-gift'].filter((name) => told.has(scenario.id(name)));
      expectEqual('acts of the other vendor', foreign, []);
    },
  },
  {
    title: 'the version grows with every change of the balance',
    proves: 'Whatever moved the money, the newer of two answers can be told.',
    run: async ({ player, target }) => {
      const actor = await player();
      const acts = [
        () => actor.debit('bet', 60n),
        () => actor.cancel('cancel', 'bet'),
        () => actor.debit('again', 40n),
        () => actor.credit('win', 100n, { refs: ['again'] }),
        () => actor.adjust('less', -10n),
        () => actor.promo('gift', 5n),
        () => actor.makeBet('hold', 20n),
        () => actor.commit('hold'),
        () => actor.settle('hold', 30n),
        () => actor.makeBet('given-up', 20n),
        () => actor.discard('given-up'),
        ...(target.isSingle ? [] : [() => actor.transferIn('in', 5n), () => actor.transferOut('out', 5n)]),
      ];
      let last = (await actor.balance())?.version ?? 0n;
      for (const act of acts) {
        const sent = act();
        const version = (await sent.is('OK')).balance?.version ?? 0n;
        expectTrue(`${sent.what}: version`, version > last, `above ${last}`, version);
        last = version;
      }
    },
  },
]);

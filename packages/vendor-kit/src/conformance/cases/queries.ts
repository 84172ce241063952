import type { Actor } from '../actor.ts';
import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';
import { readFeed, sumsByTx } from '../feed-reader.ts';
import { range, type Stage } from '../stage.ts';

/** The feed of one player from a cursor on, when all of the expected acts are in it. */
async function feedOf(
  stage: Stage,
  { playerRef }: Actor,
  after: string | null,
  names: readonly string[],
  limit?: number,
) {
  const own = async () =>
    (await readFeed(stage.wallet, after, limit)).entries.filter((entry) => entry.playerRef === playerRef);
  const missing = async () => {
    const seen = new Set((await own()).map(({ txId }) => txId));
    return names.filter((name) => !seen.has(stage.id(name)));
  };
  await stage.eventually('feed', async () => (await missing()).length === 0, `lines of ${names.join(', ')}`);
  return own();
}

export const queryCases = groupOf('queries and feed', 'Q', [
  {
    title: 'getTx tells what became of an id',
    proves: 'A vendor that lost an answer learns whether money moved.',
    run: async ({ player, wallet, id }) => {
      const guest = await player();
      expectEqual('getTx of an unseen id', await guest.codeOf('bet'), null);
      const booked = await guest.debit('bet', 60n).is('OK');
      const told = await wallet.getTx({ txId: id('bet') });
      expectEqual('code', told?.code, 'OK');
      expectEqual('replay', told?.replay, true);
      expectEqual('ledgerId', told?.ledgerId, booked.ledgerId);
      await guest.cancel('cancel', 'bet').is('OK');
      expectEqual('getTx after the cancel', await guest.codeOf('bet'), 'TX_CANCELLED');
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
    run: async (stage) => {
      const ours = await stage.player();
      const theirs = await stage.player({ of: stage.otherVendor });
      await ours.debit('bet', 60n).is('OK', { cash: -60n });
      expectEqual('getTx of the other vendor', await theirs.codeOf('bet'), null);
      const round = await stage.otherVendor.wallet.getRound({ roundId: stage.id('round') });
      expectEqual('getRound of the other vendor', round, null);
      const balance = await stage.otherVendor.wallet.balance({ playerRef: ours.playerRef });
      expectEqual('balance for the other vendor', balance, null);
      await theirs.debit('bet', 40n, { gameCode: theirs.gameCode }).is('OK', { cash: -40n });
      await ours.has({ cash: -60n });
    },
  },
  {
    title: 'another vendor’s player gets no credit here',
    proves: 'A vendor pays only players who came to it.',
    needs: ['otherVendor'],
    run: async (stage) => {
      const ours = await stage.player();
      const theirs = await stage.player({ of: stage.otherVendor });
      await ours.debit('bet', 60n).is('OK');
      await ours.credit('win', 100n, { playerRef: theirs.playerRef }).is('REF_NOT_FOUND');
      await theirs.has({ cash: 0n });
    },
  },
  {
    title: 'the feed has each movement of money once',
    proves: 'A vendor’s books can be compared line by line.',
    run: async (stage) => {
      const guest = await stage.player();
      const { next } = await readFeed(stage.wallet, null);
      await guest.debit('bet', 60n).is('OK');
      await guest.debit('bet', 60n).is('OK', { replay: true });
      await guest.credit('win', 100n, { roundEnd: true }).is('OK');
      await guest.promo('gift', 5n).is('OK');
      const entries = await feedOf(stage, guest, next, ['bet', 'win', 'gift']);
      const got = [...sumsByTx(entries)].sort();
      const expected = [
        [stage.id('bet'), -60n],
        [stage.id('win'), 100n],
        [stage.id('gift'), 5n],
      ].sort();
      expectEqual('sums by act', got, expected);
      const order = entries.map(({ txId }) => txId);
      expectTrue('order', order.indexOf(stage.id('bet')) < order.indexOf(stage.id('win')), 'bet before win', order);
      expectEqual('currency', new Set(entries.map(({ currency }) => currency)).size, 1);
    },
  },
  {
    title: 'the feed is the same read twice, and page by page',
    proves: 'Nothing is skipped or told twice where two pages meet.',
    run: async (stage) => {
      const guest = await stage.player();
      const { next } = await readFeed(stage.wallet, null);
      const names = range(24).map((index) => `bet-${index}`);
      for (const name of names) await guest.debit(name, 10n).is('OK');
      const whole = await feedOf(stage, guest, next, names);
      const paged = await feedOf(stage, guest, next, names, 10);
      const idsOf = (entries: typeof whole) => entries.map(({ ledgerId, txId }) => `${ledgerId} ${txId}`);
      expectEqual('pages of 10', idsOf(paged), idsOf(whole));
      expectEqual('distinct lines', new Set(idsOf(whole)).size, whole.length);
      expectEqual('acts', [...sumsByTx(whole).keys()], names.map(stage.id));
    },
  },
  {
    title: 'a cursor is good for ever',
    proves: 'A reconciliation that stopped goes on where it was.',
    run: async (stage) => {
      const guest = await stage.player();
      const { next } = await readFeed(stage.wallet, null);
      await guest.debit('bet', 60n).is('OK');
      await feedOf(stage, guest, next, ['bet']);
      const later = await readFeed(stage.wallet, next);
      await guest.debit('raise', 40n).is('OK');
      const fresh = await feedOf(stage, guest, later.next, ['raise']);
      expectEqual('acts behind the later cursor', [...sumsByTx(fresh).keys()], [stage.id('raise')]);
    },
  },
  {
    title: 'the lines of a round and of a bet add up to their result',
    proves: 'Holds, releases and corrections leave the feed equal to the money.',
    run: async (stage) => {
      const guest = await stage.player();
      const { next } = await readFeed(stage.wallet, null);
      await guest.makeBet('bet', 60n).is('OK');
      await guest.commit('bet').is('OK');
      await guest.settle('bet', 150n).is('OK');
      await guest.resettle('bet', 2, 100n).is('OK', { cash: 40n });
      await guest.makeBet('given-up', 30n).is('OK');
      await guest.discard('given-up').is('OK', { cash: 40n, locked: 0n });
      await guest.play({ stake: 60n }, { win: 25n }).is('OK', { cash: 5n });
      const entries = await feedOf(stage, guest, next, ['stake', 'win']);
      const sumOf = (name: string) =>
        entries.reduce((sum, line) => (line.roundId === stage.id(name) ? sum + line.amountMinor : sum), 0n);
      expectEqual('sum of the bet', sumOf('bet'), 40n);
      expectEqual('sum of the bet that was given up', sumOf('given-up'), 0n);
      expectEqual('sum of the round', sumOf('round'), -35n);
    },
  },
  {
    title: 'a reader at work misses nothing that is booked meanwhile',
    proves: 'Acts that overtake each other in the house still appear in the feed, each once.',
    run: async (stage) => {
      const guests = await Promise.all(range(4).map(() => stage.player()));
      let cursor = (await readFeed(stage.wallet, null)).next;
      const names = range(80).map((index) => `bet-${index}`);
      const expected = new Set(names.map(stage.id));
      const seen: string[] = [];
      const writing = Promise.all(
        names.map((name, index) => {
          const guest = guests[index % guests.length] as Actor;
          return stage.untilKnown(
            () => guest.debit(name, 1n, { roundId: stage.id(`round-${guest.playerRef}`) }).answer,
          );
        }),
      );
      writing.catch(() => undefined);
      const readOn = async (): Promise<boolean> => {
        const page = await stage.wallet.feed({ after: cursor, limit: 7 });
        cursor = page.next;
        seen.push(...page.entries.map(({ txId }) => txId).filter((txId) => expected.has(txId)));
        return page.isEnd;
      };
      const hasAll = async (): Promise<boolean> => {
        while (!(await readOn()));
        return new Set(seen).size === expected.size;
      };
      await stage.eventually('all acts in the feed', hasAll, `${expected.size} acts`);
      await writing;
      expectEqual('lines', seen.length, expected.size);
    },
  },
  {
    title: 'the feed has no line of another vendor',
    proves: 'A vendor’s books are its own: what others take and pay is no business of its.',
    needs: ['otherVendor'],
    run: async (stage) => {
      const ours = await stage.player();
      const theirs = await stage.player({ of: stage.otherVendor });
      const { next } = await readFeed(stage.wallet, null);
      await theirs.debit('their-bet', 40n).is('OK');
      await ours.debit('our-bet', 60n).is('OK');
      await theirs.promo('their-gift', 5n).is('OK');
      await ours.promo('our-gift', 5n).is('OK');
      await feedOf(stage, ours, next, ['our-bet', 'our-gift']);
      const told = new Set((await readFeed(stage.wallet, next)).entries.map(({ txId }) => txId));
      const foreign = ['their-bet', 'their-gift'].filter((name) => told.has(stage.id(name)));
      expectEqual('acts of the other vendor', foreign, []);
    },
  },
  {
    title: 'the version grows with every change of the balance',
    proves: 'Whatever moved the money, the newer of two answers can be told.',
    run: async ({ player, target }) => {
      const guest = await player();
      const acts = [
        () => guest.debit('bet', 60n),
        () => guest.cancel('cancel', 'bet'),
        () => guest.debit('again', 40n),
        () => guest.credit('win', 100n, { refs: ['again'] }),
        () => guest.adjust('less', -10n),
        () => guest.promo('gift', 5n),
        () => guest.makeBet('hold', 20n),
        () => guest.commit('hold'),
        () => guest.settle('hold', 30n),
        () => guest.makeBet('given-up', 20n),
        () => guest.discard('given-up'),
        ...(target.isSingle ? [] : [() => guest.transferIn('in', 5n), () => guest.transferOut('out', 5n)]),
      ];
      let last = (await guest.balance())?.version ?? 0n;
      for (const act of acts) {
        const sent = act();
        const version = (await sent.is('OK')).balance?.version ?? 0n;
        expectTrue(`${sent.what}: version`, version > last, `above ${last}`, version);
        last = version;
      }
    },
  },
]);

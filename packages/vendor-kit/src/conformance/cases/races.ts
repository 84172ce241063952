import type { WalletAnswer } from '../../wallet.ts';
import { groupOf } from '../case.ts';
import { expectEqual, expectTrue, told } from '../failure.ts';
import { range, type Scenario } from '../scenario.ts';
import { maxShareOfBalanceMinor } from './bad-values.ts';

/** Sends all at once, each until its outcome is known. */
const atOnce = (scenario: Scenario, sends: readonly (() => Promise<WalletAnswer>)[]): Promise<WalletAnswer[]> =>
  Promise.all(sends.map((send) => scenario.untilKnown(send)));

/** The two in this order, or the other way round: what leaves first is not always what arrives first. */
async function inOrder(
  scenario: Scenario,
  isSwapped: boolean,
  first: () => Promise<WalletAnswer>,
  second: () => Promise<WalletAnswer>,
): Promise<[WalletAnswer, WalletAnswer]> {
  const [one, two] = isSwapped ? [second, first] : [first, second];
  const [oneAnswer, twoAnswer] = (await atOnce(scenario, [one, two])) as [WalletAnswer, WalletAnswer];
  return isSwapped ? [twoAnswer, oneAnswer] : [oneAnswer, twoAnswer];
}

const codesOf = (answers: readonly WalletAnswer[]): Record<string, number> => {
  const codes: Record<string, number> = {};
  for (const { code } of answers) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
};
const acceptedOf = (answers: readonly WalletAnswer[]): number => codesOf(answers).OK ?? 0;

const isLowest = (answers: readonly WalletAnswer[]): boolean =>
  answers.every(({ balance }) => balance === null || balance.cashMinor >= 0n);

const lateExpiry = '2099-12-31T23:59:59Z';

export const raceCases = groupOf('races', 'W', [
  {
    title: '64 stakes of 60 % of the balance at once: one is taken',
    proves: 'The same money is never spent twice, however many doors are tried at once.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const stakeMinor = (actor.startMinor * 6n) / 10n;
      const sends = range(64).map((index) => () => actor.debit(`bet-${index}`, stakeMinor).answer);
      const answers = await atOnce(scenario, sends);
      expectEqual('stakes taken', acceptedOf(answers), 1);
      expectEqual('refused', codesOf(answers).INSUFFICIENT_FUNDS, 63);
      expectTrue('balances told', isLowest(answers), 'nothing below 0', codesOf(answers));
      await actor.has({ cash: -stakeMinor });
    },
  },
  {
    title: '64 stakes in 64 rounds at once: one is taken',
    proves: 'Two games of one player share one purse.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const stakeMinor = (actor.startMinor * 6n) / 10n;
      const sends = range(64).map((index) => () => {
        const roundId = scenario.id(`round-${index}`);
        return actor.debit(`bet-${index}`, stakeMinor, { roundId }).answer;
      });
      const answers = await atOnce(scenario, sends);
      expectEqual('stakes taken', acceptedOf(answers), 1);
      await actor.has({ cash: -stakeMinor });
    },
  },
  {
    title: 'one debit 64 times at once is taken once',
    proves: 'A storm of repeats is one bet.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const answers = await atOnce(
        scenario,
        range(64).map(() => () => actor.debit('bet', 60n).answer),
      );
      expectEqual('codes', codesOf(answers), { OK: 64 });
      const first = answers.filter(({ replay }) => !replay).length;
      expectTrue('answers that are no replay', first <= 1, 'at most one', first);
      await actor.has({ cash: -60n });
      await actor.roundIs('round', 'open', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'one credit 64 times at once is paid once',
    proves: 'A storm of repeats is one win.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.debit('bet', 60n).is('OK');
      const answers = await atOnce(
        scenario,
        range(64).map(() => () => actor.credit('win', 100n).answer),
      );
      expectEqual('codes', codesOf(answers), { OK: 64 });
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'one play 32 times at once is booked once',
    proves: 'The whole trip is one act under pressure too.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const answers = await atOnce(
        scenario,
        range(32).map(() => () => actor.play({ bet: 60n }, { win: 25n }).answer),
      );
      expectEqual('codes', codesOf(answers), { OK: 32 });
      await actor.has({ cash: -35n });
    },
  },
  {
    title: '32 cancels of one stake at once give it back once',
    proves: 'Refunds cannot be multiplied.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.debit('bet', 60n).is('OK');
      const sends = range(32).map((index) => () => actor.cancel(`cancel-${index}`, 'bet').answer);
      expectEqual('codes', codesOf(await atOnce(scenario, sends)), { OK: 32 });
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a cancel against a win: one of the two',
    proves: 'Never a refund and a win for one stake, whoever comes first.',
    run: async (scenario) => {
      for (const index of range(8)) {
        const actor = await scenario.player();
        const round = { roundId: scenario.id(`round-${index}`) };
        await actor.debit(`bet-${index}`, 60n, round).is('OK');
        const [cancel, credit] = await inOrder(
          scenario,
          index % 2 === 1,
          () => actor.cancel(`cancel-${index}`, `bet-${index}`, round).answer,
          () => actor.credit(`win-${index}`, 100n, { refs: [`bet-${index}`], ...round }).answer,
        );
        expectEqual('accepted', acceptedOf([cancel, credit]), 1);
        await actor.has({ cash: cancel.code === 'OK' ? 0n : 40n });
      }
    },
  },
  {
    title: 'a cancel against its debit: nothing is kept',
    proves: 'A bet that is taken back in flight costs nothing, in whatever order the two arrive.',
    run: async (scenario) => {
      const actor = await scenario.player();
      for (const index of range(8)) {
        const round = { roundId: scenario.id(`round-${index}`) };
        await inOrder(
          scenario,
          index % 2 === 1,
          () => actor.debit(`bet-${index}`, 60n, round).answer,
          () => actor.cancel(`cancel-${index}`, `bet-${index}`, round).answer,
        );
        await actor.has({ cash: 0n });
        expectEqual('getTx', await actor.codeOf(`bet-${index}`), 'TX_CANCELLED');
      }
    },
  },
  {
    title: 'commit against discard: one of the two',
    proves: 'A held bet is either staked or given back.',
    run: async (scenario) => {
      const actor = await scenario.player();
      let kept = 0n;
      for (const index of range(8)) {
        await actor.makeBet(`bet-${index}`, 10n).is('OK');
        const [commit, discard] = await inOrder(
          scenario,
          index % 2 === 1,
          () => actor.commit(`bet-${index}`).answer,
          () => actor.discard(`bet-${index}`).answer,
        );
        expectEqual('accepted', acceptedOf([commit, discard]), 1);
        if (commit.code === 'OK') kept += 10n;
        await actor.has({ cash: -kept, locked: 0n });
      }
    },
  },
  {
    title: 'stakes, holds and transfers at once share one purse',
    proves: 'No way of spending overlooks another.',
    run: async (scenario) => {
      const actor = await scenario.player();
      const amountMinor = (actor.startMinor * 6n) / 10n;
      const sends = range(24).map((index) => () => {
        if (index % 3 === 0) return actor.debit(`bet-${index}`, amountMinor).answer;
        if (index % 3 === 1) return actor.makeBet(`hold-${index}`, amountMinor).answer;
        return actor.transferIn(`in-${index}`, amountMinor).answer;
      });
      const answers = await atOnce(scenario, sends);
      expectEqual('accepted', acceptedOf(answers), 1);
      await actor.has({ cash: -amountMinor });
    },
  },
  {
    title: '16 corrections of one generation at once: one counts',
    proves: 'Two settlement programs cannot both pay.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.makeBet('bet', 60n).is('OK');
      await actor.commit('bet').is('OK');
      await actor.settle('bet', 0n).is('OK', { cash: -60n });
      const sends = range(16).map((index) => () => actor.resettle('bet', 2, 100n + BigInt(index % 2)).answer);
      const answers = await atOnce(scenario, sends);
      expectEqual('codes', codesOf(answers), { OK: 8, TX_CONFLICT: 8 });
      const state = await scenario.wallet.getRound({ roundId: scenario.id('bet') });
      await actor.has({ cash: (state?.payoutMinor ?? 0n) - 60n });
    },
  },
  {
    title: '16 wins on one free round at once: one is paid',
    proves: 'Counting down is as safe as money.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.grant('grant', 1, lateExpiry).is('OK');
      const sends = range(16).map((index) => () => actor.freeWin(`free-${index}`, 30n, 'grant').answer);
      const answers = await atOnce(scenario, sends);
      expectEqual('paid', acceptedOf(answers), 1);
      await actor.has({ cash: 30n });
    },
  },
  {
    title: 'one impossible act among many spoils no other',
    proves: 'What a wallet books together it refuses singly: a neighbour’s bet does not fail with it.',
    run: async (scenario) => {
      const rich = await scenario.player({ balanceMinor: maxShareOfBalanceMinor });
      const others = await Promise.all(range(8).map(() => scenario.player()));
      await rich.debit('bet', 60n).is('OK');
      const poison = range(12).map((index) => () => rich.credit(`huge-${index}`, 100n).answer);
      const poisoning = Promise.allSettled(poison.map((send) => send()));
      const sends = others.flatMap((actor, who) =>
        range(8).map((index) => () => {
          const roundId = scenario.id(`round-${who}`);
          return actor.debit(`bet-${who}-${index}`, 10n, { roundId }).answer;
        }),
      );
      expectEqual('codes of the neighbours', codesOf(await Promise.all(sends.map((send) => send()))), { OK: 64 });
      await poisoning;
      const balance = await rich.balance();
      expectTrue('balance', balance !== null && balance.cashMinor >= 0n, 'told, and not below 0', told(balance));
    },
  },
  {
    title: '200 stakes of many players at once all arrive',
    proves: 'Players do not stand in each other’s way.',
    run: async (scenario) => {
      const actors = await Promise.all(range(10).map(() => scenario.player()));
      const sends = actors.flatMap((actor, who) =>
        range(20).map((index) => () => {
          const roundId = scenario.id(`round-${who}`);
          return actor.debit(`bet-${who}-${index}`, 10n, { roundId }).answer;
        }),
      );
      expectEqual('codes', codesOf(await atOnce(scenario, sends)), { OK: 200 });
      for (const actor of actors) await actor.has({ cash: -200n });
    },
  },
]);

// @covers wallet-http vendor-caps

import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { useRounds } from '../rounds.fixture.ts';
import { useWalletHttp } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, begin, newRound, cap, bet, win, cash } = useRounds(http);

test.each([1, 3])(
  'a win over the cap cannot be split into parts that are sent at once, to %s of the processes',
  async (processes) => {
    const right = http.operator.walletFor('ACME');
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const slow: VendorWallet = { ...right, credit: (request) => pause().then(() => right.credit(request)) };
    await begin({ walletFor: () => slow });
    const wallets = [now.wallet];
    while (wallets.length < processes) wallets.push(http.clientOf(await http.open({ walletFor: () => slow }), now.key));
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    const parts = Array.from({ length: 9 }, (_, index) =>
      win(round, 300n, `part${index}`, { by: wallets[index % processes] }),
    );
    const answers = await Promise.all(parts);
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(3);
    expect(await cash()).toBe(99_900n + 900n);
  },
);

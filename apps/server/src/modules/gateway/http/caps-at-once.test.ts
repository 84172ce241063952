import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { useRounds } from './rounds.fixture.ts';
import { useWalletHttp } from './wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, begin, newRound, cap, bet, win, cash } = useRounds(http);

test.each([1, 3])(
  'a win over the cap cannot be split into parts that are sent at once, to %s of the processes',
  async (processes) => {
    const right = http.house.walletFor('ACME');
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

test('no payout is lost for whose round a process that died still has the lease: it waits, or is told to come later', async () => {
  await cap({ singleWinMinor: 1_000n });
  const round = newRound();
  await bet(round);
  const lease = (seconds: number) =>
    http.owner.query(
      `insert into vendor_round_leases values ('ACME', $1, gen_random_uuid(), now() + $2 * interval '1 second')
       on conflict (vendor_code, round_key) do update set holder = excluded.holder, ends_at = excluded.ends_at`,
      [round.roundId, seconds],
    );
  await lease(60);
  const [early, late] = [win(round, 300n, 'early'), win(round, 300n, 'late')];
  const told = await Promise.race([early, late, new Promise((resolve) => setTimeout(() => resolve('waits'), 300))]);
  expect(told).toBe('waits');
  await lease(-1);
  expect([await early, await late]).toMatchObject([{ code: 'OK' }, { code: 'OK' }]);
  await lease(60);
  const { guest, opened, key } = now;
  const credit = {
    playerRef: guest.playerRef,
    ...round,
    txId: `${round.roundId}-c`,
    amountMinor: '300',
    kind: 'win',
  };
  const refused = await http.send(
    opened,
    key,
    'credit',
    JSON.stringify({ ...credit, refTxIds: [`${round.roundId}-bet`], roundEnd: false }),
  );
  expect(refused.status).toBe(503);
  expect(await cash()).toBe(99_900n + 600n);
  await lease(-1);
  expect(await win(round, 300n, 'c')).toMatchObject({ code: 'OK', replay: false });
  // Given back right after the answer.
  await expect
    .poll(async () => (await http.owner.query('select from vendor_round_leases')).rowCount, { timeout: 10_000 })
    .toBe(0);
});

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';

const bench = useCatalogue();

test('a lottery opens by its code alone, as the lobby’s launch says it', async () => {
  const gameCode = await bench.offer({ vendorCode: 'TCG_LOTTO_VN', gameType: 'ELOTT' });
  const query = calls.launchGame.data.parse({ gameCode, lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB' });
  const launch = (data: typeof query, member: Awaited<ReturnType<typeof bench.newMember>>) =>
    bench.catalogue.routes.launchGame({ ...bench.context(), member: member as never, data });
  const member = await bench.newMember();
  expect(await launch(query, member)).toMatchObject({ ok: true, value: { target: 'lottery' } });
  expect(await launch({ ...query, gameCode: 'none' }, member)).toEqual({ ok: false, message: 'game_not_found' });
  // A group of lotteries stands for it in the list, and it opens all the same.
  const group = await bench.offer({ vendorCode: 'TCG_LOTTO_VN', gameType: 'ELOTT', isGroup: true });
  const inside = await bench.offer({ vendorCode: 'TCG_LOTTO_VN', gameType: 'ELOTT', parentCode: group });
  expect(await launch({ ...query, gameCode: inside }, member)).toMatchObject({
    ok: true,
    value: { target: 'lottery' },
  });
});

// @covers lobby-stored-vendor

import { expect, test } from 'vitest';
import { useChosenVendor } from './chosen-vendor.ts';
import { router } from './router.tsx';

const chosen = () => useChosenVendor.getState().vassalage;
const open = async (address: string) => {
  router.history.push(address);
  await router.load();
};

test('opening /rng first stores the vendor that was chosen; navigation that names none resets it', async () => {
  await open('/rng?vendor=V2');
  expect(chosen()).toBe('V2');
  await router.preloadRoute({ to: '/rng', search: { vendor: 'V3' } });
  expect(chosen()).toBe('V2');
  await open('/pvp?vendor=V4');
  expect(chosen()).toBe('V4');
  await open('/rng');
  expect(chosen()).toBe('');
}, 30_000);

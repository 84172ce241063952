import { expect, it } from 'vitest';
import { vendorInitials } from './vendor-mark.tsx';

it.each([
  ['Baize Studio', 'BS'],
  ['123BET', '12'],
  ['TCG_LOTTO_VN', 'TL'],
  ['x', 'X'],
  ['  ', ''],
  ['百家 樂', '百樂'],
  ['🎲dice', '🎲D'],
])('the sign of "%s" is "%s"', (name, initials) => {
  expect(vendorInitials(name)).toBe(initials);
});

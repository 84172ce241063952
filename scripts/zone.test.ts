// @covers zone-independence

import { expect, test } from 'vitest';

const zone = process.env.TZ ?? '';
const zones: Record<string, readonly [winter: number, summer: number]> = {
  UTC: [0, 0],
  'Asia/Manila': [-480, -480],
  'America/Los_Angeles': [480, 420],
};

test(`the tests run in the zone that they are given (${zone})`, () => {
  const offsets = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')].map((at) =>
    at.getTimezoneOffset(),
  );
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(offsets).toEqual(zones[zone]);
});

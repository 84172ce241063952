// @covers staff-messages

import type { MessageState } from '@baize/contract';
import { expect, test } from 'vitest';
import { mayBecome } from './states.ts';

const states: readonly MessageState[] = ['scheduled', 'sending', 'sent', 'withdrawn'];
const allowed = ['staff: scheduled > withdrawn', 'system: scheduled > sending', 'system: sending > sent'];

test('of all pairs of states just three follow each other, each by its own hand', () => {
  const found = (['staff', 'system'] as const).flatMap((actor) =>
    states.flatMap((from) =>
      states.filter((to) => mayBecome(from, to, actor)).map((to) => `${actor}: ${from} > ${to}`),
    ),
  );
  expect(found).toEqual(allowed);
});

import { expect, test } from 'vitest';
import { useBookkeeper } from './bookkeeper.fixture.ts';
const house = useBookkeeper();
test('t', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const a = performance.now();
    await house.playRounds(5_000);
    const b = performance.now();
    house.clock.advanceMs(60_000);
    await house.bookkeeper.turn();
    console.log('play', Math.round(b - a), 'turn', Math.round(performance.now() - b));
  }
}, 600_000);

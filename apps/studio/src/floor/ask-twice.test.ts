import { expect, test } from 'vitest';
import { askTwice, type Refusal } from './ask-twice.ts';

type Outcome = { ok: true } | Refusal;
const yes: Outcome = { ok: true };
const no = (reason: string, detail: Refusal['detail'] = null): Outcome => ({ ok: false, reason, detail });

async function asked(...outcomes: Outcome[]) {
  const waits: number[] = [];
  const left = [...outcomes];
  const outcome = await askTwice<Outcome>(
    async () => left.shift() ?? no('asked too often'),
    async (ms) => void waits.push(ms),
  );
  return { outcome, waits, asked: outcomes.length - left.length };
}

test('what is answered is not asked again', async () => {
  expect(await asked(yes, yes)).toEqual({ outcome: yes, waits: [], asked: 1 });
  expect(await asked(no('betting_closed'), yes)).toEqual({ outcome: no('betting_closed'), waits: [], asked: 1 });
});

test('an answer that was lost is asked for once more at once', async () => {
  expect(await asked(no('unreachable'), yes)).toEqual({ outcome: yes, waits: [], asked: 2 });
  expect(await asked(no('unreachable'), no('unreachable'), yes)).toMatchObject({
    outcome: no('unreachable'),
    asked: 2,
  });
});

test('a round that came too soon is asked for when its time has come, once', async () => {
  const tooSoon = no('round_too_soon', { retryAfterMs: 1_250 });
  expect(await asked(tooSoon, yes)).toEqual({ outcome: yes, waits: [1_250], asked: 2 });
  expect(await asked(tooSoon, no('betting_closed'), yes)).toMatchObject({ outcome: no('betting_closed'), asked: 2 });
});

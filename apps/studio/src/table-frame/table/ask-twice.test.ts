import { expect, test } from 'vitest';
import { askTwice, type Refusal } from './ask-twice.ts';

type Outcome = { ok: true } | Refusal;
const yes: Outcome = { ok: true };
const no = (reason: string): Outcome => ({ ok: false, reason, detail: null });

async function asked(...outcomes: Outcome[]) {
  const left = [...outcomes];
  const outcome = await askTwice<Outcome>(async () => left.shift() ?? no('asked too often'));
  return { outcome, asked: outcomes.length - left.length };
}

test('what is answered is not asked again', async () => {
  expect(await asked(yes, yes)).toEqual({ outcome: yes, asked: 1 });
  expect(await asked(no('betting_closed'), yes)).toEqual({ outcome: no('betting_closed'), asked: 1 });
});

test('an answer that was lost is asked for once more at once', async () => {
  expect(await asked(no('unreachable'), yes)).toEqual({ outcome: yes, asked: 2 });
  expect(await asked(no('unreachable'), no('unreachable'), yes)).toEqual({ outcome: no('unreachable'), asked: 2 });
});

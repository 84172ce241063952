// @covers sms-codes

import { beforeEach, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
let serial = 0;
beforeEach(async () => {
  serial += 1;
  brand = await harness.seedBrand(`paying${serial}`, { ...everyWay, smsPerDay: 5 });
  harness.alarms.length = 0;
});

/** Each from an address and for a number of his own, as an attacker with many asks. */
const ask = (index: number, mobileNum = forms.newNumber()) =>
  forms.askRegisterCode(mobileNum, crypto.randomUUID(), `198.51.100.${index}`);

test('an SMS says how long its code is good', async () => {
  const mobileNum = forms.newNumber();
  await ask(1, mobileNum);
  const [message] = await harness.people.taken();
  expect(message?.text).toContain('good for 10 minutes');
  const lifeMs = Date.parse(message?.expiresAt ?? '') - harness.clock.now().getTime();
  expect(lifeMs).toBe(10 * 60_000);
});

test('a flood from many addresses at many numbers ends at the brand’s budget of the day', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  for (const answer of answers)
    if (!answer.ok)
      expect(answer).toMatchObject({ message: 'quota_exceeded', detail: { retryAfterSeconds: expect.any(Number) } });
  expect(await harness.people.taken()).toHaveLength(5);
  // Taken at once, they are told in either order.
  const alarms = harness.alarms.toSorted((one, other) => Number(one.detail.sent) - Number(other.detail.sent));
  expect(alarms).toMatchObject([
    { code: 'sms_budget', detail: { brandId: brand.id, percent: 80, sent: 4 } },
    { code: 'sms_budget', detail: { percent: 100, sent: 5 } },
  ]);
});

test('numbers that nobody has cost nothing, and are refused like others when the budget is spent', async () => {
  for (let index = 0; index < 8; index += 1) {
    const asked = await forms.askCode('login', forms.newNumber(), crypto.randomUUID(), `198.51.100.${index}`);
    expect(asked.ok).toBe(true);
  }
  await harness.people.background.idle();
  for (let index = 0; index < 5; index += 1) expect((await ask(index)).ok).toBe(true);
  const refused = await forms.askCode('login', forms.newNumber(), crypto.randomUUID(), '198.51.100.99');
  expect(refused).toMatchObject({ ok: false, message: 'quota_exceeded' });
});

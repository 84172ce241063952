// @covers ended-sessions-stay-ended

import { beforeAll, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { loginDefaults, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf } from '../sessions/ways.fixture.ts';
import { nameOfNobody } from './find-candidate.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
beforeAll(async () => {
  brand = await harness.seedBrand('notations', everyWay);
});

const guess = (username: string) =>
  harness.identity.routes.login({ ...forms.caller(), body: { ...loginDefaults, username, password: 'wrong 1' } });
const notationsOf = (mobileNum: string) => [mobileNum, `+63${mobileNum}`, `0${mobileNum}`, `63${mobileNum}`, mobileNum];

test('guesses at a number that nobody has are answered like those at a member’s, however each is written', async () => {
  const [known, unknown] = [forms.newNumber(), forms.newNumber()];
  expect((await forms.registerMobile(known)).ok).toBe(true);
  const nobodys = notationsOf(unknown);
  for (const [index, username] of notationsOf(known).entries()) {
    expect(await guess(nobodys[index] ?? ''), username).toEqual(await guess(username));
  }
  expect(await guess(unknown)).toMatchObject({ detail: { captcha: true } });
});

test('a name that is no number is counted as it was typed', async () => {
  const settings = await harness.brands.settingsOf(brand.id);
  for (const name of ['nobody', '+x', '1234', 'a9171234567']) expect(nameOfNobody(settings, name)).toBe(name);
  const numbers = ['9171234567', '09171234567', '639171234567', '+639171234567'];
  expect(new Set(numbers.map((typed) => nameOfNobody(settings, typed)))).toEqual(new Set(['+639171234567']));
});

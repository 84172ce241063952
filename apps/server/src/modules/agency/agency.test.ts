// @covers referral-links

import { calls } from '@baize/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandRow, insertMember } from '../../../test/support/factories.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { type Caller, newCaller, useAgency } from './agency.fixture.ts';
import type { AgencyModule } from './index.ts';

const harness = useAgency();
const { clock } = harness;
let agency: AgencyModule;
let brand: BrandRow;
beforeAll(() => {
  ({ agency, brand } = harness);
});
const callerOf = (type: RequestMember['type'] = 0, operator = brand) => newCaller(harness, type, operator);

describe('referral links', () => {
  const add = async (caller: Caller, label = '') => {
    const answer = await agency.routes.addReferralLink({ ...caller, body: { label } });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };
  const links = async (caller: Caller) => {
    const answer = await agency.routes.referralLinks(caller);
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.referralLinks.answer.parse(answer.value)).toEqual(answer.value);
    return answer.value;
  };

  test('lead to the registration with their code, newest first, and are their owner’s alone', async () => {
    const [owner, stranger] = [await callerOf(), await callerOf()];
    const first = await add(owner, 'Chess club');
    clock.advanceMs(1_000);
    const second = await add(owner, 'Friends');
    expect(first.url).toBe(`https://a.example/register?referralCode=${first.code}`);
    expect(first).toMatchObject({ domain: 'a.example', label: 'Chess club', registrations: 0, endedAt: null });
    expect((await links(owner)).list).toEqual([second, first]);
    expect((await links(stranger)).list).toEqual([]);
  });

  test('lead to the owner’s own domain where he has one', async () => {
    const owner = await callerOf();
    const link = await add(owner);
    const values = ['own.example', brand.id, owner.member.id];
    await harness.owner.query('insert into brand_hosts (host, brand_id, agent_id) values ($1, $2, $3)', values);
    const url = `https://own.example/register?referralCode=${link.code}`;
    expect((await links(owner)).list).toEqual([{ ...link, domain: 'own.example', url }]);
  });

  const join = async (owner: Caller, affiliateCode: string) => {
    const { id } = await insertMember(harness.owner, brand.id);
    const coming = [id, owner.member.id, { affiliateCode }];
    await harness.owner.query('update members set upline_id = $2, profile = $3 where id = $1', coming);
  };

  test('count the accounts that came by them, in whatever case and between whatever blanks the code was typed', async () => {
    const owner = await callerOf();
    const [link, idle] = [await add(owner), await add(owner)];
    const blanks = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
      (one) => !one.trim(),
    );
    const typed = [
      link.code,
      ` ${link.code.toUpperCase()}`,
      `${link.code}\n`,
      `${blanks.join('')}${link.code}`,
      'gone',
    ];
    for (const code of typed) await join(owner, code);
    const { list, totals } = await links(owner);
    const counts = Object.fromEntries(list.map(({ code, registrations }) => [code, registrations]));
    expect(counts).toEqual({ [link.code]: 4, [idle.code]: 0 });
    expect(totals).toEqual({ registrations: 4, working: 2 });
    const ended = await agency.routes.endReferralLink({ ...owner, params: { code: link.code } });
    expect(ended).toMatchObject({ value: { registrations: 4 } });
  });

  test('another’s link is not found; an own one ends once and keeps its moment', async () => {
    const [owner, thief] = [await callerOf(), await callerOf()];
    const { code } = await add(owner);
    expect(await agency.routes.endReferralLink({ ...thief, params: { code } })).toMatchObject({ message: 'not_found' });
    const ended = await agency.routes.endReferralLink({ ...owner, params: { code: code.toUpperCase() } });
    const endedAt = clock.now().toISOString();
    expect(ended).toMatchObject({ ok: true, value: { code, endedAt } });
    clock.advanceMs(1_000);
    expect(await agency.routes.endReferralLink({ ...owner, params: { code } })).toMatchObject({ value: { endedAt } });
  });

  test('are at most so many at a time, also when asked for at the same moment', async () => {
    const owner = await callerOf();
    const { mostActive } = await links(owner);
    const answers = await Promise.all(
      Array.from({ length: mostActive + 5 }, () => agency.routes.addReferralLink({ ...owner, body: { label: '' } })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(mostActive);
    expect(answers.filter((answer) => !answer.ok && answer.message === 'limit_reached')).toHaveLength(5);
    const [link] = (await links(owner)).list;
    await agency.routes.endReferralLink({ ...owner, params: { code: link?.code ?? '' } });
    expect(await add(owner)).toBeDefined();
  });

  test('that were ended count for a day, so that nobody leaves rows without end', async () => {
    const owner = await callerOf();
    const make = () => agency.routes.addReferralLink({ ...owner, body: { label: '' } });
    const endOne = (code: string) => agency.routes.endReferralLink({ ...owner, params: { code } });
    for (let made = 0; made < 100; made += 1) await endOne((await add(owner)).code);
    expect(await make()).toMatchObject({ ok: false, message: 'limit_reached' });
    clock.advanceMs(24 * 3_600_000);
    expect(await make()).toMatchObject({ ok: true });
  });

  test('are named by the brand’s public origin, wherever they were asked for', async () => {
    const owner = { ...(await callerOf()), origin: 'https://a.example:99999' };
    const { code } = await add(owner);
    expect((await links(owner)).list).toMatchObject([{ code, domain: 'a.example' }]);
    const ended = await agency.routes.endReferralLink({ ...owner, params: { code } });
    expect(ended).toMatchObject({ ok: true, value: { url: `https://a.example/register?referralCode=${code}` } });
  });

  test('that have ended are shown as far as they are among the newest, working ones always', async () => {
    const owner = await callerOf();
    const oldest = await add(owner, 'still works');
    const shownEnded = 100;
    await harness.owner.query(
      `insert into affiliate_codes (brand_id, code, member_id, label, created_at, ended_at)
       select $1, 'ended' || n, $2, '', $3::timestamptz + make_interval(secs => n), $3 from generate_series(1, $4::int) n`,
      [brand.id, owner.member.id, clock.now(), shownEnded + 5],
    );
    const { list, totals } = await links(owner);
    const codes = list.map(({ code }) => code);
    const newest = Array.from({ length: shownEnded }, (_, index) => `ended${shownEnded + 5 - index}`);
    expect(codes).toEqual([...newest, oldest.code]);
    expect(totals).toEqual({ registrations: 0, working: 1 });
    const again = await agency.routes.endReferralLink({ ...owner, params: { code: 'ended1' } });
    expect(again).toMatchObject({ ok: true, value: { code: 'ended1', registrations: 0 } });
  });

  test('count into the totals also where they ended too long ago to be shown, and another’s never', async () => {
    const [owner, stranger] = [await callerOf(), await callerOf()];
    expect((await links(owner)).totals).toEqual({ registrations: 0, working: 0 });
    const working = await add(owner);
    const others = await add(stranger);
    await harness.owner.query(
      `insert into affiliate_codes (brand_id, code, member_id, label, created_at, ended_at)
       select $1, 'former' || n, $2, '', $3::timestamptz + make_interval(secs => n), $3 from generate_series(1, 105) n`,
      [brand.id, owner.member.id, clock.now()],
    );
    for (const code of [working.code, 'former1', 'former1', 'former5', 'former105']) await join(owner, code);
    await join(stranger, others.code);
    const { list, totals } = await links(owner);
    expect(list.map(({ code }) => code)).not.toContain('former1');
    expect(list.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(2);
    expect(totals).toEqual({ registrations: 5, working: 1 });
    expect((await links(stranger)).totals).toEqual({ registrations: 1, working: 1 });
    const hidden = await agency.routes.endReferralLink({ ...owner, params: { code: 'former1' } });
    expect(hidden).toMatchObject({ value: { code: 'former1', registrations: 2 } });
  });
});

// @covers staff-messages

import { beforeEach, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import {
  asStaff,
  audienceOf,
  letterOf,
  newReader,
  newStaff,
  pageOf,
  type Reader,
  useMessages,
} from './messages.fixture.ts';

const harness = useMessages();
const minuteMs = 60_000;
let serial = 0;
let reader: Reader;
let name = '';
beforeEach(async () => {
  serial += 1;
  name = `Reader${serial}`;
  reader = await newReader(harness, { username: name });
});

const write = (letter: ReturnType<typeof letterOf>, who = asStaff(harness)) =>
  harness.messages.routes.staffMessageWrite({ ...who, body: letter });
const toReader = () => audienceOf({ to: 'names', names: [name] });
const sent = async (whose = reader, language?: 'EN' | 'TH') => (await pageOf(harness, whose, language)).list;
const rowOf = async (messageId: string) => {
  const data = { page: 1, pageSize: 100, sort: 'writtenAt', direction: 'desc' } as const;
  const answer = await harness.messages.routes.staffMessages({ ...asStaff(harness), data });
  return answer.ok ? answer.value.rows.find((row) => row.messageId === messageId) : undefined;
};
const fieldOf = (result: Awaited<ReturnType<typeof write>>) => (result.ok ? null : result.detail?.fields);

test('a message to one member reaches him alone, in his language or the one that it was written in first', async () => {
  const bystander = await newReader(harness);
  const texts = [
    { language: 'EN' as const, title: 'Hello, EN', text: 'English' },
    { language: 'TY' as const, title: 'Hello, TY', text: 'Base' },
  ];
  const letter = letterOf({ audience: audienceOf({ to: 'names', names: [` ${name.toUpperCase()} `, name] }), texts });
  expect((await write(letter)).ok).toBe(true);
  await harness.messages.sendDue();
  expect(await sent(reader, 'EN')).toMatchObject([{ kind: 'staff', written: { title: 'Hello, EN', text: 'English' } }]);
  expect(await sent(reader, 'TH')).toMatchObject([{ written: { title: 'Hello, EN', text: 'English' } }]);
  expect(await sent(bystander)).toEqual([]);
  expect(await rowOf(letter.messageId)).toMatchObject({
    state: 'sent',
    recipients: 1,
    writtenBy: harness.staff.username,
  });
});

test('a list names each member once; names that nobody has are refused, and the preview says which', async () => {
  const audience = audienceOf({ to: 'names', names: [name, 'nobody at all'] });
  const preview = await harness.messages.routes.staffMessagePreview({ ...asStaff(harness), body: { audience } });
  expect(preview).toEqual({ ok: true, value: { recipients: 1, unknownNames: ['nobody at all'] } });
  expect(fieldOf(await write(letterOf({ audience })))).toEqual({ names: { key: 'field_choice' } });
  const empty = await write(letterOf({ audience: audienceOf({ to: 'names' }) }));
  expect(fieldOf(empty)).toEqual({ names: { key: 'not_empty' } });
});

test('a segment is of label, rank and language together; trial accounts and other brands get nothing', async () => {
  const gold = { labels: ['gold'], rank: 3, language: 'TH' };
  const fits = await newReader(harness, gold);
  const missing = [
    await newReader(harness, { ...gold, labels: ['silver'] }),
    await newReader(harness, { ...gold, rank: 2 }),
    await newReader(harness, { ...gold, rank: 5 }),
    await newReader(harness, { ...gold, language: 'EN' }),
    await newReader(harness, { ...gold, type: 4 }),
    await newReader(harness, gold, await insertBrand(harness.owner, `other${serial}`)),
  ];
  const audience = audienceOf({ labels: ['gold', 'platinum'], minRank: 3, maxRank: 4, languages: ['TH'] });
  const preview = await harness.messages.routes.staffMessagePreview({ ...asStaff(harness), body: { audience } });
  expect(preview).toMatchObject({ value: { recipients: 1 } });
  await write(letterOf({ audience }));
  await harness.messages.sendDue();
  expect(await sent(fits)).toHaveLength(1);
  for (const each of missing) expect(await sent(each)).toEqual([]);
});

test('everybody gets it once, however many processes send at the same moment and however often one stops between', async () => {
  const count = 4_500;
  await harness.owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select gen_random_uuid(), $1, 'crowd' || n, 'crowd', 0, now() from generate_series(1, $2::int) n`,
    [harness.brand.id, count],
  );
  const letter = letterOf();
  await write(letter);
  await Promise.all([1, 2, 3].map(() => harness.messages.sendDue()));
  await harness.messages.sendDue();
  const { rows } = await harness.owner.query(
    `select count(*)::int as sent, count(distinct member_id)::int as members,
       (select count(*)::int from members where brand_id = $2 and type <> 4) as all from messages where staff_message_id = $1`,
    [letter.messageId, harness.brand.id],
  );
  expect(rows[0].all).toBeGreaterThan(count);
  expect(rows[0]).toEqual({ sent: rows[0].all, members: rows[0].all, all: rows[0].all });
  expect(await rowOf(letter.messageId)).toMatchObject({ state: 'sent', recipients: rows[0].all });
});

describe('a time to send it', () => {
  const later = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();

  test('holds it back until then', async () => {
    await write(letterOf({ audience: toReader(), sendAt: later(minuteMs) }));
    harness.clock.advanceMs(minuteMs - 1);
    await harness.messages.sendDue();
    expect(await sent()).toEqual([]);
    harness.clock.advanceMs(1);
    await harness.messages.sendDue();
    expect(await sent()).toHaveLength(1);
  });

  test.each([
    ['in the past', -1],
    ['in more than a year', 366 * 24 * 60 * minuteMs],
  ])('%s is refused', async (_when, ms) => {
    const refused = await write(letterOf({ audience: toReader(), sendAt: later(ms) }));
    expect(fieldOf(refused)).toEqual({ sendAt: { key: 'field_range' } });
  });

  test('leaves room to take it back, once, and by the brand’s own staff alone', async () => {
    const letter = letterOf({ audience: toReader(), sendAt: later(minuteMs) });
    await write(letter);
    const params = { messageId: letter.messageId };
    const brand = await insertBrand(harness.owner, `strange${serial}`);
    const stranger = asStaff({ brand, staff: await newStaff(harness, brand) });
    const withdraw = harness.messages.routes.staffMessageWithdraw;
    expect(await withdraw({ ...stranger, params })).toMatchObject({ message: 'not_found' });
    expect(await withdraw({ ...asStaff(harness), params })).toEqual({ ok: true, value: {} });
    expect(await withdraw({ ...asStaff(harness), params })).toMatchObject({ message: 'already_decided' });
    harness.clock.advanceMs(minuteMs);
    await harness.messages.sendDue();
    expect(await sent()).toEqual([]);
    expect(await rowOf(letter.messageId)).toMatchObject({ state: 'withdrawn', recipients: 0, sentAt: null });
    const { rows } = await harness.owner.query('select act from audit_log where subject = $1 order by seq', [
      `message:${letter.messageId}`,
    ]);
    expect(rows.map(({ act }) => act)).toEqual(['writeMessage', 'withdrawMessage']);
  });

  test('cannot be taken back once it went out', async () => {
    const letter = letterOf({ audience: toReader() });
    await write(letter);
    await harness.messages.sendDue();
    const params = { messageId: letter.messageId };
    const late = await harness.messages.routes.staffMessageWithdraw({ ...asStaff(harness), params });
    expect(late).toMatchObject({ message: 'already_decided' });
  });
});

test('the same message again is written once; under its id with other words, or another brand’s, it is refused', async () => {
  const letter = letterOf({ audience: toReader() });
  const first = await write(letter);
  harness.clock.advanceMs(1);
  expect(await write(letter)).toEqual(first);
  const other = [{ language: 'TY' as const, title: 'Other', text: 'words' }];
  expect(await write({ ...letter, texts: other })).toMatchObject({ message: 'repeated_with_other_content' });
  const brand = await insertBrand(harness.owner, `taken${serial}`);
  const stranger = asStaff({ brand, staff: await newStaff(harness, brand) });
  const toAll = { ...letter, audience: audienceOf({}) };
  expect(await write(toAll, stranger)).toMatchObject({ message: 'repeated_with_other_content' });
  await harness.messages.sendDue();
  expect(await sent()).toHaveLength(1);
});

test('a language that has two texts is refused', async () => {
  const text = { title: 'Hello', text: 'there' };
  const faults = { texts: { key: 'field_choice' } };
  const twice = [
    { language: 'TY' as const, ...text },
    { language: 'TY' as const, ...text },
  ];
  expect(fieldOf(await write(letterOf({ texts: twice })))).toEqual(faults);
});

test('a message of staff goes 30 days after it was deleted, or a year after it was sent', async () => {
  const letter = letterOf({ audience: toReader() });
  await write(letter);
  await harness.messages.sendDue();
  const dayMs = 24 * 60 * minuteMs;
  harness.clock.advanceMs(365 * dayMs);
  await harness.messages.purge();
  expect(await sent()).toHaveLength(1);
  harness.clock.advanceMs(1);
  await harness.messages.purge();
  expect(await sent()).toEqual([]);
});

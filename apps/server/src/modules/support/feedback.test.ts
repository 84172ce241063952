// @covers feedback feedback-images

import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let staff: { token: string };
let member: { token: string };
let serial = 0;

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = { token: await server.signInStaff() };
});
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  // The list shows the latest first.
  clock.advanceMs(1_000);
  member = { token: await server.register(`writer${serial}`) };
  await db.owner.query('delete from feedback_images where feedback_id is null');
});

test('a network may send 50 pieces of feedback a day; a repeat of one that was received is still answered', async () => {
  const body = { feedbackId: randomUUID(), type: 'other' as const, content };
  expect((await server.call('feedback', { body })).success).toBe(true);
  await db.owner.query(
    `insert into feedback (id, brand_id, type, content, ip, network, received_at)
     select gen_random_uuid(), brand_id, type, content, ip, network, received_at from feedback, generate_series(1, 49) where id = $1`,
    [body.feedbackId],
  );
  const more = { ...body, feedbackId: randomUUID() };
  expect(await server.call('feedback', { body: more })).toMatchObject({ status: 429, message: 'quota_exceeded' });
  expect((await server.call('feedback', { body })).success).toBe(true);
  clock.advanceMs(24 * 60 * 60_000);
  expect((await server.call('feedback', { body: more })).success).toBe(true);
  staff = { token: await server.signInStaff() };
});

const content = 'My withdrawal has not arrived since Monday.';
/** Every pixel its own colour and transparency out of 256: below 5 MB as a PNG with a palette, above 5 MB as a WebP. */
const noisePicture = (side: number) => {
  const chunk = (type: string, data: Buffer) => {
    const checked = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(checked));
    return Buffer.concat([length, checked, sum]);
  };
  const head = Buffer.from([...Array(8).fill(0), 8, 3, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side)]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', randomBytes(3 * 256)),
    chunk('tRNS', Buffer.from(Array.from({ length: 256 }, (_, index) => index))),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const picture = (format: 'png' | 'jpeg', side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 20, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();
const upload = async (bytes: Uint8Array<ArrayBuffer>, type: string, headers: Record<string, string> = member) =>
  server.call('feedbackImage', { upload: new Blob([bytes], { type }) }, headers);
const uploaded = async (headers: Record<string, string> = member) =>
  (await upload(new Uint8Array(await picture('png')), 'image/png', headers)).value.imageId;
const send = (fields: object = {}, headers: Record<string, string> = member) =>
  server.call('feedback', { body: { feedbackId: randomUUID(), type: 'withdrawal', content, ...fields } }, headers);
const listed = async () => (await server.call('staffFeedback', { data: {} }, staff)).value.rows[0];

test.each(['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'])(
  'the question type %s is taken',
  async (type) => {
    expect((await send({ type })).success).toBe(true);
    expect(await listed()).toMatchObject({ type, content, memberName: `writer${serial}` });
  },
);

test('a type that nobody knows is refused', async () => {
  expect(await send({ type: 'praise' })).toMatchObject({
    message: 'invalid_input',
    value: { fields: { type: { key: 'field_choice' } } },
  });
});

test.each([
  ['', { key: 'not_empty' }],
  ['   ', { key: 'not_empty' }],
  ['too short', { key: 'field_length', min: 10, max: 500 }],
  ['x'.repeat(501), { key: 'field_length', min: 10, max: 500 }],
])('content %j is refused by its field', async (wrong, fault) => {
  expect(await send({ content: wrong })).toMatchObject({ status: 400, value: { fields: { content: fault } } });
});

test.each(['x'.repeat(10), 'x'.repeat(500), '🂡'.repeat(500)])(
  'content of the outermost lengths is taken',
  async (good) => {
    expect((await send({ content: good })).success).toBe(true);
  },
);

test('the brand sets the lengths', async () => {
  await db.owner.query(
    `update brands set settings = settings || '{"service":{"feedbackMinLength":20,"feedbackMaxLength":30}}'`,
  );
  server.server.forgetBrands();
  expect((await server.call('feedbackSettings', {})).value).toMatchObject({
    minLength: 20,
    maxLength: 30,
    maxImages: 3,
  });
  expect((await send({ content: 'x'.repeat(19) })).value).toMatchObject({ fields: { content: { min: 20, max: 30 } } });
  await db.owner.query(`update brands set settings = settings - 'service'`);
  server.server.forgetBrands();
});

describe('pictures', () => {
  test('are encoded anew, sent with their feedback in its order, and shown to staff alone', async () => {
    const bytes = await picture('jpeg');
    const withTail = new Uint8Array(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
    const first = (await upload(withTail, 'image/jpeg')).value.imageId;
    const second = await uploaded();
    expect((await send({ imageIds: [second, first] })).success).toBe(true);
    expect((await listed())?.imageIds).toEqual([second, first]);
    const { image } = (await server.call('staffFeedbackImage', { params: { imageId: first } }, staff)).value;
    const shown = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64');
    expect(shown.includes('script')).toBe(false);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 40, height: 40 });
    const byMember = await server.call('staffFeedbackImage', { params: { imageId: first } }, member);
    expect(byMember.message).toBe('in_logged_login');
  });

  test('that are large are made smaller, never larger', async () => {
    const { imageId } = (await upload(new Uint8Array(await picture('png', 2_400)), 'image/png')).value;
    await send({ imageIds: [imageId] });
    const { rows } = await db.owner.query('select webp from feedback_images where id = $1', [imageId]);
    expect(await sharp(rows[0].webp).metadata()).toMatchObject({ width: 1_800, height: 1_800 });
  });

  test('of another type, or none at all, are refused', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect(await upload(svg, 'image/png')).toMatchObject({ value: { fields: { upload: { key: 'image_type' } } } });
    expect((await upload(svg, 'image/svg+xml')).message).toBe('unsupported_media_type');
    const cut = new Uint8Array((await picture('png', 300)).subarray(0, 200));
    expect(await upload(cut, 'image/png')).toMatchObject({ value: { fields: { upload: { key: 'image_type' } } } });
  });

  test('that hardly compress are made smaller until they can be kept', async () => {
    const answer = await upload(new Uint8Array(noisePicture(1_800)), 'image/png');
    expect(answer).toMatchObject({ status: 200, success: true });
    const { rows } = await db.owner.query('select webp from feedback_images where id = $1', [answer.value.imageId]);
    expect(await sharp(rows[0].webp).metadata()).toMatchObject({ format: 'webp', width: 900, height: 900 });
  });

  test('above 5 MB are refused', async () => {
    expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png')).message).toBe('body_too_large');
  });

  test('more than three are refused', async () => {
    const imageIds = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    expect((await send({ imageIds })).value).toMatchObject({ fields: { imageIds: { key: 'field_range', max: 3 } } });
    expect((await send({ imageIds: imageIds.slice(0, 3) })).success).toBe(true);
  });

  test('of another, or already sent, are not one’s own to send', async () => {
    const theirs = await uploaded({ token: await server.register(`other${serial}`) });
    const visitors = await uploaded({});
    const mine = await uploaded();
    for (const imageIds of [[theirs], [visitors], [mine, theirs], [randomUUID()]]) {
      expect((await send({ imageIds })).value).toMatchObject({ fields: { imageIds: { key: 'field_choice' } } });
    }
    expect((await send({ imageIds: [mine] })).success).toBe(true);
    expect((await send({ imageIds: [mine] })).success).toBe(false);
  });

  test('of two forms at once never wait for each other', async () => {
    const [a, b, x, y] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    try {
      await db.owner.query('begin');
      await db.owner.query('select from feedback_images where id = any($1) for update', [[x, y]]);
      const both = [send({ imageIds: [a, x, b] }), send({ imageIds: [b, y, a] })];
      const waiting = `select count(distinct pid)::int as count from pg_locks where not granted and pid in
        (select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`;
      await expect.poll(async () => (await db.owner.query(waiting)).rows[0].count, { timeout: 20_000 }).toBe(2);
      await db.owner.query('commit');
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      expect(
        statuses.toSorted((a, b) => a - b),
        'one has them, the other is refused',
      ).toEqual([200, 400]);
    } finally {
      await db.owner.query('rollback');
    }
  });

  test('that come at once are counted one by one', async () => {
    for (let index = 0; index < 10; index += 1) await uploaded();
    const bytes = new Uint8Array(await picture('png'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(bytes, 'image/png')));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    const refused = answers.filter(({ success }) => !success).map(({ message }) => message);
    // One network has three places in the queue.
    expect(refused.every((message) => ['limit_reached', 'service_unavailable'].includes(message))).toBe(true);
    expect(refused).toContain('limit_reached');
    const { rows } = await db.owner.query('select count(*)::int from feedback_images where feedback_id is null');
    expect(rows[0].count).toBe(12);
  });

  const kept = async () =>
    (await db.owner.query(`select count(*)::int as count from feedback_images where feedback_id is not null`)).rows[0];
  /** Sent pictures of a network or of visitors, as they would have come today, by a copy of one. */
  const multiply = (count: number, network: string, bytes: number) =>
    db.owner.query(
      `insert into feedback_images (id, brand_id, member_id, feedback_id, network, webp, uploaded_at)
       select gen_random_uuid(), f.brand_id, null, f.id, $2, decode(repeat('00', $3), 'hex'), $4
       from (select * from feedback limit 1) f, generate_series(1, $1)`,
      [count, network, bytes, clock.now()],
    );

  test('of a whole day are capped by network and by what visitors leave, also when all were sent', async () => {
    await send({});
    await db.owner.query('delete from feedback_images');
    await multiply(59, '127.0.0.1', 10);
    expect((await upload(new Uint8Array(await picture('png')), 'image/png')).success).toBe(true);
    expect((await upload(new Uint8Array(await picture('png')), 'image/png')).message).toBe('limit_reached');
    clock.advanceMs(24 * 60 * 60_000 + 1);
    member = { token: await server.register(`later${serial}`) };
    expect((await upload(new Uint8Array(await picture('png')), 'image/png')).success).toBe(true);
    await multiply(125, '192.0.2.7', 4_000_000);
    expect((await upload(new Uint8Array(await picture('png')), 'image/png', {})).message).toBe('limit_reached');
    expect((await upload(new Uint8Array(await picture('png')), 'image/png')).success).toBe(true);
    await db.owner.query('delete from feedback_images');
    staff = { token: await server.signInStaff() };
  });

  test('of visitors go thirty days after the answer, and after ninety in any case; those of members stay', async () => {
    await send({ imageIds: [await uploaded({})] }, {});
    const handled = await listed();
    await send({ imageIds: [await uploaded({})] }, {});
    await send({ imageIds: [await uploaded()] });
    await server.call(
      'staffFeedbackHandle',
      { params: { feedbackId: handled?.feedbackId ?? '' }, body: { handled: true } },
      staff,
    );
    const after = async (days: number) => {
      clock.advanceMs(days * 24 * 60 * 60_000);
      await server.server.purgeSupport();
      return (await kept()).count;
    };
    expect([await after(29), await after(2), await after(60)]).toEqual([3, 2, 1]);
    await db.owner.query('delete from feedback_images');
    staff = { token: await server.signInStaff() };
  });

  test('that nobody sent are capped by address and swept after an hour', async () => {
    for (let index = 0; index < 12; index += 1) await uploaded();
    expect((await upload(new Uint8Array(await picture('png')), 'image/png')).message).toBe('limit_reached');
    clock.advanceMs(61 * 60_000);
    await server.server.purgeSupport();
    expect((await db.owner.query('select from feedback_images where feedback_id is null')).rowCount).toBe(0);
    staff = { token: await server.signInStaff() };
  });
});

test('the same feedback again arrives once; another under its id is refused, whosever it is', async () => {
  const feedbackId = randomUUID();
  const sent = await Promise.all([send({ feedbackId }), send({ feedbackId })]);
  expect(sent.every(({ success }) => success)).toBe(true);
  expect((await send({ feedbackId, content: `${content} Again.` })).message).toBe('repeated_with_other_content');
  const other = { token: await server.register(`twin${serial}`) };
  expect((await send({ feedbackId }, other)).message).toBe('repeated_with_other_content');
});

test('a visitor without an account may complain too', async () => {
  expect((await send({ imageIds: [await uploaded({})] }, {})).success).toBe(true);
  expect(await listed()).toMatchObject({ memberName: '' });
});

test('nothing failed behind all of this', () => expect(server.failures).toEqual([]));

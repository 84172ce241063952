// @covers member-info-and-avatar language-update

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { useIdentity } from './identity.fixture.ts';

const harness = useIdentity();
let member: RequestMember;
beforeAll(async () => {
  const found = await harness.identity.memberOfToken(await harness.tokenOf('pictured'), harness.brand.id);
  if (!found.ok) throw new Error(found.message);
  member = found.value;
});

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', side = 400) =>
  sharp({ create: { width: side, height: side >> 1, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .withExif({ IFD0: { Copyright: 'canary-of-the-camera' } })
    .toFormat(format)
    .toBuffer();
const upload = (bytes: Uint8Array) =>
  harness.identity.routes.uploadIcon({ ...harness.caller(), member, upload: bytes });
const shown = async () => {
  const icon = await harness.identity.routes.memberIcon({ ...harness.caller(), member });
  const avatar = await harness.identity.routes.playerAvatar({ ...harness.caller(), member });
  if (!icon.ok || !avatar.ok) throw new Error('no answer');
  expect(avatar.value.avatar).toBe(icon.value.icon);
  return icon.value.icon;
};
const bytesIn = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

describe('a picture', () => {
  test.each(['png', 'jpeg'] as const)(
    'as %s is drawn anew as a square WebP, and nothing else of the file stays',
    async (format) => {
      const file = Buffer.concat([await picture(format), Buffer.from('<script>alert(1)</script>')]);
      expect(await upload(file)).toMatchObject({ ok: true });
      const stored = bytesIn(await shown());
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(stored.includes('canary-of-the-camera')).toBe(false);
      expect(stored.includes('<script>')).toBe(false);
    },
  );

  test('is taken away', async () => {
    await upload(await picture('png'));
    expect(await shown()).not.toBe('');
    await harness.identity.routes.removeIcon({ ...harness.caller(), member });
    expect(await shown()).toBe('');
  });

  const refused = { ok: false, message: 'invalid_input', detail: { fields: { upload: { key: 'image_type' } } } };
  test.each([
    ['a GIF', () => picture('gif')],
    ['a WebP', () => picture('webp')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', async () => Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a PNG', async () => (await picture('png')).subarray(0, 60)],
    ['a PNG of 60,000 x 60,000', async () => bomb()],
  ])('that is %s is refused', async (_what, bytes) => {
    expect(await upload(await bytes())).toEqual(refused);
  });
});

test('the language that the account reads is kept', async () => {
  await harness.identity.routes.updateLanguage({ ...harness.caller(), member, body: { language: 'EN' } });
  const info = await harness.identity.routes.memberInfo({ ...harness.caller(), member });
  expect(info).toMatchObject({ value: { language: 'EN' } });
});

/** A small file whose header promises 3.6 thousand million pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

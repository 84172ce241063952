import { type PictureShape, pictureShapes, picturesPath } from '@baize/contract';
import { sql } from 'kysely';
import type { Sharp } from 'sharp';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { reencodePicture } from '../../../platform/pictures/reencode.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';

/** Versions point at pictures for ever, so none is deleted: a brand has so many, of at most so many bytes. */
const maxPictures = 2_000;
const maxBytes = 1_000_000;
const qualities = [84, 70, 50];

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface NewPicture {
  id: string;
  brandId: string;
  shape: PictureShape;
  part?: Part | undefined;
  bytes: Uint8Array;
  ip: string;
  addedBy: string;
}

/** Pictures of a brand's content: cut to a shape, encoded anew, served to everybody. */
export function createPictures({ database, clock }: { database: Database; clock: Clock }) {
  const countOf = async (brandId: string, from = database): Promise<number> =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from content_pictures where brand_id = ${brandId}`.execute(from)
    ).rows[0]?.count ?? 0;

  return {
    /** Returns the address that the site shows it under. */
    add: async (
      picture: NewPicture,
    ): Promise<Result<string, 'invalid_input' | 'service_unavailable' | 'limit_reached' | 'already_decided'>> => {
      const { id, brandId, shape, part, bytes, ip, addedBy } = picture;
      if ((await countOf(brandId)) >= maxPictures) return fail('limit_reached');
      const encoded = await reencodePicture(bytes, networkOf(ip), (open) => shaped(open, shape, part));
      if (!encoded.ok) return encoded;
      return await database.transaction().execute(async (transaction) => {
        await takeLock(transaction, `content pictures ${brandId}`);
        if ((await countOf(brandId, transaction)) >= maxPictures) return fail('limit_reached');
        const { rows } = await sql`
          insert into content_pictures (id, brand_id, webp, added_by, added_at)
          values (${id}, ${brandId}, ${encoded.value}::bytea, ${addedBy}, ${clock.now()})
          on conflict do nothing returning 1`.execute(transaction);
        return rows.length === 1 ? ok(`${picturesPath}${id}.webp`) : fail('already_decided');
      });
    },

    read: async (brandId: string, id: string): Promise<Buffer | null> =>
      (
        await sql<{ webp: Buffer }>`
          select webp from content_pictures where id = ${id} and brand_id = ${brandId}`.execute(database)
      ).rows[0]?.webp ?? null,
  };
}
export type Pictures = ReturnType<typeof createPictures>;

/** A WebP in the size of its shape, at a lower quality where it would come to too many bytes. */
async function shaped(open: () => Sharp, shape: PictureShape, part: Part | undefined): Promise<Buffer> {
  const { width, height, isFree } = pictureShapes[shape];
  const fit = isFree ? ({ fit: 'inside', withoutEnlargement: true } as const) : ({ fit: 'cover' } as const);
  let webp: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    const cut = part === undefined ? open() : open().extract(part);
    webp = await cut.resize(width, height, fit).webp({ quality }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error('a picture of noise');
}

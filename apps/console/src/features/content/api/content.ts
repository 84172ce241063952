import type { ContentDocument, ContentKind, PictureShape } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import type { Part } from '../../../lib/pictures/crop.ts';

/** What a written piece changes on the screens: names of the calls. */
export const contentReads = [
  'staffContentPieces',
  'staffContentPiece',
  'staffContentVersions',
  'staffSiteTexts',
] as const;

export const pieceQuery = (pieceId: string) =>
  queryOptions({
    queryKey: ['staffContentPiece', pieceId] as const,
    queryFn: () => callApi('staffContentPiece', { params: { pieceId }, data: {} }),
    // An edit must not be written over by a fresh reading.
    refetchOnWindowFocus: false,
  });

/** A piece as it was in a version. */
export const pieceAt = async (pieceId: string, version: number): Promise<ContentDocument> =>
  (await callApi('staffContentPiece', { params: { pieceId }, data: { version } }))
    .document as unknown as ContentDocument;

/** The pieces of a kind that stand on the site or wait for it, in their order; a banner's group alone where one is named. */
export const orderQuery = (kind: ContentKind, group: string | undefined) =>
  queryOptions({
    queryKey: ['staffContentPieces', 'order', kind, group ?? ''] as const,
    queryFn: async () => {
      const data = { pageSize: 100, ...(group === undefined ? {} : { group }) };
      const { rows } = await callApi('staffContentPieces', { params: { kind }, data });
      return rows.filter(({ state }) => state !== 'withdrawn');
    },
  });

/** What the brand's site says of itself: its languages and colours. */
export const siteQuery = queryOptions({
  queryKey: ['whitelabel'] as const,
  queryFn: () => callApi('whitelabel', { query: {} }),
  staleTime: 60_000,
});

/** Sends a picture; returns the address that the site shows it under. */
export async function addPicture(upload: File, shape: PictureShape, part: Part | undefined): Promise<string> {
  const data = { shape, ...(part === undefined ? {} : { part }) };
  const params = { pictureId: crypto.randomUUID() };
  return (await callApi('staffContentPictureAdd', { params, data, upload })).url;
}

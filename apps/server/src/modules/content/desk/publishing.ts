import type { ContentDocument, ContentDocumentOf } from '@baize/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { type Showing, writeAnnouncement, writeBanner, writeHelpArticle, writePromotion } from '../authoring.ts';
import type { AnnouncementList } from '../schema.ts';

/** The brand's own texts come with every page: so many characters in all languages together. */
const maxTextCharacters = 60_000;

interface Place {
  id: string;
  brandId: string;
  position: number;
}

/** Puts a checked piece on the site, in the place of what stands there of it. */
export async function putOnSite(
  transaction: DatabaseTransaction,
  place: Place,
  document: ContentDocument,
  at: Date,
): Promise<Result<null, 'name_taken' | 'limit_reached'>> {
  switch (document.kind) {
    case 'banner':
      await putBanner(transaction, place, document);
      return ok(null);
    case 'help':
      return await putArticle(transaction, place, document);
    case 'text':
      return await putText(transaction, place, document);
    default:
      await putAnnouncement(transaction, place, document, at);
      return ok(null);
  }
}

/** Takes a piece from the site. */
export async function takeFromSite(
  transaction: DatabaseTransaction,
  { id, brandId }: Pick<Place, 'id' | 'brandId'>,
  document: ContentDocument,
): Promise<void> {
  if (document.kind === 'text') {
    await sql`delete from brand_texts where brand_id = ${brandId} and key = ${document.key}`.execute(transaction);
    return;
  }
  await sql`delete from ${sql.table(tableOf(document.kind))} where id = ${id} and brand_id = ${brandId}`.execute(
    transaction,
  );
}

/** The table that the site reads a kind from; each has an id and a position. */
export function tableOf(kind: Exclude<ContentDocument['kind'], 'text'>): string {
  if (kind === 'banner') return 'banners';
  return kind === 'help' ? 'help_articles' : 'announcements';
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

type Shown = Exclude<ContentDocument, { kind: 'help' | 'text' }>;
const showingOf = ({ readers, minRank, startsAt, endsAt }: Shown): Showing => ({
  for: { readers, min_rank: readers === 'members' ? minRank : 0 },
  startsAt: instantOf(startsAt),
  endsAt: instantOf(endsAt),
});

async function putBanner(
  transaction: DatabaseTransaction,
  place: Place,
  document: ContentDocumentOf<'banner'>,
): Promise<void> {
  const { TY: common = { url: '', mobileUrl: '' }, ...pictures } = document.pictures;
  const banner = {
    ...place,
    groupName: document.group,
    pictureUrl: common.url,
    mobilePictureUrl: common.mobileUrl,
    texts: document.texts,
    linkageType: document.linkageType,
    linkageTarget: document.linkageTarget,
  };
  await writeBanner(transaction, banner, { ...showingOf(document), pictures });
}

const lists = { notice: 'player', popup: 'popup', news: 'news' } as const satisfies Record<string, AnnouncementList>;

async function putAnnouncement(
  transaction: DatabaseTransaction,
  place: Place,
  document: Exclude<Shown, { kind: 'banner' }>,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ publishedAt: Date }>`
    select published_at as "publishedAt" from announcements where id = ${place.id}`.execute(transaction);
  const publishedAt = instantOf(document.startsAt) ?? rows[0]?.publishedAt ?? at;
  const common = { ...place, texts: document.texts, publishedAt, endsAt: instantOf(document.endsAt) };
  const showing = showingOf(document);
  if (document.kind === 'promotion') {
    const { type, badges, pictureUrl, linkageType, linkageTarget } = document;
    const runs = { startsAt: instantOf(document.runsFrom) ?? publishedAt, closesAt: instantOf(document.runsUntil) };
    const promotion = { ...common, ...runs, type, badges, pictureUrl, linkageType, linkageTarget };
    await writePromotion(transaction, promotion, showing);
    return;
  }
  const beside = document.kind === 'news' ? { pictureUrl: document.pictureUrl } : {};
  const isEachVisit = document.kind === 'popup' && document.isEachVisit;
  await writeAnnouncement(
    transaction,
    { ...common, ...beside, list: lists[document.kind] },
    { ...showing, isEachVisit },
  );
}

async function putArticle(
  transaction: DatabaseTransaction,
  { id, brandId, position }: Place,
  { tag, topic, texts }: ContentDocumentOf<'help'>,
): Promise<Result<null, 'name_taken'>> {
  const { rows } = await sql`
    select 1 from help_articles where brand_id = ${brandId} and tag = ${tag} and id <> ${id}`.execute(transaction);
  if (rows.length > 0) return fail('name_taken');
  await writeHelpArticle(transaction, { id, brandId, position, tag, topic, texts });
  return ok(null);
}

async function putText(
  transaction: DatabaseTransaction,
  { brandId }: Place,
  { key, texts }: ContentDocumentOf<'text'>,
): Promise<Result<null, 'limit_reached'>> {
  await sql`insert into brand_texts (brand_id, key, texts) values (${brandId}, ${key}, ${JSON.stringify(texts)}::jsonb)
    on conflict (brand_id, key) do update set texts = excluded.texts`.execute(transaction);
  const { rows } = await sql<{ characters: number }>`
    select sum(length(texts::text) + length(key) * 2)::int as characters from brand_texts
    where brand_id = ${brandId}`.execute(transaction);
  return (rows[0]?.characters ?? 0) > maxTextCharacters ? fail('limit_reached') : ok(null);
}

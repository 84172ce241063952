import type { Banner, LocaleCode } from '@baize/contract';
import { localised } from '../../platform/localised.ts';
import { isBetween, isFor, type Reader } from './readers.ts';
import type { ContentTables } from './schema.ts';

export type BannerRow = ContentTables['banners'];

/** Banners that the reader sees at this moment, in the asked language, TY where there is none; without a text they are left out. */
export const bannersIn = (rows: readonly BannerRow[], language: LocaleCode, reader: Reader, at: Date): Banner[] =>
  rows.flatMap((row) => {
    const text = localised(row.texts, language);
    if (!text || !isFor(row, reader) || !isBetween(at, row.starts_at, row.ends_at)) return [];
    const { url, mobileUrl } = row.pictures[language] ?? { url: row.picture_url, mobileUrl: row.mobile_picture_url };
    return [
      {
        bannerId: row.id,
        groupName: row.group_name,
        url,
        mobileUrl,
        title: text.title,
        subtitle: text.subtitle,
        action: text.action,
        linkageType: row.linkage_type,
        linkageTarget: row.linkage_target,
      },
    ];
  });

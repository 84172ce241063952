import type { CallInput, Calls, Game, LocaleCode } from '@baize/contract';
import { formatAmount } from '@baize/money';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { localised } from '../../../platform/localised.ts';
import type { CatalogueSnapshot, SnapshotGame, SnapshotVendor } from './catalogue-snapshot.ts';

/** What a call asks with, as its handler gets it. */
export type QueryOf<N extends keyof Calls> = CallInput<Calls[N]> extends { data: infer D } ? D : never;

/** Who reads: amounts are in the brand's currency, names in the language. */
export interface Viewer {
  brand: RequestBrand;
  language: LocaleCode;
}

/** A vendor's name, or what the brand calls it in the language. */
export function vendorName(
  snapshot: CatalogueSnapshot,
  vendor: Pick<SnapshotVendor, 'code' | 'displayName'>,
  language: LocaleCode,
): string {
  const alias = snapshot.aliases.find(
    ({ locale, vendorPattern }) => locale === language && fits(vendor.code, vendorPattern),
  );
  return alias?.alias ?? vendor.displayName;
}

const fits = (code: string, pattern: string): boolean =>
  pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern;

const hundredthsDigits = 2;

export function gameView(snapshot: CatalogueSnapshot, game: SnapshotGame, { brand, language }: Viewer): Game {
  const vendor = snapshot.vendors.find(({ code }) => code === game.vendorCode);
  return {
    nodeId: game.id,
    vassalage: game.vendorCode,
    accountTypeName: vendor ? vendorName(snapshot, vendor, language) : game.vendorCode,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    gameCode: game.gameCode,
    gameName: localised(game.names, language) ?? game.gameCode,
    minBet: formatAmount(game.minBetMinor, brand.currency.exponent),
    minLineNum: game.minLineNum,
    isGame: game.isGroup ? 'VASSALAGE' : '',
    defaultPlayType: game.defaultPlayType,
    isHot: game.isHot ? 1 : 0,
    maintenance: game.maintenance,
    rtp: game.rtpHundredths === null ? null : formatAmount(BigInt(game.rtpHundredths), hundredthsDigits),
    volatility: game.volatility,
    coverUrl: game.coverUrl,
    wideCoverUrl: game.wideCoverUrl,
  };
}

export interface Page {
  pageNo: number;
  pageSize: number;
}

/** One page of a list, and how many there are; a page beyond the end is empty. */
export function pageOf<T>(list: readonly T[], { pageNo, pageSize }: Page) {
  return {
    items: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: list.length,
    totalPages: Math.ceil(list.length / pageSize),
  };
}

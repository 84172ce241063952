import { type Banner, type CallInput, type Calls, type CallValue, whitelabelFlags } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import { isRegionBlocked, statusFor, type Visitor } from './closure.ts';
import type { Brand } from './directory.ts';
import { localised } from './localised.ts';
import type { BrandStore } from './store.ts';
import type { AnnouncementList } from './tables.ts';

export type PublicKey = CallValue<Calls['whitelabel']>['encryption'];
type Announcements = CallValue<Calls['listAnnouncements']>;
type AnnouncementQuestion = CallInput<Calls['listAnnouncements']>['data'];

/** Announcement types of the specification: player list, pop-up, promotion. */
const listOfType: Record<string, AnnouncementList> = { PL: 'player', PU: 'popup', PR: 'promotion' };
const bannerType = 'B';

/** What a visitor learns about the brand of his host. */
export function describeBrand(
  brand: Brand,
  encryption: PublicKey,
  visitor: Visitor,
  now: Date,
): CallValue<Calls['whitelabel']> {
  const { settings } = brand;
  return {
    merchant: brand.code,
    merchantCode: brand.code,
    brandName: brand.name,
    languages: settings.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    minimumAge: settings.minimumAge,
    termsTicked: settings.termsTicked,
    sandboxCashier: settings.sandboxCashier.enabled,
    whitelabel: whitelabelFlags.map((modId) => ({ modId, enabled: settings.flags[modId] ? '1' : '0' })),
    maintenance: settings.maintenance.on,
    regionRestriction: isRegionBlocked(settings, visitor.country),
    licences: settings.licences,
    encryption,
    freePlay: settings.freePlay,
    loginRequiredForHome: settings.loginRequiredForHome,
    socialLogins: settings.socialLogins.map(({ provider, name }) => ({ provider, name })),
    botChecks: settings.botChecks,
    smsChannel: settings.phoneAuth ? 'firebase' : 'server',
    phoneAuth: settings.phoneAuth,
    countries: settings.countries,
    currentCountry: currentCountry(settings.countries, visitor.country),
    location: { ip: visitor.ip },
    serverTime: now.toISOString(),
  };
}

const currentCountry = (offered: readonly { countryCode: string }[], country: string | null): string =>
  (offered.find(({ countryCode }) => countryCode === country) ?? offered[0])?.countryCode ?? '';

export function describeStatus(brand: Brand, visitor: Visitor, now: Date): CallValue<Calls['systemStatus']> {
  const { maintenance } = brand.settings;
  const status = statusFor(brand.settings, visitor);
  return {
    status,
    maintenanceEndsAt: status === 1 ? maintenance.endsAt : null,
    ip: visitor.ip,
    serverTime: now.toISOString(),
  };
}

/** Banners and notices in the asked language, TY where it has none. Types that nobody knows bring nothing. */
export async function listAnnouncements(
  deps: { store: BrandStore; clock: Clock },
  brandId: string,
  question: AnnouncementQuestion,
): Promise<Announcements> {
  const types = question.types.split(',').map((type) => type.trim());
  const lists = types.flatMap((type) => (Object.hasOwn(listOfType, type) ? [listOfType[type]] : [])).filter(isPresent);
  const [bannerRows, rows] = await Promise.all([
    types.includes(bannerType) ? deps.store.bannersOf(brandId) : [],
    lists.length > 0 ? deps.store.announcementsOf(brandId, lists, deps.clock.now()) : [],
  ]);
  const inList = (list: AnnouncementList) =>
    rows
      .filter((row) => row.list === list)
      .map((row) => ({ id: row.id, text: localised(row.texts, question.language) }))
      .flatMap(({ id, text }) => (text ? [{ id, title: text.title, content: text.content }] : []));
  return {
    player: inList('player'),
    popup: inList('popup'),
    promotion: inList('promotion'),
    banners: bannerRows.flatMap((row): Banner[] => {
      const text = localised(row.texts, question.language);
      if (!text) return [];
      return [
        {
          bannerId: row.id,
          groupName: row.group_name,
          url: row.picture_url,
          mobileUrl: row.mobile_picture_url,
          title: text.title,
          subtitle: text.subtitle,
          action: text.action,
          linkageType: row.linkage_type,
          linkageTarget: row.linkage_target,
        },
      ];
    }),
  };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

import { type Banner, type Calls, type CallValue, type LocaleCode, whitelabelFlags } from '@baize/contract';
import { isRegionBlocked, statusFor, type Visitor } from './closure.ts';
import type { Brand } from './directory.ts';
import { localised } from './localised.ts';
import type { BrandStore } from './store.ts';

export type PublicKey = CallValue<Calls['whitelabel']>['encryption'];

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
    paymentMethods: settings.paymentMethods,
    themeColours: settings.themeColours,
    cockfightInHeader: settings.cockfightInHeader,
    jackpotLabel: settings.jackpotLabel,
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
    resources: settings.resources,
    customerService: settings.customerService,
    helpTags: brand.helpTags,
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

type BannerRow = Awaited<ReturnType<BrandStore['bannersOf']>>[number];

/** Banners in the asked language, TY where there is none; without a text they are left out. */
export const bannersIn = (rows: readonly BannerRow[], language: LocaleCode): Banner[] =>
  rows.flatMap((row) => {
    const text = localised(row.texts, language);
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
  });

import type { Calls, CallValue, WhitelabelFlag } from '@baize/contract';
import { isRegionBlocked, statusFor, type Visitor } from './closure.ts';
import type { Brand } from './directory.ts';

type Whitelabel = CallValue<Calls['whitelabel']>;
export type PublicKey = Whitelabel['encryption'];

/** Hosts beside the brand's own that pictures and games come from. */
export type Cdns = Pick<Whitelabel['info'], 'imageCDNs' | 'launchGameCDNs'>;

/** What a visitor learns about the brand of his host. */
export function describeBrand(
  brand: Brand,
  cdns: Cdns,
  encryption: PublicKey,
  visitor: Visitor,
  now: Date,
): Whitelabel {
  const { settings } = brand;
  return {
    merchant: brand.code,
    merchantCode: brand.code,
    brandName: brand.name,
    languages: settings.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    minimumAge: settings.minimumAge,
    localeAges: settings.localeAges,
    termsTicked: settings.termsTicked,
    sandboxCashier: settings.sandboxCashier.enabled,
    info: permissionOf(brand, cdns),
    maintenance: settings.maintenance.on,
    regionRestriction: isRegionBlocked(settings, visitor.country),
    licences: settings.licences,
    paymentMethods: settings.paymentMethods,
    themeColours: settings.themeColours,
    logo: settings.logo,
    cockfightInHeader: settings.cockfightInHeader,
    jackpotLabel: settings.jackpotLabel,
    jackpotDemo: settings.jackpotDemo,
    encryption,
    freePlay: settings.freePlay,
    loginRequiredForHome: settings.loginRequiredForHome,
    noticeAfterLogin: settings.noticeAfterLogin,
    socialLogins: settings.socialLogins.map(({ provider, name }) => ({ provider, name })),
    botChecks: settings.botChecks,
    smsChannel: settings.phoneAuth ? 'firebase' : 'server',
    phoneAuth: settings.phoneAuth,
    countries: settings.countries,
    currentCountry: currentCountry(settings.countries, visitor.country),
    location: { ip: visitor.ip },
    helpTags: brand.helpTags,
    ownTexts: brand.ownTexts,
    serverTime: now.toISOString(),
  };
}

function permissionOf({ settings, hosts }: Brand, { imageCDNs, launchGameCDNs }: Cdns): Whitelabel['info'] {
  return {
    whitelabel: flagTree(settings.flags),
    registerValidators: settings.registration.fields,
    resources: settings.resources,
    customerService: settings.customerService,
    analyticsId: settings.analyticsId,
    domainRoute: hosts,
    imageCDNs,
    launchGameCDNs,
  };
}

/** Registration above its two ways, and below the mobile number's what only that way knows. */
function flagTree(flags: Record<WhitelabelFlag, boolean>): Whitelabel['info']['whitelabel'] {
  const flag = (modId: WhitelabelFlag) => ({ modId, enabled: flags[modId] ? ('1' as const) : ('0' as const) });
  const leaf = (modId: WhitelabelFlag) => ({ ...flag(modId), childrenNodes: [] });
  const byMobile = [leaf('MOBILENUMPASSREG3'), leaf('REGMOBVERF3')];
  return [
    {
      ...flag('DIRECTREG3'),
      childrenNodes: [leaf('USERNAMEREG3'), { ...flag('MOBILENUMREG3'), childrenNodes: byMobile }],
    },
    leaf('MOBILEVERCODELOGIN3'),
    leaf('CHNGPASSVERIF3'),
  ];
}

const currentCountry = (offered: readonly { countryCode: string }[], country: string | null): string =>
  (offered.find(({ countryCode }) => countryCode === country) ?? offered[0])?.countryCode ?? '';

export function describeStatus(brand: Brand, visitor: Visitor, now: Date): CallValue<Calls['systemStatus']> {
  const { maintenance } = brand.settings;
  const status = statusFor(brand.settings, visitor);
  return {
    status,
    maintenanceEndsAt: status === 1 ? maintenance.endsAt : null,
    maintenanceTexts: status === 1 ? maintenance.texts : {},
    ip: visitor.ip,
    serverTime: now.toISOString(),
  };
}

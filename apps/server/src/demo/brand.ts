import { currencyExponents } from '@baize/money';
import { addBrand, type StoredBrandSettings } from '../modules/brand/index.ts';
import { addBanner } from '../modules/content/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { RequestBrand } from '../platform/http/handlers.ts';
import { pageBanners } from './banners.ts';
import { demoDepositMethods } from './deposit-methods.ts';
import { translatedBanner } from './locales/index.ts';
import { homeBanners } from './texts.ts';

export const demoBrandCode = 'baize_demo';
/** 2,000.00 of play money. */
export const trialGrantMinor = 200_000n;

const currency = { code: 'PLY', exponent: currencyExponents.PLY, symbol: 'P' } as const;

/** Shown, so that a forgotten password can be mailed, and nobody has to fill them in. */
const demoEmail = {
  enabled: true,
  required: false,
  acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$',
  patternId: 5,
  minLength: 6,
  maxLength: 254,
  type: 'email',
} as const;
const demoAffiliateCode = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 64,
  type: 'text',
} as const;

const settings: StoredBrandSettings = {
  currencySymbol: currency.symbol,
  languages: ['TY', 'EN'],
  timeZone: 'Asia/Manila',
  // One age in the form, in the footer and in every language: two look like a mistake, and the console would warn of them.
  hintAge: 21,
  localeAges: {},
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    CHNGPASSVERIF3: true,
    MOBILEVERCODELOGIN3: true,
    DIRECTREG3: true,
  },
  freePlay: true,
  // One machine stands for all visitors of a demonstration.
  registrationsPerNetworkPerDay: 100_000,
  registration: { fields: { email: demoEmail, affiliateCode: demoAffiliateCode } },
  sandboxCashier: { enabled: true },
  identityCheck: {
    levels: [
      { documents: ['identityFront', 'identityBack'], withdrawalsFromMinor: '100000' },
      { documents: ['selfie', 'addressProof'], withdrawalsFromMinor: '1000000' },
    ],
  },
  depositMethods: demoDepositMethods,
  // Nobody waits a day in a demonstration.
  withdrawals: { accountWaitHours: 0 },
  logo: { lettering: '/art/brand/wordmark-dark.svg', sign: '/art/brand/icon-512.png' },
  play: {
    autoplay: true,
    buyFeature: true,
    tableLimits: [
      { fromLevel: 0, maxPercent: 100 },
      { fromLevel: 3, maxPercent: 150 },
      { fromLevel: 5, maxPercent: 200 },
    ],
  },
  licences: [
    { name: 'Malta', sample: true },
    { name: 'British Virgin Islands', sample: true },
    { name: 'Philippines', sample: true },
  ],
  paymentMethods: [{ name: 'Sandbox payments', sample: false }],
  trialGrantMinor: String(trialGrantMinor),
};

export interface Tools {
  clock: Clock;
  newId: () => string;
}

/** Null when the brand is there already. It has no host of its own: in development it answers for all that nobody owns. */
export async function seedBrand(transaction: DatabaseTransaction, tools: Tools): Promise<RequestBrand | null> {
  const id = tools.newId();
  const isNew = await addBrand(transaction, {
    id,
    code: demoBrandCode,
    name: 'Baize',
    currencyCode: currency.code,
    defaultLanguage: 'TY',
    settings,
    hosts: [],
    createdAt: tools.clock.now(),
  });
  return isNew ? { id, code: demoBrandCode, currency } : null;
}

export async function seedBanners(transaction: DatabaseTransaction, tools: Tools, brandId: string): Promise<void> {
  const banners = [...homeBanners.map((banner) => ({ ...banner, groupName: 'w_home' })), ...pageBanners];
  for (const [position, banner] of banners.entries()) {
    await addBanner(transaction, {
      id: tools.newId(),
      brandId,
      groupName: banner.groupName,
      position,
      pictureUrl: `/art/banners/${banner.picture}-desktop.webp`,
      mobilePictureUrl: `/art/banners/${banner.picture}-mobile.webp`,
      texts: translatedBanner(banner.picture, banner.texts),
      linkageType: banner.linkageType,
      linkageTarget: banner.linkageTarget,
    });
  }
}

import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { gameType, instant, localeCode, text } from '../../../fields.ts';
import { staffReason as reason } from '../accounts.ts';

const permission = 'system.switch';

/** What visitors of a closed site read, by language. */
const texts = z.partialRecord(localeCode, text(300).check(z.trim(), z.minLength(1)));

const state = {
  /** No round begins and no game is opened; rounds that are open go on to their end. */
  isDraining: z.boolean(),
  /** Visitors see the maintenance page; the brand's own addresses see the site. */
  isClosed: z.boolean(),
  /** What visitors are told; nothing opens by itself. */
  endsAt: z.nullable(instant),
  texts,
};

/** Rounds that are not over yet. Bets wait for a result of their own and are no reason to wait. */
const openRounds = z.array(
  z.object({ vendorCode: z.string(), gameType, isBet: z.boolean(), rounds: z.int(), oldestAt: instant }),
);

export const staffSwitches = defineCall({
  summary: 'Whether the brand and the installation are open, and how many rounds are not over yet',
  method: 'GET',
  path: '/wps/staff/switches',
  access: 'staff',
  permission,
  encrypted: false,
  answer: z.object({
    serverTime: instant,
    brand: z.object({
      ...state,
      name: z.string(),
      /** True closes the brand for every region. */
      isRegionClosed: z.boolean(),
      /** ISO codes of the countries that the brand does not serve. */
      blockedCountries: z.array(z.string()),
      /** Since when the brand is closed for ever. */
      closedAt: z.nullable(instant),
      openRounds,
    }),
    /** Null for who does not look after all brands. */
    installation: z.nullable(z.object({ ...state, openRounds })),
  }),
  errors: [],
});

export const staffBrandSwitch = defineCall({
  summary: 'Let the brand’s rounds end, close its site, close it for every region, or open it again',
  method: 'POST',
  path: '/wps/staff/switches/brand',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({ ...state, isRegionClosed: z.boolean(), reason }),
  answer: z.object({}),
  errors: ['already_decided'],
});

export const staffInstallationSwitch = defineCall({
  summary: 'Let the rounds of all brands end, close all sites, or open them again',
  method: 'POST',
  path: '/wps/staff/switches/installation',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({ ...state, reason }),
  answer: z.object({}),
  errors: [],
});

export const staffBrandClose = defineCall({
  summary: 'Close the brand for ever, once no round is open: its site never opens again, and its records stay',
  method: 'POST',
  path: '/wps/staff/switches/brand/end',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  /** The brand's code, typed by who closes it. */
  body: z.strictObject({ code: text(40), reason }),
  answer: z.object({}),
  errors: ['already_decided', 'operation_not_allowed'],
});

/// <reference types="vite/client" />
import type {} from 'use-intl';
import type { formats } from './formats.ts';
import { baseLocale, type Locale } from './locales.ts';

/** The base catalogue's shape: every other locale has the same keys, and code that asks for another key does not compile. */
export interface Messages {
  common: typeof import('../messages/TY/common.json');
  errors: typeof import('../messages/TY/errors.json');
  site: typeof import('../messages/TY/site.json');
  auth: typeof import('../messages/TY/auth.json');
  agents: typeof import('../messages/TY/agents.json');
  member: typeof import('../messages/TY/member.json');
  memberMessages: typeof import('../messages/TY/memberMessages.json');
  deposit: typeof import('../messages/TY/deposit.json');
  records: typeof import('../messages/TY/records.json');
  wallet: typeof import('../messages/TY/wallet.json');
  rewards: typeof import('../messages/TY/rewards.json');
  transfers: typeof import('../messages/TY/transfers.json');
  withdraw: typeof import('../messages/TY/withdraw.json');
  front: typeof import('../messages/TY/front.json');
  pages: typeof import('../messages/TY/pages.json');
  support: typeof import('../messages/TY/support.json');
  lobbies: typeof import('../messages/TY/lobbies.json');
  sportsbook: typeof import('../messages/TY/sportsbook.json');
  lotto: typeof import('../messages/TY/lotto.json');
  instant: typeof import('../messages/TY/instant.json');
  tables: typeof import('../messages/TY/tables.json');
  arena: typeof import('../messages/TY/arena.json');
  fishing: typeof import('../messages/TY/fishing.json');
  rooms: typeof import('../messages/TY/rooms.json');
  holdem: typeof import('../messages/TY/holdem.json');
  zjh: typeof import('../messages/TY/zjh.json');
  tienLen: typeof import('../messages/TY/tienLen.json');
  thirteen: typeof import('../messages/TY/thirteen.json');
  studio: typeof import('../messages/TY/studio.json');
  console: typeof import('../messages/TY/console.json');
  consoleAgents: typeof import('../messages/TY/consoleAgents.json');
  consoleBrands: typeof import('../messages/TY/consoleBrands.json');
  consoleContent: typeof import('../messages/TY/consoleContent.json');
  consoleDeposits: typeof import('../messages/TY/consoleDeposits.json');
  consoleLotteries: typeof import('../messages/TY/consoleLotteries.json');
  consoleMembers: typeof import('../messages/TY/consoleMembers.json');
  consoleMemberRecord: typeof import('../messages/TY/consoleMemberRecord.json');
  consoleProtection: typeof import('../messages/TY/consoleProtection.json');
  consoleMessages: typeof import('../messages/TY/consoleMessages.json');
  consoleLive: typeof import('../messages/TY/consoleLive.json');
  consoleReports: typeof import('../messages/TY/consoleReports.json');
  consoleRisk: typeof import('../messages/TY/consoleRisk.json');
  consoleRewards: typeof import('../messages/TY/consoleRewards.json');
  consoleStaff: typeof import('../messages/TY/consoleStaff.json');
  consoleTransfers: typeof import('../messages/TY/consoleTransfers.json');
  consoleWithdrawals: typeof import('../messages/TY/consoleWithdrawals.json');
  consoleCockfight: typeof import('../messages/TY/consoleCockfight.json');
  consoleFishing: typeof import('../messages/TY/consoleFishing.json');
  consoleRooms: typeof import('../messages/TY/consoleRooms.json');
  consoleService: typeof import('../messages/TY/consoleService.json');
  consoleSystem: typeof import('../messages/TY/consoleSystem.json');
  consoleSportsbook: typeof import('../messages/TY/consoleSportsbook.json');
  consoleOperations: typeof import('../messages/TY/consoleOperations.json');
  security: typeof import('../messages/TY/security.json');
  protection: typeof import('../messages/TY/protection.json');
  consoleIdentity: typeof import('../messages/TY/consoleIdentity.json');
  verifier: typeof import('../messages/TY/verifier.json');
}
export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Formats: typeof formats;
  }
}

/** By short names: each stands in the first load of every page. */
const files = import.meta.glob<Messages[Namespace]>('./*/*.json', { base: '../messages', import: 'default' });

const laterErrors = import.meta.glob<Partial<Messages['errors']>>('../messages/*/errors.json', { import: 'default' });

function fileOf(locale: Locale, namespace: Namespace) {
  return files[`./${locale}/${namespace}.json`];
}

/**
 * Loads the namespaces that an app shows, each a chunk of its own. A file that a locale lacks comes from the base; the
 * catalogue test proves that no locale lacks a single text.
 * @throws {Error} for a namespace that the app's build says it never shows
 */
export async function loadMessages<N extends Namespace>(
  locale: Locale,
  namespaces: readonly N[],
): Promise<Pick<Messages, N>> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const load = fileOf(locale, namespace) ?? fileOf(baseLocale, namespace);
      if (load === undefined) throw new Error(`this program has no texts of ${namespace}`);
      return [namespace, await load()];
    }),
  );
  return Object.fromEntries(entries) as Pick<Messages, N>;
}

/** The failures that an app's build keeps out of its first texts (`precompileMessages`); where it keeps none out, all of them. */
export async function loadLaterErrors(locale: Locale): Promise<Partial<Messages['errors']>> {
  const load = laterErrors[`../messages/${locale}/errors.json`] ?? laterErrors[`../messages/${baseLocale}/errors.json`];
  if (load === undefined) throw new Error('this program has no failures that come later');
  return load();
}

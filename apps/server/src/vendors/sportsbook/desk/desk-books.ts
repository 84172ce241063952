import type { BookCode } from '@baize/contract';
import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffPorts, VendorPorts } from '../../vendor.ts';
import { createBetStore } from '../bets/bet-store.ts';
import { createPayments } from '../bets/payments.ts';
import { createMatchStore } from '../matches/match-store.ts';
import { createPriceList } from '../matches/prices.ts';

export type DeskPorts = Pick<
  VendorPorts,
  'database' | 'clock' | 'newId' | 'secretBox' | 'walletOf' | 'staffPorts' | 'linkedPlayers' | 'onFailure'
>;

/** What staff sees of one book, and changes in it. */
export function deskBook(ports: DeskPorts, vendorCode: BookCode) {
  const wallet = ports.walletOf(vendorCode);
  const deps = { ...ports, wallet };
  const settings = { vendorCode };
  return {
    vendorCode,
    wallet,
    matches: createMatchStore(deps, settings),
    bets: createBetStore(deps, settings),
    payments: createPayments(deps, settings),
    priceOf: createPriceList(),
  };
}
export type DeskBook = ReturnType<typeof deskBook>;

export interface Desk {
  ports: DeskPorts;
  /** The book of a code. */
  bookOf(vendorCode: BookCode): DeskBook;
}

export function openDesk(ports: DeskPorts): Desk {
  const books = new Map<BookCode, DeskBook>();
  return {
    ports,
    bookOf: (vendorCode) => {
      const book = books.get(vendorCode) ?? deskBook(ports, vendorCode);
      books.set(vendorCode, book);
      return book;
    },
  };
}

/** The book and the source of a match; undefined: there is none of this id. */
export async function placeOf(database: Database, matchId: string) {
  const { rows } = await sql<{ vendorCode: BookCode; source: 'simulator' | 'feed' | 'import' }>`
    select vendor_code as "vendorCode", source from sportsbook.matches where id = ${matchId}`.execute(database);
  return rows[0];
}

type Named = Awaited<ReturnType<StaffPorts['playersOf']>>;

/** How a member is called before staff; the reference where the vendor's player is not known. */
export const nameOf = (names: Named, playerRef: string): string => names.get(playerRef)?.username ?? playerRef;

/** Minor units as the console reads them. */
export const shown = (minor: bigint, { currency }: { currency: { exponent: number } }): string =>
  formatAmount(minor, currency.exponent);

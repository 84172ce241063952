import { findLinkedPlayers, findPlayers, findPlayersNamed } from '../../../modules/gateway/index.ts';
import { findStaffNames } from '../../../modules/staff/index.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import type { StaffPorts } from '../../vendor.ts';
import { createSportsbookDesk } from '../desk/index.ts';
import { matchesOf, type useBook } from './book.fixture.ts';

export interface StaffDone {
  act: string;
  subject: string;
  reason?: string;
}

/** The desk of the operator's staff over the book of a test; what it did is kept. */
export function deskOver({ money }: Pick<ReturnType<typeof useBook>, 'money'>) {
  const done: StaffDone[] = [];
  const staffPorts: StaffPorts = {
    playersOf: (code, refs) => findPlayers(money.database, code, refs),
    staffNames: (ids) => findStaffNames(money.database, ids),
    playersNamed: (codes, brandId, beginning) => findPlayersNamed(money.database, codes, brandId, beginning),
    notify: async () => undefined,
    audit: async (_by, entry) => done.push(entry),
    noteReading: async () => undefined,
  };
  const desk = createSportsbookDesk({
    ...{ database: money.vendorsDatabase, clock: money.clock, newId, staffPorts },
    secretBox: createSecretBox('a secret of tests'),
    walletOf: () => money.wallet,
    linkedPlayers: (code, refs, since) => findLinkedPlayers(money.database, code, refs, since),
    onFailure: (error) => {
      throw error;
    },
  });
  return { desk, done };
}

const currency = { code: 'PHP', exponent: 2, symbol: 'P' };

/** A request of a person of the staff, without its own data. */
export const asStaff = (brandId: string, name = 'anna') => {
  const staff: RequestStaff = {
    ...{
      id: name,
      brandId,
      sessionId: 's',
      username: name,
      permissions: [],
      permissionsEverywhere: [],
      forAllBrands: true,
    },
    secondFactor: 'given',
  };
  const brand = { id: brandId, code: 'test', currency };
  return { staff, brand, ip: '203.0.113.1', origin: 'https://example.test', userAgent: '' };
};

export const firstPage = { page: 1, pageSize: 25 } as const;

/** Picks a match to come on which no other test has bet, with a player of its own. */
export function matchPicker({ build, player, scheduled }: ReturnType<typeof useBook>) {
  let serial = 0;
  return async (book = build()) => {
    const who = await player();
    const matches = await scheduled(book, who);
    serial += 1;
    const match = matches[serial % matches.length];
    if (!match) throw new Error('no match');
    const again = async () => (await matchesOf(book, who)).find(({ matchId }) => matchId === match.matchId);
    return { book, who, match, again };
  };
}

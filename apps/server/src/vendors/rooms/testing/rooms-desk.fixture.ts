import { cashPoolOf } from '../../../modules/gateway/index.ts';
import type { MoneyHarness } from '../../../modules/gateway/testing/money.fixture.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import { silentHub } from '../dependencies.ts';
import { createRoomsDesk } from '../staff/desk.ts';
import { answerOf } from './rooms.fixture.ts';

/** What staff sees and does about a game, as `anna` of all brands; what is audited is kept. */
export function roomsDesk(money: MoneyHarness, gameCode: string) {
  const done: StaffDone[] = [];
  const readings: string[] = [];
  const staffPorts = {
    audit: async (_by: unknown, entry: StaffDone) => done.push(entry),
    noteReading: async (_by: unknown, subject: string) => void readings.push(subject),
    playersOf: async () => new Map(),
  } as unknown as StaffPorts;
  const { vendorsDatabase: database, clock } = money;
  const secretBox = createSecretBox('a secret of tests');
  const routes = createRoomsDesk(
    { database, clock, secretBox, staffPorts, playerRefOf: async () => null, cashPoolOf },
    silentHub,
  );
  const brand = { id: money.brand.id, code: 'test', currency: { ...money.brand.currency, exponent: 2, symbol: 'P' } };
  const as = (more: object) => ({ ...asStaff(money.brand.id), brand, ...more }) as never;
  return {
    done,
    readings,
    list: () => routes.staffRooms(as({ data: { page: 1, pageSize: 25, sort: 'players', direction: 'desc' } })),
    show: (roomId: string) => answerOf(routes.staffRoom(as({ params: { roomId } }))),
    open: (roomId: string, isOpen: boolean) =>
      routes.staffRoomOpen(as({ params: { roomId }, body: { isOpen, reason: 'quiet night' } })),
    hand: (handId: string) => routes.staffRoomHand(as({ params: { handId } })),
    settings: async () =>
      (await answerOf(routes.staffRoomSettings(as({})))).stakes.filter((one) => one.gameCode === gameCode),
    set: (stake: string, settings: object) =>
      routes.staffRoomSettingsSet(as({ body: { gameCode, stake, settings, reason: 'summer' } })),
  };
}

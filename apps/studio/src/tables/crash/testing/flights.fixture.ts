import { no, ok } from '../../../testing/mount.fixture.tsx';

/** A bet as a page sends it. */
export interface Asked {
  roundId: string;
  slot: number;
  placementId: string;
  stakeMinor: string;
  selection: string;
}

type Payouts = readonly [first: string | null, second: string | null];
type Notify = (name: string, said: unknown) => Promise<void>;

const slots = [0, 1] as const;
const limits = {
  bets: [{ key: 'cashOut', minMinor: '10', maxMinor: '10000' }],
  seatMaxMinor: '10000',
  chipsMinor: ['100'],
};

/** The server of a flight as a page sees it. Each step is sent over the socket. */
export function createFlights(notify: Notify) {
  let status = 'betting';
  let seats: (object | null)[] = [null, null];
  const stateOf = (number: number) => ({
    serverTime: '2026-01-01T00:00:01.000Z',
    round: {
      ...{ roundId: `r${number}`, number, rulesVersion: '1', status },
      openedAt: '2026-01-01T00:00:00.000Z',
      closesAt: '2026-01-01T00:00:20.000Z',
      ...{ dealtAt: null, shownAt: null, speedPercent: 100 },
      ...{ serverSeedHash: 'h', serverSeed: null, clientSeed: null, startHash: 'h', start: null, outcome: null },
    },
    ...{ totals: [], players: 0, neighbours: [], history: [] },
  });
  const seatOf = ({ roundId, slot, placementId, stakeMinor, selection }: Asked) => ({
    ...{
      seatId: `${roundId}-${slot}`,
      roundId,
      slot,
      number: 1,
      stakeMinor,
      payoutMinor: null,
      status: 'open',
      bets: [],
    },
    placements: [{ placementId, bets: [{ key: 'cashOut', selection, stakeMinor }] }],
  });
  const askedOf = (request: unknown): Asked => {
    const { roundId, placementId, slot = 0, bets } = (request as { body: Asked & { bets: [Asked] } }).body;
    const [{ stakeMinor, selection }] = bets;
    return { roundId, slot, placementId, stakeMinor, selection };
  };

  const flights = {
    number: 1,
    asked: [] as Asked[],
    /** What a bet is answered; null: it is taken. */
    answer: (_asked: Asked): unknown => null,
    take(asked: Asked) {
      const seat = seatOf(asked);
      seats = seats.map((last, slot) => (slot === asked.slot ? seat : last));
      return ok({ seat, balanceMinor: '9000' });
    },
    call: async (name: string, request: unknown): Promise<unknown> => {
      if (name === 'studioTableState') {
        const [seat, secondSeat] = seats;
        return ok({ state: stateOf(flights.number), seat, secondSeat, balanceMinor: '9000', limits });
      }
      if (name === 'studioTableUndo') {
        const seat = { ...seats[0], placements: [], stakeMinor: '0' };
        seats = [seat, seats[1] ?? null];
        return ok({ seat, balanceMinor: '9000' });
      }
      if (name !== 'studioTableBet') return no('unreadable');
      const asked = askedOf(request);
      flights.asked.push(asked);
      return (await flights.answer(asked)) ?? flights.take(asked);
    },
    async deal() {
      status = 'dealt';
      await notify('table', stateOf(flights.number));
    },
    /** The flight ends, and each seat is paid what is listed; null: there is none. */
    async finish(payouts: Payouts) {
      await flights.deal();
      for (const slot of slots) {
        const payoutMinor = payouts[slot];
        if (payoutMinor === null) continue;
        seats = seats.map((seat, of) => (of === slot && seat ? { ...seat, status: 'settled', payoutMinor } : seat));
        await notify('paid', { seatId: `r${flights.number}-${slot}`, payoutMinor, balanceMinor: '9000' });
      }
      status = 'settled';
      await notify('table', stateOf(flights.number));
    },
    /** The next round takes bets. */
    async next() {
      flights.number += 1;
      status = 'betting';
      seats = [null, null];
      await notify('table', stateOf(flights.number));
    },
    /** From open betting to the next open betting. */
    async fly(payouts: Payouts) {
      await flights.finish(payouts);
      await flights.next();
    },
  };
  return flights;
}
export type Flights = ReturnType<typeof createFlights>;

import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { type Arena, type FightPlace, nextPlace, pairingOf } from '@baize/games/cockfight';
import type { Updateable } from 'kysely';
import type { BetStore } from '../bets/bet-store.ts';
import type { PayFight } from '../bets/payments.ts';
import type { Pending } from '../bets/pending.ts';
import type { CockfightDependencies } from '../dependencies.ts';
import type { CancelGround, CockfightTables, FightRow } from '../schema.ts';
import { clientSeedOf, courseOfRow, rulesVersion, shownCourse } from './course.ts';
import type { FightStore } from './fight-store.ts';
import type { Pools } from './pools.ts';
import { type FightTimings, lateAfterMs } from './timings.ts';

const tryAgainMs = 500;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

interface RunnerParts {
  fights: FightStore;
  bets: BetStore;
  pending: Pending;
  pools: Pools;
  payFight: PayFight;
  /** Of the fights of a programme. */
  timingsFor: (arena: string, programme: number) => Promise<FightTimings>;
  onChange: (arena: Arena) => void;
}

/**
 * Brings an arena's fights on, one step a call: open, last call, close, fight, result, pay. Every step is one change from a state that must still
 * stand, so a cut anywhere is gone on from, and two processes do a step once.
 */
export function createRunner(deps: CockfightDependencies, parts: RunnerParts) {
  const { clock, secretBox, newId } = deps;
  const { fights, bets, pools, pending, payFight, timingsFor, onChange } = parts;

  const open = async (arena: Arena, place: FightPlace): Promise<void> => {
    const serverSeed = createServerSeed();
    const openedAt = clock.now();
    const timings = await timingsFor(arena.code, place.programme);
    const closesAt = after(openedAt, timings.bettingMs);
    const { meron, wala } = pairingOf(arena, place);
    await fights.insert({
      ...{ id: newId(), arena: arena.code, ...place, rules_version: rulesVersion },
      ...{ meron: meron.name, wala: wala.name, state: 'OPEN', opened_at: openedAt },
      ...{ last_call_at: after(closesAt, -timings.lastCallMs), closes_at: closesAt },
      ...{ fights_at: null, result_at: null, settled_at: null, client_seed: null, outcome: null },
      ...{ sealed_seed: await secretBox.seal(serverSeed), server_seed: null },
      ...{ server_seed_hash: hashServerSeed(serverSeed) },
    });
  };

  /** Calls a fight off that has not begun; its seed is published all the same. */
  const cancel = async (
    fight: FightRow,
    ground: Exclude<CancelGround, ''>,
    more: Pick<Updateable<CockfightTables['cockfight.fights']>, 'cancel_reason'> = {},
  ): Promise<boolean> =>
    fights.advance(fight.id, fight.state, 'RESULT', {
      ...more,
      outcome: 'CANCEL',
      cancel_ground: ground,
      server_seed: await secretBox.open(fight.sealed_seed),
      result_at: clock.now(),
    });

  /** Draws a closed fight and releases the birds. */
  const release = async (arena: Arena, fight: FightRow): Promise<void> => {
    await pools.close(arena, fight);
    const serverSeed = await secretBox.open(fight.sealed_seed);
    const standing = await bets.standing(fight.id);
    const clientSeed = clientSeedOf(
      fight.server_seed_hash,
      standing.map(({ id }) => id),
    );
    const { endMs } = courseOfRow(fight, { serverSeed, clientSeed });
    const now = clock.now();
    await fights.advance(fight.id, 'CLOSED', 'FIGHTING', {
      ...{ server_seed: serverSeed, client_seed: clientSeed, fights_at: now, result_at: after(now, endMs) },
    });
  };

  const untilMs = (at: Date | null) => (at ? at.getTime() - clock.now().getTime() : 0);
  /** How long nothing is due; 0: the fight went on. */
  const moved = 0;

  const stepOfClosed = async (arena: Arena, fight: FightRow): Promise<number> => {
    const { closedMs } = await timingsFor(arena.code, fight.programme);
    const waitMs = untilMs(after(fight.closes_at, closedMs));
    if (waitMs > 0) return waitMs;
    if (!(await pending.endAllOf(fight.id))) return tryAgainMs;
    // What was bet on under one set of rules is not drawn by another.
    const isLate = untilMs(after(fight.closes_at, lateAfterMs)) <= 0 || fight.rules_version !== rulesVersion;
    if (isLate) await cancel(fight, 'late');
    else await release(arena, fight);
    return moved;
  };

  const pay = async (arena: Arena, fight: FightRow): Promise<number> => {
    if (fight.outcome === null) throw new Error(`the fight ${fight.id} has no result`);
    if (!(await pending.endAllOf(fight.id))) return tryAgainMs;
    if (!(await payFight(arena, fight, fight.outcome))) return tryAgainMs;
    const settledAt = fight.settled_at ?? clock.now();
    await fights.advance(fight.id, 'RESULT', 'SETTLED', { settled_at: settledAt });
    return moved;
  };

  const stepOf = async (arena: Arena, fight: FightRow): Promise<number> => {
    switch (fight.state) {
      case 'OPEN': {
        const waitMs = untilMs(fight.last_call_at);
        if (waitMs > 0) return waitMs;
        await fights.advance(fight.id, 'OPEN', 'LAST_CALL');
        return moved;
      }
      case 'LAST_CALL': {
        const waitMs = untilMs(fight.closes_at);
        if (waitMs > 0) return waitMs;
        await fights.advance(fight.id, 'LAST_CALL', 'CLOSED');
        return moved;
      }
      case 'CLOSED':
        return stepOfClosed(arena, fight);
      case 'FIGHTING': {
        const waitMs = untilMs(fight.result_at);
        if (waitMs > 0) return waitMs;
        await fights.advance(fight.id, 'FIGHTING', 'RESULT', { outcome: shownCourse(fight)?.outcome ?? null });
        return moved;
      }
      case 'RESULT':
        return pay(arena, fight);
      case 'SETTLED': {
        const { pauseMs } = await timingsFor(arena.code, fight.programme);
        const waitMs = untilMs(after(fight.settled_at ?? fight.closes_at, pauseMs));
        if (waitMs > 0) return waitMs;
        await open(arena, nextPlace(arena, fight));
        return moved;
      }
    }
  };

  /** Does what is due in an arena; returns how long nothing will be, in milliseconds. */
  const run = async (arena: Arena): Promise<number> => {
    await pending.endLeft(arena.code);
    const current = await fights.current(arena.code);
    for (const corrected of await fights.toPay(arena.code)) {
      if (corrected.id !== current?.id) await pay(arena, corrected);
    }
    const waitMs = current
      ? await stepOf(arena, current)
      : await open(arena, { programme: 1, number: 1 }).then(() => moved);
    if (waitMs === moved) onChange(arena);
    return waitMs;
  };

  return { run, cancel };
}
export type Runner = ReturnType<typeof createRunner>;

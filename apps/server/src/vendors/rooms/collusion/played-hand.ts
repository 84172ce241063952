import { drawOfRound } from '@baize/fairness';
import { type RoomGame, roomInputOf, type Standing } from '@baize/games/room-engine';
import type { HandRow } from '../dependencies.ts';
import { findRoomKind } from '../room-kinds.ts';

/** A decision with how the hand stood before it. */
export interface Step extends Standing {
  seat: number;
  act: string;
  phase: string;
}

/** A hand that is over, as far as it says something about its players. */
export interface PlayedHand {
  gameCode: string;
  baseMinor: bigint;
  players: readonly { seat: number; playerRef: string; netMinor: bigint; rakeMinor: bigint }[];
  /** Null: seats of this game do not bet against each other, or its rules were renewed since. */
  steps: readonly Step[] | null;
}

/** Every decision of a hand of a betting game, with how the hand stood before it. */
export function stepsOf<State>(
  game: RoomGame<State>,
  start: State,
  actions: readonly { seat: number; act: string; amount: string | null; cards?: number[] | undefined }[],
): Step[] | null {
  if (!game.standingOf) return null;
  const steps: Step[] = [];
  let state = start;
  for (const action of actions) {
    steps.push({
      ...game.standingOf(state),
      seat: action.seat,
      act: action.act,
      phase: game.turnOf(state)?.phase ?? '',
    });
    const next = game.act(state, action.seat, roomInputOf(action));
    if (next === null) return null;
    state = next;
  }
  return steps;
}

/** A settled hand as it was stored. */
export function playedHand(row: HandRow): PlayedHand {
  const { setup, result, actions } = row;
  const game: RoomGame<unknown> | undefined = findRoomKind(row.game_code)?.game;
  const resultOf = (seat: number) => result?.find((one) => one.seat === seat);
  const isKnown = game?.rulesVersion === row.rules_version && row.server_seed !== null;
  const start = () =>
    game?.deal(
      {
        baseMinor: BigInt(setup.baseMinor),
        button: setup.button,
        seats: setup.seats.map(({ seat, stackMinor }) => ({ seat, stackMinor: BigInt(stackMinor) })),
        rake10k: BigInt(setup.rake10k),
        rakeCapMinor: setup.rakeCapMinor === null ? null : BigInt(setup.rakeCapMinor),
      },
      drawOfRound({ serverSeed: row.server_seed ?? '', clientSeed: row.client_seed, nonce: row.number }),
    );
  return {
    gameCode: row.game_code,
    baseMinor: BigInt(setup.baseMinor),
    players: row.players.map(({ seat, playerRef }) => ({
      seat,
      playerRef,
      netMinor: BigInt(resultOf(seat)?.netMinor ?? '0'),
      rakeMinor: BigInt(resultOf(seat)?.rakeMinor ?? '0'),
    })),
    steps: isKnown && game?.standingOf ? stepsOf(game, start(), actions) : null,
  };
}

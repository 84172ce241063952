/** Games whose vendor has calls and a page of its own. */
export type OwnPage = 'arena' | 'fishing' | 'rooms';

/** By the game's code: arenas of virtual cockfights end alike, card rooms begin alike, and there are two waters to fish in. Null: the studio's own. */
export function ownPageOf(gameCode: string): OwnPage | null {
  if (gameCode.endsWith('_arena')) return 'arena';
  if (gameCode.startsWith('room_')) return 'rooms';
  return gameCode === 'fish_lotus' || gameCode === 'fish_reef' ? 'fishing' : null;
}

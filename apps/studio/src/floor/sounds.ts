import type { GameDefinition } from '../game-frame/game.ts';

/** Effects that every floor game uses, as zzfx parameters. */
export const floorSounds: GameDefinition['sounds'] = {
  click: [0.4, 0, 420, 0, 0.01, 0.02, 1, 1.5],
  chip: [0.5, 0.05, 1900, 0, 0.01, 0.03, 1, 1.8, -20],
  card: [0.5, 0.05, 220, 0, 0.02, 0.06, 4, 0.6, 0, 0, 0, 0, 0, 2],
  tick: [0.3, 0, 900, 0, 0.005, 0.02, 1, 1],
  win: [0.6, 0, 523, 0.02, 0.2, 0.35, 1, 1.2, 0, 0, 130, 0.08],
  lose: [0.3, 0, 150, 0.02, 0.1, 0.2, 1, 1, -1],
  reveal: [0.5, 0, 660, 0.01, 0.05, 0.12, 1, 1.6, 3],
  boom: [0.8, 0, 60, 0.01, 0.15, 0.5, 4, 0.8, -1, 0, 0, 0, 0, 3],
  spin: [0.3, 0.1, 90, 0.2, 0.4, 0.3, 3, 0.4],
};

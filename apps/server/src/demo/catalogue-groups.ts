import type { DemoGame } from './demo-game.ts';

export interface DemoGroup extends DemoGame {
  /** What the popup of the group offers, in its order in the lobby; a game of another lobby stands there too. */
  gameCodes: readonly string[];
}

const group = { gameType: 'LIVE', gameClassify: '', minLineNum: 0 } as const;

/** Families of tables that stand as one card in their lobby (`isGame` VASSALAGE). */
export const demoGroups: readonly DemoGroup[] = [
  {
    ...group,
    gameCode: 'baccarat_tables',
    names: { TY: 'Baccarat tables', EN: 'Baccarat tables' },
    cover: 'baccarat-tables',
    minBetMinor: 100n,
    gameCodes: ['baccarat', 'baccarat_no_commission', 'speed_baccarat'],
  },
  {
    ...group,
    gameCode: 'roulette_wheels',
    names: { TY: 'Roulette and wheels', EN: 'Roulette and wheels' },
    cover: 'roulette-wheels',
    minBetMinor: 10n,
    gameCodes: ['roulette', 'wheel'],
  },
  {
    ...group,
    gameCode: 'dice_tables',
    names: { TY: 'Dice tables', EN: 'Dice tables' },
    cover: 'dice-tables',
    minBetMinor: 100n,
    gameCodes: ['sic_bo', 'se_die', 'fish_prawn_crab'],
  },
];

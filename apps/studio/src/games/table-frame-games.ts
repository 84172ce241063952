import { gameOfTable } from '@baize/games/tables';
import type { TableFrameGame } from '../table-frame/table-frame-game.ts';

/** Instant games and tables by their code; each is a chunk of its own. */
const games: Readonly<Record<string, () => Promise<TableFrameGame>>> = {
  baccarat: () => import('../tables/baccarat/index.tsx').then(({ game }) => game),
  speed_baccarat: () => import('../tables/baccarat/index.tsx').then(({ speed }) => speed),
  baccarat_no_commission: () => import('../tables/baccarat/index.tsx').then(({ noCommission }) => noCommission),
  blackjack: () => import('../tables/blackjack/index.tsx').then(({ game }) => game),
  crash: () => import('../tables/crash/index.tsx').then(({ game }) => game),
  dragon_tiger: () => import('../tables/dragon-tiger/index.tsx').then(({ game }) => game),
  fan_tan: () => import('../tables/fan-tan/index.tsx').then(({ game }) => game),
  fish_prawn_crab: () => import('../tables/fish-prawn-crab/index.tsx').then(({ game }) => game),
  roulette: () => import('../tables/roulette/index.tsx').then(({ game }) => game),
  golden_pockets: () => import('../tables/golden-pockets/index.tsx').then(({ game }) => game),
  se_die: () => import('../tables/se-die/index.tsx').then(({ game }) => game),
  three_card_poker: () => import('../tables/three-card-poker/index.tsx').then(({ game }) => game),
  sic_bo: () => import('../tables/sic-bo/index.tsx').then(({ game }) => game),
  dragon_phoenix: () => import('../tables/dragon-phoenix/index.tsx').then(({ game }) => game),
  niuniu_table: () => import('../tables/niuniu-table/index.tsx').then(({ game }) => game),
  bull_fight: () => import('../tables/bull-fight/index.tsx').then(({ game }) => game),
  two_eight: () => import('../tables/two-eight/index.tsx').then(({ game }) => game),
  wenzhou: () => import('../tables/wenzhou/index.tsx').then(({ game }) => game),
  dice: () => import('../instant/dice/index.tsx').then(({ game }) => game),
  wheel: () => import('../instant/wheel/index.tsx').then(({ game }) => game),
  limbo: () => import('../instant/limbo/index.tsx').then(({ game }) => game),
  keno_mini: () => import('../instant/keno/index.tsx').then(({ game }) => game),
  coin_flip: () => import('../instant/coin-flip/index.tsx').then(({ game }) => game),
  hi_lo: () => import('../instant/hi-lo/index.tsx').then(({ game }) => game),
  tower: () => import('../instant/tower/index.tsx').then(({ game }) => game),
  video_poker: () => import('../instant/video-poker/index.tsx').then(({ game }) => game),
  lucky_koi: () => import('../instant/lucky-koi/index.tsx').then(({ game }) => game),
  mines: () => import('../instant/mines/index.tsx').then(({ game }) => game),
  plinko: () => import('../instant/plinko/index.tsx').then(({ game }) => game),
};

/** Loads the client of an instant game or a table, whichever of its game's tables it is; null for a code that is none. */
export async function loadTableFrameGame(code: string): Promise<TableFrameGame | null> {
  const gameCode = gameOfTable(code);
  return Object.hasOwn(games, gameCode) ? ((await games[gameCode]?.()) ?? null) : null;
}

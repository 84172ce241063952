import type { LotteryGame } from '../lottery/game.ts';
import { elevenX5, k3, keno, lucky28, pk10, ssc } from '../lottery-fast/index.ts';
import { regionalGame } from '../lottery-regional/index.ts';
import { fourD, togel } from '../lottery-sea/index.ts';
import { thai, thaiDaily } from '../lottery-thai/index.ts';

const games = {
  'vn-north': regionalGame('north'),
  'vn-south': regionalGame('south'),
  'vn-central': regionalGame('central'),
  thai,
  'thai-daily': thaiDaily,
  '4d': fourD,
  togel,
  ssc,
  k3,
  pk10,
  '11x5': elevenX5,
  lucky28,
  keno,
} as const satisfies Record<string, LotteryGame>;

export type GameCode = keyof typeof games;

export const gameCodes = Object.keys(games) as readonly GameCode[];

/** The rules behind a code. */
export const rulesOf = (code: GameCode): LotteryGame => games[code];

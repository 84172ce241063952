import type { Kind } from '../../frame/kind.ts';
import { leaderboard } from './leaderboard.ts';
import { manualRebate } from './manual-rebate.ts';
import { points } from './points.ts';
import { vipLevel } from './vip-level.ts';
import { wagering } from './wagering.ts';
import { withdrawalTurnover } from './withdrawal-turnover.ts';

/** Questions of rulebook 8.9 to 8.13 and 9.2. */
export const rewardKinds: readonly Kind[] = [wagering, vipLevel, points, manualRebate, leaderboard, withdrawalTurnover];

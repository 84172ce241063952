import type { RewardDependencies } from './dependencies.ts';
import type { Claiming } from './granting/claim.ts';
import { createBoards } from './missions/leaderboards.ts';
import { missionRoutes } from './missions/routes.ts';
import { createMissionReading } from './missions/summary.ts';
import { createDrawing } from './raffles/drawing.ts';
import { raffleRoutes } from './raffles/routes.ts';
import type { RewardSettingsStore } from './settings/store.ts';

/** Missions, leaderboards and raffles. */
export function createContests(deps: RewardDependencies, settings: RewardSettingsStore, claiming: Claiming) {
  const missions = createMissionReading(deps, settings);
  const boards = createBoards(deps, settings);
  return {
    routes: {
      ...missionRoutes(deps, { settings, missions, boards, claiming }),
      ...raffleRoutes(deps, claiming),
    },
    closeBoards: boards.close,
    drawRaffles: createDrawing(deps, settings),
    /** Missions whose prize the member could claim now. */
    missionsToClaim: async (memberId: string, brandId: string, exponent: number): Promise<number> =>
      (await missions.of(memberId, brandId, exponent)).filter(({ state }) => state === 'claimable').length,
  };
}

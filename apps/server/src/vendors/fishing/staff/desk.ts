import type { CallName } from '@baize/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { FishingHub } from '../dependencies.ts';
import type { DeskPorts } from './desk-ports.ts';
import { createRoomDesk } from './room-desk.ts';
import { createRoundDesk } from './round-desk.ts';
import { createSettingsDesk } from './settings-desk.ts';

export type FishingDeskRoutes = HandlersOf<Extract<CallName, `staffFishing${string}`>>;

/** The calls of the operator's staff for fishing rooms of all brands. */
export const createFishingDesk = (ports: DeskPorts, hub: FishingHub): FishingDeskRoutes => ({
  ...createRoomDesk(ports, hub),
  ...createRoundDesk(ports),
  ...createSettingsDesk(ports, hub),
});

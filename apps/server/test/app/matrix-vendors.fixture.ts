import { cockfightRules, cockfightTried } from './matrix-cockfight.fixture.ts';
import { fishingRules, fishingTried } from './matrix-fishing.fixture.ts';
import { roomsRules, roomsTried } from './matrix-rooms.fixture.ts';
import { sportsbookRules, sportsbookTried } from './matrix-sportsbook.fixture.ts';

/** The rules of the calls of vendors that have some of their own. */
export const vendorRules = { ...roomsRules, ...sportsbookRules, ...cockfightRules, ...fishingRules } as const;
export const vendorsTried = { ...roomsTried, ...sportsbookTried, ...cockfightTried, ...fishingTried } as const;

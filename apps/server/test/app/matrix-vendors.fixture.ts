import { cockfightRules, cockfightTried } from './matrix-cockfight.fixture.ts';
import { fishingRules, fishingTried } from './matrix-fishing.fixture.ts';
import { roomsRules, roomsTried } from './matrix-rooms.fixture.ts';
import { sportsbookRules, sportsbookTried } from './matrix-sportsbook.fixture.ts';
import { tableChatRules, tableChatTried } from './matrix-table-chat.fixture.ts';

/** The rules of the calls of vendors that have some of their own. */
export const vendorRules = {
  ...roomsRules,
  ...sportsbookRules,
  ...cockfightRules,
  ...fishingRules,
  ...tableChatRules,
} as const;
export const vendorsTried = {
  ...roomsTried,
  ...sportsbookTried,
  ...cockfightTried,
  ...fishingTried,
  ...tableChatTried,
} as const;

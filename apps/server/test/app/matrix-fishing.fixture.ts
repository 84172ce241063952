/** What the calls of the fishing games do with the things that they name. */
export const fishingRules = {
  fishingOpen: 'named',
  fishingSit: 'own',
  fishingView: 'named',
  fishingFire: 'named',
  fishingLeave: 'own',
  fishingBalance: 'own',
  fishingRounds: 'own',
  fishingRealityCheck: 'own',
  // Rooms are the installation's: only staff of all brands comes to them.
  staffFishingRooms: 'none',
  staffFishingRoom: 'none',
  staffFishingRound: 'none',
  staffFishingRoomOpen: 'none',
  staffFishingSettings: 'own',
  staffFishingSettingsSet: 'own',
} as const;

const misuse =
  'vendors/fishing/fishing.test.ts: shots at fish that are gone or not there, too high, too many, or of others are refused or cost nothing';

export const fishingTried = { fishingOpen: misuse, fishingView: misuse, fishingFire: misuse } as const;

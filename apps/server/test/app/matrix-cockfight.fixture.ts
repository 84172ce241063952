/** The arenas' calls (`matrix.fixture.ts`). */
export const cockfightRules = {
  cockfightOpen: 'named',
  cockfightState: 'own',
  cockfightBet: 'named',
  cockfightBets: 'own',
  cockfightRealityCheck: 'own',
  // The arenas are the installation's: only staff of all brands comes to them.
  staffFights: 'none',
  staffFight: 'none',
  staffFightCancel: 'none',
  staffFightCorrect: 'none',
  staffFightSettings: 'own',
  staffFightSettingsSet: 'own',
  staffFightTimingsSet: 'none',
} as const;

export const cockfightTried = {
  cockfightOpen: 'vendors/cockfight/arenas.test.ts: a launch token that another has used opens nothing',
  cockfightBet: 'vendors/cockfight/arenas.test.ts: another’s bet id is refused and shows nothing of his',
} as const;

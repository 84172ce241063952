/** What the calls of player protection do with the things that they name, as `matrix.fixture.ts` says. */
export const protectionRules = {
  protection: 'own',
  setOwnLimit: 'own',
  decideOwnLimit: 'named',
  setReminder: 'own',
  barOwnPlay: 'own',
  protectionHistory: 'own',
  staffMemberProtection: 'named',
  staffMemberExclude: 'named',
  staffProtectionSigns: 'own',
} as const;

const file = 'apps/server/test/app/player-protection.test.ts';

export const protectionTried: Record<string, string> = {
  decideOwnLimit: `${file}: a change of another’s limit is not found`,
  staffMemberProtection: `${file}: staff of a brand reaches no member of another`,
  staffMemberExclude: `${file}: staff of a brand reaches no member of another`,
};

/** What the calls of members' second factors do with the things that they name, as `matrix.fixture.ts` says. */
export const secondFactorRules = {
  memberSecondFactor: 'own',
  startSecondFactor: 'own',
  finishSecondFactor: 'own',
  removeSecondFactor: 'named',
  renewRecoveryCodes: 'own',
  giveSecondFactor: 'own',
  loginSecondFactor: 'named',
  staffMemberSecondFactorReset: 'named',
} as const;

export const secondFactorTried: Record<string, string> = {
  removeSecondFactor: 'modules/identity/second-factor/passkeys.test.ts: another’s passkey is not found',
  loginSecondFactor: 'modules/identity/second-factor/login.test.ts: a ticket of another brand is nobody’s',
  staffMemberSecondFactorReset:
    'modules/identity/second-factor/staff-reset.test.ts: staff of another brand finds nobody',
};

/** What the calls of details and identity checks do with the things that they name, as `matrix.fixture.ts` says. */
export const identityRules = {
  memberDetails: 'own',
  setMemberDetails: 'own',
  signInHistory: 'own',
  identityCheck: 'own',
  startIdentityCheck: 'own',
  uploadIdentityDocument: 'own',
  identityDocument: 'named',
  submitIdentityCheck: 'own',
  staffMemberDetails: 'named',
  staffMemberDetailsSet: 'named',
  staffMemberDetailsErase: 'named',
  staffIdentityChecks: 'own',
  staffIdentityCheck: 'named',
  staffIdentityDocument: 'named',
  staffIdentityDecide: 'named',
} as const;

const ofAnotherBrand = 'staff of a brand reaches no check, document or detail of another';

export const identityTried: Record<string, string> = {
  identityDocument: 'modules/identity/check/member-checks.test.ts: another’s document is not found',
  staffMemberDetails: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
  staffMemberDetailsSet: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
  staffMemberDetailsErase: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
  staffIdentityCheck: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
  staffIdentityDocument: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
  staffIdentityDecide: `modules/identity/check/staff-checks.test.ts: ${ofAnotherBrand}`,
};

/** What the calls about risk do with the things that they name, as `matrix.fixture.ts` says. */
export const riskRules = {
  staffRiskRules: 'own',
  staffRiskRule: 'named',
  staffRiskRuleSave: 'named',
  staffRiskRuleTry: 'own',
  staffRiskCases: 'own',
  staffRiskCase: 'named',
  staffRiskCaseAct: 'named',
} as const;

const test = 'modules/risk/risk.test.ts: staff of a brand reaches nothing of another';

export const riskTried: Record<string, string> = {
  staffRiskRule: test,
  staffRiskRuleSave: test,
  staffRiskCase: test,
  staffRiskCaseAct: test,
};

import { ShieldAlert, SlidersHorizontal } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleRisk'] as const;

/** Pages about risk: the queue of cases, and the rules that fill it. */
export const riskPages = [
  {
    name: 'riskCases',
    path: '/risk-cases',
    permission: 'risk.read',
    group: 'members',
    icon: ShieldAlert,
    texts,
    component: async () => (await import('../features/risk/components/cases-page.tsx')).CasesPage,
  },
  {
    name: 'riskCase',
    path: '/risk-cases/$caseId',
    permission: 'risk.read',
    group: 'members',
    texts,
    component: async () => (await import('../features/risk/components/case-page.tsx')).CasePage,
  },
  {
    name: 'riskRules',
    path: '/risk-rules',
    permission: 'risk.read',
    group: 'members',
    icon: SlidersHorizontal,
    texts,
    component: async () => (await import('../features/risk/components/rules-page.tsx')).RulesPage,
  },
  {
    name: 'riskRule',
    path: '/risk-rules/$ruleId',
    permission: 'risk.read',
    group: 'members',
    texts,
    component: async () => (await import('../features/risk/components/rule-page.tsx')).RulePage,
  },
] as const satisfies readonly ConsolePage[];

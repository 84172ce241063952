import type { WithdrawalState } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';

const tones: Partial<Record<WithdrawalState, BadgeTone>> = {
  REQUESTED: 'gold',
  RISK_REVIEW: 'gold',
  PARTIAL_REVIEW: 'warning',
  DISPUTED: 'warning',
  COMPLETED: 'success',
  AUTO_RECEIVED: 'success',
  REJECTED: 'danger',
};

export function StateBadge({ state }: { state: WithdrawalState }) {
  const t = useTranslations('consoleWithdrawals.state');
  return <Badge tone={tones[state] ?? 'neutral'}>{t(state)}</Badge>;
}

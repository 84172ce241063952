import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Outcome } from '../api/vendor-wallets.ts';

/** Says what became of moves between wallets: in passing when all went well, else with a line for each that did not. */
export function useMoveReport() {
  const t = useTranslations('wallet');
  const errors = useTranslations('errors');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sentenceOf = ({ wallet, failure }: Outcome): string =>
    t('problem', {
      vendor: wallet.accountTypeName,
      reason: faultText(errors, failure?.fields.amount ?? { key: failure?.messageKey ?? 'transfer_refused' }),
    });
  const tell = (outcomes: readonly Outcome[]) => {
    setProblems(outcomes.filter(({ state }) => state === 'failed').map(sentenceOf));
    const isPending = outcomes.some(({ state }) => state === 'pending');
    const isAllDone = outcomes.length > 0 && outcomes.every(({ state }) => state === 'done');
    if (isPending) showToast({ title: t('isPending') });
    if (!isAllDone) return;
    const direction = outcomes.every((outcome) => outcome.direction === 'out') ? 'out' : 'in';
    showToast({ title: t(direction === 'out' ? 'returned' : 'movedIn'), tone: 'success' });
  };
  return { problems, tell };
}

import { Badge } from '@baize/ui/badge';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { issueReads, type LotteryIssue } from '../api/lotteries.ts';
import { PrizeTable } from './prize-table.tsx';

/** What the staff says about an issue: it stands once two say the same. */
export function IssueEntries({ record: { issue, entries } }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  return (
    <Section title={t('said.title')}>
      {entries.length === 0 && <p className="text-sm text-ink-muted">{t('said.none')}</p>}
      <ul className="-my-3 divide-y divide-line text-sm">
        {entries.map((entry) => (
          <li key={`${entry.generation} ${entry.staffName}`} className="flex flex-col gap-2 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{entry.staffName}</strong>
              <Badge tone={entry.kind === 'cancel' ? 'danger' : 'neutral'}>{t(`said.${entry.kind}`)}</Badge>
              {entry.generation > 1 && entry.kind === 'result' && <span>{t('said.correction')}</span>}
              <Moment at={entry.at} />
              {entry.canWithdraw && (
                <PermitButton permission="lotteries.results" variant="secondary" onClick={() => setIsWithdrawing(true)}>
                  {t('withdraw.open')}
                </PermitButton>
              )}
            </p>
            <p className="verbatim text-ink-muted">{entry.reason}</p>
            {entry.kind === 'result' &&
              (entry.result === null ? (
                <p className="text-ink-muted">{t('said.hidden')}</p>
              ) : (
                <PrizeTable result={entry.result} />
              ))}
          </li>
        ))}
      </ul>
      {isWithdrawing && <WithdrawDialog issue={issue} onClose={() => setIsWithdrawing(false)} />}
    </Section>
  );
}

function WithdrawDialog({ issue, onClose }: { issue: LotteryIssue['issue']; onClose: () => void }) {
  const t = useTranslations('consoleLotteries');
  const { refresh } = useAct(issueReads);
  const { gameId, numero, name } = issue;
  const send = async (reason: string) => {
    await callApi('staffLotteryWithdraw', { params: { gameId, numero }, body: { reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('withdraw.title', { name, numero })}
      label={t('withdraw.open')}
      tone="danger"
      send={send}
      onClose={onClose}
    >
      <p>{t('withdraw.text')}</p>
    </ReasonDialog>
  );
}

import type { Calls, CallValue } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { useMoneyLabel } from '../../../lib/money.tsx';

export type Tried = CallValue<Calls['staffWithdrawalRulesTry']>;

const ruleNames = [
  'maxAmount',
  'maxPerMemberPerDay',
  'maxPerBrandPerDay',
  'minAccountAgeHours',
  'maxRatioPercent',
  'firstWithdrawal',
  'sharedPayee',
  'sharedDevice',
  'sharedAddress',
  'turnover',
  'blocked',
] as const;

/** What the rules would have done with the last 30 days' withdrawals. */
export function TriedRules({ tried }: { tried: Tried }) {
  const t = useTranslations('consoleWithdrawals.rules');
  const label = useMoneyLabel();
  const heldUp = ruleNames.flatMap((name) => {
    const found = tried.heldUpBy.find(({ rule }) => rule === name);
    return found ? [{ name, count: found.count }] : [];
  });
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        {t('tried', {
          asked: tried.asked.count,
          askedAmount: label(tried.asked.amount),
          approved: tried.approved.count,
          approvedAmount: label(tried.approved.amount),
          refused: tried.approvedButRefused.count,
        })}
      </p>
      <ul>
        {heldUp.map(({ name, count }) => (
          <li key={name}>{t('heldUp', { rule: t(name), count })}</li>
        ))}
      </ul>
    </div>
  );
}

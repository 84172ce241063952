import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch } from '../../../lib/search-params.ts';
import type { Member } from '../api/member.ts';

/** The member's limits: his own, else what the brand sets for everybody. */
export function MemberLimits({ member }: { member: Member }) {
  const t = useTranslations('consoleMembers.limits');
  const change = useChangeSearch();
  return (
    <Section title={t('title')} className="self-start">
      <ul className="-my-2 divide-y divide-line text-sm">
        {member.limits.map(({ kind, amount, brandAmount }) => (
          <li key={kind} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="text-xs text-ink-muted">{t(`kinds.${kind}`)}</p>
              <p className="font-medium">
                {amount !== null && <Money amount={amount} />}
                {amount === null && brandAmount !== null && <Money amount={brandAmount} />}
                {amount === null && brandAmount === null && t('unlimited')}
              </p>
              <p className="text-xs text-ink-muted">{t(amount === null ? 'ofBrand' : 'own')}</p>
            </div>
            <PermitButton
              permission="members.limits"
              variant="secondary"
              aria-label={t('changeOf', { kind: t(`kinds.${kind}`) })}
              onClick={() => change({ act: `limit-${kind}` })}
            >
              {t('change')}
            </PermitButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

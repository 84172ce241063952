import { Button } from '@baize/ui/button';
import { Stat } from '@baize/ui/stat';
import { Headset, Leaf, type LucideIcon, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { vipAboveRank } from '../../../config/limits.ts';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { MemberGate } from '../../member-gate.tsx';

const firstServiceRank = vipAboveRank + 1;

/** What a rank brings, and the member's own, /vip. */
export function VipPage() {
  const t = useTranslations('pages.vip');
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <MemberGate guestText={t('guest')}>
        <OwnRank />
      </MemberGate>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        <Benefit icon={Headset} title={t('serviceTitle')}>
          {t('serviceText', { rank: firstServiceRank })}
        </Benefit>
        <Benefit icon={Leaf} title={t('limitsTitle')}>
          {t('limitsText')}
        </Benefit>
        <Benefit icon={ScrollText} title={t('recordTitle')}>
          {t('recordText')}
        </Benefit>
      </ul>
      <p className="text-sm text-ink-muted">{t('soon')}</p>
    </PageFrame>
  );
}

function OwnRank() {
  const t = useTranslations('pages.vip');
  const label = useSession(({ member }) => member?.clubLabel);
  const rank = label?.rankLevel ?? 0;
  return (
    <section className="flex flex-col gap-6 rounded-lg bg-surface p-6 shadow-card md:flex-row md:items-center md:justify-between md:p-8">
      <dl>
        <Stat label={t('rank')} value={label?.labelName || rank} note={t('rankNote')} tone="gold" />
      </dl>
      {rank >= firstServiceRank && (
        <div className="flex flex-col items-start gap-3 md:items-end">
          <p className="font-semibold">{t('hasService')}</p>
          <Button onClick={() => void openCustomerService()}>{t('openService')}</Button>
        </div>
      )}
    </section>
  );
}

function Benefit({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2">
      <Icon size={28} aria-hidden="true" className="text-gold-ink" />
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-ink-muted">{children}</p>
    </li>
  );
}

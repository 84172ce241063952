import { Button } from '@baize/ui/button';
import { Headset, type LucideIcon, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { vipAboveRank } from '../../../config/limits.ts';
import { scene } from '../../../config/paths.ts';
import { PublicLadder } from '../../../features/rewards/components/vip/vip-ladder.tsx';
import { VipStanding } from '../../../features/rewards/components/vip/vip-standing.tsx';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { MemberGate } from '../../member-gate.tsx';

const firstServiceRank = vipAboveRank + 1;

/** The ladder with the member's own place on it, and what levels bring beside money, /vip. */
export function VipPage() {
  const t = useTranslations('pages.vip');
  // A trial account's gate is short, and what stands below it would jump into sight.
  const isVisitorKnown = useSession(({ token, member }) => token === '' || member !== null);
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <MemberGate guestText={t('guest')} picture={scene('vip')} pitch={<PublicLadder />}>
        <VipStanding />
        <OwnService />
      </MemberGate>
      {isVisitorKnown && <Benefits />}
    </PageFrame>
  );
}

/** Who stands high enough is served by a line of his own, whether play or the staff took him there. */
function OwnService() {
  const t = useTranslations('rewards.vip');
  const rank = useSession(({ member }) => member?.clubLabel.rankLevel ?? 0);
  if (rank < firstServiceRank) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface p-6 shadow-card">
      <p className="font-semibold">{t('hasService')}</p>
      <Button onClick={() => void openCustomerService()}>{t('openService')}</Button>
    </div>
  );
}

function Benefits() {
  const t = useTranslations('pages.vip');
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Benefit icon={Headset} title={t('serviceTitle')}>
        {t('serviceText', { rank: firstServiceRank })}
      </Benefit>
      <Benefit icon={ScrollText} title={t('recordTitle')}>
        {t('recordText')}
      </Benefit>
    </ul>
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

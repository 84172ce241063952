import { useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { PointMall } from '../../../features/rewards/components/points/point-mall.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { MemberGate } from '../../member-gate.tsx';

/** Points mall, /pointMall. */
export function PointMallPage() {
  const t = useTranslations('pages.pointMall');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <MemberGate guestText={t('guest')} picture={scene('points')}>
        <PointMall />
      </MemberGate>
    </PageFrame>
  );
}

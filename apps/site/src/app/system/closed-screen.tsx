import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Headset } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../config/paths.ts';
import { openCustomerService } from '../../features/support/api/customer-service.ts';
import { useLanguage } from '../../lib/preferences/language.ts';
import { BrandLettering } from '../layout/brand-link.tsx';
import { useSystemStatus } from './system-status.ts';

export interface ClosedScreenProps {
  /** 1 maintenance, 2 region restriction. */
  status: 1 | 2;
  endsAt: string | null;
  ip: string;
}

/** What stands in place of the whole site. */
export function ClosedScreen({ status, endsAt, ip }: ClosedScreenProps) {
  const t = useTranslations('site.status');
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  const format = useFormatter();
  const { data, refetch, isFetching } = useSystemStatus();
  const texts = data?.maintenanceTexts ?? {};
  const { locale } = useLanguage();
  const said = texts[locale] ?? texts.TY;
  const isMaintenance = status === 1;
  return (
    <main className="grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center py-8">
        <div className="grid h-14 place-items-center rounded-lg bg-hero px-6">
          <BrandLettering />
        </div>
        <EmptyState
          level={1}
          picture={isMaintenance ? art.error : art.notFound}
          title={t(isMaintenance ? 'maintenanceTitle' : 'blockedTitle')}
          text={(isMaintenance && said) || errors(isMaintenance ? 'info_maintenance' : 'info_ip_block')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('check')}
              </Button>
              <Button variant="secondary" onClick={() => void openCustomerService()}>
                <Headset size={18} aria-hidden="true" />
                {action('customerService')}
              </Button>
            </div>
          }
        />
        <p className="tabular px-4 text-center text-sm text-ink-muted">
          {isMaintenance
            ? endsAt !== null && t('maintenanceEnds', { time: format.dateTime(new Date(endsAt), 'moment') })
            : t('blockedIp', { ip })}
        </p>
      </div>
    </main>
  );
}

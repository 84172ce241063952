import type { Calls, CallValue } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { InstallGuide } from '../../../features/download/components/install-guide.tsx';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { QrCode } from '../../../lib/page/qr-code.tsx';

type App = CallValue<Calls['whitelabel']>['info']['resources'][number];

const facts = ['fact1', 'fact2', 'fact3'] as const;
/** Resources of the brand that are apps of a store. */
const isApp = ({ resourceType }: App) => resourceType.startsWith('APP_');
const nameOf = ({ resourceType }: App) => resourceType.slice('APP_'.length).toLowerCase();

/** App download, /down and /download: how to install the site, and the code for a phone. */
export function DownloadPage() {
  const t = useTranslations('pages.download');
  const { data: brand } = useWhitelabel();
  const apps = brand?.info.resources.filter(isApp) ?? [];
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
        <div className="flex flex-col gap-10">
          <InstallGuide />
          <section aria-labelledby="app-facts" className="flex flex-col gap-3">
            <h2 id="app-facts" className="text-xl font-bold">
              {t('facts')}
            </h2>
            <ul className="flex flex-col gap-2">
              {facts.map((fact) => (
                <li key={fact} className="flex items-start gap-3 text-ink-muted">
                  <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success-ink" />
                  {t(fact)}
                </li>
              ))}
            </ul>
          </section>
          {apps.length > 0 && (
            <section aria-labelledby="app-stores" className="flex flex-col gap-3">
              <h2 id="app-stores" className="text-xl font-bold">
                {t('stores')}
              </h2>
              <p className="flex flex-wrap gap-3">
                {apps.map((app) => (
                  <a
                    key={app.resourceType}
                    href={app.url}
                    rel="noopener noreferrer"
                    className={buttonClass('secondary')}
                  >
                    {nameOf(app)}
                  </a>
                ))}
              </p>
            </section>
          )}
        </div>
        <aside className="flex flex-col items-center gap-3 self-start rounded-lg bg-surface p-6 shadow-card max-md:hidden md:p-8">
          <QrCode value={location.origin} label={t('qr')} />
          <p className="text-sm font-semibold">{t('scan')}</p>
          {apps.map((app) => (
            <AppCode key={app.resourceType} app={app} />
          ))}
        </aside>
      </div>
    </PageFrame>
  );
}

/** The code of a brand's own app. A picture on another host is not shown by the browser (content security policy): the same address is drawn then. */
function AppCode({ app }: { app: App }) {
  const t = useTranslations('pages.download');
  const hosted = usePictureHost();
  const label = t('appQr', { name: nameOf(app) });
  if (app.qrCodeUrl === '') return null;
  return (
    <figure className="flex flex-col items-center gap-2">
      {app.qrCodeUrl.startsWith('/') ? (
        <img src={hosted(app.qrCodeUrl)} alt={label} width={176} height={176} className="size-44" />
      ) : (
        <QrCode value={app.url} label={label} />
      )}
      <figcaption className="text-sm text-ink-muted">{nameOf(app)}</figcaption>
    </figure>
  );
}

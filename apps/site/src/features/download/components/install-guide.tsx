import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { install, useInstall } from '../../../lib/browser/install.ts';
import { type Device, deviceOf } from '../device.ts';

const devices = ['android', 'ios', 'desktop'] as const satisfies readonly Device[];
const steps = [1, 2, 3] as const;

/** The browser's own installation where it offers one, and the three steps for each kind of device. */
export function InstallGuide() {
  const t = useTranslations('pages.download');
  const [device, setDevice] = useState<Device>(() => deviceOf(navigator.userAgent, navigator.maxTouchPoints));
  return (
    <section aria-labelledby="install-guide" className="flex flex-col gap-6">
      <InstallButton />
      <h2 id="install-guide" className="text-xl font-bold">
        {t('guide')}
      </h2>
      <Chips
        look="segmented"
        legend={t('device')}
        options={devices.map((value) => ({ value, label: t(`devices.${value}`) }))}
        value={device}
        onChange={setDevice}
      />
      <ol className="flex flex-col gap-4">
        {steps.map((step) => (
          <li key={step} className="flex items-start gap-4">
            <span className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-gold-soft font-bold text-gold-ink">
              {step}
            </span>
            <span className="pt-1.5">{t(`${device}${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function InstallButton() {
  const t = useTranslations('pages.download');
  const { offer, isInstalled } = useInstall();
  if (isInstalled) {
    return (
      <div className="flex items-start gap-3 rounded-md bg-success-soft px-4 py-3 text-success-ink">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p>
          <strong className="font-semibold">{t('installed')}</strong> {t('installedText')}
        </p>
      </div>
    );
  }
  if (offer === null) return null;
  return (
    <Button size="lg" className="self-start px-10" onClick={() => void install()}>
      <Download size={20} aria-hidden="true" />
      {t('install')}
    </Button>
  );
}

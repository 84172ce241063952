import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Spinner } from '@baize/ui/spinner';
import { useTranslations } from 'use-intl';
import type { FailReason } from '../game-frame/machine.ts';
import type { HostLink } from './host-link.ts';

export function OpeningScreen() {
  const t = useTranslations('studio.opening');
  return (
    <main className="frame-screen" data-theme="dark" role="status">
      <Spinner className="size-10" />
      <p>{t('loading')}</p>
    </main>
  );
}

/** The game cannot go on: why, and the way on. */
export function FailedScreen({ reason, host }: { reason: FailReason; host: HostLink }) {
  const t = useTranslations('studio.failed');
  return (
    <div className="frame-screen" data-theme="dark" role="alert">
      <EmptyState
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        level={1}
        action={host.hasHost && <Button onClick={() => host.send({ type: 'close' })}>{t('backToLobby')}</Button>}
      />
    </div>
  );
}

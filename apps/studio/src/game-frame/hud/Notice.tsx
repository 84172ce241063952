import { Button } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { useTranslations } from 'use-intl';
import { useFrame, useHud } from '../frame-context.tsx';
import type { NoticeKind } from '../hud-state.ts';

const passing = new Set<NoticeKind>(['reconnecting', 'continuing']);

/** One sentence over the board, with the way on. */
export function Notice() {
  const t = useTranslations('studio.notice');
  const { actions, host } = useFrame();
  const notice = useHud((state) => state.notice);
  return (
    <div className="frame-notice" role="status">
      {notice !== null && (
        <div className="frame-notice-card" data-kind={notice}>
          {passing.has(notice) && <Spinner />}
          <p>{t(notice)}</p>
          {notice === 'insufficient_funds' && host.hasHost && (
            <Button onClick={() => host.send({ type: 'depositRequested' })}>{t('deposit')}</Button>
          )}
          {!passing.has(notice) && (
            <Button variant="secondary" onClick={actions.dismissNotice}>
              {t('dismiss')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

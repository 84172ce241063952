import { Button } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { useTranslations } from 'use-intl';
import { type AutoplayStop, isStopSaid } from '../autoplay-rules.ts';
import { useFrame, useHud } from '../frame-context.tsx';
import type { NoticeKind } from '../hud-state.ts';

const passing = new Set<NoticeKind>(['reconnecting', 'continuing']);

/** One sentence over the board, with the way on. */
export function Notice() {
  const notice = useHud((state) => state.notice);
  const stop = useHud((state) => state.autoplayStop);
  const isIdle = useHud((state) => state.frame.phase === 'idle');
  return (
    <div className="frame-notice" role="status">
      {notice !== null && <RoundNotice notice={notice} />}
      {notice === null && isIdle && stop !== null && isStopSaid(stop) && <AutoplayNotice stop={stop} />}
    </div>
  );
}

function RoundNotice({ notice }: { notice: NoticeKind }) {
  const t = useTranslations('studio.notice');
  const { actions, host } = useFrame();
  return (
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
  );
}

function AutoplayNotice({ stop }: { stop: AutoplayStop }) {
  const t = useTranslations('studio');
  const { actions } = useFrame();
  return (
    <div className="frame-notice-card" data-kind="autoplay">
      <p>{t(`autoplay.stopped.${stop}`)}</p>
      <Button variant="secondary" onClick={actions.dismissNotice}>
        {t('notice.dismiss')}
      </Button>
    </div>
  );
}

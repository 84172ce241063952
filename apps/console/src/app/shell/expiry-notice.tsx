import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSession } from '../../lib/session/session.ts';
import { Notice } from './notice.tsx';

const noticeBeforeMs = 10 * 60_000;
const lookEveryMs = 30_000;

/** Says beforehand that the session ends, and when: what was begun can be finished. */
export function ExpiryNotice() {
  const t = useTranslations('console.shell');
  const format = useFormatter();
  const { expiresAt } = useSession();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (expiresAt === '' || Date.parse(expiresAt) - nowMs > noticeBeforeMs) return null;
  return <Notice>{t('ending', { time: format.dateTime(new Date(expiresAt), 'clock') })}</Notice>;
}

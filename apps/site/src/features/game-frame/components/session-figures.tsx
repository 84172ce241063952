import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/browser/use-now.ts';
import { clockText } from '../../../lib/page/duration.ts';

export interface SessionFiguresProps {
  openedAtMs: number;
  /** Wins less stakes since then, as "-3.20"; null where the game does not say it. */
  net: string | null;
  /** The currency's prefix. */
  symbol: string | undefined;
}

/** How long the game has been open, and what has come of it. */
export function SessionFigures({ openedAtMs, net, symbol }: SessionFiguresProps) {
  const t = useTranslations('lobbies.gameFrame');
  const nowMs = useNow().getTime();
  return (
    <dl className="flex gap-4 text-sm leading-tight">
      {net !== null && (
        <div className="flex flex-col md:items-end">
          <dt className="text-xs opacity-75">{t('net')}</dt>
          <dd className="tabular font-semibold whitespace-nowrap">{moneyLabel(net, symbol, true)}</dd>
        </div>
      )}
      <div className="flex min-w-14 flex-col md:items-end">
        <dt className="text-xs opacity-75">{t('time')}</dt>
        <dd className="tabular font-semibold">{clockText(nowMs - openedAtMs)}</dd>
      </div>
    </dl>
  );
}

import type { GameType } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useNow } from '../../../../lib/browser/use-now.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { boardsQuery } from '../../api/missions.ts';
import { bestStanding } from '../../best-standing.ts';

/** The member's place on the running leaderboard that counts games of this type, the best one of several; nothing while he has none. */
export function FrameRank({ gameType, onOpen }: { gameType: GameType; onOpen: () => void }) {
  const t = useTranslations('lobbies.gameFrame');
  const format = useFormatter();
  const now = useNow();
  const symbol = useWhitelabel().data?.currency.symbol;
  const language = useLanguage(({ locale }) => locale);
  const { data } = useQuery(boardsQuery(language));
  const best = bestStanding(data?.list ?? [], gameType, now);
  if (best === null) return null;
  const { name, endsAt, mine } = best;
  const score = moneyLabel(mine.score, symbol);
  const time = format.relativeTime(new Date(endsAt), now);
  const label = t('rankLabel', { board: name, place: mine.place, score, time });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onOpen}
      className="tabular inline-flex min-h-touch shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-hero-raised md:px-3"
    >
      <Trophy size={18} aria-hidden="true" className="text-hero-gold" />
      <span aria-hidden="true" className="md:hidden">
        {mine.place}
      </span>
      <span aria-hidden="true" className="max-md:hidden">
        {t('rank', { place: mine.place })}{' '}
        <span className="font-normal text-on-hero-muted">{`${score} · ${time}`}</span>
      </span>
    </button>
  );
}

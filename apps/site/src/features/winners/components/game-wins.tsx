import { useQuery } from '@tanstack/react-query';
import type { GameAddress } from '../../../config/paths.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { gameWinsQuery } from '../api/leaderboards.ts';
import { Wins } from './wins.tsx';

/** The month's biggest wins of one game; a sentence while there is none. */
export function GameWins({ game, none }: { game: GameAddress; none: string }) {
  const { locale } = useLanguage();
  const { data } = useQuery(gameWinsQuery(game, locale));
  if (data === undefined) return null;
  return data.length === 0 ? <p className="text-ink-muted">{none}</p> : <Wins wins={data} isOld={false} />;
}

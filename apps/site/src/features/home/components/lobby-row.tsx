import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type GameCategory, lobbyArt } from '../../../config/paths.ts';

export interface LobbyRowProps {
  lobbies: readonly { to: string; label: string; gameCategory?: GameCategory }[];
}

/** So many stand in sight on a phone, the last of them in part, which shows that there are more. */
const LOBBIES_IN_SIGHT = 5;

/** The lobby's navigation: a tile for each lobby. A strip under the thumb on a phone, one row on a desk. */
export function LobbyRow({ lobbies }: LobbyRowProps) {
  const t = useTranslations('front.nav');
  return (
    <nav aria-label={t('lobby')} className="max-md:-mx-4 md:max-lg:-mx-6">
      <ul className="no-scrollbar flex gap-2 overflow-x-auto p-1 max-md:px-4 md:gap-3 md:max-lg:px-6">
        {lobbies.map(({ to, label, gameCategory }, index) => (
          <li key={to} className="w-19 shrink-0 sm:w-23 lg:w-auto lg:max-w-44 lg:flex-1">
            <Link
              to={to}
              className="group flex h-full flex-col items-center justify-center gap-0.5 rounded-lg border border-line bg-surface px-1 py-2 text-center shadow-card transition-shadow hover:border-line-strong hover:shadow-raised lg:flex-row lg:justify-start lg:gap-2 lg:px-2 lg:py-1 lg:text-left"
            >
              {gameCategory !== undefined && (
                <img
                  src={lobbyArt[gameCategory]}
                  alt=""
                  width={96}
                  height={96}
                  loading={index < LOBBIES_IN_SIGHT ? 'eager' : 'lazy'}
                  decoding="async"
                  className="size-11 shrink-0 object-contain transition-transform duration-300 ease-out group-hover:scale-106"
                />
              )}
              <span className="text-xs leading-tight font-semibold md:text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { GameType } from '@baize/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type GameCategory, lobbyArt, lobbyPaths } from '../../../../config/paths.ts';
import { useVendorMenu, type Vendor } from '../../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { VendorMark } from '../vendors/vendor-mark.tsx';

export interface EmptyLobbyProps {
  gameType: GameType;
  /** The vendors that have their place here, without a game that can be played. */
  vendors: readonly Vendor[];
}

/** A category without a playable game says so, names who will play here, and shows the lobbies that are open. */
export function EmptyLobby({ gameType, vendors }: EmptyLobbyProps) {
  const t = useTranslations('lobbies.empty');
  const name = useTranslations('common.gameType');
  const lobby: GameCategory = gameType === 'LOTT' ? 'ELOTT' : gameType;
  return (
    <div className="flex flex-col gap-10">
      <section className="grid items-center gap-x-10 gap-y-4 overflow-hidden rounded-xl border border-line bg-surface p-6 shadow-card md:grid-cols-[auto_1fr] md:p-10">
        <img
          src={lobbyArt[lobby]}
          alt=""
          width={320}
          height={320}
          className="mx-auto size-44 object-contain md:size-64"
        />
        <div className="flex flex-col gap-3 max-md:text-center">
          <h2 className="text-xl font-bold md:text-2xl">{t('title', { category: name(gameType) })}</h2>
          <p className="max-w-prose text-ink-muted">{t('text')}</p>
          {vendors.length > 0 && (
            <>
              <h3 className="mt-2 text-sm font-semibold">{t('vendors')}</h3>
              <ul className="flex flex-wrap gap-2 max-md:justify-center">
                {vendors.map((vendor) => (
                  <li
                    key={vendor.vassalage}
                    className="flex items-center gap-2 rounded-full bg-sunken py-1 pr-4 pl-1 text-sm font-semibold"
                  >
                    <VendorMark vendor={vendor} />
                    {vendor.displayName}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
      <OpenLobbies />
    </div>
  );
}

function OpenLobbies() {
  const t = useTranslations('lobbies.empty');
  const name = useTranslations('common.gameType');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  const open = (Object.keys(lobbyPaths) as GameCategory[]).flatMap((type) => {
    const cards = lanes.filter((lane) => lane.gameType === type).flatMap((lane) => lane.cards);
    const games = cards.reduce((sum, { gameCount }) => sum + gameCount, 0);
    return games === 0 ? [] : [{ type, games }];
  });
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-lobbies" className="flex flex-col gap-4">
      <h2 id="open-lobbies" className="text-xl font-bold">
        {t('openLobbies')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ type, games }) => (
          <li key={type}>
            <Link
              to={lobbyPaths[type]}
              className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-raised"
            >
              <img src={lobbyArt[type]} alt="" width={72} height={72} className="size-18 object-contain" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold">{name(type)}</span>
                <span className="tabular text-sm text-ink-muted">{t('games', { count: games })}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" className="text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

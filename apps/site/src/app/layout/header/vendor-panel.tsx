import { Badge } from '@baize/ui/badge';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Flame } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type GameCategory, gameUrl } from '../../../config/paths.ts';
import { VendorMark } from '../../../features/games/components/vendors/vendor-mark.tsx';
import { useHotGames } from '../../../lib/games/hot-games.ts';
import { useVendorMenu, type Vendor } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useOpenGame } from '../../use-open-game.ts';
import { vendorsOfLobby } from './use-navigation.ts';

/** Section 9 of the specification. */
const MAX_VENDORS = 30;
/** One row on a desk. */
const maxHotGames = 5;
/** In these lobbies a vendor is chosen; the other lobbies just open. */
const lobbiesWithChoice: readonly GameCategory[] = ['RNG', 'PVP'];

export interface VendorPanelProps {
  gameCategory: GameCategory;
  /** The lobby's name. */
  label: string;
  to: string;
  /** Closes the panel. */
  onChoose: () => void;
}

/** The vendors of a lobby over the whole width below the header. */
export function VendorPanel({ gameCategory, label, to, onChoose }: VendorPanelProps) {
  const t = useTranslations('front.nav');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  const vendors = vendorsOfLobby(lanes, gameCategory).slice(0, MAX_VENDORS);
  return (
    <div className="absolute inset-x-0 top-full z-popup animate-page border-b border-hero-line bg-hero py-5 text-on-hero shadow-popup">
      <div className="page-width">
        <ul aria-label={t('vendorsOf', { type: label })} className="grid grid-cols-4 gap-2 xl:grid-cols-5">
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <Link
                to={to}
                search={lobbiesWithChoice.includes(gameCategory) ? { vendor: vendor.vassalage } : {}}
                onClick={onChoose}
                activeProps={{}}
                className="flex min-h-14 items-center gap-3 rounded-md px-2.5 transition-colors hover:bg-hero-raised"
              >
                <span className="rounded-full ring-1 ring-hero-line">
                  <VendorMark vendor={vendor} />
                </span>
                <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">{vendor.displayName}</span>
                <Marks vendor={vendor} />
              </Link>
            </li>
          ))}
        </ul>
        <HotGames gameCategory={gameCategory} onChoose={onChoose} />
        <Link
          to={to}
          onClick={onChoose}
          activeProps={{}}
          className="mt-3 inline-flex min-h-touch items-center gap-2 rounded-md px-2.5 text-sm font-semibold text-hero-gold hover:underline"
        >
          {t('moreVendors', { type: label })}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

/** Hot games of the lobby; a press opens one in the game popup over the page that is open. */
function HotGames({ gameCategory, onChoose }: Pick<VendorPanelProps, 'gameCategory' | 'onChoose'>) {
  const t = useTranslations('front.nav');
  const { locale } = useLanguage();
  const openGame = useOpenGame('popup');
  const games = useHotGames(locale, { gameType: gameCategory }).data?.list.slice(0, maxHotGames) ?? [];
  if (games.length === 0) return null;
  return (
    <ul aria-label={t('hotGames')} className="mt-3 flex flex-wrap gap-2 border-t border-hero-line/50 pt-3">
      {games.map((game) => {
        const address = { vendor: game.vassalage, gameCode: game.gameCode };
        return (
          <li key={game.nodeId}>
            <a
              href={gameUrl(address)}
              onClick={(event) => {
                onChoose();
                openGame({ ...game, ...address }, event);
              }}
              className="flex min-h-touch items-center gap-2 rounded-md bg-hero-raised px-3 text-sm font-semibold hover:text-hero-gold"
            >
              <Flame size={14} aria-hidden="true" className="text-hero-gold" />
              {game.gameName}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Marks({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('front.nav');
  if (vendor.maintenance) return <Badge>{t('maintenance')}</Badge>;
  if (vendor.isHot !== 1) return null;
  return (
    <Badge tone="gold">
      <Flame size={12} aria-hidden="true" />
      {t('hot')}
    </Badge>
  );
}

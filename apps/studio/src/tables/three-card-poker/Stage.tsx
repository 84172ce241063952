import type { Card } from '@baize/games/cards';
import { paces } from '@baize/games/paces';
import { actionOf } from '@baize/games/table-engine';
import { showdownOf, type ThreeCardDeal, threeCardHandOf } from '@baize/games/three-card-poker';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { useTableView } from '../../table-frame/table/table-view.tsx';

const { msPerCard } = paces.threeCardPoker;
const places = [0, 1, 2] as const;
/** The dealer's cards follow those of the players one by one. */
const msPerLaid = 260;
/** A card that lies face down shows nothing of itself. */
const anyCard: Card = 0;

interface HandProps {
  side: 'player' | 'dealer';
  cards: readonly Card[] | null;
  laid: number;
  turned: number;
  isWinner: boolean;
  isFolded?: boolean;
}

function Hand({ side, cards, laid, turned, isWinner, isFolded = false }: HandProps) {
  const t = useTranslations('tables.threeCardPoker');
  const isOpen = cards !== null && turned >= places.length;
  return (
    <section className="hand three-hand" data-side={side} data-winner={isWinner} data-folded={isFolded}>
      <h2>
        {t(side)}
        {isOpen && <span className="three-name">{t(`hand.${threeCardHandOf(cards).name}`)}</span>}
      </h2>
      <div className="hand-cards">
        {places.map(
          (place) =>
            place < laid && (
              <PlayingCard key={place} card={cards?.[place] ?? anyCard} isTurned={cards !== null && place < turned} />
            ),
        )}
      </div>
    </section>
  );
}

/** How many cards have come by then, one after another. */
const countAt = (elapsedMs: number, msPerOne: number, delayMs = 0): number =>
  Math.max(0, Math.min(places.length, Math.floor((elapsedMs - delayMs) / msPerOne)));

/** What is announced to the player about the round, once there is a result. */
function useResult(deal: ThreeCardDeal | null, isOver: boolean): string {
  const t = useTranslations('tables.threeCardPoker');
  const { decisions, bets } = useTableView();
  if (!deal || !isOver) return '';
  const [player, dealer] = [threeCardHandOf(deal.player), threeCardHandOf(deal.dealer)];
  const end = t(`ends.${showdownOf(player.rank, dealer.rank)}`);
  const hasAnte = bets.placed.some(({ key }) => key === 'ante');
  return hasAnte && actionOf(decisions, 1, 0) !== 'play' ? `${t('folded')} · ${end}` : end;
}

interface Shown {
  player: readonly Card[] | null;
  dealer: readonly Card[] | null;
  laid: number;
  turned: number;
  dealerTurned: number;
}
const nothing: Shown = { player: null, dealer: null, laid: 0, turned: 0, dealerTurned: 0 };

/** What lies on the table, and how much of it is turned. */
function shownOf({ round, elapsedMs }: Pick<StageProps, 'round' | 'elapsedMs'>): Shown {
  const dealt = (round?.outcome ?? round?.phase?.shown) as Partial<ThreeCardDeal> | undefined;
  if (elapsedMs === null || !dealt?.player) return nothing;
  const { player, dealer = null } = dealt;
  const dealerTurned = dealer ? countAt(elapsedMs, msPerCard) : 0;
  // Players have seen their hand when there was a phase to decide in.
  if (dealer && round?.phase) return { player, dealer, laid: places.length, turned: places.length, dealerTurned };
  const laid = 1 + countAt(elapsedMs, msPerLaid);
  return { player, dealer, laid, turned: countAt(elapsedMs, msPerCard), dealerTurned };
}

/** One hand for all players, and the dealer's, which stays down until everybody has decided. */
export function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.threeCardPoker');
  const { decisions } = useTableView();
  const { player, dealer, laid, turned, dealerTurned } = shownOf({ round, elapsedMs });
  const isOver = dealerTurned >= places.length;
  const deal = player && dealer ? { player, dealer } : null;
  const result = useResult(deal, isOver);
  const end = deal && isOver ? showdownOf(threeCardHandOf(deal.player).rank, threeCardHandOf(deal.dealer).rank) : null;
  const isDeciding = round?.status === 'deciding' && turned >= places.length;
  return (
    <div className="hands three-hands">
      <Hand side="dealer" cards={dealer} laid={laid} turned={dealerTurned} isWinner={end === 'dealer'} />
      <p className="hands-result" role="status" data-hint={!isOver}>
        {isOver ? result : isDeciding && t('dealerWaits')}
      </p>
      <Hand
        side="player"
        cards={player}
        laid={laid}
        turned={turned}
        isWinner={end === 'player' || end === 'notQualified'}
        isFolded={actionOf(decisions, 1, 0) === 'fold'}
      />
    </div>
  );
}

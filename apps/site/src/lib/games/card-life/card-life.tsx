import type { Game } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../brand/whitelabel.ts';
import { useJackpot } from '../jackpot.ts';
import { useTableCard } from '../table-cards.ts';
import { TableStrip } from './table-strip.tsx';

export type LivelyGame = Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'gameClassify'>;

/** What goes on in a game, on its cover: a table's last results and betting time, or what stands in a slot's jackpots; nothing for others. */
export function CardLife({ game }: { game: LivelyGame }) {
  return game.gameType === 'LIVE' || game.gameClassify === 'CRASH' ? <Table {...game} /> : <Jackpot {...game} />;
}

function Table({ vassalage, gameCode }: LivelyGame) {
  const { data: card } = useTableCard(vassalage, gameCode);
  return card ? <TableStrip card={card} /> : null;
}

function Jackpot({ vassalage, gameCode }: LivelyGame) {
  const t = useTranslations('lobbies.card');
  const { data: pool } = useJackpot();
  const { data: brand } = useWhitelabel();
  const held = pool?.games.find((game) => game.vendor === vassalage && game.gameCode === gameCode);
  if (!held || !brand) return null;
  const amount = moneyLabel(held.amount, brand.currency.symbol);
  return (
    <Badge
      tone="gold"
      className="tabular absolute bottom-2 left-2 max-w-[calc(100%-1rem)] shadow-card transition-opacity md:group-hover:opacity-0 md:group-has-[a:focus-visible]:opacity-0"
    >
      <span className="sr-only">{t('jackpot', { amount })}</span>
      <span aria-hidden="true" className="truncate">
        {amount}
      </span>
    </Badge>
  );
}

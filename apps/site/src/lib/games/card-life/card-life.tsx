import type { Game, TableCard } from '@baize/contract';
import { displayAmount } from '@baize/money';
import { Badge } from '@baize/ui/badge';
import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../brand/whitelabel.ts';
import { useJackpot } from '../jackpot.ts';
import { useTableCard } from '../table-cards.ts';
import { isTable } from './is-table.ts';
import { TableStrip } from './table-strip.tsx';

export type LivelyGame = Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'gameClassify'>;

/** A card is small: amounts of whole units have no decimals. */
const wholeUnits = /\.0+$/;

/** What goes on in a game, on its cover: a table's last results and betting time, or what stands in a slot's jackpots; nothing for others. */
export function CardLife({ game, isWide = false }: { game: LivelyGame; isWide?: boolean }) {
  if (isTable(game)) return <Table {...game} isWide={isWide} />;
  return game.gameType === 'RNG' ? <Jackpot {...game} /> : null;
}

function Table({ vassalage, gameCode, isWide }: LivelyGame & { isWide: boolean }) {
  const { data: card } = useTableCard(vassalage, gameCode);
  if (!card) return null;
  return (
    <>
      {/* A wide card has its smallest bet among its figures. */}
      {card.limits && !isWide && <LimitsBadge limits={card.limits} />}
      <TableStrip card={card} />
    </>
  );
}

/** What bets the table takes, by which tables of one game differ. */
function LimitsBadge({ limits }: { limits: NonNullable<TableCard['limits']> }) {
  const t = useTranslations('lobbies.card');
  const { data: brand } = useWhitelabel();
  if (!brand) return null;
  const [min, max] = [limits.minMinor, limits.maxMinor].map((minor) =>
    displayAmount(BigInt(minor), brand.currency.exponent).replace(wholeUnits, ''),
  );
  return (
    <span className="tabular absolute bottom-8 left-1.5 rounded-full bg-scrim px-1.5 py-0.5 text-xs leading-none text-on-scrim transition-opacity md:group-hover:opacity-0 md:group-has-[a:focus-visible]:opacity-0">
      <span className="sr-only">{t('limits', { min: min ?? '', max: max ?? '' })}</span>
      <span aria-hidden="true">
        {min}–{max}
      </span>
    </span>
  );
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

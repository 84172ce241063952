import type { TableCard } from '@baize/contract';
import { LockKeyhole, Timer, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverFacts } from '../../api/client.ts';
import { type Bead, beadOf } from './beads.ts';

const SECOND_MS = 1_000;

/** A table's last results, the latest first, and how long bets are taken; at the foot of its cover, away while the cover's own words are there. */
export function TableStrip({ card }: { card: TableCard }) {
  const t = useTranslations('lobbies.card');
  const beads = card.history.map(({ number, summary }) => ({ number, bead: beadOf(summary) })).toReversed();
  const nameOf = ({ winner, symbols, doors, text }: Bead) => {
    if (winner) return t(`winner.${winner}`);
    if (doors) return t('doors', { count: doors.filter(Boolean).length });
    return symbols ? symbols.map((symbol) => t(`symbol.${symbol}`)).join(' ') : text;
  };
  const list = beads.flatMap(({ bead }) => (bead ? [nameOf(bead)] : [])).join(', ');
  return (
    <span className="absolute inset-x-0 bottom-0 flex h-7 items-center gap-0.5 bg-scrim px-1 md:gap-1 md:px-1.5 transition-opacity md:group-hover:opacity-0 md:group-has-[a:focus-visible]:opacity-0">
      <span
        role="img"
        aria-label={t('results', { list })}
        className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-0.5 gap-y-2 overflow-hidden"
      >
        {beads.map(({ number, bead }) => bead && <BeadMark key={number} bead={bead} />)}
      </span>
      <span
        role="img"
        aria-label={t('players', { count: card.players })}
        className="tabular flex items-center gap-0.5 text-xs text-on-scrim"
      >
        <Users size={12} aria-hidden="true" />
        {card.players}
      </span>
      <BettingTime closesAt={card.closesAt} />
    </span>
  );
}

const colours: Readonly<Record<Bead['tone'], string>> = {
  red: 'bg-danger text-on-danger',
  blue: 'bg-(--team-blue) text-on-danger',
  green: 'bg-success-ink text-success-soft',
  black: 'bg-scrim text-on-scrim',
  gold: 'bg-gold text-on-gold',
  plain: 'bg-on-scrim text-scrim',
};

function BeadMark({ bead }: { bead: Bead }) {
  const t = useTranslations('lobbies.card');
  const marks = bead.symbols ?? bead.doors;
  if (marks)
    return (
      <span className="flex h-5 items-center gap-px rounded-full bg-on-scrim px-1">
        {marks.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die or a door is its place
          <span key={index} className={`size-2 rounded-full ${colours[bead.tones?.[index] ?? 'plain']}`} />
        ))}
      </span>
    );
  return (
    <span
      className={`tabular grid h-5 min-w-5 shrink-0 place-items-center rounded-full whitespace-nowrap px-0.5 text-xs leading-none font-bold ring-1 ring-on-scrim/25 ${colours[bead.tone]}`}
    >
      {bead.winner ? t(`letter.${bead.winner}`) : bead.text}
    </span>
  );
}

/** Counts down by the server's clock; a lock while no bets are taken. */
function BettingTime({ closesAt }: Pick<TableCard, 'closesAt'>) {
  const t = useTranslations('lobbies.card');
  const left = useSecondsUntil(closesAt);
  return (
    <span
      role="img"
      aria-label={left > 0 ? t('left', { seconds: left }) : t('closed')}
      className="tabular flex w-8 shrink-0 md:w-9 items-center justify-end gap-0.5 text-xs font-bold text-hero-gold"
    >
      {left > 0 ? (
        <>
          <Timer size={13} aria-hidden="true" />
          {left}
        </>
      ) : (
        <LockKeyhole size={13} aria-hidden="true" className="text-on-scrim-muted" />
      )}
    </span>
  );
}

function useSecondsUntil(moment: string | null): number {
  const seconds = () =>
    moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - serverFacts.nowMs()) / SECOND_MS));
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds();
}

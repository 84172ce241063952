import { rankOf, suitOf } from '@baize/games/cards';
import {
  advertised,
  type DragonPhoenixSeen,
  dealDragonPhoenix,
  dragonPhoenixBets,
  sides,
  winnerOf,
} from '@baize/games/dragon-phoenix';
import { paces } from '@baize/games/paces';
import { zjhHandOf } from '@baize/games/zjh';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { cardText, PlayingCard } from '../../table-frame/table/PlayingCard.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { Roads } from '../Roads.tsx';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';

const { msPerCard, msPerTurn } = paces.dragonPhoenix;
const betTypes = dragonPhoenixBets();
const cardsOfSide = 3;
const allCards = cardsOfSide * sides.length;
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as DragonPhoenixSeen;
const sideBets = ['ninesUp', 'straight', 'flush', 'straightFlush', 'threeOfAKind'] as const;
type BetKey = 'dragon' | 'phoenix' | (typeof sideBets)[number];
const betKeys: readonly BetKey[] = [...sides, ...sideBets];
/** The road of a table whose sides are no player and banker. */
const roadSide = { dragon: 'banker', phoenix: 'player', tie: 'tie' } as const;
const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);

/** Cards are laid in turn, dragon first, and turned in the same order once all lie there. */
const placeOf = (side: number, card: number) => card * sides.length + side;
const isLaid = (place: number, sinceMs: number) => place * msPerCard <= sinceMs;
const isTurned = (place: number, sinceMs: number) => allCards * msPerCard + place * msPerTurn <= sinceMs;

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.dragonPhoenix');
  const seen = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  const sinceMs = elapsedMs ?? 0;
  const isOpen = (side: number) => isTurned(placeOf(side, cardsOfSide - 1), sinceMs);
  const winner = seen && isOpen(1) ? winnerOf(seen) : null;
  return (
    <div className="hands hands-of-three">
      {sides.map((side, index) => (
        <section
          key={side}
          className="hand"
          data-side={side}
          data-winner={winner === side}
          style={{ order: index * 2 }}
        >
          <h2>
            {t(`bet.${side}`)}
            {seen && isOpen(index) && <span className="hand-name">{t(`hand.${zjhHandOf(seen[side]).name}`)}</span>}
          </h2>
          <div className="hand-cards">
            {seen?.[side].map(
              (card, at) =>
                isLaid(placeOf(index, at), sinceMs) && (
                  <PlayingCard key={card} card={card} isTurned={isTurned(placeOf(index, at), sinceMs)} />
                ),
            )}
          </div>
        </section>
      ))}
      <p className="hands-result" role="status" style={{ order: 1 }}>
        {winner !== null && t(`wins.${winner}`)}
      </p>
    </div>
  );
}

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.dragonPhoenix');
  const rounds = history.map(({ summary }) => ({
    winner: roadSide[summary.winner as keyof typeof roadSide],
    playerPair: false,
    bankerPair: false,
  }));
  return (
    <Roads
      rounds={rounds}
      letters={{ banker: t('letter.dragon'), player: t('letter.phoenix'), tie: t('letter.tie') }}
      names={{ banker: t('bet.dragon'), player: t('bet.phoenix'), tie: t('wins.tie') }}
    />
  );
}

function Cloth() {
  const t = useTranslations('tables.dragonPhoenix');
  const spot = (key: BetKey, className: string) => (
    <BetSpot key={key} betKey={key} label={t(`bet.${key}`)} className={className}>
      <span className="bet-name">{t(`bet.${key}`)}</span>
      <span className="bet-odds">{oddsOf(key)}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="phoenix-cloth">
      <div className="cloth-main">
        {spot('dragon', 'bet-main bet-red')}
        {spot('phoenix', 'bet-main bet-blue')}
      </div>
      <p className="bet-note">{t('sideNote')}</p>
      <div className="phoenix-side">{sideBets.map((key) => spot(key, 'bet-small bet-gold'))}</div>
    </BetCloth>
  );
}

function useBetName() {
  const t = useTranslations('tables.dragonPhoenix');
  return ({ key }: Spot): string => t(`bet.${key as BetKey}`);
}

function Rules() {
  const t = useTranslations('tables.dragonPhoenix');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

/** Highest first, so that a hand is read at a glance. */
const ace = 14;
const heightOf = (card: number) => (rankOf(card) === 1 ? ace : rankOf(card));
const handText = (cards: readonly number[]) =>
  cards
    .toSorted((a, b) => heightOf(b) - heightOf(a) || suitOf(a).localeCompare(suitOf(b)))
    .map(cardText)
    .join(' ');

function useResultLine() {
  const t = useTranslations('tables.dragonPhoenix.wins');
  return (outcome: Record<string, unknown>): string => t(winnerOf(seenOf(outcome)));
}

const client: TableClient<DragonPhoenixSeen> = {
  titleKey: 'dragonPhoenix',
  scene: 'dragon-phoenix',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => sides.map((side) => handText(seenOf(outcome)[side])).join(' – '),
  verify: (round) => isSameRound(round, (draw) => ({ ...dealDragonPhoenix(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

import { paces } from '@baize/games/paces';
import {
  advertised,
  anteBonus,
  dealThreeCards,
  pairPlusPays,
  playBets,
  sixCardPays,
  type ThreeCardDeal,
  type ThreeCardHandName,
  type ThreeCardSeen,
  threeCardBets,
  threeCardDecisions,
} from '@baize/games/three-card-poker';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import type { TableDecisions } from '../../table-frame/table/DecisionBar.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot, TableRules } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { PrizeList } from '../PrizeList.tsx';
import { ResultList } from '../ResultList.tsx';
import { BetTable } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { Stage } from './Stage.tsx';

const betKeys = ['ante', 'pairPlus', 'sixCard'] as const;
type BetKey = (typeof betKeys)[number];
type Side = 'pairPlus' | 'sixCard' | 'bonus';
const dealOf = (outcome: Record<string, unknown>) => outcome as unknown as ThreeCardDeal;
const rules = threeCardDecisions as unknown as TableRules<ThreeCardSeen>;
const seenOf = (outcome: Record<string, unknown>) => threeCardDecisions.seenBy(dealOf(outcome), []);
const winners = ['player', 'banker', 'tie'] as const;
const kinds = { player: 'small', banker: 'big', tie: 'triple' } as const;

const prizes: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  pairPlus: pairPlusPays,
  sixCard: sixCardPays,
  bonus: anteBonus,
};

function Cloth() {
  const t = useTranslations('tables.threeCardPoker');
  const nameOf = (name: string) => t(`hand.${name as ThreeCardHandName}`);
  return (
    <BetCloth className="prize-cloth">
      <BetSpot betKey="pairPlus" label={t('bet.pairPlus')} className="prize-spot bet-blue">
        <span className="bet-name">{t('bet.pairPlus')}</span>
        <PrizeList prizes={prizes.pairPlus} nameOf={nameOf} />
      </BetSpot>
      <BetSpot betKey="ante" label={t('bet.ante')} className="prize-spot prize-main bet-gold">
        <span className="bet-name">{t('bet.ante')}</span>
        <span className="bet-odds">1:1</span>
        <span className="prize-note">{t('bonus')}</span>
        <PrizeList prizes={prizes.bonus} nameOf={nameOf} />
      </BetSpot>
      <BetSpot betKey="sixCard" label={t('bet.sixCard')} className="prize-spot bet-red">
        <span className="bet-name">{t('bet.sixCard')}</span>
        <PrizeList prizes={prizes.sixCard} nameOf={nameOf} />
      </BetSpot>
    </BetCloth>
  );
}

function LatestResults({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.threeCardPoker');
  const results = history.map(({ summary }) => winners.find((winner) => winner === summary.winner) ?? 'tie');
  return (
    <ResultList
      label={t('latest')}
      kinds={winners.map((winner) => ({
        kind: kinds[winner],
        label: t(`winner.${winner}`),
        count: results.filter((one) => one === winner).length,
      }))}
      results={results.map((winner) => ({ kind: kinds[winner], text: t(`letter.${winner}`) }))}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.threeCardPoker');
  return ({ key }: Spot): string => t(`bet.${key as BetKey | 'play'}`);
}

const decisions: TableDecisions<ThreeCardSeen> = {
  rules,
  betTypes: playBets(),
  keys: { play: 'P', fold: 'F' },
  useActionName: () => {
    const t = useTranslations('tables.threeCardPoker');
    return (action) => t(`action.${action as 'play' | 'fold'}`);
  },
  useQuestion: () => {
    const t = useTranslations('tables.threeCardPoker');
    return () => t('question');
  },
};

const listed = (side: Side) =>
  Object.values(prizes[side])
    .map((toOne) => `${toOne}:1`)
    .join(' / ');

function Rules() {
  const t = useTranslations('tables.threeCardPoker');
  const pays: Readonly<Record<BetKey, string>> = {
    ante: '1:1',
    pairPlus: listed('pairPlus'),
    sixCard: listed('sixCard'),
  };
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section
        title={t('rules.decideTitle')}
        text={t('rules.decideText', { seconds: paces.threeCardPoker.decideMs / 1_000 })}
      />
      <Section title={t('rules.sideTitle')} text={t('rules.sideText', { bonus: listed('bonus') })} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: pays[key], advertised: advertised[key] }))}
      />
    </div>
  );
}

const handText = (cards: ThreeCardDeal['player']) => cards.map(cardText).join(' ');

const client: TableClient<ThreeCardSeen> = {
  titleKey: 'threeCardPoker',
  scene: 'three-card-poker',
  betTypes: threeCardBets(),
  seenOf,
  decisions,
  Stage,
  Side: LatestResults,
  Cloth,
  Rules,
  useBetName,
  resultText: (outcome) => `${handText(dealOf(outcome).player)} – ${handText(dealOf(outcome).dealer)}`,
  verify: (round) => isSameRound(round, (draw) => ({ ...dealThreeCards(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

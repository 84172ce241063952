import {
  advertised,
  type BlackjackAction,
  type BlackjackDeal,
  type BlackjackSeen,
  blackjackBets,
  blackjackDecisions,
  dealBlackjack,
  dealerHand,
  furtherBets,
  pairPays,
  threePays,
} from '@baize/games/blackjack';
import { paces } from '@baize/games/paces';
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

const dealOf = (outcome: Record<string, unknown>) => outcome as unknown as BlackjackDeal;
const rules = blackjackDecisions as unknown as TableRules<BlackjackSeen>;
const seenOf = (outcome: Record<string, unknown>) => blackjackDecisions.seenBy(dealOf(outcome), []);
const prizes = { perfectPairs: pairPays, twentyOnePlusThree: threePays } as const;
type SideBet = keyof typeof prizes;
type BetKey = SideBet | 'main';
const betKeys = ['main', 'perfectPairs', 'twentyOnePlusThree'] as const;

function SideSpot({ betKey, className }: { betKey: SideBet; className: string }) {
  const t = useTranslations('tables.blackjack');
  return (
    <BetSpot betKey={betKey} label={t(`bet.${betKey}`)} className={`prize-spot ${className}`}>
      <span className="bet-name">{t(`bet.${betKey}`)}</span>
      <PrizeList prizes={prizes[betKey]} nameOf={(name) => t(`prize.${name as 'perfect'}`)} />
    </BetSpot>
  );
}

function Cloth() {
  const t = useTranslations('tables.blackjack');
  return (
    <BetCloth className="prize-cloth">
      <SideSpot betKey="perfectPairs" className="bet-blue" />
      <BetSpot betKey="main" label={t('bet.main')} className="prize-spot prize-main bet-gold">
        <span className="bet-name">{t('bet.main')}</span>
        <span className="bet-odds">1:1</span>
        <span className="prize-note">{t('natural')} 3:2</span>
        <span className="bet-odds">{t('insuranceNote')}</span>
      </BetSpot>
      <SideSpot betKey="twentyOnePlusThree" className="bet-red" />
    </BetCloth>
  );
}

const bustFrom = 22;
const kinds = ['natural', 'stood', 'bust'] as const;
type Kind = (typeof kinds)[number];
const tones: Readonly<Record<Kind, string>> = { natural: 'gold', stood: 'big', bust: 'triple' };

function LatestResults({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.blackjack');
  const results = history.map(({ summary }) => {
    const total = Number(summary.dealerTotal);
    const kind: Kind = summary.isBlackjack ? 'natural' : total >= bustFrom ? 'bust' : 'stood';
    return { kind, total };
  });
  return (
    <ResultList
      label={t('latest')}
      kinds={kinds.map((kind) => ({
        kind: tones[kind],
        label: t(`kind.${kind}`),
        count: results.filter((one) => one.kind === kind).length,
      }))}
      results={results.map(({ kind, total }) => ({ kind: tones[kind], text: kind === 'natural' ? 'BJ' : total }))}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.blackjack');
  return ({ key }: Spot): string => t(`bet.${key as BetKey}`);
}

const decisions: TableDecisions<BlackjackSeen> = {
  rules,
  betTypes: furtherBets(),
  keys: { hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I', noInsurance: 'N' },
  useActionName: () => {
    const t = useTranslations('tables.blackjack');
    return (action) => t(`action.${action as BlackjackAction}`);
  },
  useQuestion: () => {
    const t = useTranslations('tables.blackjack');
    return ({ hand, hands, options }) => {
      if (options.includes('insure')) return t('question.insurance');
      return hands > 1 || hand > 0 ? t('question.hand', { hand: hand + 1 }) : t('question.play');
    };
  },
};

const listed = (table: Readonly<Record<string, number>>) =>
  Object.values(table)
    .map((toOne) => `${toOne}:1`)
    .join(' / ');

function Rules() {
  const t = useTranslations('tables.blackjack');
  const pays: Readonly<Record<BetKey, string>> = {
    main: '3:2 / 1:1',
    perfectPairs: listed(pairPays),
    twentyOnePlusThree: listed(threePays),
  };
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section
        title={t('rules.decideTitle')}
        text={t('rules.decideText', { seconds: paces.blackjack.decideMs / 1_000 })}
      />
      <Section title={t('rules.sideTitle')} text={t('rules.sideText')} />
      <BetTable
        rows={[
          ...betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: pays[key], advertised: advertised[key] })),
          { key: 'insurance', label: t('insurance'), pays: '2:1', advertised: advertised.insurance },
        ]}
      />
    </div>
  );
}

const client: TableClient<BlackjackSeen> = {
  titleKey: 'blackjack',
  scene: 'blackjack',
  betTypes: blackjackBets(),
  seenOf,
  decisions,
  Stage,
  Side: LatestResults,
  Cloth,
  Rules,
  useBetName,
  resultText: (outcome) =>
    `${dealOf(outcome).player.map(cardText).join(' ')} – ${dealerHand(dealOf(outcome)).map(cardText).join(' ')}`,
  verify: (round) => isSameRound(round, (draw) => ({ ...dealBlackjack(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

import {
  advertised,
  type BullFightSeen,
  bullFightBets,
  bullSizes,
  dealBullFight,
  sides,
  specialClasses,
  winnerOf,
} from '@baize/games/bull-fight';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { cardText } from '../../table-frame/table/PlayingCard.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { Roads } from '../Roads.tsx';
import { BetTable, paysText } from '../TableRules.tsx';
import { useBullName } from '../use-bull-name.ts';
import { isSameRound } from '../verify.ts';
import { Stage } from './Stage.tsx';

const betTypes = bullFightBets();
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as BullFightSeen;
type BetKey = 'red' | 'blue' | 'tie' | 'bullBull' | 'doubleBullBull' | 'special';
const eitherBets = ['bullBull', 'doubleBullBull', 'special'] as const;
const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);
/** The road of a table whose sides are no player and banker. */
const roadSide = { red: 'banker', blue: 'player', tie: 'tie' } as const;

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.bullFight');
  const rounds = history.map(({ summary }) => ({
    winner: roadSide[summary.winner as keyof typeof roadSide],
    playerPair: false,
    bankerPair: false,
  }));
  return (
    <Roads
      rounds={rounds}
      letters={{ banker: t('letter.red'), player: t('letter.blue'), tie: t('letter.tie') }}
      names={{ banker: t('bet.red'), player: t('bet.blue'), tie: t('bet.tie') }}
    />
  );
}

function useBetName() {
  const t = useTranslations('tables.bullFight');
  return ({ key, selection }: Spot): string =>
    key === 'bull' ? t('bet.bull', { size: selection }) : t(`bet.${key as BetKey}`);
}

function Cloth() {
  const t = useTranslations('tables.bullFight');
  const nameOf = useBetName();
  const spot = (key: string, className: string, selection = '') => (
    <BetSpot
      key={`${key} ${selection}`}
      betKey={key}
      selection={selection}
      label={nameOf({ key, selection })}
      className={className}
    >
      <span className="bet-name">{nameOf({ key, selection })}</span>
      <span className="bet-odds">{oddsOf(key)}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="bull-fight-cloth">
      <div className="cloth-main">
        {spot('red', 'bet-main bet-red')}
        {spot('tie', 'bet-main bet-green')}
        {spot('blue', 'bet-main bet-blue')}
      </div>
      <p className="bet-note">{t('sideNote')}</p>
      <div className="bull-fight-bulls">{bullSizes.map((size) => spot('bull', 'bet-small', size))}</div>
      <div className="bull-fight-types">{eitherBets.map((key) => spot(key, 'bet-small bet-gold'))}</div>
    </BetCloth>
  );
}

function Rules() {
  const t = useTranslations('tables.bullFight');
  const classNameOf = useBullName();
  const nameOf = useBetName();
  const specials = specialClasses.map(classNameOf).join(', ');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section title={t('rules.typesTitle')} text={t('rules.types')} />
      <BetTable
        rows={betTypes.flatMap(({ key, selections }) =>
          selections.map((selection) => {
            const name = selection === '' ? key : `${key}:${selection}`;
            const label = nameOf({ key, selection });
            return {
              key: name,
              betKey: key,
              label: key === 'special' ? `${label} (${specials})` : label,
              pays: oddsOf(key),
              advertised: advertised[name],
            };
          }),
        )}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.bullFight');
  return (outcome: Record<string, unknown>): string => t(`wins.${winnerOf(seenOf(outcome))}`);
}

const client: TableClient<BullFightSeen> = {
  titleKey: 'bullFight',
  scene: 'bull-fight',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) =>
    sides
      .map((side) => seenOf(outcome)[side])
      .map((cards) => cards.map(cardText).join(' '))
      .join(' – '),
  verify: (round) => isSameRound(round, (draw) => ({ ...dealBullFight(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

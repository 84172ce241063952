import { deal } from '@baize/games/cards';
import { advertised, type DragonTigerSeen, dragonTigerBets, shoeRules, winnerOf } from '@baize/games/dragon-tiger';
import { paces, slowTurnMs } from '@baize/games/paces';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { isStill } from '../../lib/is-still.ts';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { cardText, PlayingCard, suitMarks } from '../../table-frame/table/PlayingCard.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { Roads } from '../Roads.tsx';
import { ShoeRules } from '../ShoeRules.tsx';
import { roundsOfShoe } from '../shoe-rounds.ts';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound, shoeOf } from '../verify.ts';

const { msPerCard } = paces.dragonTiger;
const msPerLaid = 400;
const betTypes = dragonTigerBets();
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as DragonTigerSeen;
const sides = ['dragon', 'tiger'] as const;
/** Its card decides. */
const lastSide = 'tiger';
/** The result waits for it by itself, for who only hears it as well. */
const slowTurn = { '--turn': `${slowTurnMs}ms`, '--result-delay': '0ms' } as CSSProperties;
const cardBets = ['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'] as const;
const suitNames = Object.keys(suitMarks) as (keyof typeof suitMarks)[];
/** The road of a table whose sides are no player and banker. */
const roadSide = { dragon: 'banker', tiger: 'player', tie: 'tie' } as const;

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.dragonTiger');
  const cards = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  const sinceMs = elapsedMs ?? 0;
  const turned = Math.floor(sinceMs / msPerCard);
  const resultAtMs = sides.length * msPerCard + (isStill() ? 0 : slowTurnMs);
  const winner = cards && sinceMs >= resultAtMs ? winnerOf(cards) : null;
  return (
    <div className="hands" style={slowTurn}>
      {sides.map((side, index) => (
        <section
          key={side}
          className="hand"
          data-side={side}
          data-winner={winner === side}
          style={{ order: index * 2 }}
        >
          <h2>{t(`bet.${side}`)}</h2>
          <div className="hand-cards">
            {cards && index * msPerLaid <= sinceMs && (
              <PlayingCard card={cards[side]} isTurned={turned > index} isSlow={side === lastSide} />
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

function RoadsOfShoe({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.dragonTiger');
  const rounds = roundsOfShoe(history).map(({ winner }) => ({
    winner: roadSide[winner as keyof typeof roadSide],
    playerPair: false,
    bankerPair: false,
  }));
  return (
    <Roads
      rounds={rounds}
      letters={{ banker: t('letter.dragon'), player: t('letter.tiger'), tie: t('letter.tie') }}
      names={{ banker: t('bet.dragon'), player: t('bet.tiger'), tie: t('bet.tie') }}
    />
  );
}

const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);

function Cloth() {
  const t = useTranslations('tables.dragonTiger');
  const main = (key: 'dragon' | 'tie' | 'tiger' | 'suitedTie', className: string) => (
    <BetSpot betKey={key} label={t(`bet.${key}`)} className={className}>
      <span className="bet-name">{t(`bet.${key}`)}</span>
      <span className="bet-odds">{oddsOf(key)}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="dragon-cloth">
      <div className="cloth-main">
        {main('dragon', 'bet-main bet-red')}
        <div className="dragon-ties">
          {main('tie', 'bet-main bet-green')}
          {main('suitedTie', 'bet-small')}
        </div>
        {main('tiger', 'bet-main bet-blue')}
      </div>
      <div className="dragon-cards">
        {sides.map((side) => (
          <div key={side} className="dragon-side">
            <h3>{t(`bet.${side}`)}</h3>
            {cardBets.map((name) => (
              <BetSpot
                key={name}
                betKey={`${side}${name}`}
                label={t('cardBet', { side: t(`bet.${side}`), bet: t(`card.${name}`) })}
                className="bet-small"
              >
                <span className="bet-name">{t(`card.${name}`)}</span>
                <span className="bet-odds">1:1</span>
              </BetSpot>
            ))}
            {suitNames.map((suit) => (
              <BetSpot
                key={suit}
                betKey={`${side}Suit`}
                selection={suit}
                label={t('cardBet', { side: t(`bet.${side}`), bet: t(`suit.${suit}`) })}
                className="bet-small"
              >
                <span className="bet-name" data-suit={suit}>
                  {suitMarks[suit]}
                </span>
                <span className="bet-odds">3:1</span>
              </BetSpot>
            ))}
          </div>
        ))}
      </div>
    </BetCloth>
  );
}

function useBetName() {
  const t = useTranslations('tables.dragonTiger');
  return ({ key, selection }: Spot): string => {
    const side = sides.find((each) => key.startsWith(each) && key !== each);
    if (!side) return t(`bet.${key as 'dragon' | 'tiger' | 'tie' | 'suitedTie'}`);
    const rest = key.slice(side.length);
    const bet = rest === 'Suit' ? t(`suit.${selection as 'spades'}`) : t(`card.${rest as (typeof cardBets)[number]}`);
    return t('cardBet', { side: t(`bet.${side}`), bet });
  };
}

function Rules() {
  const t = useTranslations('tables.dragonTiger');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={(['dragon', 'tiger', 'tie', 'suitedTie'] as const)
          .map((key) => ({
            key: key as string,
            betKey: key as string,
            label: t(`bet.${key}`),
            pays: oddsOf(key),
            advertised: advertised[key],
          }))
          .concat([
            ...cardBets.map((name) => ({
              key: name as string,
              betKey: `dragon${name}`,
              label: t('oneCard', { bet: t(`card.${name}`) }),
              pays: '1:1',
              advertised: advertised[`dragon${name}`],
            })),
            {
              key: 'suit',
              betKey: 'dragonSuit',
              label: t('oneCard', { bet: t('anySuit') }),
              pays: '3:1',
              advertised: advertised.dragonSuit,
            },
          ])}
      />
      <ShoeRules rules={shoeRules} />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.dragonTiger.wins');
  return (outcome: Record<string, unknown>): string => t(winnerOf(seenOf(outcome)));
}

const client: TableClient<DragonTigerSeen> = {
  titleKey: 'dragonTiger',
  scene: 'dragon-tiger',
  betTypes,
  seenOf,
  Stage,
  Side: RoadsOfShoe,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => `${cardText(seenOf(outcome).dragon)} – ${cardText(seenOf(outcome).tiger)}`,
  verify: (round) =>
    isSameRound(round, (draw) => {
      const { shoe, burnt } = shoeOf(round, shoeRules, draw);
      const [dragon, tiger] = deal(shoe, 2, draw).cards;
      return { dragon, tiger, burnt };
    }),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

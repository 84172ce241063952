import type { InstantRound } from '@baize/contract';
import * as koi from '@baize/games/lucky-koi';
import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { timesOfRound } from '../times.ts';
import { useStake } from '../use-stake.ts';
import { verifyBy } from '../verify-by.ts';
import { Ticket, timesText } from './Ticket.tsx';
import { useCard } from './use-card.ts';

const nothing: readonly koi.Field[] = [];
const fieldsOf = (round: InstantRound | null): readonly koi.Field[] =>
  Array.isArray(round?.view.fields) ? (round.view.fields as koi.Field[]) : nothing;

const verify = verifyBy<object, koi.KoiRound>(
  koi.playRound,
  ({ fields }, view) => fields.join() === (view.fields as number[]).join(),
);

const percent = 100;
/** The share of cards with a prize, exactly. */
const shareText = (cards: number): string =>
  `${((cards * percent) / koi.printRun).toLocaleString('en', { maximumFractionDigits: 4 })} %`;

function Rules() {
  const t = useTranslations('instant.luckyKoi');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Section title={t('rules.odds')} text={t('rules.oddsText', { run: koi.printRun })} />
      <Facts
        facts={koi.prizes.map(({ times, symbol, cards }) => [
          `${t(`symbol.${symbol}`)} ${timesText(times)}`,
          t('rules.cards', { cards, share: shareText(cards) }),
        ])}
      />
      <Facts
        facts={[
          [t('rules.rtp'), t('rules.rtpValue')],
          [t('rules.version'), koi.rulesVersion],
        ]}
      />
      <Section title={t('rules.interruptedTitle')} text={t('rules.interrupted')} />
    </div>
  );
}

/** What three alike pay; the prize that was won is marked. */
function Prizes({ won }: { won: koi.Field | null }) {
  const t = useTranslations('instant.luckyKoi');
  return (
    <ol className="koi-prizes" aria-label={t('prizes')}>
      {koi.prizes.map(({ times, symbol }) => (
        <li key={times} data-won={times === won}>
          <img src={`art/lucky-koi/${symbol}.webp`} alt={t(`symbol.${symbol}`)} draggable={false} />
          <b className="tabular">{timesText(times)}</b>
        </li>
      ))}
    </ol>
  );
}

function Play() {
  const t = useTranslations('instant.luckyKoi');
  const money = useTableFrameMoney();
  const { instant, round, covered, buy, open, openAll } = useCard();
  const stake = useStake(instant.limits, koi.bestReturn);
  const isCovered = covered.length > 0;
  const isOver = round !== null && !isCovered;
  const fields = fieldsOf(round);
  const won = isOver ? (koi.prizeOf(fields)?.times ?? null) : null;
  const begin = () => {
    if (stake.minor !== null) void buy(stake.minor);
  };
  return (
    <TableFrame
      title={t('title')}
      scene="lucky-koi"
      keys={[['Space', `${t('buy')}, ${t('openAll')}`], ['1–9', t('openField')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds rounds={isCovered ? instant.history.slice(1) : instant.history} labelOf={timesOfRound} />
          <div className="instant-board" data-scene="lucky-koi">
            <Ticket id={round?.roundId ?? ''} fields={fields} covered={covered} won={won} onOpen={open} />
            <Prizes won={won} />
            <WinFlag paid={isOver ? paidOf(round) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('best'), timesText(koi.prizes[0].times)],
              [
                t('won'),
                <span key="won" role="status">
                  {isOver ? money(round.payoutMinor) : '–'}
                </span>,
              ],
            ]}
          />
          <div className="instant-row">
            <StakeField
              text={stake.text}
              onChange={stake.setText}
              limits={stake.limits}
              isLocked={instant.isBusy || isCovered}
            />
            {isCovered ? (
              <Button size="lg" aria-keyshortcuts="Space" onClick={() => void openAll()}>
                {t('openAll')}
              </Button>
            ) : (
              <Button size="lg" aria-keyshortcuts="Space" disabled={!stake.isCovered || instant.isBusy} onClick={begin}>
                {t('buy')}
              </Button>
            )}
          </div>
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };

import * as poker from '@baize/games/video-poker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory } from '../panels.tsx';
import { useStakeKeys } from '../StakeField.tsx';
import { timesOfRound } from '../times.ts';
import { useStake } from '../use-stake.ts';
import { Controls } from './Controls.tsx';
import { cardsOf, handOf, heldOf, verify } from './round.ts';
import { HandOfCards, PayTable } from './Table.tsx';
import { useBestHold } from './use-best-hold.ts';
import { useCards } from './use-cards.ts';

const stakeBack = 10_000;
const best = poker.paysOf.royalFlush * stakeBack;
const none: readonly number[] = [];
const valueDecimals = 3;

function Rules() {
  const t = useTranslations('instant.videoPoker');
  const paying = poker.hands.filter((hand) => poker.paysOf[hand] > 0).reverse();
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <Facts facts={paying.map((hand) => [t(`hand.${hand}`), `${poker.paysOf[hand]}×`])} />
      <Section title={t('rules.rtp')} text={t('rules.rtpText')} />
      <Facts facts={[[t('rules.version'), poker.rulesVersion]]} />
      <Section title={t('rules.interruptedTitle')} text={t('rules.interrupted')} />
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.videoPoker');
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const { instant, covered, isTurning, deal, draw } = useCards();
  const stake = useStake(instant.limits, best);
  const [chosen, setChosen] = useState(none);
  const [isHinting, setHinting] = useState(false);
  const { round } = instant;
  const isRunning = round?.status === 'open';
  const isOpen = isRunning && !isTurning;
  const isOver = round?.status === 'settled' && !isTurning;
  /** What the player may read of the round. */
  const shown = isTurning ? null : round;
  const cards = cardsOf(round);
  const held = isRunning ? chosen : (heldOf(round) ?? none);
  const hint = useBestHold(isHinting && isOpen ? cards : null);
  const hinted = hint === null ? null : poker.placesOf(hint.hold);
  const paid = isOver ? paidOf(round) : null;
  const hasWon = paid !== null && paid.paidMinor > 0n;

  const begin = async () => {
    if (stake.minor === null) return;
    setChosen(none);
    await deal(stake.minor);
  };
  const finish = async () => {
    const ended = await draw(chosen);
    if (ended) sound.play(BigInt(ended.payoutMinor) > BigInt(ended.betMinor) ? 'win' : 'lose');
  };
  const toggle = (place: number) => {
    sound.play('click');
    setChosen(
      chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].sort((a, b) => a - b),
    );
  };
  const hintText = hint === null ? t('hintSearching') : t('hintValue', { value: hint.value.toFixed(valueDecimals) });
  return (
    <TableFrame
      title={t('title')}
      scene="video-poker"
      keys={[['B', `${t('deal')}, ${t('draw')}`], ['1–5', t('hold')], ['H', t('hint')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds
            rounds={isTurning && round?.status === 'settled' ? instant.history.slice(1) : instant.history}
            labelOf={timesOfRound}
          />
          <div className="instant-board" data-scene="video-poker">
            <PayTable hand={shown && handOf(shown)} />
            <HandOfCards {...{ cards, covered, held, hinted, isOpen, hasWon }} onToggle={toggle} />
            <p className="poker-note">{isOpen && (isHinting ? hintText : t('choose'))}</p>
            <WinFlag paid={paid} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('now'), shown === null ? '–' : t(`hand.${handOf(shown)}`)],
              [
                t(isRunning ? 'asDealt' : 'won'),
                <span key="now" role="status">
                  {shown === null ? '–' : money(shown.payoutMinor)}
                </span>,
              ],
            ]}
          />
          <Controls
            stake={stake}
            isRunning={isRunning}
            isBusy={instant.isBusy || isTurning}
            isHinting={isHinting}
            onHint={setHinting}
            onDeal={begin}
            onDraw={finish}
          />
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };

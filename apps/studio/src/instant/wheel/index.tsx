import type { InstantRound } from '@baize/contract';
import * as wheel from '@baize/games/wheel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { OneShotFrame } from '../OneShotFrame.tsx';
import { Options } from '../Options.tsx';
import { InstantFairness } from '../panels.tsx';
import { timesOfRound, timesText } from '../times.ts';
import { useOneShot } from '../use-one-shot.ts';
import { verifyBy } from '../verify-by.ts';
import { toneOf, Wheel } from './Wheel.tsx';

/** The wheel turns so long. */
const showMs = 3_200;
const segmentOf = ({ view }: InstantRound) => (typeof view.segment === 'number' ? view.segment : 0);
const betOf = ({ choice }: InstantRound) => choice as unknown as wheel.WheelBet;

const verify = verifyBy<wheel.WheelBet, wheel.WheelRound>(
  wheel.playRound,
  ({ segment }, view) => segment === view.segment,
);

function Rules() {
  const t = useTranslations('instant.wheel');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      {wheel.risks.map((risk) => (
        <Section key={risk} title={t(`risk.${risk}`)}>
          <Facts
            facts={wheel
              .segmentCounts({ risk })
              .map(([back, count]) => [timesText(back), t('rules.segments', { count })])}
          />
        </Section>
      ))}
      <Facts
        facts={[
          [t('rules.rtp'), t('rules.rtpValue')],
          [t('rules.version'), wheel.rulesVersion],
        ]}
      />
    </div>
  );
}

/** What the wheel pays, and which of it the last round hit. */
function Prizes({ bet, hit }: { bet: wheel.WheelBet; hit: number | null }) {
  return (
    <ul className="fortune-prizes">
      {wheel.segmentCounts(bet).map(([back, count]) => (
        <li key={back} data-tone={toneOf(bet, back)} data-hit={hit === back}>
          <b>{timesText(back)}</b>
          <span>
            {count}/{wheel.segments}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Play() {
  const t = useTranslations('instant.wheel');
  const [risk, setRisk] = useState<wheel.Risk>('medium');
  const bet = { risk };
  const shot = useOneShot({ sound: 'wheel', showMs, bestReturn: Math.max(...wheel.segmentReturns(bet)) });
  const { coming, last, isPlaying, isLocked } = shot;
  const shown = coming ?? (isPlaying ? null : last);
  const isResult = last !== null && !isPlaying && betOf(last).risk === risk;
  const paid10k = isResult ? (wheel.segmentReturns(bet)[segmentOf(last)] ?? 0) : null;
  return (
    <OneShotFrame
      title={t('title')}
      scene="wheel"
      playText={t('play')}
      shot={shot}
      labelOf={timesOfRound}
      panels={{ Rules, Fairness }}
      onPlay={() => shot.play({ risk })}
      board={
        <div className="fortune-board">
          <Wheel
            bet={bet}
            segment={shown && segmentOf(shown)}
            turnMs={coming === null ? null : showMs}
            paid10k={paid10k}
          />
          <Prizes bet={bet} hit={paid10k} />
        </div>
      }
      choices={
        <Options
          legend={t('riskLabel')}
          options={wheel.risks.map((value) => ({ value, label: t(`risk.${value}`) }))}
          value={risk}
          isLocked={isLocked}
          onChange={setRisk}
        />
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };

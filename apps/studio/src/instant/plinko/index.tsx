import type { InstantRound } from '@baize/contract';
import * as plinko from '@baize/games/plinko';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf, useInstant } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { PlayButtons } from '../AutoBet.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { Options } from '../Options.tsx';
import { InstantFairness, InstantHistory } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { timesOfRound } from '../times.ts';
import { useAutoBet } from '../use-auto-bet.ts';
import { useStake } from '../use-stake.ts';
import { verifyBy } from '../verify-by.ts';
import { type BallCanvas, createBallCanvas } from './ball-canvas.ts';

const pathOf = ({ view }: InstantRound) => (Array.isArray(view.path) ? (view.path as boolean[]) : []);
const timesText = (return10k: number) => `${return10k / 10_000}×`;

const verify = verifyBy<plinko.PlinkoBet, plinko.PlinkoRound>(
  plinko.playRound,
  ({ path }, view) => path.join() === (view.path as boolean[]).join(),
);

function Rules() {
  const t = useTranslations('instant.plinko');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      {plinko.rowCounts.map((rows) => (
        <Section key={rows} title={t('rowsValue', { rows })}>
          <Facts
            facts={plinko.risks.map((risk) => [
              t(`risk.${risk}`),
              plinko.slotReturns({ rows, risk }).map(timesText).join(' '),
            ])}
          />
        </Section>
      ))}
      <Facts
        facts={[
          [t('rules.rtp'), t('rules.rtpValue')],
          [t('rules.version'), plinko.rulesVersion],
        ]}
      />
    </div>
  );
}

/** How far from the middle a slot lies, as the warmth of its colour. */
const heatOf = (slot: number, rows: number) => `${Math.round((Math.abs(slot - rows / 2) / (rows / 2)) * 60)}%`;

function Slots({ bet, hit }: { bet: plinko.PlinkoBet; hit: { slot: number; roundId: string } | null }) {
  const inset = `${(0.5 / (bet.rows + 2)) * 100}%`;
  return (
    <ol className="plinko-slots" data-rows={bet.rows} style={{ '--plinko-inset': inset } as CSSProperties}>
      {plinko.slotReturns(bet).map((return10k, slot) => (
        <li
          key={hit?.slot === slot ? `hit-${hit.roundId}` : `slot-${slot}`}
          data-hit={hit?.slot === slot}
          style={{ '--heat': heatOf(slot, bet.rows) } as CSSProperties}
        >
          {return10k / 10_000}
        </li>
      ))}
    </ol>
  );
}

function Choices(props: { bet: plinko.PlinkoBet; isLocked: boolean; onChange: (bet: plinko.PlinkoBet) => void }) {
  const { bet, isLocked, onChange } = props;
  const t = useTranslations('instant.plinko');
  return (
    <>
      <Options
        legend={t('rows')}
        options={plinko.rowCounts.map((value) => ({ value, label: value }))}
        value={bet.rows}
        isLocked={isLocked}
        onChange={(rows) => onChange({ ...bet, rows })}
      />
      <Options
        legend={t('riskLabel')}
        options={plinko.risks.map((value) => ({ value, label: t(`risk.${value}`) }))}
        value={bet.risk}
        isLocked={isLocked}
        onChange={(risk) => onChange({ ...bet, risk })}
      />
    </>
  );
}

function useBalls(bet: plinko.PlinkoBet, onPeg: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const balls = useRef<BallCanvas | null>(null);
  const rows = useRef(bet.rows);
  rows.current = bet.rows;
  const tick = useRef(onPeg);
  tick.current = onPeg;
  useEffect(() => {
    if (canvas.current === null) return;
    balls.current = createBallCanvas(
      canvas.current,
      () => rows.current,
      () => tick.current(),
    );
    return () => balls.current?.destroy();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows is another picture
  useEffect(() => balls.current?.redraw(), [bet.rows]);
  return { canvas, balls };
}

function Play() {
  const t = useTranslations('instant.plinko');
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const instant = useInstant({ isShownLater: true });
  const [bet, setBet] = useState<plinko.PlinkoBet>({ rows: 12, risk: 'medium' });
  const stake = useStake(instant.limits, Math.max(...plinko.slotReturns(bet)));
  const [hit, setHit] = useState<{ slot: number; roundId: string } | null>(null);
  const [landed, setLanded] = useState<InstantRound | null>(null);
  // What the last ball paid is old news as soon as another one falls.
  const [isNews, setNews] = useState(false);
  const [falling, setFalling] = useState(0);
  const { canvas, balls } = useBalls(bet, () => sound.play('peg'));

  const auto = useAutoBet();
  const isAuto = auto.running !== null;

  const land = (round: InstantRound) => {
    setFalling((count) => count - 1);
    setHit({ slot: pathOf(round).filter(Boolean).length, roundId: round.roundId });
    setLanded(round);
    setNews(true);
    instant.show(round);
    sound.play(BigInt(round.payoutMinor) > BigInt(round.betMinor) ? 'win' : 'tick');
  };
  const drop = async () => {
    if (stake.minor === null) return null;
    sound.play('click');
    const round = await instant.play(stake.minor, { ...bet });
    if (!round) return null;
    setFalling((count) => count + 1);
    setNews(false);
    await new Promise<void>((landed) =>
      balls.current?.drop(pathOf(round), () => {
        land(round);
        landed();
      }),
    );
    return round;
  };
  return (
    <TableFrame
      title={t('title')}
      scene="plinko"
      keys={[['Space', t('drop')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage plinko-stage">
          <LastRounds rounds={falling > 0 ? instant.history.slice(falling) : instant.history} labelOf={timesOfRound} />
          <div className="plinko-board">
            <canvas ref={canvas} />
            <Slots bet={bet} hit={hit} />
            <WinFlag paid={landed && paidOf(landed)} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <p role="status" className="text-center font-semibold">
            {landed !== null && isNews && t('landed', { amount: money(landed.payoutMinor) })}
            {isNews && falling > 0 && ' · '}
            {falling > 0 && t('falling', { count: falling })}
            {landed === null && falling === 0 && t('hint')}
          </p>
          <div className="instant-row">
            <StakeField text={stake.text} onChange={stake.setText} limits={stake.limits} isLocked={isAuto} />
            <Choices bet={bet} isLocked={falling > 0 || instant.isBusy || isAuto} onChange={setBet} />
            <PlayButtons
              auto={auto}
              playText={t('drop')}
              canPlay={stake.isCovered && !instant.isBusy}
              stakeMinor={stake.minor}
              onPlay={drop}
            />
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

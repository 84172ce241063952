import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import * as mines from '@baize/games/mines';
import { Button } from '@baize/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf, useInstant } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory, type VerifyRound } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { timesOfRound, timesText } from '../times.ts';
import { useStake } from '../use-stake.ts';
import { nextField } from './next-field.ts';
import { randomField } from './random-field.ts';

const art = { gem: 'art/instant/gem.webp', mine: 'art/instant/mine.webp' };
const minesOf = ({ view }: InstantRound) => (Array.isArray(view.mines) ? (view.mines as number[]) : null);
const openedOf = ({ view }: InstantRound) => (Array.isArray(view.opened) ? (view.opened as number[]) : []);
const countOf = ({ choice }: InstantRound) => Number(choice.mines);

const verify: VerifyRound = async (round, serverSeed) => {
  const { clientSeed, nonce } = round.fairness;
  const laid = await replay({ serverSeed, clientSeed, nonce }, (draw) => mines.layMines(countOf(round), draw));
  const opened = openedOf(round);
  const isLost = opened.some((field) => laid.includes(field));
  const payoutMinor = isLost ? 0n : mines.payoutNow(BigInt(round.betMinor), { mines: laid, opened });
  return laid.join() === minesOf(round)?.join() && payoutMinor === BigInt(round.payoutMinor);
};

function Rules() {
  const t = useTranslations('instant.mines.rules');
  const samples = [1, 3, 5, 10, 24];
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Facts
        facts={[
          [t('rtp'), t('rtpValue')],
          ...samples.map(
            (count) =>
              [t('firstField', { count }), timesText(mines.returnAfter(count, 1))] as readonly [string, string],
          ),
          [t('version'), mines.rulesVersion],
        ]}
      />
      <Section title={t('interruptedTitle')} text={t('interrupted')} />
    </div>
  );
}

type FieldState = 'hidden' | 'gem' | 'mine' | 'shownGem' | 'shownMine';

function stateOf(round: InstantRound | null, field: number): FieldState {
  if (round === null) return 'hidden';
  const laid = minesOf(round);
  const isOpen = openedOf(round).includes(field);
  if (laid === null) return isOpen ? 'gem' : 'hidden';
  if (laid.includes(field)) return isOpen ? 'mine' : 'shownMine';
  return isOpen ? 'gem' : 'shownGem';
}

/** Where arrow keys set out before a field had the focus. */
const middleField = 12;

/** Arrow keys go from field to field while one can be opened, also when the field that had the focus has just been opened. */
function useFieldKeys(isActive: boolean) {
  const board = useRef<HTMLDivElement>(null);
  const last = useRef(middleField);
  const areKeysOn = useTableFrameState((state) => state.areKeysOn);
  useEffect(() => {
    if (!isActive || !areKeysOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.target !== document.body && !board.current?.contains(event.target as Node)) return;
      const fields = [...(board.current?.querySelectorAll('button') ?? [])];
      const next = nextField(last.current, event.key, (field) => fields[field]?.disabled === false);
      if (next === null) return;
      event.preventDefault();
      fields[next]?.focus();
    };
    const note = (event: FocusEvent) => {
      const field = [...(board.current?.querySelectorAll('button') ?? [])].indexOf(event.target as HTMLButtonElement);
      if (field >= 0) last.current = field;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('focusin', note);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('focusin', note);
    };
  }, [isActive, areKeysOn]);
  return board;
}

function Board({
  round,
  isLocked,
  onOpen,
}: {
  round: InstantRound | null;
  isLocked: boolean;
  onOpen: (field: number) => void;
}) {
  const t = useTranslations('instant.mines');
  const isRunning = round?.status === 'open';
  const board = useFieldKeys(isRunning && !isLocked);
  return (
    <div ref={board} className="mines-board">
      {Array.from({ length: mines.fields }, (_, field) => {
        const state = stateOf(round, field);
        const picture = state === 'gem' || state === 'shownGem' ? art.gem : state === 'hidden' ? null : art.mine;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={field}
            type="button"
            className="mines-field"
            data-state={state}
            disabled={!isRunning || isLocked || state !== 'hidden'}
            aria-label={t(`field.${state}`, { number: field + 1 })}
            onClick={() => onOpen(field)}
          >
            {picture !== null && <img src={picture} alt="" draggable={false} />}
          </button>
        );
      })}
    </div>
  );
}

const shownSteps = 5;

/** What the next fields pay, the field that was opened last at the left. Readers hear the next one among the figures. */
function Ladder({ count, opened }: { count: number; opened: number }) {
  const first = Math.max(1, opened);
  const last = Math.min(mines.fields - count, first + shownSteps - 1);
  const steps = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return (
    <ol className="mines-ladder" aria-hidden="true">
      {steps.map((step) => (
        <li key={step} className="tabular" data-reached={step <= opened}>
          {timesText(mines.returnAfter(count, step))}
        </li>
      ))}
    </ol>
  );
}

function MineCount({
  count,
  isLocked,
  onChange,
}: {
  count: number;
  isLocked: boolean;
  onChange: (count: number) => void;
}) {
  const t = useTranslations('instant.mines');
  const move = (by: number) => onChange(Math.min(mines.mineCounts.max, Math.max(mines.mineCounts.min, count + by)));
  return (
    <div className="instant-field">
      <span className="instant-label">{t('count')}</span>
      <div className="instant-input">
        <button type="button" disabled={isLocked} aria-label={t('fewer')} onClick={() => move(-1)}>
          −
        </button>
        <output className="tabular grid flex-1 place-items-center font-bold">{count}</output>
        <button type="button" disabled={isLocked} aria-label={t('more')} onClick={() => move(1)}>
          +
        </button>
      </div>
    </div>
  );
}

function Play() {
  const t = useTranslations('instant.mines');
  const keyText = useTranslations('tables.keys');
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const instant = useInstant();
  const stake = useStake(instant.limits);
  const [count, setCount] = useState(3);
  const { round } = instant;
  const isRunning = round?.status === 'open';
  const hasOpened = isRunning && openedOf(round).length > 0;
  const next = isRunning ? Number(round.view.nextReturn10k ?? 0) : mines.returnAfter(count, 1);

  const begin = () => {
    if (stake.minor === null) return;
    sound.play('click');
    void instant.play(stake.minor, { mines: count });
  };
  const open = async (field: number) => {
    const after = await instant.step({ field });
    if (after) sound.play(stateOf(after, field) === 'mine' ? 'boom' : 'reveal');
  };
  const openAny = () => {
    const field = randomField(round ? openedOf(round) : []);
    if (field !== null) void open(field);
  };
  const leave = async () => {
    if (await instant.step({ cashOut: true })) sound.play('win');
  };
  return (
    <TableFrame
      title={t('title')}
      scene="mines"
      keys={[['B', t('start')], ['T', keyText('take')], ['Arrows', keyText('fields')], ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds rounds={instant.history} labelOf={timesOfRound} />
          <Ladder count={isRunning ? countOf(round) : count} opened={isRunning ? openedOf(round).length : 0} />
          <div className="mines-tray">
            <Board round={round} isLocked={instant.isBusy} onOpen={open} />
          </div>
          <WinFlag paid={round?.status === 'settled' ? paidOf(round) : null} />
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('next'), timesText(next)],
              [
                t(isRunning ? 'now' : 'won'),
                <span key="now" role="status">
                  {round === null ? '–' : money(round.payoutMinor)}
                </span>,
              ],
            ]}
          />
          <div className="instant-row">
            <StakeField
              text={stake.text}
              onChange={stake.setText}
              limits={instant.limits}
              isLocked={isRunning || instant.isBusy}
            />
            <MineCount
              count={isRunning ? countOf(round) : count}
              isLocked={isRunning || instant.isBusy}
              onChange={setCount}
            />
            {isRunning && (
              <Button variant="on-hero" size="lg" disabled={instant.isBusy} onClick={openAny}>
                {t('any')}
              </Button>
            )}
            {isRunning ? (
              <Button size="lg" aria-keyshortcuts="T" disabled={!hasOpened || instant.isBusy} onClick={leave}>
                {t('cashOut', { amount: money(round.payoutMinor) })}
              </Button>
            ) : (
              <Button size="lg" aria-keyshortcuts="B" disabled={!stake.isCovered || instant.isBusy} onClick={begin}>
                {t('start')}
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

import type { InstantRound } from '@baize/contract';
import { replay } from '@baize/fairness';
import { rankOf } from '@baize/games/cards';
import * as hiLo from '@baize/games/hi-lo';
import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../game-frame/panels/parts.tsx';
import { TableFrame } from '../../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { paidOf, useInstant } from '../../table-frame/use-instant.ts';
import { WinFlag } from '../../table-frame/WinFlag.tsx';
import { Figures } from '../Figures.tsx';
import { LastRounds } from '../LastRounds.tsx';
import { InstantFairness, InstantHistory, type VerifyRound } from '../panels.tsx';
import { StakeField, useStakeKeys } from '../StakeField.tsx';
import { timesOfRound } from '../times.ts';
import { useStake } from '../use-stake.ts';
import { Deal } from './Deal.tsx';

const cardsOf = (round: InstantRound | null) =>
  Array.isArray(round?.view.cards) ? (round.view.cards as number[]) : [];
const guessesOf = ({ view }: InstantRound) => (Array.isArray(view.guesses) ? (view.guesses as hiLo.Guess[]) : []);

const verify: VerifyRound = async (round, serverSeed) => {
  const { clientSeed, nonce } = round.fairness;
  const cards = await replay({ serverSeed, clientSeed, nonce }, hiLo.drawCards);
  const guesses = guessesOf(round);
  const isSame = cards.slice(0, guesses.length + 1).join() === cardsOf(round).join();
  return isSame && hiLo.payoutNow(BigInt(round.betMinor), { cards, guesses }) === BigInt(round.payoutMinor);
};

const thousand = 1_000;
const thousandths = 3;
const timesOf = (rank: number, guess: hiLo.Guess) =>
  `${(hiLo.timesOfGuess(rank, guess) / thousand).toFixed(thousandths)}×`;

function Rules() {
  const t = useTranslations('instant.hiLo.rules');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('title')} text={t('text')} />
      <Section title={t('rtp')} text={t('rtpText', { last: hiLo.cardsOfRound - 1 })} />
      <Facts facts={[[t('version'), hiLo.rulesVersion]]} />
      <Section title={t('interruptedTitle')} text={t('interrupted')} />
    </div>
  );
}

interface GuessButtonProps {
  guess: hiLo.Guess;
  round: InstantRound;
  isBusy: boolean;
  onGuess: (guess: hiLo.Guess) => void;
}

const edgeRanks: Readonly<Record<number, hiLo.Guess>> = { 1: 'higher', 13: 'lower' };

function GuessButton({ guess, round, isBusy, onGuess }: GuessButtonProps) {
  const t = useTranslations('instant.hiLo');
  const rank = rankOf(cardsOf(round).at(-1) ?? 0);
  const other = edgeRanks[rank];
  const kind = other === undefined ? guess : other === guess ? (`${guess}Only` as const) : 'same';
  const isOffered = typeof round.view[`${guess}Minor`] === 'string';
  return (
    <Button
      size="lg"
      variant="secondary"
      aria-keyshortcuts={guess === 'higher' ? 'H' : 'L'}
      disabled={!isOffered || isBusy}
      onClick={() => onGuess(guess)}
    >
      {guess === 'higher' ? '▲' : '▼'} {t(`guess.${kind}`)} <span className="tabular">{timesOf(rank, guess)}</span>
    </Button>
  );
}

function Play() {
  const t = useTranslations('instant.hiLo');
  const keyText = useTranslations('tables.keys');
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const instant = useInstant();
  const stake = useStake(instant.limits);
  const { round } = instant;
  const isRunning = round?.status === 'open';
  const isOver = round?.status === 'settled';
  const hasWon = isOver && BigInt(round.payoutMinor) > 0n;

  const begin = () => {
    if (stake.minor !== null) void instant.play(stake.minor, {});
  };
  const guess = async (name: hiLo.Guess) => {
    if (round === null) return;
    const after = await instant.step({ guess: name, at: guessesOf(round).length });
    if (after) sound.play(after.payoutMinor === '0' ? 'boom' : 'reveal');
  };
  const leave = async () => {
    if (await instant.step({ cashOut: true })) sound.play('win');
  };
  const keys = [
    ['B', t('start')],
    ['H', t('guess.higher')],
    ['L', t('guess.lower')],
    ['T', keyText('take')],
  ] as const;
  return (
    <TableFrame
      title={t('title')}
      scene="hi-lo"
      keys={[...keys, ...useStakeKeys()]}
      panels={{ Rules, History: InstantHistory, Fairness }}
      stage={
        <div className="instant-stage">
          <LastRounds rounds={instant.history} labelOf={timesOfRound} />
          <div className="instant-board" data-scene="hi-lo">
            <Deal cards={cardsOf(round)} isWon={hasWon} isLost={isOver && !hasWon} />
            <WinFlag paid={isOver ? paidOf(round) : null} />
          </div>
        </div>
      }
      controls={
        <div className="instant-controls">
          <Figures
            figures={[
              [t('guesses'), round === null ? '–' : `${guessesOf(round).length} / ${hiLo.cardsOfRound - 1}`],
              [
                t(isRunning ? 'now' : 'won'),
                <span key="now" role="status">
                  {round === null ? '–' : money(round.payoutMinor)}
                </span>,
              ],
            ]}
          />
          {isRunning ? (
            <div className="instant-row">
              {hiLo.guesses.map((name) => (
                <GuessButton key={name} guess={name} round={round} isBusy={instant.isBusy} onGuess={guess} />
              ))}
              <Button
                size="lg"
                aria-keyshortcuts="T"
                disabled={guessesOf(round).length === 0 || instant.isBusy}
                onClick={leave}
              >
                {t('cashOut', { amount: money(round.payoutMinor) })}
              </Button>
            </div>
          ) : (
            <div className="instant-row">
              <StakeField
                text={stake.text}
                onChange={stake.setText}
                limits={instant.limits}
                isLocked={instant.isBusy}
              />
              <Button size="lg" aria-keyshortcuts="B" disabled={!stake.isCovered || instant.isBusy} onClick={begin}>
                {t('start')}
              </Button>
            </div>
          )}
        </div>
      }
    />
  );
}

function Fairness() {
  return <InstantFairness verify={verify} />;
}

export const game: TableFrameGame = { Play, Rules };

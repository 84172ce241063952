import { paces } from '@baize/games/paces';
import { advertised, redsOf, type SeDieSeen, seDieBets, tokens } from '@baize/games/se-die';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { Spot } from '../../table-frame/table/table-view.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { ResultList } from '../ResultList.tsx';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';

const { shakeMs, liftMs } = paces.seDie;
const betTypes = seDieBets();
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as SeDieSeen;
const betKeys = [
  'odd',
  'even',
  'big',
  'small',
  'fourRed',
  'threeRed',
  'twoRed',
  'oneRed',
  'noRed',
  'allAlike',
] as const;
type BetKey = (typeof betKeys)[number];
/** By how many are red. */
const splits = ['noRed', 'oneRed', 'twoRed', 'threeRed', 'fourRed'] as const;
const splitOf = (seen: SeDieSeen) => splits[redsOf(seen)] ?? 'noRed';
const oddsOf = (key: string) => paysText(betTypes.find((bet) => bet.key === key)?.returnsOf('') ?? []);

function Tokens({ reds }: { reds: readonly boolean[] }) {
  return (
    <span className="tokens">
      {reds.map((isRed, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <i key={index} data-red={isRed} />
      ))}
    </span>
  );
}
const tokensOf = (red: number) => Array.from({ length: tokens }, (_, index) => index < red);

function Stage({ round, elapsedMs }: StageProps) {
  const t = useTranslations('tables.seDie');
  const seen = round?.outcome && elapsedMs !== null ? seenOf(round.outcome) : null;
  const isShaking = elapsedMs !== null && elapsedMs < shakeMs;
  const isOpen = elapsedMs !== null && !isShaking;
  useSoundWhen(isShaking, 'shake');
  useSoundWhen(isOpen, 'land');
  return (
    <div className="heap-stage">
      <div className="bowl-plate" data-shaking={isShaking} data-dealer={isShaking ? 'shake' : undefined}>
        {isOpen && seen && <Tokens reds={seen.reds} />}
        <div className="bowl" data-lifted={isOpen} />
      </div>
      <p className="hands-result" role="status">
        {seen && elapsedMs !== null && elapsedMs >= shakeMs + liftMs && t(`bet.${splitOf(seen)}`)}
      </p>
    </div>
  );
}

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.seDie');
  const results = history.map(({ summary }) => redsOf(seenOf(summary)));
  const kindOf = (reds: number) => (reds % 2 === 1 ? 'big' : 'small');
  return (
    <ResultList
      label={t('latest')}
      kinds={(['odd', 'even'] as const).map((key) => ({
        kind: key === 'odd' ? 'big' : 'small',
        label: t(`bet.${key}`),
        count: results.filter((reds) => (reds % 2 === 1) === (key === 'odd')).length,
      }))}
      results={results.map((reds) => ({ kind: kindOf(reds), text: reds }))}
    />
  );
}

function Cloth() {
  const t = useTranslations('tables.seDie');
  const chance = (key: BetKey, className: string) => (
    <BetSpot betKey={key} label={t(`bet.${key}`)} className={className}>
      <span className="bet-name">{t(`bet.${key}`)}</span>
      <span className="bet-odds">{oddsOf(key)}</span>
    </BetSpot>
  );
  return (
    <BetCloth className="tokens-cloth">
      <div className="cloth-main">
        {chance('odd', 'bet-main bet-red')}
        {chance('even', 'bet-main bet-blue')}
      </div>
      <div className="cloth-main">
        {chance('small', 'bet-main')}
        {chance('big', 'bet-main')}
      </div>
      <div className="tokens-splits">
        {splits.map((key, red) => (
          <BetSpot key={key} betKey={key} label={t(`bet.${key}`)} className="bet-small">
            <Tokens reds={tokensOf(red)} />
            <span className="bet-name">{t(`bet.${key}`)}</span>
            <span className="bet-odds">{oddsOf(key)}</span>
          </BetSpot>
        ))}
        {chance('allAlike', 'bet-small bet-gold')}
      </div>
    </BetCloth>
  );
}

function useBetName() {
  const t = useTranslations('tables.seDie');
  return ({ key }: Spot): string => t(`bet.${key as BetKey}`);
}

function Rules() {
  const t = useTranslations('tables.seDie');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betKeys.map((key) => ({ key, label: t(`bet.${key}`), pays: oddsOf(key), advertised: advertised[key] }))}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.seDie');
  return (outcome: Record<string, unknown>): string => t(`bet.${splitOf(seenOf(outcome))}`);
}

const client: TableClient<SeDieSeen> = {
  titleKey: 'seDie',
  scene: 'se-die',
  betTypes,
  seenOf,
  Stage,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) =>
    seenOf(outcome)
      .reds.map((isRed) => (isRed ? '🔴' : '⚪'))
      .join(''),
  verify: (round) => isSameRound(round, (draw) => ({ reds: Array.from({ length: tokens }, () => draw(2) === 1) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

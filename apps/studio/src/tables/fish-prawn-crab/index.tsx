import { advertised, type FishPrawnCrabSeen, symbols } from '@baize/games/fish-prawn-crab';
import { paces } from '@baize/games/paces';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { type StageProps, type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { ResultList } from '../ResultList.tsx';
import { Die } from '../sic-bo/Die.tsx';
import { BetTable } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { betKeys, betTypes, Cloth, oddsOf, useBetName } from './Cloth.tsx';
import { SymbolFace, SymbolMark } from './SymbolMark.tsx';

const { shakeMs } = paces.fishPrawnCrab;
const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as FishPrawnCrabSeen;
/** How a face reads where there are only letters, in every language. */
const emoji = { fish: '🐟', prawn: '🦐', crab: '🦀', stag: '🦌', gourd: '🎃', rooster: '🐓' } as const;
const atFirst: FishPrawnCrabSeen = { dice: ['fish', 'prawn', 'crab'] };

function Stage({ round, elapsedMs, history }: StageProps) {
  const t = useTranslations('tables.fishPrawnCrab');
  const last = history.at(-1);
  const isShaking = elapsedMs !== null && elapsedMs < shakeMs;
  useSoundWhen(isShaking, 'shake');
  useSoundWhen(elapsedMs !== null && !isShaking, 'land');
  const seen = round?.outcome ? seenOf(round.outcome) : last ? seenOf(last.summary) : atFirst;
  return (
    <div className="sicbo-stage">
      <div className="sicbo-dome" data-shaking={isShaking} data-dealer={isShaking ? 'shake' : undefined}>
        <div className="sicbo-dice-on-plate">
          {seen.dice.map((symbol, index) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={index}
              face={symbols.indexOf(symbol) + 1}
              isShaking={isShaking}
              index={index}
              Side={SymbolFace}
            />
          ))}
        </div>
      </div>
      <p className="hands-result" role="status">
        {elapsedMs !== null && !isShaking && seen.dice.map((symbol) => t(`symbol.${symbol}`)).join(' · ')}
      </p>
    </div>
  );
}

function Side({ history }: Pick<StageProps, 'history'>) {
  const t = useTranslations('tables.fishPrawnCrab');
  const throws = history.map(({ summary }) => seenOf(summary).dice);
  return (
    <div className="symbols-side">
      <ResultList
        label={t('latest')}
        kinds={symbols.map((symbol) => ({
          kind: 'plain',
          label: <SymbolMark symbol={symbol} />,
          count: throws.flat().filter((die) => die === symbol).length,
        }))}
        results={throws.map((dice) => ({
          kind: 'plain',
          text: (
            <span className="symbol-marks" role="img" aria-label={dice.map((die) => t(`symbol.${die}`)).join(', ')}>
              {dice.map((symbol, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                <SymbolMark key={index} symbol={symbol} />
              ))}
            </span>
          ),
        }))}
      />
    </div>
  );
}

function Rules() {
  const t = useTranslations('tables.fishPrawnCrab');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betKeys.map((key) => ({
          key,
          label: t(`bet.${key}`),
          pays: oddsOf(key),
          advertised: advertised[key],
        }))}
      />
    </div>
  );
}

function useResultLine() {
  const t = useTranslations('tables.fishPrawnCrab.symbol');
  return (outcome: Record<string, unknown>): string =>
    seenOf(outcome)
      .dice.map((symbol) => t(symbol))
      .join(' · ');
}

const client: TableClient<FishPrawnCrabSeen> = {
  titleKey: 'fishPrawnCrab',
  scene: 'fish-prawn-crab',
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
      .dice.map((symbol) => emoji[symbol])
      .join(' '),
  verify: (round) =>
    isSameRound(round, (draw) => ({ dice: [1, 2, 3].map(() => symbols[draw(symbols.length)] ?? null) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

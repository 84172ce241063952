import { advertised, pockets, type RouletteSeen, rouletteBets } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';
import { Section } from '../../game-frame/panels/parts.tsx';
import { type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { BetTable, paysText } from '../TableRules.tsx';
import { isSameRound } from '../verify.ts';
import { type RouletteBetKey, useBetName } from './bet-names.ts';
import { Cloth } from './Cloth.tsx';
import { useResultLine } from './result-line.ts';
import { Side } from './Side.tsx';
import { Spin } from './Spin.tsx';

const betTypes = rouletteBets({ laPartage: false });
const seenOf = (outcome: Record<string, unknown>): RouletteSeen => ({ pocket: Number(outcome.pocket) });
function Rules() {
  const t = useTranslations('tables.roulette');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.title')} text={t('rules.text')} />
      <BetTable
        rows={betTypes.map(({ key, selections, returnsOf }) => ({
          key,
          label: t(`bet.${key as RouletteBetKey}`),
          pays: paysText(returnsOf(selections[0] ?? '')),
          advertised: advertised[key],
        }))}
      />
      <Section title={t('rules.callsTitle')} text={t('rules.calls')} />
    </div>
  );
}

const client: TableClient<RouletteSeen> = {
  titleKey: 'roulette',
  scene: 'roulette',
  betTypes,
  seenOf,
  Stage: Spin,
  Side,
  Cloth,
  Rules,
  useBetName,
  useResultLine,
  resultText: ({ pocket }) => String(pocket),
  verify: (round) => isSameRound(round, (draw) => ({ pocket: draw(pockets) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

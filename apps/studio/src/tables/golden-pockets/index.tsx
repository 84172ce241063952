import { dealGoldenPockets, type GoldenPocketsSeen, goldenPocketsBets } from '@baize/games/golden-pockets';
import { type TableClient, TablePlay } from '../../table-frame/table/TablePlay.tsx';
import type { TableFrameGame } from '../../table-frame/table-frame-game.ts';
import { useBetName } from '../roulette/bet-names.ts';
import { Cloth } from '../roulette/Cloth.tsx';
import { useResultLine } from '../roulette/result-line.ts';
import { Side } from '../roulette/Side.tsx';
import { isSameRound } from '../verify.ts';
import { ClothMarks } from './marks.tsx';
import { Rules } from './Rules.tsx';
import { Stage } from './Stage.tsx';

const seenOf = (outcome: Record<string, unknown>) => outcome as unknown as GoldenPocketsSeen;
const luckyText = ({ lucky }: GoldenPocketsSeen) =>
  lucky.map(({ pocket, multiplier }) => `${pocket} ×${multiplier}`).join(', ');

const client: TableClient<GoldenPocketsSeen> = {
  titleKey: 'goldenPockets',
  scene: 'golden-pockets',
  betTypes: goldenPocketsBets(),
  seenOf,
  Stage,
  Side,
  Cloth: () => <Cloth marks={<ClothMarks />} />,
  Rules,
  useBetName,
  useResultLine,
  resultText: (outcome) => `${seenOf(outcome).pocket} (${luckyText(seenOf(outcome))})`,
  verify: (round) => isSameRound(round, (draw) => ({ ...dealGoldenPockets(draw) })),
};

export const game: TableFrameGame = { Play: () => <TablePlay client={client} />, Rules };

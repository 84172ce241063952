import type { RoomView } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../table-frame/table/use-now.ts';
import { useCurrencyMoney } from '../../table-frame/table-frame-context.tsx';

const tickMs = 1_000;
const msPerSecond = 1_000;
const perMinute = 60;

/** Minutes and seconds of a time that is left. */
function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / msPerSecond));
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, '0')}`;
}

interface LineProps {
  room: RoomView;
  tournament: NonNullable<RoomView['tournament']>;
  nowMs: () => number;
}

/** The level with its blinds and how long it lasts, and the prizes. */
export function LevelLine({ room, tournament, nowMs }: LineProps) {
  const t = useTranslations('holdem.sng');
  const money = useCurrencyMoney();
  const now = useServerNow(nowMs, tickMs);
  const { level, nextBigBlind, nextLevelAt, prizes, finished } = tournament;
  const paid = room.status === 'closed' ? finished.filter(({ prizeMinor }) => prizeMinor !== '0') : [];
  return (
    <p className="sng-line tabular">
      {room.status === 'playing' && (
        <>
          <span>{t('level', { level })}</span>
          {nextBigBlind !== null && nextLevelAt !== null && (
            <span>
              {t('next', {
                small: `${BigInt(nextBigBlind) / 2n}`,
                big: nextBigBlind,
                time: clockText(Date.parse(nextLevelAt) - now),
              })}
            </span>
          )}
        </>
      )}
      {paid.map(({ name, place, prizeMinor }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: who shared a place has one name, shortened
        <strong key={index}>{t('result', { place, name, amount: money(prizeMinor) })}</strong>
      ))}
      {(paid.length > 0 ? [] : prizes).map((prize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its prize's key
        <strong key={index}>{t('prize', { place: index + 1, amount: money(prize) })}</strong>
      ))}
    </p>
  );
}

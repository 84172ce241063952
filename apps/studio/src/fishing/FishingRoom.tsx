import type { FishingVolley } from '@baize/contract';
import { announcedBoss, type FishKey, type LevelKey, type Water, waterOf } from '@baize/games/fishing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { useServerNow } from '../table-frame/table/use-now.ts';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import { ControlBar } from './ControlBar.tsx';
import { useFishName } from './fish-name.ts';
import { createGunner, type Settings } from './gunner.ts';
import type { FishingOpening } from './opening.ts';
import { PoolPlate, PoolWon } from './Pool.tsx';
import { createFishingPanels } from './panels.tsx';
import { type FireAnswer, type FishingNow, useFishing } from './use-fishing.ts';
import { WaterCanvas } from './Water.tsx';
import { createWorld, type Field, type Hit } from './world.ts';

const bossLookMs = 500;
const bigTimes = 30;

/** Says that a boss is about to come. */
function BossWarning({ now, water }: { now: FishingNow; water: Water }) {
  const t = useTranslations('fishing');
  const nameOf = useFishName(water);
  const { sound } = useTableFrame();
  const at = useServerNow(now.nowMs, bossLookMs, true);
  const boss = now.room ? announcedBoss(now.room.seed, at - Date.parse(now.room.openedAt)) : null;
  useEffect(() => {
    if (boss !== null) sound.play('bell');
  }, [boss, sound]);
  return (
    <p className="fishing-boss" role="status" data-on={boss !== null}>
      {boss !== null && t('boss', { name: nameOf(boss) })}
    </p>
  );
}

interface RoomProps {
  opening: FishingOpening;
  level: LevelKey;
  onLeft: () => void;
}

/** Bullets, fish and the cannon of the player's own seat. */
function useWater({ opening, level }: Pick<RoomProps, 'opening' | 'level'>) {
  const { sound } = useTableFrame();
  const money = useTableFrameMoney();
  const water = waterOf(opening.gameCode) ?? 'reef';
  const nameOf = useFishName(water);
  const t = useTranslations('fishing');
  const [told, setTold] = useState('');
  const [wonPool, setWonPool] = useState<string | null>(null);
  const [seat, setSeat] = useState(0);
  const field = useRef<Field>({ width: 1, height: 1 });
  const world = useMemo(() => createWorld(seat), [seat]);
  const gunner = useMemo(() => createGunner(seat, opening.shotMs), [seat, opening]);
  const offered = opening.levels.find((one) => one.level === level)?.betsMinor ?? [];
  const settings = useRef<Settings>({
    ...{ weapon: 'cannon', betMinor: BigInt(offered[0] ?? 0), isAuto: false, isLocking: false, isPressing: false },
  });

  const onAnswer = ({ results }: FireAnswer, betMinor: bigint) => {
    for (const { fish, kinds, caught, nonce, poolMinor } of results) {
      if (nonce === null) world.markGone(fish);
      for (const { index, times } of caught) {
        const prizeMinor = BigInt(times) * betMinor;
        world.die(fish[index] ?? '', prizeMinor, seat);
        setTold(t('caught', { name: nameOf(kinds[index] as FishKey), amount: money(prizeMinor) }));
        sound.play(times >= bigTimes ? 'win' : 'coins');
      }
      if (poolMinor !== undefined) {
        setTold(t('pool.won', { amount: money(poolMinor) }));
        setWonPool(poolMinor);
      }
    }
  };
  const onVolley = (volley: FishingVolley) => {
    if (volley.seat !== seat) gunner.show(world, field.current, volley, performance.now());
    else world.markGone(volley.shots.flatMap(({ fish, caught }) => caught.map(({ index }) => fish[index] ?? '')));
  };
  const onRefused = () => {
    settings.current.isAuto = false;
  };
  const now = useFishing(level, { onAnswer, onVolley, onRefused });
  const { room } = now;
  useEffect(() => {
    if (!room) return;
    setSeat(room.seat);
    world.markGone(room.gone);
  }, [room, world]);
  // The bets of a level may have changed since the game was opened.
  const betsMinor = (room?.betsMinor ?? offered).map(BigInt);
  const closePool = useCallback(() => setWonPool(null), []);
  return { water, now, told, wonPool, closePool, field, world, gunner, settings, betsMinor };
}

/** A room: the water, cannons, and what the player may press. */
export function FishingRoom({ opening, level, onLeft }: RoomProps) {
  const t = useTranslations('fishing');
  const { sound } = useTableFrame();
  const { water, now, told, wonPool, closePool, field, world, gunner, settings, betsMinor } = useWater({
    opening,
    level,
  });
  const panels = useRef(createFishingPanels(water)).current;
  // Whatever was refused would be refused again.
  const isStopped = useTableFrameState(({ notice }) => notice !== null && notice !== 'reconnecting');
  const onHits = useCallback(
    (hits: readonly Hit[]) => {
      for (const hit of hits) now.queue.add(hit);
      now.showStaked();
      sound.play('splash');
    },
    [now, sound],
  );
  const onFired = useCallback(() => sound.play('shot'), [sound]);
  const fireOnce = () => {
    if (gunner.tick(world, field.current, settings.current, performance.now(), true)) onFired();
  };
  return (
    <TableFrame
      title={t(`title.${water}`)}
      scene="fishing"
      keys={[
        ['F', t('bar.fire')],
        ['A', t('bar.auto')],
        ['L', t('bar.lock')],
        ['W', t('bar.weapon')],
        ['N', t('bar.lower')],
        ['M', t('bar.higher')],
      ]}
      panels={panels}
      stage={
        <section className="fishing-stage" aria-label={t(`levels.${level}`)}>
          {now.room && (
            <WaterCanvas
              {...{ water, world, gunner, settings, field, onHits, onFired }}
              room={now.room}
              nowMs={now.nowMs}
            />
          )}
          {now.room && <PoolPlate amountMinor={now.room.poolMinor} />}
          <BossWarning now={now} water={water} />
          {wonPool !== null && <PoolWon amountMinor={wonPool} onClose={closePool} />}
          <p className="sr-only" role="status" data-caught>
            {told}
          </p>
        </section>
      }
      controls={
        <ControlBar
          settings={settings}
          betsMinor={betsMinor}
          isStopped={isStopped}
          onFire={fireOnce}
          onUnlock={gunner.unlock}
          onLeave={async () => {
            await now.leave();
            onLeft();
          }}
        />
      }
    />
  );
}

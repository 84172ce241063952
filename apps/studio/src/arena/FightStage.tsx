import type { ArenaCode, ArenaFight } from '@baize/contract';
import { clockSpeed, type FightEvent, staminaAt } from '@baize/games/cockfight';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isStill } from '../lib/is-still.ts';
import { useServerNow } from '../table-frame/table/use-now.ts';
import { useTableFrame } from '../table-frame/table-frame-context.tsx';
import { createFightCanvas } from './canvas/fight-canvas.ts';

const hudEveryMs = 120;
const msPerSecond = 1_000;
/** Until which moment of the show a still picture is drawn, for who asked for less motion. */
const stillStepMs = 900;

interface StageProps {
  arena: ArenaCode;
  fight: ArenaFight | null;
  nowMs: () => number;
}

const soundOf: Readonly<Record<FightEvent['kind'], string>> = {
  walk: 'click',
  fly: 'flap',
  strike: 'strike',
  fall: 'land',
};

/** Plays what happens as it comes; what is long past, as after a late start, is silent. */
function useFightSounds(fight: ArenaFight | null, nowMs: () => number): void {
  const { sound } = useTableFrame();
  useEffect(() => {
    const startMs = fight?.fightsAt ? Date.parse(fight.fightsAt) : null;
    if (startMs === null || !fight?.course) return;
    const timers = fight.course.events.flatMap(({ atMs, kind }) => {
      const inMs = startMs + atMs - nowMs();
      return kind === 'walk' || inMs < 0 ? [] : [setTimeout(() => sound.play(soundOf[kind]), inMs)];
    });
    const endInMs = startMs + fight.course.endMs - nowMs();
    if (endInMs > 0) timers.push(setTimeout(() => sound.play('bell'), endInMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [fight, nowMs, sound]);
}

export const elapsedOf = (fight: ArenaFight | null, now: number): number | null =>
  fight?.fightsAt && fight.course ? Math.max(0, now - Date.parse(fight.fightsAt)) : null;

/** The arena with both birds, drawn frame by frame. */
function Canvas({ arena, fight, nowMs }: StageProps) {
  const t = useTranslations('arena.stage');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = createFightCanvas();
    let handle = 0;
    const frame = (atMs: number) => {
      handle = requestAnimationFrame(frame);
      const elapsedMs = elapsedOf(fight, nowMs());
      const still = isStill();
      const shownMs = still && elapsedMs !== null ? Math.floor(elapsedMs / stillStepMs) * stillStepMs : elapsedMs;
      if (canvas.current) draw(canvas.current, { arena, fight, elapsedMs: shownMs, nowMs: still ? 0 : atMs });
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [arena, fight, nowMs]);
  return <canvas ref={canvas} className="arena-canvas" role="img" aria-label={t('picture')} />;
}

function Corner({ side, name, stamina }: { side: 'meron' | 'wala'; name: string; stamina: number }) {
  const t = useTranslations('arena');
  return (
    <div className="arena-corner" data-side={side}>
      <span className="arena-corner-side">{t(`bet.${side}`)}</span>
      <span className="arena-corner-name">{name}</span>
      <span className="arena-stamina" aria-hidden="true">
        <span style={{ inlineSize: `${stamina}%` }} />
      </span>
    </div>
  );
}

const minuteSeconds = 60;
const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / msPerSecond);
  return `${Math.floor(seconds / minuteSeconds)}:${`${seconds % minuteSeconds}`.padStart(2, '0')}`;
};

/** The stage: arena, names with what is left of each bird, the clock of the fight, and the result when it is called. */
export function FightStage({ arena, fight, nowMs }: StageProps) {
  const t = useTranslations('arena');
  const isFighting = fight?.state === 'FIGHTING';
  const now = useServerNow(nowMs, hudEveryMs, isFighting);
  useFightSounds(fight, nowMs);
  const elapsedMs = elapsedOf(fight, now);
  const events = fight?.course?.events ?? [];
  const shownMs = isFighting ? elapsedMs : (fight?.course?.endMs ?? null);
  const left = (side: 'meron' | 'wala') => (shownMs === null ? 100 : staminaAt({ events }, side, shownMs));
  const outcome = fight?.outcome ?? null;
  return (
    <div className="arena-stage" data-state={fight?.state}>
      <Canvas arena={arena} fight={fight} nowMs={nowMs} />
      <p className="arena-virtual">{t('virtual')}</p>
      {fight && (
        <div className="arena-corners">
          <Corner side="meron" name={fight.meron.name} stamina={left('meron')} />
          <p className="arena-number">
            <span>{t('fight', { number: fight.number })}</span>
            {shownMs !== null && <span className="tabular">{clockText(shownMs * clockSpeed)}</span>}
          </p>
          <Corner side="wala" name={fight.wala.name} stamina={left('wala')} />
        </div>
      )}
      <div className="arena-result" role="status" data-outcome={outcome}>
        {outcome !== null && (
          <>
            <strong>{t(`outcome.${outcome}`)}</strong>
            {outcome === 'CANCEL' && fight?.cancelGround !== '' && (
              <span>{t(`ground.${fight?.cancelGround ?? 'staff'}`)}</span>
            )}
            {(outcome === 'BDD' || outcome === 'FTD') && <span>{t('birdsBack')}</span>}
          </>
        )}
      </div>
    </div>
  );
}

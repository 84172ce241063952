import type { FishingRoom } from '@baize/contract';
import type { Water } from '@baize/games/fishing';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { penOf } from '../tables/crash/pen.ts';
import { createScene, type Gun } from './canvas/scene.ts';
import { barrelsOf, type Gunner, type Settings } from './gunner.ts';
import type { Field, Hit, Spot, World } from './world.ts';

const maxStepMs = 120;

interface WaterProps {
  water: Water;
  room: FishingRoom;
  world: World;
  gunner: Gunner;
  settings: RefObject<Settings>;
  field: RefObject<Field>;
  nowMs: () => number;
  onHits: (hits: readonly Hit[]) => void;
  onFired: () => void;
}

/** The water with its fish, drawn frame by frame; whoever presses on it aims and fires. */
export function WaterCanvas(props: WaterProps) {
  const t = useTranslations('fishing');
  const money = useTableFrameMoney();
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ ...props, money, you: t('you') });
  latest.current = { ...props, money, you: t('you') };
  const { water, world, gunner, settings, field } = props;

  useEffect(() => {
    const scene = createScene(water);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let handle = 0;
    let beforeMs = performance.now();
    const gunsOf = (room: FishingRoom, atMs: number): Gun[] =>
      room.seats.map(({ seat, name, betMinor }) => ({
        seat,
        name: seat === room.seat ? latest.current.you : name,
        bet: latest.current.money(seat === room.seat ? settings.current.betMinor : betMinor),
        aim: gunner.aimOf(field.current, seat),
        firedMsAgo: gunner.firedMsAgo(seat, atMs),
        barrels: seat === room.seat ? barrelsOf(settings.current.weapon) : 1,
      }));
    const frame = (atMs: number) => {
      handle = requestAnimationFrame(frame);
      const pen = canvas.current && penOf(canvas.current);
      if (!pen) return;
      const { room, nowMs, onHits, onFired } = latest.current;
      field.current = { width: pen.width, height: pen.height };
      const elapsedMs = nowMs() - Date.parse(room.openedAt);
      const hits = world.step(field.current, room.seed, elapsedMs, Math.min(maxStepMs, atMs - beforeMs));
      beforeMs = atMs;
      if (hits.length > 0) onHits(hits);
      if (gunner.tick(world, field.current, settings.current, atMs, false)) onFired();
      const lockedId = settings.current.isLocking ? gunner.lockedId() : null;
      const show = { world, ownSeat: room.seat, guns: gunsOf(room, atMs), lockedId, nowMs: atMs, isCalm };
      scene(pen.context, field.current, { ...show, scale: pen.scale, money: latest.current.money });
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [water, world, gunner, settings, field]);

  const spotOf = (event: PointerEvent<HTMLCanvasElement>): Spot => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - left) / width) * field.current.width,
      y: ((event.clientY - top) / height) * field.current.height,
    };
  };
  const release = () => {
    settings.current.isPressing = false;
  };
  return (
    <canvas
      ref={canvas}
      className="fishing-canvas"
      role="img"
      aria-label={t('picture')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        gunner.aimAt(spotOf(event));
        if (settings.current.isLocking) gunner.lockAt(world, spotOf(event));
        settings.current.isPressing = true;
        if (gunner.tick(world, field.current, settings.current, performance.now(), true)) props.onFired();
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' || settings.current.isPressing) gunner.aimAt(spotOf(event));
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { type Box, type DealerAct, hands, home, homeOf, type Move, movesOf } from './dealer-moves.ts';
import { boxOnStage, watchStage } from './watch-stage.ts';

const poses = ['rest', 'open', 'push'] as const;
const nowhere: Box = { left: 0, top: 0, width: 0, height: 0 };
const pictureOf = (pose: string) => `${import.meta.env.BASE_URL}art/dealer/${pose}.webp`;

interface DealerProps {
  /** Bets are closed, and nothing has been dealt. */
  isClosing: boolean;
}

/**
 * The dealer's hands over the stage: they close the bets, deal, turn, shake and lift what the stage says by `data-dealer`. For the eye alone;
 * who wants no motion sees none.
 */
export function Dealer({ isClosing }: DealerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    const layer = box.current;
    const below = layer?.previousElementSibling;
    if (!layer || !below) return;
    const fitting = new ResizeObserver(() => fit(layer));
    fitting.observe(below);
    return () => fitting.disconnect();
  }, []);
  useEffect(() => {
    const layer = box.current;
    const stage = layer?.parentElement;
    if (!layer || !stage || isStill) return;
    const handled = new Map<Element, Animation[]>();
    const end = (element: Element) => {
      for (const animation of handled.get(element) ?? []) animation.cancel();
      handled.delete(element);
    };
    const stop = watchStage(stage, {
      onAct: (act, element) => {
        end(element);
        fit(layer);
        const moves = play(layer, act, boxOnStage(element, layer));
        if (moves.some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY))
          handled.set(element, moves);
      },
      onEnd: end,
    });
    return () => {
      stop();
      for (const element of handled.keys()) end(element);
    };
  }, [isStill]);
  useEffect(() => {
    if (!isClosing || isStill || !box.current) return;
    fit(box.current);
    play(box.current, 'close', nowhere);
  }, [isClosing, isStill]);
  return (
    <div ref={box} className="dealer" aria-hidden="true">
      {hands.map((hand) => (
        <div
          key={hand}
          className="dealer-hand"
          data-hand={hand}
          style={{ left: `${home[hand] * 100}%`, top: `${home.y * 100}%` }}
        >
          {poses.map((pose) => (
            <img key={pose} src={pictureOf(pose)} alt="" data-pose={pose} decoding="async" draggable={false} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Lays the layer over what stands before it, so that it covers nothing else. */
function fit(layer: HTMLElement): void {
  const stage = layer.previousElementSibling;
  if (!(stage instanceof HTMLElement)) return;
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = stage;
  for (const [name, size] of Object.entries({ top, left, width, height })) layer.style.setProperty(name, `${size}px`);
}

/** Begins the moves of an act; what a hand did before ends. */
function play(layer: HTMLElement, act: DealerAct, target: Box): Animation[] {
  const { clientWidth: width, clientHeight: height } = layer;
  if (width === 0 || height === 0) return [];
  return movesOf(act, { width, height }, target).flatMap((move) => animate(layer, move, { width, height }));
}

function animate(layer: HTMLElement, move: Move, stage: { width: number; height: number }): Animation[] {
  const hand = layer.querySelector<HTMLElement>(`[data-hand="${move.hand}"]`);
  if (!hand) return [];
  for (const before of hand.getAnimations({ subtree: true })) before.cancel();
  const rest = homeOf(move.hand, stage);
  const timing = {
    duration: move.durationMs,
    easing: 'ease-in-out',
    iterations: move.isEndless ? Number.POSITIVE_INFINITY : 1,
  };
  const way = hand.animate(
    move.steps.map(({ at, x, y }) => ({ offset: at, translate: `${x - rest.x}px ${y - rest.y}px` })),
    timing,
  );
  const pictures = [...hand.querySelectorAll<HTMLElement>('[data-pose]')].map((picture) => {
    const opacity = picture.dataset.pose === move.pose ? 1 : 0;
    const usual = picture.dataset.pose === 'rest' ? 1 : 0;
    const keep = [0.12, 0.85].map((offset) => ({ offset, opacity }));
    const frames = move.isEndless ? [{ opacity }, { opacity }] : [{ opacity: usual }, ...keep, { opacity: usual }];
    return picture.animate(frames, timing);
  });
  return [way, ...pictures];
}

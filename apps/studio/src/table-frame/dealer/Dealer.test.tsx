// @covers table-dealer

import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dealer } from './Dealer.tsx';

interface Played {
  element: Element;
  timing: KeyframeAnimationOptions;
  cancel: ReturnType<typeof vi.fn<() => void>>;
}
let played: Played[] = [];
let wantsStillness = false;

beforeEach(() => {
  played = [];
  wantsStillness = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsStillness,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(340);
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function animate(this: Element, _frames, timing) {
    const cancel = vi.fn<() => void>();
    played.push({ element: this, timing: timing as KeyframeAnimationOptions, cancel });
    return { cancel, effect: { getTiming: () => timing } } as unknown as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const handsOf = () => played.flatMap(({ element }) => element.getAttribute('data-hand') ?? []);

function Stage({ cards = [], isShaking = false }: { cards?: readonly boolean[]; isShaking?: boolean }) {
  return (
    <div>
      {cards.map((isTurned, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        <span key={index} data-dealer={isTurned ? 'turn' : 'deal'} />
      ))}
      <p data-dealer={isShaking ? 'shake' : undefined} />
      <Dealer isClosing={false} />
    </div>
  );
}

test('what lies there already is not dealt; a card that comes is, and one that is turned', async () => {
  const { rerender } = render(<Stage cards={[true]} />);
  rerender(<Stage cards={[true, true]} />);
  await waitFor(() => expect(handsOf()).toEqual(['right']));
  rerender(<Stage cards={[false, true]} />);
  rerender(<Stage cards={[true, true]} />);
  await waitFor(() => expect(handsOf()).toContain('left'));
});

test('what is shaken is held until it rests', async () => {
  const { rerender } = render(<Stage />);
  rerender(<Stage isShaking />);
  await waitFor(() => expect(handsOf()).toEqual(['left', 'right']));
  expect(played.every(({ timing }) => timing.iterations === Number.POSITIVE_INFINITY)).toBe(true);
  rerender(<Stage />);
  await waitFor(() => expect(played.every(({ cancel }) => cancel.mock.calls.length > 0)).toBe(true));
});

test('bets are closed once, by both hands', () => {
  const { rerender } = render(<Dealer isClosing={false} />);
  expect(played).toEqual([]);
  rerender(<Dealer isClosing />);
  rerender(<Dealer isClosing />);
  expect(handsOf()).toEqual(['left', 'right']);
});

test('who wants no motion sees the hands rest', () => {
  wantsStillness = true;
  const { rerender, container } = render(<Dealer isClosing={false} />);
  rerender(<Dealer isClosing />);
  expect(played).toEqual([]);
  expect(container.querySelectorAll('img[data-pose="rest"]')).toHaveLength(2);
});

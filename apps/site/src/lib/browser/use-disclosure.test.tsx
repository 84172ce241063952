// @covers hover-dropdown select-blur-delay

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDisclosure } from './use-disclosure.ts';

function Folding({ opensOnHover }: { opensOnHover?: boolean }) {
  const { isOpen, toggle, hoverProps } = useDisclosure(opensOnHover === undefined ? {} : { opensOnHover });
  return (
    <>
      <div data-testid="around" {...hoverProps}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          Providers
        </button>
        {isOpen && <a href="#one">One</a>}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const opener = () => screen.getByRole('button', { name: 'Providers' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
const around = () => screen.getByTestId('around');

it('opens and closes by its button', () => {
  render(<Folding />);
  fireEvent.click(opener());
  expect(isOpen()).toBe(true);
  fireEvent.click(opener());
  expect(isOpen()).toBe(false);
});

it('opens under a mouse that stays, and hides 200 ms after it has left', () => {
  render(<Folding />);
  fireEvent.pointerEnter(around(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(around(), { pointerType: 'mouse' });
  wait(500);
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(around(), { pointerType: 'mouse' });
  wait(100);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(around(), { pointerType: 'mouse' });
  wait(199);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

it('does not open under a finger, nor under a mouse where that is not wanted', () => {
  const { unmount } = render(<Folding />);
  fireEvent.pointerEnter(around(), { pointerType: 'touch' });
  wait(500);
  expect(isOpen()).toBe(false);
  unmount();
  render(<Folding opensOnHover={false} />);
  fireEvent.pointerEnter(around(), { pointerType: 'mouse' });
  wait(500);
  expect(isOpen()).toBe(false);
});

it('hides 200 ms after the focus is lost, and stays while the focus goes on inside', () => {
  render(<Folding />);
  fireEvent.click(opener());
  fireEvent.blur(opener(), { relatedTarget: screen.getByRole('link', { name: 'One' }) });
  wait(500);
  expect(isOpen()).toBe(true);
  fireEvent.blur(screen.getByRole('link', { name: 'One' }), {
    relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }),
  });
  wait(199);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

it('closes by Esc and gives the focus back to its button', () => {
  render(<Folding />);
  fireEvent.click(opener());
  const link = screen.getByRole('link', { name: 'One' });
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

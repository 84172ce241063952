import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast, ToastHost } from './toast.tsx';

// A release took the file away, or the line broke.
vi.mock('./toast-viewport.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('says what there is to say where the code of the toasts does not come, and breaks no page', async () => {
  render(
    <>
      <main>The page</main>
      <ToastHost closeLabel="Close" />
    </>,
  );
  act(() => showToast({ title: 'Not copied.', text: 'Please try again.', tone: 'danger' }));
  act(() => showToast({ title: 'Second.' }));
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('Not copied. Please try again.');
  expect(screen.getByRole('main').textContent).toBe('The page');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(told.textContent).not.toContain('Not copied.');
  expect(told.textContent).toContain('Second.');
});

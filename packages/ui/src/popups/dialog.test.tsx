// @covers modal

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

afterEach(cleanup);

async function show(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="News" closeLabel="Close" {...props}>
      <p>Content</p>
    </Dialog>
  );
  render(dialog(true));
  await screen.findByRole('dialog', { name: 'News' });
  return { onClose };
}

it('closes by its button, by Esc and by a press outside', async () => {
  const { onClose } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
  await act(async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
  });
  await waitFor(() => expect(onClose.mock.calls.length).toBeGreaterThan(2));
});

it('stands without its close button where that is not wanted', async () => {
  const { onClose } = await show({ hasCloseButton: false });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is 600 px wide and at least 300 px high as a plain modal', async () => {
  await show({ size: 'modal' });
  expect(screen.getByRole('dialog').className).toMatch(/md:min-h-75.*md:w-150|md:w-150.*md:min-h-75/);
});

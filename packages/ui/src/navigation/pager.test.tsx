// @covers game-list lobby-paged-list

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pager, type PagerLabels } from './pager.tsx';

const labels: PagerLabels = {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${page}`,
  position: (page, totalPages) => `${page} of ${totalPages}`,
};

afterEach(cleanup);

it('leads to the first, previous, next, last and a chosen page', () => {
  const onChange = vi.fn();
  render(<Pager page={5} totalPages={9} onChange={onChange} labels={labels} />);
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page', 'Page 6']) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(onChange.mock.calls.flat()).toEqual([1, 4, 6, 9, 6]);
  expect(screen.getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
});

it('offers no way back on the first page and none on on the last', () => {
  render(<Pager page={1} totalPages={2} onChange={() => {}} labels={labels} />);
  expect(screen.getByRole('button', { name: 'First page' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', false);
  cleanup();
  render(<Pager page={2} totalPages={2} onChange={() => {}} labels={labels} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveProperty('disabled', true);
});

it('shows nothing for a single page', () => {
  const { container } = render(<Pager page={1} totalPages={1} onChange={() => {}} labels={labels} />);
  expect(container.childElementCount).toBe(0);
});

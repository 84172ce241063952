import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { searchDelayMs } from '../../../config/limits.ts';
import { renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { NameSearch } from './name-search.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

it('asks when the typing pauses, with what was chosen beside it meanwhile', async () => {
  const asked: string[] = [];
  function Filters() {
    const [vendor, setVendor] = useState('first');
    return (
      <>
        <button type="button" onClick={() => setVendor('second')}>
          Second vendor
        </button>
        <NameSearch name="" onChange={(name) => asked.push(`${vendor} ${name}`)} />
      </>
    );
  }
  stubServer(() => null);
  await renderSite(Filters, '/', null);
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' dragon ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Second vendor' }));
  expect(asked).toEqual([]);
  act(() => void vi.advanceTimersByTime(searchDelayMs));
  expect(asked).toEqual(['second dragon']);
});

// @covers dice-marks

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableFrameProvider } from '../../table-frame/table-frame-context.tsx';
import { mount, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { game } from './index.tsx';

afterEach(unmount);

const offer = { list: [], open: null, stakes: { minMinor: '10', maxMinor: '1000' }, maxWinMinor: '100000' };

async function openDice() {
  const asked: unknown[] = [];
  const call = (name: string, request: unknown) => {
    if (name === 'studioInstantRounds') return Promise.resolve(ok(offer));
    asked.push(request);
    return new Promise(() => {});
  };
  const page = await mount(
    <TableFrameProvider ports={portsOf(call, { opening: { defaultBetMinor: '100' } })}>
      <game.Play />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
  const field = (label: string) => {
    const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
    return page.querySelector<HTMLInputElement>(`[id="${id}"]`);
  };
  const set = (input: HTMLInputElement | null, value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    page,
    asked,
    chance: field('Chance to win'),
    times: field('Multiplier'),
    slider: page.querySelector<HTMLInputElement>('input[type="range"]'),
    set,
  };
}

test('slider, chance and multiplier set the same mark, and the round is played on it', async () => {
  const { page, asked, chance, times, slider, set } = await openDice();
  await set(slider, '9800');
  expect([chance?.value, times?.value]).toEqual(['98.00', '1.0102']);
  await set(slider, '100');
  expect([chance?.value, times?.value]).toEqual(['1.00', '99.0000']);
  await set(slider, '4950');
  expect(chance?.value).toBe('49.50');
  await set(times, '3');
  expect(chance?.value).toBe('33.00');
  await set(chance, '33.33');
  await act(async () => times?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(times?.value).toBe('2.9702');
  await act(async () => [...page.querySelectorAll('button')].at(-1)?.click());
  expect(asked).toEqual([{ body: expect.objectContaining({ choice: { direction: 'under', winningFaces: 3_333 } }) }]);
});

test('what is typed beyond the marks is said to be wrong, changes nothing, and goes when the field is left', async () => {
  const { chance, set } = await openDice();
  await set(chance, '98.01');
  expect(chance?.getAttribute('aria-invalid')).toBe('true');
  await act(async () => chance?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect([chance?.value, chance?.getAttribute('aria-invalid')]).toEqual(['49.50', 'false']);
});

// @covers site-country-picker

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { brand, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { CountryPicker } from './country-picker.tsx';
import { useFirstDialingCode } from './mobile-field.tsx';

const chosen = vi.fn();
const countries = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'GB', countryDialingCode: '44' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'CA', countryDialingCode: '1' },
];

afterEach(() => {
  cleanup();
  chosen.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(given = '', currentCountry = 'GB') {
  stubServer(() => ({}));
  const Form = () => {
    const [code, setCode] = useState(useFirstDialingCode(given));
    const onDialingCode = (next: string) => {
      chosen(next);
      setCode(next);
    };
    return <CountryPicker dialingCode={code} onDialingCode={onDialingCode} />;
  };
  await renderSite(Form, '/', null, { ...brand, countries, currentCountry });
  return screen.getByRole('combobox', { name: 'Country code' });
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it.each([
  ['44', 'PH', 'GB +44'],
  ['49', 'PH', 'PH +63'],
  ['', 'GB', 'GB +44'],
  ['1', 'CA', 'CA +1'],
])('starts from the given code %s when it is offered, else from the country %s', async (given, current, shown) => {
  expect((await show(given, current)).textContent).toBe(shown);
});

it('shows flags by country code once it is open, and tells every choice', async () => {
  const button = await show();
  expect(document.querySelector('img')).toBeNull();
  fireEvent.click(button);
  expect(options()).toEqual(['Philippines+63', 'United Kingdom+44', 'United States+1', 'Canada+1']);
  await waitFor(() => expect(document.querySelectorAll('[role=option] img')).toHaveLength(4));
  expect(document.querySelector('[role=option] img')?.getAttribute('src')).toContain('PH.svg');
  fireEvent.click(screen.getByRole('option', { name: /Canada/ }));
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('option', { name: /United States/ }));
  expect(chosen.mock.calls).toEqual([['1'], ['1']]);
  expect(button.textContent).toBe('US +1');
  expect(options()).toEqual([]);
});

it('hides 200 ms after the focus is lost, and not when it comes back', async () => {
  const button = await show();
  fireEvent.click(button);
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fireEvent.blur(button);
  pass(199);
  fireEvent.focus(button);
  pass(200);
  expect(options()).toHaveLength(4);
  fireEvent.blur(button);
  pass(199);
  expect(options()).toHaveLength(4);
  pass(1);
  expect(options()).toEqual([]);
});

it('goes by the keys of a select, letters too; Escape leaves the list alone', async () => {
  const button = await show();
  const press = (key: string) => fireEvent.keyDown(button, { key });
  const active = () => document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent;
  press('ArrowDown');
  expect(active()).toBe('United Kingdom+44');
  press('u');
  expect(active()).toBe('United States+1');
  press('Home');
  press('ArrowUp');
  expect(active()).toBe('Philippines+63');
  press('End');
  press('Enter');
  expect(chosen).toHaveBeenLastCalledWith('1');
  press('ArrowDown');
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false);
  expect(options()).toEqual([]);
  expect(chosen).toHaveBeenCalledTimes(1);
});

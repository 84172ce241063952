// @covers overlays

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.fixture.tsx';
import { CentreMenu } from './centre-menu.tsx';

const names = ['wallet', 'records', 'rebate'] as const;
type Name = (typeof names)[number];
let offer: (isOffered: boolean) => void;
function useIsOffered() {
  const [isOffered, setOffered] = useState(false);
  offer = setOffered;
  return isOffered;
}
const pageOf = (name: Name) => ({ name, icon: Wallet, component: async () => () => null });
const pages = [...names.map(pageOf), { ...pageOf('wallet'), name: 'late' as Name, useIsOffered }];

function Menu() {
  const [current, setCurrent] = useState<Name>('wallet');
  return (
    <>
      <CentreMenu
        label="Pages"
        pages={pages}
        current={current}
        titleOf={(name) => name}
        searchOf={() => ({})}
        currentLink={useRef(null)}
      />
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setCurrent(name)}>
          {`to ${name}`}
        </button>
      ))}
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the entry of the current page in the strip, whichever page is next, and when another entry comes', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  await renderSite(Menu, '/');
  expect(shown.at(-1)).toBe('wallet');
  for (const name of ['records', 'rebate', 'wallet']) {
    fireEvent.click(screen.getByRole('button', { name: `to ${name}` }));
    expect(shown.at(-1)).toBe(name);
  }
  const before = shown.length;
  act(() => offer(true));
  expect(shown.slice(before)).toEqual(['wallet']);
});

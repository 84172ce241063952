import { intlConfig, loadMessages } from '@baize/i18n';
import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../games/lantern-garden/index.ts';
import { type Frame, FrameProvider } from './frame-context.tsx';
import { GameFrame } from './GameFrame.tsx';
import { createHud } from './hud-state.ts';

const round = { roundId: 'r', betMinor: 200n };

describe('GameFrame', () => {
  let root: Root;
  let frame: Frame;
  let page: HTMLElement;

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    page = document.createElement('div');
    document.body.append(page);
    const actions = {
      primary: vi.fn(),
      setBet: vi.fn(),
      pick: vi.fn(),
      startAutoplay: vi.fn(),
      buyFeature: vi.fn(),
      toggleSound: vi.fn(),
      toggleFast: vi.fn(),
      dismissNotice: vi.fn(),
    };
    const host = { send: vi.fn(), listen: () => () => {}, hasHost: true };
    frame = { api: { call: vi.fn(), origin: '', session: () => null }, host, hud: createHud(), game, actions };
    frame.hud.set({
      frame: { phase: 'idle' },
      currency: { code: 'PLY', exponent: 2, symbol: 'P' },
      balanceMinor: 123_456n,
      betMinor: 200n,
      betsMinor: [20n, 200n, 400n],
    });
    const place = () => createRef<HTMLDivElement>();
    const places = { canvasHost: place(), boardSlot: place(), totalSlot: place() };
    const config = intlConfig('TY', await loadMessages('TY', ['studio']), (fault) => {
      throw fault;
    });
    root = createRoot(page);
    await act(async () =>
      root.render(
        <IntlProvider {...config}>
          <FrameProvider frame={frame}>
            <GameFrame places={places} />
          </FrameProvider>
        </IntlProvider>,
      ),
    );
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    page.remove();
  });

  const named = (name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const press = (key: string, target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  it('names its controls and figures', () => {
    for (const name of ['Spin', 'Decrease bet', 'Increase bet', 'Sound', 'Game rules', 'History', 'Fairness']) {
      expect(named(name)?.tagName, name).toBe('BUTTON');
    }
    expect(named('Bet size')?.tagName).toBe('FIELDSET');
    expect(named('Balance')?.textContent).toBe('P 1,234.56');
    expect(named('Win')?.textContent).toBe('P 0.00');
  });

  it('steps through the offered bets and stops at the ends', () => {
    named('Increase bet')?.click();
    expect(frame.actions.setBet).toHaveBeenLastCalledWith(400n);
    act(() => frame.hud.set({ betMinor: 400n }));
    expect(named('Increase bet')?.getAttribute('aria-disabled')).toBe('true');
    named('Increase bet')?.click();
    expect(frame.actions.setBet).toHaveBeenCalledTimes(1);
  });

  it('takes no other bet while a round runs, and offers to skip what is shown', () => {
    act(() => frame.hud.set({ frame: { phase: 'spinning', roundId: round.roundId, stakeMinor: round.betMinor } }));
    named('Decrease bet')?.click();
    expect(frame.actions.setBet).not.toHaveBeenCalled();
    expect(named('Spin')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('spins by Space and Enter, but not while a control has the focus', () => {
    press(' ');
    press('Enter');
    expect(frame.actions.primary).toHaveBeenCalledTimes(2);
    press(' ', named('Increase bet') ?? page);
    expect(frame.actions.primary).toHaveBeenCalledTimes(2);
  });

  it('says the result politely and shows the window as text', () => {
    act(() =>
      frame.hud.set({
        announcement: { key: 'win', amountMinor: 400n },
        reelSymbols: [
          ['A', 'W'],
          ['S', 'H1'],
        ],
      }),
    );
    expect(page.querySelector('[aria-live="polite"]')?.textContent).toBe('Won P 4.00');
    expect(named('Reels')?.textContent).toBe('Row 1: Ace, Moon gate (scatter)Row 2: Lantern (wild), Koi');
  });

  it('offers a deposit when the balance is too small', () => {
    act(() => frame.hud.set({ notice: 'insufficient_funds' }));
    const deposit = [...page.querySelectorAll('button')].find((button) => button.textContent === 'Deposit');
    deposit?.click();
    expect(frame.host.send).toHaveBeenCalledExactlyOnceWith({ type: 'depositRequested' });
  });
});

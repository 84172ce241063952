import type { ElementHandle, Locator, Page } from '@playwright/test';

const pollMs = 15;
const patienceMs = 180_000;
const decisionPauseMs = 400;

/** Presses a button as soon as it can be pressed, at the pace of the page: nothing waits for pictures to rest. */
export async function press(button: Locator): Promise<void> {
  await button.first().evaluate(
    (element, { every, max }) =>
      new Promise<void>((resolve, reject) => {
        const begin = performance.now();
        const look = () => {
          if (element instanceof HTMLButtonElement && element.isConnected && !element.disabled) {
            element.click();
            return resolve();
          }
          if (performance.now() - begin > max) return reject(new Error(`${element.textContent} cannot be pressed`));
          setTimeout(look, every);
        };
        look();
      }),
    { every: pollMs, max: patienceMs },
  );
}

/** Plays a round of a slot as fast as the game lets a player: skips what can be skipped, picks the first tile that is covered. */
export async function spinThrough(page: Page): Promise<void> {
  await page.evaluate(
    ({ every, max }) =>
      new Promise<void>((resolve, reject) => {
        const begin = performance.now();
        let hasBegun = false;
        const pickTile = () =>
          [...document.querySelectorAll<HTMLButtonElement>('button:enabled')]
            .find((button) => /^Tile \d+, covered$/.test(button.getAttribute('aria-label') ?? ''))
            ?.click();
        const pressed = ['presenting', 'resuming'];
        const look = () => {
          const phase = document.querySelector('main.frame')?.getAttribute('data-phase') ?? '';
          if (phase === 'idle' && hasBegun) return resolve();
          hasBegun ||= phase !== 'idle';
          if (!hasBegun || pressed.includes(phase)) document.querySelector<HTMLButtonElement>('.frame-spin')?.click();
          pickTile();
          document.querySelector<HTMLButtonElement>('.frame-choice-card:enabled')?.click();
          if (performance.now() - begin > max) return reject(new Error(`the round does not end: ${phase}`));
          setTimeout(look, every);
        };
        look();
      }),
    { every: pollMs, max: patienceMs },
  );
}

/** What the screen said of a round, and which balance it showed when the next one began. */
export interface Said {
  /** Empty where the next round began before it was read, or where the bet came too late. */
  text: string;
  balance: string;
}

interface Seat {
  /** Each gets a chip. */
  spots: ElementHandle[];
  /** The button that sends what was put down; where players decide it comes and goes. */
  sendAt: string;
  /** How it reads while it takes a bet; '' where it has to be off before the first chip. */
  sendText: string;
  saysAt: string;
  /** What it says when a round is paid. */
  form: RegExp;
  balanceAt: string;
}

/** Bets at a shared table in one round after the other, by the page's own buttons and as soon as betting opens; a bet that comes too late is no round. What he is asked after the deal he answers by each action in turn. */
export function playRounds(page: Page, count: number, { form, ...seat }: Seat): Promise<Said[]> {
  return page.evaluate(
    ({ spots, sendAt, sendText, saysAt, source, balanceAt, count: wanted, decisionPauseMs: pauseMs }) =>
      new Promise<Said[]>((resolve) => {
        const cloth = spots as HTMLButtonElement[];
        const sender = () => document.querySelector<HTMLButtonElement>(sendAt);
        let decisions = 0;
        let decidedMs = 0;
        const told: Said[] = [];
        let said = '';
        let stage: 'watching' | 'pressing' | 'sent' | 'running' = 'watching';
        const text = (place: string) => document.querySelector(place)?.textContent ?? '';
        const isBetting = () => document.querySelector('[role="timer"]') !== null;
        const isSenderReady = () => {
          const button = sender();
          if (!button) return false;
          return sendText === '' ? button.disabled : !button.disabled && button.textContent === sendText;
        };
        /** The same button asks for the next hand: so a moment passes between two presses. */
        const decide = () => {
          const actions = [...document.querySelectorAll<HTMLButtonElement>('.decision-actions button:enabled')];
          if (actions.length === 0 || performance.now() - decidedMs < pauseMs) return;
          decidedMs = performance.now();
          actions[decisions % actions.length]?.click();
          decisions += 1;
        };
        const canBet = () => isBetting() && cloth.every((spot) => !spot.disabled) && isSenderReady();
        const soon = async (isSo: () => boolean) => {
          for (let turn = 0; turn < 300 && !isSo(); turn += 1)
            await (turn < 100 ? Promise.resolve() : new Promise((go) => setTimeout(go, 5)));
          return isSo();
        };
        const bet = async () => {
          stage = 'pressing';
          let isDown = true;
          for (const spot of cloth) {
            const chips = spot.childElementCount;
            spot.click();
            isDown &&= await soon(() => spot.childElementCount > chips);
          }
          if (isDown && (await soon(() => sender()?.disabled === false))) sender()?.click();
          stage = 'sent';
        };
        const look = () => {
          if (stage === 'sent' && !isBetting()) stage = 'running';
          const now = text(saysAt);
          if (stage === 'running' && new RegExp(source).test(now)) said = now;
          if (stage === 'running') decide();
          if (stage === 'watching' || stage === 'running') goOn();
        };
        const goOn = () => {
          if (!canBet()) return;
          if (stage === 'running') told.push({ text: said, balance: text(balanceAt) });
          said = '';
          if (told.filter((round) => round.text !== '').length < wanted) return void bet();
          observer.disconnect();
          clearInterval(timer);
          resolve(told);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const timer = setInterval(look, 250);
        look();
      }),
    { ...seat, source: form.source, count, decisionPauseMs },
  );
}

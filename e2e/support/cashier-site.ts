import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@baize/client';
import { createPlayer, type Player } from '@baize/testkit/player';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { createMovedClock, type MovedClock } from './moved-clock.ts';
import { type RunningProvider, startPaymentProvider } from './payment-provider.ts';
import { ledgerCheck, repositoryFolder, startServer } from './server.ts';
import { openDesk } from './staff.ts';
import { logIn, newVisitor } from './visitor.ts';

export const paymentPassword = '246813';
const deskScreen = { width: 1280, height: 800 };

/** A server, a payment provider and a clock of a journey's own, with a colleague at the console. */
export interface CashierSite {
  url: string;
  dataFolder: string;
  clock: MovedClock;
  provider: RunningProvider;
  desk: Page;
  /** The colleague's calls. */
  staff: Pick<ReturnType<typeof createClient>, 'call'>;
  /** A new member with a payment password, a bound account and a balance. */
  newMember(hint: string, options?: { balance?: string; affiliateCode?: string }): Promise<Player>;
  demoAgent(): Promise<Player>;
  /** Staff gives an amount that needs no turnover. */
  give(username: string, amount: string): Promise<void>;
  /** The site as the member sees it on a device. */
  open(player: Player, device: 'phone' | 'desktop'): Promise<Page>;
  expectCleanBooks(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCashierSite(browser: Browser, port: number): Promise<CashierSite> {
  const dataFolder = await mkdtemp(path.join(repositoryFolder, '.cache', 'cashier-'));
  const clock = createMovedClock(`${dataFolder}-clock`);
  const provider = await startPaymentProvider({
    port: port + 1,
    serverPort: port,
    journalFile: `${dataFolder}-payments.journal`,
    clock,
  });
  const server = await startServer({ port, dataFolder, settings: { ...clock.settings, ...provider.settings } });
  const { url } = server;
  const desk = await openDesk(browser, { url, dataFolder });
  const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('staffToken') ?? '');
  const deskToken = await tokenOf(desk);
  let second: Promise<Page> | undefined;
  const give = createGiving(url, deskToken, async () => {
    second ??= openDesk(browser, { url, dataFolder });
    return tokenOf(await second);
  });

  return {
    ...{ url, dataFolder, clock, provider, desk, give, staff: staffAt(url, deskToken) },
    newMember: async (hint, { balance, affiliateCode } = {}) => {
      const { username, password } = newVisitor(hint);
      const player = createPlayer(url, username, password);
      const body = { username, password, confirmPassword: password, agreedToTerms: true as const };
      await player.call('register', { body: affiliateCode === undefined ? body : { ...body, affiliateCode } });
      await player.login();
      await setPaymentPassword(player);
      if (balance !== undefined) await give(username, balance);
      return player;
    },
    demoAgent: async () => {
      const accounts = JSON.parse(await readFile(path.join(dataFolder, 'demo-accounts.json'), 'utf8'));
      const player = createPlayer(url, 'demoagent', accounts.agent);
      await player.login();
      await setPaymentPassword(player);
      return player;
    },
    open: async (player, device) => {
      const screen = device === 'phone' ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } : {};
      const context = await browser.newContext({
        ...{ viewport: deskScreen, ...screen, baseURL: url, locale: 'en-GB' },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      const page = await context.newPage();
      await logIn(page, player);
      return page;
    },
    expectCleanBooks: async () => {
      const { code, output } = await ledgerCheck(dataFolder);
      expect(output).toMatch(/imbalance 0\b/);
      expect(code, output).toBe(0);
    },
    stop: async () => {
      await desk.context().close();
      await (await second)?.context().close();
      await server.stop();
      provider.kill();
      for (const file of ['', '-clock', '-payments.journal'])
        await rm(dataFolder + file, { recursive: true, force: true });
    },
  };
}

const setPaymentPassword = async (player: Player) => {
  const wanted = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
  await player.call('setPaymentPassword', { body: { ...wanted, password: player.password } });
};

const staffAt = (url: string, token: string) =>
  createClient({ baseUrl: url, timeoutMs: 15_000, credentials: () => ({ token }) });

/** `second`: the token of a colleague, who agrees where an amount is above what one person may give. */
function createGiving(url: string, token: string, second: () => Promise<string>) {
  const staff = staffAt(url, token);
  return async (username: string, amount: string): Promise<void> => {
    const { rows } = await staff.call('staffMembers', { data: { search: username } });
    const memberId = rows[0]?.memberId ?? '';
    const requestId = randomUUID();
    const reason = 'for the journey';
    const body = { requestId, amount, occasion: 'goodwill', reason } as const;
    const { state } = await staff.call('staffMemberAdjust', { params: { memberId }, body });
    if (state === 'booked') return;
    const decision = { params: { correctionId: requestId }, body: { to: 'booked', reason } } as const;
    await staffAt(url, await second()).call('staffCorrectionDecide', decision);
  };
}

/** Binds an account and asks for a withdrawal of so much. */
export async function askForWithdrawal(player: Player, amount: string): Promise<void> {
  const accountId = randomUUID();
  const account = {
    kind: 'bank',
    institution: 'First Bank',
    number: `PH${accountId.slice(0, 8)}7`,
    holder: 'Ana Cruz',
  } as const;
  await player.call('addPayoutAccount', { body: { accountId, ...account, paymentPassword } });
  await player.call('requestWithdrawal', { body: { requestId: randomUUID(), accountId, amount, paymentPassword } });
}

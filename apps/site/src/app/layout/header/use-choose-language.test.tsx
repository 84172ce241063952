// @covers language-change-reload

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePopularLotteries } from '../../../features/lottery-menu/api/lottery-lists.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { useHotGames } from '../../../lib/games/hot-games.ts';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { showLanguage, useLanguage, withTexts } from '../../../lib/preferences/language.ts';
import { brand, pathOf, renderSite, type SentRequest, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

const asked: string[] = [];
let choose: ReturnType<typeof useChooseLanguage>;

function Page() {
  const { locale } = useLanguage();
  useHotGames(locale);
  useVendorMenu(locale);
  useAnnouncements(locale);
  usePopularLotteries({ prizeModes: ['Lott'], language: locale });
  choose = useChooseLanguage();
  return <p>{useLanguage(({ messages }) => messages?.pages !== undefined) ? 'with pages' : 'core only'}</p>;
}

beforeEach(async () => {
  asked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  await showLanguage('TY');
  stubServer((path, { data }: SentRequest) => {
    const language = (data as { language?: string } | null)?.language;
    if (language !== undefined) asked.push(`${path.split('/').at(-1)} ${language}`);
    if (path === pathOf('hotGames')) return { list: [], footer: { total: 0 } };
    if (path === pathOf('vendorMenu')) return { data: { lanes: [] } };
    if (path === pathOf('popularLotteries')) return { games: [], serverTime: brand.serverTime };
    if (path === pathOf('listAnnouncements')) return { player: [], popup: [], promotion: [], banners: [], news: [] };
    return brand;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stores the choice and reloads the popular list, hot games, vendors and announcements in the new language', async () => {
  await renderSite(Page, '/', null);
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.every((question) => question.endsWith('TY'))).toBe(true);
  await act(() => choose('EN'));
  await waitFor(() => expect(asked.filter((question) => question.endsWith('EN')).length).toBeGreaterThanOrEqual(4));
  expect(
    new Set(asked.filter((question) => question.endsWith('EN')).map((question) => question.split(' ')[0])),
  ).toEqual(new Set(['popular', 'GCSGAME_hotGamesV2', 'GCSGAME_newGameVendor', 'MCSFE_getListAnnouncements']));
  expect(localStorage.getItem('lang')).toBe('EN');
});

it('brings the texts of a page with its code, and from then on with every language', async () => {
  await renderSite(Page, '/', null);
  screen.getByText('core only');
  await act(() => withTexts(['pages'], Promise.resolve()));
  screen.getByText('with pages');
  await act(() => choose('EN'));
  screen.getByText('with pages');
});

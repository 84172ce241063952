import { describe, expect, it } from 'vitest';
import { pageBanners } from '../banners.ts';
import { demoGames } from '../catalogue-games.ts';
import { demoGroups } from '../catalogue-groups.ts';
import { helpGuides } from '../front/help-guides.ts';
import { helpAboutTheOperator } from '../front/help-operator.ts';
import { news } from '../front/news.ts';
import { playerNotices, popupNotices } from '../front/notices.ts';
import { promotions } from '../front/promotions.ts';
import { homeBanners } from '../texts.ts';
import { translated, translatedBanner, translations } from './index.ts';
import type { DemoTranslation } from './translation.ts';

const banners = [...homeBanners, ...pageBanners];
const help = [...helpGuides, ...helpAboutTheOperator];

/** What a text must keep in every language: its elements, its links and its places for the brand's own words. */
const frameOf = (html: string) => html.match(/<[^>]+>|\{\w+\}|P [\d,.]*\d/g)?.sort() ?? [];
const frames = (list: readonly { content: string }[]) => list.map(({ content }) => frameOf(content));
const original = <T>(list: readonly { TY?: T }[]): T[] => list.flatMap(({ TY }) => (TY === undefined ? [] : [TY]));

describe.each(Object.entries(translations))('the demo in %s', (_, translation) => {
  it('says every banner, with a button where there is one', () => {
    expect(Object.keys(translation.banners).sort()).toEqual(banners.map(({ picture }) => picture).sort());
    for (const { picture, texts } of banners) {
      const filled = translation.banners[picture]?.map((text) => text !== '');
      expect(filled, picture).toEqual(
        [texts.TY?.title, texts.TY?.subtitle, texts.TY?.action].map((text) => text !== ''),
      );
    }
  });

  it('names only games that there are', () => {
    const codes: string[] = [...demoGroups, ...demoGames].map(({ gameCode }) => gameCode);
    expect(Object.keys(translation.games).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('keeps the links, the sums and the form of notices, promotions and news', () => {
    expect(frames(translation.playerNotices)).toEqual(frames(original(playerNotices)));
    expect(frames(translation.popupNotices)).toEqual(frames(original(popupNotices)));
    expect(frames(translation.promotions)).toEqual(frames(original(promotions.map(({ texts }) => texts))));
    expect(frames(translation.news)).toEqual(frames(original(news.map(({ texts }) => texts))));
  });

  it('keeps the links and the form of every help article', () => {
    const articles: DemoTranslation['help'] = translation.help;
    for (const { tag, texts } of help) {
      expect(frameOf(articles[tag]?.content ?? ''), tag).toEqual(frameOf(texts.TY?.content ?? ''));
    }
  });
});

it('falls back to the texts in TY and EN alone where a language has none', () => {
  expect(translated({ TY: 'Cup Dice' }, ({ games }) => games.cup_dice)).toEqual({ TY: 'Cup Dice' });
  expect(translatedBanner('nowhere', {})).toEqual({});
  expect(translated({ TY: 'Dice' }, ({ games }) => games.dice)).toMatchObject({ TY: 'Dice', CN: '骰子', TH: 'ลูกเต๋า' });
});

it('the help promises no deadline and no act of staff that the program knows nothing of', () => {
  const said = JSON.stringify(help.map(({ texts }) => texts.TY));
  expect(said.match(/[^".]*(working days|at a word|in writing|within a few|closes your account)[^".]*/g)).toBeNull();
});

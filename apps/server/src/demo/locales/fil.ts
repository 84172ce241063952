import { filHelp } from './fil-help.ts';
import { filStories } from './fil-stories.ts';
import type { DemoTranslation } from './translation.ts';

/** What the demo brand says in Filipino. */
export const fil: DemoTranslation = {
  ...filStories,
  help: filHelp,
  banners: {
    'home-1': [
      'Larong patas.',
      '1,000 na barya para makapagsimula, bukas na odds, at patunay sa bawat bunot.',
      'Mag-sign up',
    ],
    'home-2': [
      'Lantern Garden',
      'Dalawampung linya sa ilalim ng mga parol. Hanapin ang tatlong moon gate at magsisimula ang free spins.',
      'Maglaro na',
    ],
    'home-3': [
      'Nakatala ang bawat coin',
      'Bawat taya, panalo at deposit ay isang linyang puwede mong basahin at kuwentahin.',
      'Tingnan kung paano',
    ],
    'rng-1': [
      'Mga slot na lantad ang odds',
      'Ipinapakita ng bawat slot ang return to player at volatility bago ka mag-spin.',
      'Paano sinusuri ang mga draw',
    ],
    'live-1': ['May upuan ka sa mesa', 'Baraha mula sa selyadong shoe, may patunay ang bawat round.', ''],
    'fish-1': ['Malalim na tubig, malinaw na rules', 'Tingnan ang bayad ng bawat isda bago ka bumaril.', ''],
    'pvp-1': ['Player laban sa player', 'Kami ang nagbibigay ng baraha, at wala kaming kinakampihan.', ''],
    'sports-1': ['Tumaya sa bawat laban', 'May odds bago at habang may laban, bayad agad kapag may resulta.', ''],
    'esports-1': ['Tumaya sa bawat map', 'Live na odds sa pinakamalalaking laro.', ''],
    'lott-1': ['Mga draw na puwede mong suriin', 'Sineselyuhan muna ang bawat draw at binubuksan pagkatapos.', ''],
    'cockfight-1': [
      'Virtual na manok lang',
      'Animated mula simula hanggang dulo. Walang hayop na sinasaktan, ipinapakita o ini-stream.',
      '',
    ],
    'promotion-1': [
      'Malinaw na alok, malinaw na kondisyon',
      'Ano ang makukuha mo, ano ang hinihingi, at kailan matatapos.',
      'Mag-sign up',
    ],
    'shop-1': [
      'Points na walang expiry',
      'Sa iyo ang points na nakuha mo sa paglalaro hanggang gamitin mo.',
      'Tingnan ang mga level',
    ],
    'help-1': ['Ano ang maitutulong namin?', 'Rules, fairness at pera mo, sa simpleng salita.', ''],
    'reg-1': [
      'Isang minuto lang sa unang round',
      'May play money agad. Walang card, walang deposit, walang kondisyon.',
      '',
    ],
    'register-1': ['Welcome', '', ''],
  },
  games: {
    baccarat_tables: 'Mga mesa ng Baccarat',
    roulette_wheels: 'Roulette at mga gulong',
    dice_tables: 'Mga mesa ng dice',
  },
  playerNotices: [
    {
      title: 'Welcome sa Baize: play money ang lahat dito',
      content:
        '<p>Play money ang mga balanse rito. Hindi ito nabibili, naka-cash out o napapalitan. Mag-top up sa <a href="/?member=transferFund">wallet</a> kapag paubos na.</p>',
    },
    {
      title: 'Ikaw mismo ang sumuri sa bawat spin',
      content:
        '<p>Bago ka maglaro, ipinapakita ng laro ang fingerprint ng seed nito. Kapag pinalitan mo ang seed, ilalathala ang luma at makukuwenta muli ang bawat round.</p><p><a href="/help#fair">Paano ito ginagawa</a></p>',
    },
    {
      title: 'Sino ang kapapanalo lang? Bukas na ang winner board',
      content:
        '<p>Ipinapakita ng <a href="/winners">winner board</a> ang pinakabago at pinakamalalaking panalo ayon sa pagkakatala, at pinagsasama ito ng <a href="/ranking">ranking</a>. May takip ang mga pangalan, wala ang mga numero.</p>',
    },
    {
      title: 'Ilagay ang Baize sa home screen mo',
      content:
        '<p>Kapag naka-install bilang app, full screen itong bumubukas at mas mabilis magsimula. Tatlong tap lang at walang store: tingnan ang <a href="/down">gabay</a>.</p>',
    },
  ],
  popupNotices: [
    {
      title: 'Bago ka umupo',
      content:
        '<p>Naglalaro ka gamit ang coins na libre at walang nabibili. Totoo ang iba pa: nakalathala ang odds, masusuri ang bawat draw, at nakatala ang bawat coin.</p><ul><li><a href="/beginner">Bago ka rito? Magsimula sa gabay</a></li><li><a href="/help#responsible">Paglalaro nang may limit</a></li><li><a href="/help#term">Mga tuntunin ng site</a></li></ul>',
    },
  ],
};

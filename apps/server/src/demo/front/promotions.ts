import type { Banner, PromotionBadge, PromotionType } from '@baize/contract';
import { english } from './english.ts';

export interface DemoPromotion {
  type: PromotionType;
  badges: readonly PromotionBadge[];
  pictureUrl: string;
  linkageType: Banner['linkageType'];
  linkageTarget: string;
  texts: ReturnType<typeof english<{ title: string; summary: string; content: string; action: string }>>;
}

/** Each of them holds today: nothing is promised that the operator cannot do. */
export const promotions: readonly DemoPromotion[] = [
  {
    type: 'newbie',
    badges: ['NEWBIE'],
    pictureUrl: '/art/promotions/welcome.svg',
    linkageType: 'REGISTER',
    linkageTarget: '',
    texts: english({
      title: 'Welcome to Baize',
      summary: 'Sign up, top up with play money and play every game of the site. It costs nothing, today or later.',
      action: 'Sign up',
      content:
        '<h2>What you get</h2><p>An account with a wallet of its own. Fill it with play money as soon as you are in, and play any game of the site.</p><h2>How it works</h2><ol><li>Sign up with a user name or your mobile number.</li><li>Open your wallet and choose <strong>Deposit</strong>. Between P 1.00 and P 10,000.00 arrive at once.</li><li>Choose a game. Its odds are on its rules page before the first coin is staked.</li></ol><h2>Good to know</h2><ul><li>One account for one person, and only for adults.</li><li>Play money has no cash value and cannot be paid out.</li><li>You would rather look around first? A trial account needs no registration and brings P 2,000.00 of its own.</li></ul>',
    }),
  },
  {
    type: 'deposit',
    badges: ['DAILY'],
    pictureUrl: '/art/promotions/top-up.svg',
    linkageType: 'PAGE',
    linkageTarget: '/?member=depositv2',
    texts: english({
      title: 'Top up every day, free of charge',
      summary: 'Up to P 50,000.00 of play money in any 24 hours. No card, no waiting, no small print.',
      action: 'Top up now',
      content:
        '<p>The sandbox cashier gives play money to every member. It books each deposit as a real cashier would: with a number, a time and a line in your statement.</p><table><tbody><tr><th scope="row">Smallest deposit</th><td>P 1.00</td></tr><tr><th scope="row">Largest deposit</th><td>P 10,000.00</td></tr><tr><th scope="row">In any 24 hours</th><td>P 50,000.00</td></tr><tr><th scope="row">Arrives</th><td>at once</td></tr></tbody></table><p>Step by step: <a href="/deposit-guide">how to top up</a>.</p>',
    }),
  },
  {
    type: 'slots',
    badges: ['SPECIAL OFFER'],
    pictureUrl: '/art/covers/lantern-garden-wide.webp',
    linkageType: 'GAME',
    linkageTarget: 'BAIZE/lantern_garden',
    texts: english({
      title: 'Lantern Garden: three moon gates open the garden',
      summary: 'Twenty lines beneath the paper lanterns, free spins behind the moon gates, and odds you can read.',
      action: 'Play now',
      content:
        '<p>Lantern Garden is the site’s own slot: five reels, twenty lines, and free spins that begin when three moon gates show.</p><h2>Why we show it off</h2><ul><li>Its return to player is computed exactly from the reels, not estimated, and is on its rules page.</li><li>Every spin is drawn from a seed whose fingerprint you see before you play.</li><li>From P 0.20 a spin.</li></ul><p>Play it slowly, read the pay table, and stop when you have had your fun.</p>',
    }),
  },
  {
    type: 'ranking',
    badges: ['DAILY', 'LIMITED'],
    pictureUrl: '/art/promotions/leaderboard.svg',
    linkageType: 'PAGE',
    linkageTarget: '/ranking',
    texts: english({
      title: 'Today’s leaderboard',
      summary: 'Whose rounds paid the most today? The list starts again at midnight UTC, and with each week and month.',
      action: 'See the ranking',
      content:
        '<p>The ranking adds up what all your rounds paid. It counts real bookings only, leaves out trial accounts, and shows no full name.</p><ul><li><strong>Daily</strong>: midnight to midnight, UTC.</li><li><strong>Weekly</strong>: Monday to Sunday.</li><li><strong>Semi-monthly</strong>: to the 15th, and from the 16th.</li><li><strong>Monthly</strong>: the calendar month.</li></ul><p>There is nothing to win but the place itself: play no more for it than you like to.</p>',
    }),
  },
  {
    type: 'appDownload',
    badges: ['NEWBIE'],
    pictureUrl: '/art/promotions/app.svg',
    linkageType: 'PAGE',
    linkageTarget: '/down',
    texts: english({
      title: 'The site in your pocket',
      summary: 'Install Baize on your phone or desktop in three taps. No store, no update to wait for.',
      action: 'Install',
      content:
        '<p>Baize is an app that comes with the page: it opens in full screen, starts from its own icon and tells you when you are offline.</p><ul><li>It takes less room than a photo.</li><li>It never keeps your balance or your rounds on the device.</li><li>It renews itself: there is nothing to update.</li></ul><p><a href="/down">Guides for Android, iPhone and desktop</a></p>',
    }),
  },
  {
    type: 'brandStory',
    badges: [],
    pictureUrl: '/art/promotions/check.svg',
    linkageType: 'PAGE',
    linkageTarget: '/help#fair',
    texts: english({
      title: 'Do not trust us. Check us.',
      summary: 'The seed behind every round is fixed before you play and published afterwards. Recompute any of them.',
      action: 'How to check a round',
      content:
        '<p>Whoever asks for trust should give the means to do without it. Here is what you can check yourself:</p><ol><li><strong>The draw.</strong> The fingerprint of the server’s seed is shown before the first round. Retire the seed and it is published: each of its rounds can be recomputed.</li><li><strong>The odds.</strong> The return of each slot follows from its published reels and pay table.</li><li><strong>The books.</strong> Your statement names every coin that came or went, with the balance before and after.</li></ol>',
    }),
  },
  {
    type: 'others',
    badges: ['SPECIAL OFFER'],
    pictureUrl: '/art/promotions/refer.svg',
    linkageType: 'PAGE',
    linkageTarget: '/refer',
    texts: english({
      title: 'Invite friends',
      summary: 'Make a link of your own, send it to friends, and see how many of them joined.',
      action: 'Get my link',
      content:
        '<p>Every member can make referral links, one for each circle of friends. Your page shows how many accounts came by each of them.</p><ul><li>A link works until you switch it off.</li><li>Your friends see your code in the form and can take it out.</li><li>Invite adults only, and nobody who wants to stop playing.</li></ul>',
    }),
  },
];

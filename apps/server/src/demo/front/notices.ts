import { english } from './english.ts';

/** The notice bar, newest matter first. */
export const playerNotices = [
  english({
    title: 'Welcome to Baize: everything here is play money',
    content:
      '<p>Balances on this site are play money. They cannot be bought, paid out or exchanged. Top up in the <a href="/?member=transferFund">wallet</a> whenever you run low.</p>',
  }),
  english({
    title: 'Check any spin yourself',
    content:
      '<p>Before you play, a game shows the fingerprint of its seed. Once you change the seed, the old one is published and every round can be recomputed.</p><p><a href="/help#fair">How that works</a></p>',
  }),
  english({
    title: 'Who won just now? The winner board is open',
    content:
      '<p>The <a href="/winners">winner board</a> shows the latest and the biggest wins of this site as they are booked, and the <a href="/ranking">ranking</a> adds them up. Names are masked, figures are not.</p>',
  }),
  english({
    title: 'Put Baize on your home screen',
    content:
      '<p>Installed as an app, the site opens in full screen and starts faster. It takes three taps and no store: see <a href="/down">the guide</a>.</p>',
  }),
];

/** Shown once when somebody comes in. */
export const popupNotices = [
  english({
    title: 'Before you play',
    content:
      '<p>You play with coins that cost nothing and buy nothing. What is real is the rest: the odds are published, each draw can be checked, and every coin is booked.</p><ul><li><a href="/beginner">New here? Start with the guide</a></li><li><a href="/help#responsible">Playing with a limit</a></li><li><a href="/help#term">The terms of this site</a></li></ul>',
  }),
];

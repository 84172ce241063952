import type { DemoBanner } from './texts.ts';

/** The banners of every page beside home; `groupName` is the group of the page (contract, banners.ts). */
export const pageBanners: readonly (DemoBanner & { groupName: string })[] = [
  {
    groupName: 'w_rng',
    picture: 'home-2',
    linkageType: 'PAGE',
    linkageTarget: '/help#fair',
    texts: {
      TY: {
        title: 'Reels with open odds',
        subtitle: 'Every slot shows its return to player and its volatility before you spin.',
        action: 'How draws are checked',
      },
      EN: {
        title: 'Reels with the odds in the open',
        subtitle: 'Every slot shows its return to player and its volatility before you spin.',
        action: 'How draws are checked',
      },
    },
  },
  {
    groupName: 'w_promotion',
    picture: 'home-1',
    linkageType: 'REGISTER',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Offers with their terms on the front',
        subtitle: 'What you get, what it asks of you, and when it ends.',
        action: 'Sign up',
      },
      EN: {
        title: 'Offers with their terms up front',
        subtitle: 'What you get, what it asks of you, and when it ends.',
        action: 'Sign up',
      },
    },
  },
  {
    groupName: 'w_help',
    picture: 'home-3',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Ask, and read how it works',
        subtitle: 'Rules, fairness and your money, in plain words.',
        action: '',
      },
      EN: {
        title: 'Ask, and read how it works',
        subtitle: 'Rules, fairness and your money, in plain words.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_reg',
    picture: 'home-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'A minute to your first round',
        subtitle: 'Play money from the start. No card, no deposit, no strings.',
        action: '',
      },
      EN: {
        title: 'A minute to your first round',
        subtitle: 'Play money from the start. No card, no deposit, no strings.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_register',
    picture: 'home-2',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: { title: 'Welcome to the house', subtitle: '', action: '' },
      EN: { title: 'Welcome to the house', subtitle: '', action: '' },
    },
  },
];

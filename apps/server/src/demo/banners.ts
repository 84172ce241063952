import type { DemoBanner } from './texts.ts';

/** The banners of every page beside home; `groupName` is the group of the page (contract, banners.ts). */
export const pageBanners: readonly (DemoBanner & { groupName: string })[] = [
  {
    groupName: 'w_rng',
    picture: 'rng-1',
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
    groupName: 'w_live',
    picture: 'live-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'A seat at the table',
        subtitle: 'Cards from a sealed shoe, with a proof for every round.',
        action: '',
      },
      EN: {
        title: 'A seat at the table',
        subtitle: 'Cards from a sealed shoe, and a proof for every round.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_fish',
    picture: 'fish-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: { title: 'Deep water, clear rules', subtitle: 'See what every fish pays before you shoot.', action: '' },
      EN: { title: 'Deep water, clear rules', subtitle: 'See what every fish pays before you shoot.', action: '' },
    },
  },
  {
    groupName: 'w_pvp',
    picture: 'pvp-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: { title: 'Player against player', subtitle: 'We deal, and take no side.', action: '' },
      EN: { title: 'Player against player', subtitle: 'We deal, and take no side.', action: '' },
    },
  },
  {
    groupName: 'w_sports',
    picture: 'sports-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Bet on every match',
        subtitle: 'Odds before and during the match, paid as soon as it is decided.',
        action: '',
      },
      EN: {
        title: 'Bet on every match',
        subtitle: 'Odds before and during the match, paid as soon as it is decided.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_esports',
    picture: 'esports-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: { title: 'Bet on every map', subtitle: 'Live odds on the biggest games.', action: '' },
      EN: { title: 'Bet on every map', subtitle: 'Live odds on the biggest games.', action: '' },
    },
  },
  {
    groupName: 'w_lott',
    picture: 'lott-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Draws you can verify',
        subtitle: 'Each draw is sealed first and opened afterwards.',
        action: '',
      },
      EN: {
        title: 'Draws you can verify',
        subtitle: 'Each draw is sealed first and opened afterwards.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_cockfight',
    picture: 'cockfight-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Virtual birds only',
        subtitle: 'Animated from the first step to the last. No animal is harmed, shown or streamed.',
        action: '',
      },
      EN: {
        title: 'Virtual birds only',
        subtitle: 'Animated from the first step to the last. No animal is harmed, shown or streamed.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_promotion',
    picture: 'promotion-1',
    linkageType: 'REGISTER',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Clear offers, clear terms',
        subtitle: 'What you get, what it asks of you, and when it ends.',
        action: 'Sign up',
      },
      EN: {
        title: 'Clear offers, clear terms',
        subtitle: 'What you get, what it asks of you, and when it ends.',
        action: 'Sign up',
      },
    },
  },
  {
    groupName: 'w_shop',
    picture: 'shop-1',
    linkageType: 'PAGE',
    linkageTarget: '/vip',
    texts: {
      TY: {
        title: 'Points that never expire',
        subtitle: 'What you play for is yours to keep until you spend it.',
        action: 'See the levels',
      },
      EN: {
        title: 'Points with no end date',
        subtitle: 'What you play for is yours to keep until you spend it.',
        action: 'See the levels',
      },
    },
  },
  {
    groupName: 'w_help',
    picture: 'help-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'How can we help?',
        subtitle: 'Rules, fairness and your money, in plain words.',
        action: '',
      },
      EN: {
        title: 'How can we help?',
        subtitle: 'Rules, fairness and your money, in plain words.',
        action: '',
      },
    },
  },
  {
    groupName: 'w_reg',
    picture: 'reg-1',
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
    picture: 'register-1',
    linkageType: 'NONE',
    linkageTarget: '',
    texts: {
      TY: { title: 'Welcome', subtitle: '', action: '' },
      EN: { title: 'Welcome', subtitle: '', action: '' },
    },
  },
];

import type { Banner, LocaleCode } from '@baize/contract';

type Texts<T> = Partial<Record<LocaleCode, T>>;

export interface DemoBanner {
  picture: string;
  linkageType: Banner['linkageType'];
  linkageTarget: string;
  texts: Texts<Pick<Banner, 'title' | 'subtitle' | 'action'>>;
}

/** The home page's carousel, in order; `picture` names the files under /art/banners. */
export const homeBanners: readonly DemoBanner[] = [
  {
    picture: 'home-1',
    linkageType: 'REGISTER',
    linkageTarget: '',
    texts: {
      TY: {
        title: 'Play it straight.',
        subtitle: '1,000 play coins to start with, open odds, and a proof for every draw.',
        action: 'Sign up',
      },
      EN: {
        title: 'Play it straight.',
        subtitle: '1,000 play coins to start with, odds in the open and proof of every draw.',
        action: 'Sign up',
      },
    },
  },
  {
    picture: 'home-2',
    linkageType: 'GAME',
    linkageTarget: 'BAIZE/lantern_garden',
    texts: {
      TY: {
        title: 'Lantern Garden',
        subtitle: 'Twenty lines under the paper lanterns. Find three moon gates and the free spins begin.',
        action: 'Play now',
      },
      EN: {
        title: 'Lantern Garden',
        subtitle: 'Twenty lines beneath the paper lanterns. Find three moon gates and the free spins begin.',
        action: 'Play now',
      },
    },
  },
  {
    picture: 'home-3',
    linkageType: 'PAGE',
    linkageTarget: '/help#ledger',
    texts: {
      TY: {
        title: 'Every coin accounted for',
        subtitle: 'Each stake, win and deposit is a line that you can read and add up yourself.',
        action: 'See how',
      },
      EN: {
        title: 'Every coin accounted for',
        subtitle: 'Every stake, win and deposit is a line you can read, and add up for yourself.',
        action: 'See how',
      },
    },
  },
];

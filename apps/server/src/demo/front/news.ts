import { english } from './english.ts';

export interface DemoNews {
  /** How long before the installation it was published. */
  daysAgo: number;
  pictureUrl: string;
  texts: ReturnType<typeof english<{ title: string; summary: string; content: string }>>;
}

export const news: readonly DemoNews[] = [
  {
    daysAgo: 0,
    pictureUrl: '/art/promotions/opening.svg',
    texts: english({
      title: 'Baize is open',
      summary: 'Baize begins: play money, published odds, and a record that you can check from the first round on.',
      content:
        '<p>Baize has opened: a small casino whose odds, draws and books anybody can check.</p><p>You play with coins that cost nothing, and everything else works as it would with money: each round is drawn from a seed that was fixed before, each coin is booked twice, and each figure on your screen can be traced to a line in your statement.</p><p>Have a look around: the <a href="/beginner">guide for beginners</a> takes five minutes.</p>',
    }),
  },
  {
    daysAgo: 2,
    pictureUrl: '/art/covers/lantern-garden-wide.webp',
    texts: english({
      title: 'New slot: Lantern Garden',
      summary: 'Our first own slot: five reels, twenty lines, free spins behind three moon gates.',
      content:
        '<p>A garden at dusk, paper lanterns on every branch, and a gate shaped like the moon. Lantern Garden is the first game of our own studio.</p><p>It can be played from P 0.20 a spin. Its rules page shows the reels, the pay table and the exact return to player, with the share that comes from free spins.</p>',
    }),
  },
  {
    daysAgo: 5,
    pictureUrl: '/art/promotions/books.svg',
    texts: english({
      title: 'How we keep the books',
      summary:
        'Double entry, added to and never changed, and recomputed by a second program that shares nothing with the first.',
      content:
        '<p>A stake leaves your account and reaches ours in one and the same entry; a win goes the other way. Nothing can vanish between two places, because there is no between.</p><p>Entries are only added. The database itself refuses to change or delete one. A second program, written apart from the first, rebuilds every balance from the entries and has to arrive at the same figures.</p><p><a href="/help#ledger">More about the books</a></p>',
    }),
  },
  {
    daysAgo: 9,
    pictureUrl: '/art/promotions/winners.svg',
    texts: english({
      title: 'Winners, in figures and not in names',
      summary: 'The winner board shows real rounds as they are booked. Whose they are, only the player and we know.',
      content:
        '<p>Many sites show a ticker of winners. Ours is taken from the betting record, a few seconds after a round is booked, and leaves out trial play.</p><p>Names are masked the same way for everybody, so that you know yourself and nobody else does. See the <a href="/winners">winner board</a> and the <a href="/ranking">ranking</a>.</p>',
    }),
  },
];

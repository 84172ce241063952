import { english } from './english.ts';
import { helpOnDraws } from './help-draws.ts';

/** Help articles about the operator itself. `{brand}`, `{age}` and `{symbol}` are the brand's own. */
export const helpAboutTheOperator = [
  {
    tag: 'about',
    topic: 'operator' as const,
    texts: english({
      title: 'About us',
      summary: 'Who we are and what we stand for.',
      content:
        '<p>{brand} is a casino with nothing to hide. The rules of its games are published, every draw can be checked, and an independent program recomputes the books.</p><h3>What we hold to</h3><ul><li><strong>Open odds.</strong> A game shows what it returns before you stake a coin. We do not change that while you play.</li><li><strong>Provable draws.</strong> The seed of a round is fixed, and its fingerprint shown, before the round begins.</li><li><strong>Exact books.</strong> Every coin has a line in a ledger to which lines are only added.</li><li><strong>No staged results.</strong> No near miss is staged, and nothing that you see differs from what was decided.</li></ul><h3>Where we stand today</h3><p>This site plays for play money only. The licences in the footer are samples: they show where those of a real operator would stand.</p>',
    }),
  },
  {
    tag: 'fair',
    topic: 'games' as const,
    texts: english({
      title: 'Fairness',
      summary: 'Where a result comes from, and how to check one.',
      content:
        '<p>Every result comes from three values: a secret seed of the server, a seed of yours, and a counter that rises with each round. Before you play, the game shows the SHA-256 fingerprint of the server’s seed. So we cannot change the seed afterwards, and you cannot know it before.</p><h3>Check a round</h3><ol><li>Open the fairness panel in the game and set a seed of your own.</li><li>Play as long as you like; each round shows its counter.</li><li>Retire the server’s seed. It is now shown in full.</li><li>Compare its fingerprint with the one that you saw before, and recompute any of its rounds.</li></ol><p>The return to player of each slot is computed exactly from its published reels and pay table. It is not measured, and not adjusted while you play.</p><p><a href="/help#draws">How results are drawn, step by step</a></p>',
    }),
  },
  helpOnDraws,
  {
    tag: 'ledger',
    topic: 'games' as const,
    texts: english({
      title: 'Your transactions explained',
      summary: 'Double entry, only added to, checked twice.',
      content:
        '<p>The ledger is a double-entry book. A stake leaves your account and reaches ours in one and the same entry; a win goes the other way. An amount can therefore not vanish between two places.</p><p>Entries are only added, never changed or deleted; the database itself refuses it. A request that arrives twice is booked once. An independent check rebuilds every balance from the entries and must arrive at the same figures.</p><p>You find every entry of yours in the <a href="/?member=transactionHistory">account record</a>, with the balance before and after.</p>',
    }),
  },
  {
    tag: 'responsible',
    topic: 'account' as const,
    texts: english({
      title: 'Responsible play',
      summary: 'A budget, warning signs, and where to find help.',
      content:
        '<p>In the long run every game returns less than is staked. Play for pleasure, with a budget and a time that you set before you start.</p><h3>Before you play</h3><ul><li>Decide what you can do without, and stop there.</li><li>Set an alarm. Time passes faster at a table than elsewhere.</li><li>Never play to win back what is gone.</li></ul><h3>Signs to take seriously</h3><ul><li>You think of playing while you do other things.</li><li>You hide how much or how long you play.</li><li>You borrow for it, or you stake more to feel the same.</li></ul><p>If playing stops being fun, stop. Talk to someone you trust or to a help line for gambling problems in your country. If you want to stop for good, tell our <a href="/feedback">support</a>.</p><p>{brand} is for adults of {age} years and more. If children use your device, keep your password to yourself and sign out.</p>',
    }),
  },
  {
    tag: 'term',
    topic: 'operator' as const,
    texts: english({
      title: 'Terms',
      summary: 'What you and we agree on.',
      content:
        '<h3>1. Who may play</h3><p>You must be at least {age} years old, and old enough to play where you live. You play for yourself and not on behalf of somebody else. Where playing is not allowed, you may not use {brand}.</p><h3>2. Your account</h3><p>One account for one person. What you say about yourself must be true. Keep your password to yourself; you are responsible for what is done with your account. If you think that somebody else knows it, change it: all other devices are signed out.</p><h3>3. Play money</h3><p>Coins on this site ({symbol}) are play money. They have no cash value and cannot be bought for money, exchanged, given to others or paid out.</p><h3>4. Rounds</h3><p>A round counts as the server decided and booked it. If the picture on your screen and the record differ, the record holds. A round that was cut off is finished when you come back. A round of a broken game is cancelled, and its stake is returned.</p><h3>5. Fair conduct</h3><p>Programs that play for you, more accounts than one, and acting together against others are not allowed. Accounts that attack the site or cheat other players are blocked.</p><h3>6. Ending it</h3><p>You may stop at any time. We may end an account for breach of these terms, and say why.</p><h3>7. Changes</h3><p>When these terms change, we announce it in the notices before it holds. If you do not agree, you may leave.</p><h3>8. Complaints</h3><p>Write to us by <a href="/feedback">feedback and complaints</a>. A person reads it; answers are given in the live chat.</p>',
    }),
  },
  {
    tag: 'privacy',
    topic: 'operator' as const,
    texts: english({
      title: 'Privacy',
      summary: 'What we keep, why, and who sees it.',
      content:
        '<h3>What we keep</h3><ul><li>What you enter at registration. What you can be reached at is stored sealed.</li><li>Your rounds and the movements of your coins, because the record must be provable.</li><li>When and from which address you signed in, so that you can see and end your sessions.</li><li>What you write to support.</li></ul><p>Your password is stored only as a salted hash; nobody can read it.</p><h3>What stays on your device</h3><p>Your choice of theme, language and sound, the notices that you have read, and a session token until you close the tab. If you ask us to remember you, a token for this device that you can take back at any time.</p><h3>Who sees it</h3><p>You, and staff who need it to answer you. The winner board shows masked names only. There is no tracking by third parties on this site, and nothing is sold.</p><h3>Your rights</h3><p>By <a href="/feedback">feedback</a> you can ask what we hold about you, ask for a correction, or ask that your account be closed. Bookings stay for as long as the law asks for them.</p>',
    }),
  },
  {
    tag: 'credits',
    topic: 'operator' as const,
    texts: english({
      title: 'Credits',
      summary: 'Whose work this site is built with.',
      content:
        '<p>All pictures and sounds of this site were made for it with our own scripts; they are free under the MIT licence like the rest of {brand}.</p><p>The silhouettes on the category pictures come from game-icons.net, by Delapouite, Lorc and contributors, licence CC BY 3.0; we extruded, bevelled and recoloured them. The typefaces are Inter, Noto and Marcellus, under the SIL Open Font Licence. Light in the renders comes from Poly Haven (CC0).</p>',
    }),
  },
];

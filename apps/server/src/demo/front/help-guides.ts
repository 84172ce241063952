import { english } from './english.ts';

/** Help articles that show how something is done. */
export const helpGuides = [
  {
    tag: 'beginner',
    topic: 'start' as const,
    texts: english({
      title: 'Beginner’s guide',
      summary: 'Start playing in five minutes.',
      content:
        '<h3>1. Come in</h3><p>Sign up with a user name, or with your mobile number and a code. If you only want to look, choose <strong>Try the demo</strong> in the login window: a trial account brings its own play money and needs nothing from you.</p><h3>2. Fill your wallet</h3><p>Open the menu under your name and choose <strong>Deposit</strong>. Play money arrives at once and costs nothing.</p><h3>3. Choose a game</h3><p>The lobbies are sorted by kind: slots, live tables, fishing, cards, sports. Hot games are those that many play. A heart keeps a game among your favourites.</p><h3>4. Read the rules first</h3><p>Every game has a rules page: what a line is, what each picture pays, and how much of all stakes comes back in the long run. Ninety-six per cent means: of a hundred coins staked, ninety-six come back on average, spread very unevenly.</p><h3>5. Start small</h3><p>The stake is shown beside the button. Begin with the smallest. Your rounds are in the betting record, with every stake and every win.</p><h3>6. Words you will meet</h3><dl><dt>RTP</dt><dd>Return to player: the share of all stakes that a game pays back in the long run.</dd><dt>Volatility</dt><dd>How unevenly it pays: high means seldom and much.</dd><dt>Line</dt><dd>A line across the reels on which matching symbols pay.</dd><dt>Free spins</dt><dd>Spins that a game gives away; their wins are yours.</dd></dl>',
    }),
  },
  {
    tag: 'deposit',
    topic: 'money' as const,
    texts: english({
      title: 'How to top up',
      summary: 'Four steps to a full wallet, and what to do when something is stuck.',
      content:
        '<ol><li>Sign in and open the menu under your name.</li><li>Choose <strong>Deposit</strong>.</li><li>Enter an amount or tap one of the suggestions. The limits are shown below the field.</li><li>Confirm. The new balance shows at once, and the deposit is the first line of your statement.</li></ol><h3>“Limit reached” message</h3><p>We give a certain sum of play money in any 24 hours. When that is used up, try again later.</p><h3>The connection broke in the middle</h3><p>Press the button again. The same deposit is booked once, however often it arrives.</p><h3>My balance is out of date</h3><p>Click on it: it is read again. The line in the <a href="/?member=transactionHistory">account record</a> is what counts.</p>',
    }),
  },
  {
    tag: 'account',
    topic: 'account' as const,
    texts: english({
      title: 'Account and password',
      summary: 'Signing in, forgotten passwords, devices.',
      content:
        '<h3>I forgot my password</h3><p>Choose <strong>Forgot password</strong> in the login window. You get a code by SMS or a link by mail. For your protection the answer is the same whether an account exists or not.</p><h3>Somebody else was in my account</h3><p>Change the password at once: every other device is signed out. In <a href="/?member=securityCenter">my account</a> you see all devices that are logged in.</p><h3>I am asked for a picture code</h3><p>After several wrong passwords we want to be sure that you are not a program. Click on the picture for another one.</p><h3>My account is a trial account</h3><p>A trial account plays with its own coins and cannot use the member pages. Sign up for an account of your own to use them.</p>',
    }),
  },
  {
    tag: 'games',
    topic: 'games' as const,
    texts: english({
      title: 'Games and rounds',
      summary: 'Cut-off rounds, records, broken games.',
      content:
        '<h3>My connection broke during a round</h3><p>The round was decided and booked before you saw it. Open the game again: it shows the round to its end.</p><h3>Where do I see old rounds?</h3><p>In the <a href="/?member=personalHistoryCopy">betting record</a>, with stake, win and time. The game itself shows the latest with all their draws.</p><h3>A game is under maintenance</h3><p>Then it is closed for everybody, and other games are suggested. Stakes of a round that cannot be finished are returned.</p><h3>What does the jackpot show mean?</h3><p>While we have no shared jackpot, the counter in the slot lobby is decoration and not a prize. Once there is a real pool, it shows the pool’s true amount.</p>',
    }),
  },
  {
    tag: 'download',
    topic: 'start' as const,
    texts: english({
      title: 'The app',
      summary: 'Install it, renew it, remove it.',
      content:
        '<p>The app is this site, installed. It needs no store: see <a href="/down">the download page</a> for your device.</p><h3>Does it work offline?</h3><p>It opens and tells you that you are offline. Playing needs a connection, because each round is decided and booked on our server.</p><h3>How is it renewed?</h3><p>By itself. When a new version is there, a bar at the bottom offers to load it.</p><h3>How do I remove it?</h3><p>Like any other app of your device. Your account stays.</p>',
    }),
  },
  {
    tag: 'agent',
    topic: 'account' as const,
    texts: english({
      title: 'Affiliates',
      summary: 'How to become one, and what agents can ask for.',
      content:
        '<p>An affiliate brings players and is the person they turn to. Anyone with an account can apply.</p><h3>How to become one</h3><ol><li>Fill in the <a href="/affiliate">affiliate application</a>: where you would invite, whom, and how we reach you.</li><li>The same page shows what becomes of it.</li><li>Agents log in by the agents’ entrance.</li></ol><h3>Your links</h3><p>Make as many <a href="/referral-links">referral links</a> as you have places to put them; each counts the accounts that came by it. A link can be switched off at any time.</p><h3>Contracts</h3><p>Agents ask for a dividend or salary contract, or end one, by a <a href="/contract">contract request</a>. The page shows the state of each request.</p><h3>What we ask of you</h3><ul><li>Invite adults only.</li><li>Promise no winnings, and show no odds but the published ones.</li><li>Do not write to people who have not asked for it.</li></ul>',
    }),
  },
];

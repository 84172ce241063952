import { privateKeyOf, signedRequest } from '@baize/vendor-kit/http';

/** As the players file has them; `spread` has many vendors and so many server accounts, `hot` one. */
export interface LoadPlayer {
  gameCode: string;
  hot: Entry;
  spread: Entry;
}
interface Entry {
  vendorCode: string;
  session: string;
  playerRef: string;
}
export interface SigningKey {
  url: string;
  provider: string;
  keyId: string;
  privateKeyPem: string;
}
/** `play`: one call a bet; `steps`: debit, then credit; `signed`: the wallet contract over signed HTTP. */
export type RequestKind = { name: 'play' | 'steps'; server: 'hot' | 'spread' } | { name: 'signed'; key: SigningKey };

export interface Step {
  bytes: string;
  /** How status and body begin when the bet was booked. */
  expected: string;
}

const booked = '200 {"status":"ok"';
const stakeMinor = 20;
/** One bet of three wins; what is paid is 95 % of what is staked. */
const winMinor = 57;
const betsForOneWin = 3;

type NextBet = (port: number) => readonly Step[] | null;

/** Gives bet after bet over all players in turn; ids never repeat over runs with other `run` texts. */
export function requestsOf(
  kind: RequestKind,
  players: readonly LoadPlayer[],
  run: string,
  options: { ports: readonly number[]; mixPorts?: boolean; prepared?: number },
): NextBet {
  let made = 0;
  const portCount = options.mixPorts ? 1 : options.ports.length;
  const next = options.ports.map((_, index) => (options.mixPorts ? 0 : index));
  const prepared = kind.name === 'signed' ? prepare(kind.key, players, run, options.prepared ?? 0) : null;
  return (port) => {
    made += 1;
    if (prepared) return prepared.pop() ?? null;
    if (kind.name === 'signed') return null;
    const slot = options.mixPorts ? 0 : port;
    const index = next[slot] ?? 0;
    next[slot] = index + portCount;
    const player = players[index % players.length];
    if (!player) throw new RangeError('there are no players');
    const entry = player[kind.server];
    const id = `${run}${made}`;
    return kind.name === 'play' ? [playStep(player, entry, id, made)] : debitAndCredit(player, entry, id, made);
  };
}

const creditOf = (made: number) => (made % betsForOneWin === 0 ? winMinor : 0);

const playBody = ({ gameCode }: LoadPlayer, { session, playerRef }: Entry, id: string, made: number) =>
  `{"session":"${session}","playerRef":"${playerRef}","roundId":"r${id}","gameCode":"${gameCode}",` +
  `"debits":[{"txId":"s${id}","amountMinor":"${stakeMinor}"}],` +
  `"credits":[{"txId":"w${id}","amountMinor":"${creditOf(made)}","kind":"win"}],"roundEnd":true}`;

const playStep = (player: LoadPlayer, entry: Entry, id: string, made: number): Step =>
  post(`/${entry.vendorCode}/play`, playBody(player, entry, id, made));

function debitAndCredit(player: LoadPlayer, entry: Entry, id: string, made: number): Step[] {
  const { session, playerRef, vendorCode } = entry;
  const round = `"playerRef":"${playerRef}","roundId":"r${id}","gameCode":"${player.gameCode}"`;
  const debit = `{"session":"${session}",${round},"txId":"s${id}","amountMinor":"${stakeMinor}"}`;
  const credit = `{${round},"txId":"w${id}","amountMinor":"${creditOf(made)}","kind":"win","refTxIds":["s${id}"],"roundEnd":true}`;
  return [post(`/${vendorCode}/debit`, debit), post(`/${vendorCode}/credit`, credit)];
}

const post = (path: string, body: string, headers = 'content-type: application/json\r\n'): Step => ({
  bytes: `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`,
  expected: booked,
});

function prepare(key: SigningKey, players: readonly LoadPlayer[], run: string, count: number): Step[][] {
  const privateKey = privateKeyOf(key.privateKeyPem);
  return Array.from({ length: count }, (_, made) => {
    const player = players[made % players.length] as LoadPlayer;
    const { url, headers, body } = signedRequest(
      { ...key, privateKey },
      'play',
      playBody(player, player.hot, `${run}${made}`, made),
    );
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return [post(new URL(url).pathname, body, lines.join(''))];
  });
}

import { drawOfRound } from '@baize/fairness';
import { elapsedMs } from '../../src/platform/clock.ts';
import { cancelOf, drawStory, type FaultAct, type FaultPlayer } from './acts.ts';
import { type ClientJournal, isNoAnswer, type JournalEntry, readJournal } from './journal.ts';
import type { Send, Sent } from './send.ts';

export interface Load {
  /** Acts done since the beginning. */
  readonly done: number;
  readonly unknown: number;
  /** When the last act was done, by `elapsedMs`. */
  readonly lastDoneMs: number;
  /** Codes of what was refused, with their counts. */
  readonly codes: Readonly<Record<string, number>>;
  /** Resolves when the loops have ended. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  players: readonly FaultPlayer[];
  loops: number;
  seed: string;
  journal: ClientJournal;
  /** The way to the server now; it changes while a server is away. */
  send: Send;
  /** Between two steps of a loop. */
  pauseMs?: number;
  /** Rounds alone, or also two-step bets and the cashier's matters. */
  kinds?: 'all' | 'rounds';
  /** For the names of a second load over the same players. */
  prefix?: string;
}

const pauseAfterFailureMs = 50;
const insistsForMs = 12_000;
const insistedOn = new Set(['makeBet', 'commitBet', 'discardBet']);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loops that tell one story after the other, two loops for a player, each step in the journal before it is sent. */
export function startLoad(options: LoadOptions): Load {
  const { players, journal, send, seed, pauseMs = 2 } = options;
  const state = { done: 0, unknown: 0, lastDoneMs: 0, codes: {} as Record<string, number> };
  let isOver = false;

  const ask = async (act: FaultAct): Promise<Sent> => {
    await journal.intend(act);
    const sent = await send(act);
    journal.note(act.id, sent.outcome, sent.code);
    if (sent.outcome === 'ok') {
      state.done += 1;
      state.lastDoneMs = elapsedMs();
    } else {
      state.codes[sent.code] = (state.codes[sent.code] ?? 0) + 1;
      if (sent.outcome === 'unknown') state.unknown += 1;
    }
    return sent;
  };

  /** A bet is held for a short time only: its vendor asks at once again, and again, until there is an answer. */
  const insist = async (act: FaultAct): Promise<Sent> => {
    const deadline = elapsedMs() + insistsForMs;
    for (;;) {
      const sent = await ask(act);
      const isOpen = sent.outcome === 'unknown' || isNoAnswer(sent.code);
      if (!isOpen || elapsedMs() > deadline) return sent;
      await pause(pauseAfterFailureMs);
    }
  };

  /** A vendor without an answer to a stake takes it back now and then, in place of asking again. */
  const takeBack = async (player: FaultPlayer, debit: FaultAct): Promise<void> => {
    const { outcome } = await ask(cancelOf(player, debit, false));
    if (outcome !== 'refused') journal.note(debit.id, 'cancelled', 'taken back');
  };

  const summary = async (player: FaultPlayer, story: readonly FaultAct[], mayTakeBack: boolean): Promise<void> => {
    for (const act of story) {
      const { outcome, code } = insistedOn.has(act.command) ? await insist(act) : await ask(act);
      if (outcome === 'unknown' && act.command === 'debit' && mayTakeBack) await takeBack(player, act);
      if (outcome === 'unknown' || isNoAnswer(code)) await pause(pauseAfterFailureMs);
      if (outcome !== 'ok') return;
      await pause(pauseMs);
    }
  };

  const loop = async (number: number): Promise<void> => {
    const draw = drawOfRound({ serverSeed: seed, clientSeed: `${options.prefix ?? ''}${number}`, nonce: 0 });
    const player = players[number % players.length];
    if (!player) throw new TypeError('a load needs players');
    for (let count = 0; !isOver; count += 1) {
      const name = `${options.prefix ?? ''}${number}-${count}`;
      await summary(player, drawStory(player, draw, name, options.kinds ?? 'all'), draw(2) === 0);
    }
  };

  const loops = Array.from({ length: options.loops }, (_, number) => loop(number));
  return Object.assign(state, {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  });
}

/** Once all is healed: what nobody knows is asked again with the same id, until it is done or refused. Returns how many there were. */
export async function retryUnknown(
  file: string,
  journal: ClientJournal,
  send: Send,
  timeoutMs = 30_000,
): Promise<number> {
  const unknown = readJournal(file).filter(({ outcome }) => outcome === 'unknown');
  const deadline = elapsedMs() + timeoutMs;
  const inOrder = new Map<string, JournalEntry[]>();
  for (const entry of unknown) inOrder.set(entry.act.memberId, [...(inOrder.get(entry.act.memberId) ?? []), entry]);
  const retry = async ({ act }: JournalEntry): Promise<void> => {
    for (;;) {
      const sent = await send(act);
      // Refused before any work: that says nothing about the first time.
      if (sent.outcome !== 'unknown' && !isNoAnswer(sent.code)) return journal.note(act.id, sent.outcome, sent.code);
      if (elapsedMs() > deadline) throw new Error(`${act.command} ${act.id} found no answer: ${sent.code}`);
      await pause(pauseAfterFailureMs);
    }
  };
  await Promise.all(
    [...inOrder.values()].map(async (entries) => {
      for (const entry of entries) await retry(entry);
    }),
  );
  return unknown.length;
}

import type { SettleBetRequest, WalletAnswer } from '@baize/vendor-kit';
import { BatchWriterOverloadedError } from '../../src/modules/ledger/booking/batch-writer.ts';
import { checkAnswer } from './answers.ts';
import type { Message, Reply } from './messages.ts';
import { Violation } from './schedule.ts';
import type { World } from './world.ts';

const shortWait = 12;
const longWait = 300;

/** Sends a command to either process. */
export const send = (world: World, message: Message, count: { copies: number }): Promise<Reply> =>
  transmit(world, count, async () => {
    const answer = await handle(world, message);
    return answer && replyOf(answer);
  });

/** Sends the settlement of many bets to either process; what became of each, or of none. */
export const sendBets = (world: World, vendorCode: string, bets: readonly SettleBetRequest[]) =>
  transmit(world, { copies: 0 }, async () => (await handleBets(world, vendorCode, bets)).map(replyOf));

const replyOf = (answer: WalletAnswer): Reply => (answer.code === 'INTERNAL' ? 'unknown' : answer);

/**
 * A message is lost, late, doubled, its answer lost, or answered after the vendor has stopped waiting. `copies` counts the requests that may
 * arrive; null: nobody answers.
 */
function transmit<Told>(
  world: World,
  count: { copies: number },
  handled: () => Promise<Told | null>,
): Promise<Told | 'unknown'> {
  const { schedule, chaos } = world;
  return new Promise((resolve) => {
    const wait = schedule.after(chaos.isImpatient() ? shortWait : longWait, () => {
      world.seen('time-out');
      resolve('unknown');
    });
    const deliver = async () => {
      await schedule.pause(chaos.delay());
      const told = await handled();
      if (!told) return;
      await schedule.pause(chaos.delay());
      if (chaos.dropsMessage()) return;
      wait.callOff();
      resolve(told);
    };
    const copies = chaos.doublesMessage() ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      count.copies += 1;
      if (!chaos.dropsMessage()) schedule.spawnLoose(deliver);
    }
  });
}

/** Null: the process was too busy and says that nothing was done; the vendor waits in vain and asks again. */
async function handle(world: World, message: Message): Promise<WalletAnswer | null> {
  const { schedule, processes, database } = world;
  const process = processes[schedule.draw(processes.length)];
  if (!process) throw new TypeError('there is no process');
  const before = { commits: database.state.commits.length, act: actBefore(world, message) };
  const wallet = process.walletOf(message.vendorCode);
  const command = wallet[message.name] as (request: unknown) => Promise<WalletAnswer>;
  const answer = await command(message.request).catch((error) => {
    if (!(error instanceof BatchWriterOverloadedError)) throw error;
    return null;
  });
  if (!answer) {
    world.seen('too busy');
    return null;
  }
  world.seen(`${message.name} ${answer.code}${answer.replay ? ' replay' : ''}`);
  checkAnswer(world, message, answer, before);
  return answer;
}

async function handleBets(
  world: World,
  vendorCode: string,
  bets: readonly SettleBetRequest[],
): Promise<readonly WalletAnswer[]> {
  const { schedule, processes, database } = world;
  const process = processes[schedule.draw(processes.length)];
  if (!process) throw new TypeError('there is no process');
  if (new Set(bets.map(({ playerRef }) => playerRef)).size < bets.length) world.seen('settleBets of one player');
  const before = { commits: database.state.commits.length, act: false };
  const { answers } = await process.settleBetsOf(vendorCode)({ bets });
  if (answers.length !== bets.length)
    throw new Violation('contract', `${bets.length} bets had ${answers.length} answers`);
  for (const [index, request] of bets.entries()) {
    const answer = answers[index] as WalletAnswer;
    world.seen(`settleBets ${answer.code}${answer.replay ? ' replay' : ''}`);
    if (answer.txId !== request.betId) throw new Violation('contract', `${request.betId} was told of ${answer.txId}`);
    const name = request.generation === 1 ? 'settleBet' : 'resettleBet';
    checkAnswer(world, { vendorCode, name, request, memberId: request.playerRef }, answer, before);
  }
  return answers;
}

/** Whether the very act stood in the journal when its request arrived. */
function actBefore({ database: { state } }: World, { vendorCode, request }: Message): boolean {
  const id = 'txId' in request ? `vendor:${vendorCode} ${request.txId}` : '';
  return state.acts.get(id)?.[0]?.outcome === 'booked' && !state.resolved.has(id);
}

import type { WalletAnswer } from '@baize/vendor-kit';
import { BatchWriterOverloadedError } from '../../src/modules/ledger/booking/batch-writer.ts';
import { checkAnswer } from './answers.ts';
import type { Message, Reply } from './messages.ts';
import type { World } from './world.ts';

const shortWait = 12;
const longWait = 300;

/**
 * Sends a command to either process: lost, late, twice, the answer lost, or answered after the vendor has stopped waiting. `copies` counts
 * the requests that may arrive.
 */
export function send(world: World, message: Message, count: { copies: number }): Promise<Reply> {
  const { schedule, chaos } = world;
  return new Promise((resolve) => {
    const wait = schedule.after(chaos.isImpatient() ? shortWait : longWait, () => {
      world.seen('time-out');
      resolve('unknown');
    });
    const deliver = async () => {
      await schedule.pause(chaos.delay());
      const answer = await handle(world, message);
      if (!answer) return;
      await schedule.pause(chaos.delay());
      if (chaos.dropsMessage()) return;
      wait.callOff();
      resolve(answer.code === 'INTERNAL' ? 'unknown' : answer);
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

/** Whether the very act stood in the journal when its request arrived. */
function actBefore({ database: { state } }: World, { vendorCode, request }: Message): boolean {
  const id = 'txId' in request ? `vendor:${vendorCode} ${request.txId}` : '';
  return state.acts.get(id)?.[0]?.outcome === 'booked' && !state.resolved.has(id);
}

import type { LimitKind } from '@baize/vendor-kit';
import type { Booking } from '../../../src/modules/ledger/service.ts';
import type { State } from '../database/state.ts';
import type { SimulatedProcess } from '../database/wallets.ts';
import { Violation } from '../schedule.ts';
import type { World } from '../world.ts';

/** The cashier's own book, from the answers alone. */
export interface Cashier {
  /** What it gave (positive) or took, by member. */
  paid: Map<string, bigint>;
}
type Work = (process: SimulatedProcess) => Promise<Booking>;

const patienceSteps = 200;

/** Asks any process until one answers; a process that dies in the middle is not waited for. */
async function insist(world: World, work: Work): Promise<{ status: Booking['status']; tries: number }> {
  const { schedule, processes, chaos } = world;
  for (let tries = 1; ; tries += 1) {
    const process = processes[schedule.draw(processes.length)] as SimulatedProcess;
    const status = await new Promise<Booking['status'] | 'unknown'>((resolve) => {
      const wait = schedule.after(patienceSteps, () => resolve('unknown'));
      const answer = (told: Booking['status'] | 'unknown') => {
        wait.callOff();
        resolve(told);
      };
      work(process).then(
        (booking) => answer(chaos.dropsMessage() ? 'unknown' : booking.status),
        (error) => {
          world.failed(error);
          answer('unknown');
        },
      );
    });
    if (status !== 'unknown') return { status, tries };
    await schedule.pause();
  }
}

export async function deposit(world: World, cashier: Cashier, memberId: string, number: number): Promise<void> {
  const amountMinor = BigInt(100 + world.schedule.draw(500));
  const fields = {
    providerCode: 'BANK',
    reference: `deposit-${number}`,
    memberId,
    depositId: `d${number}`,
    amountMinor,
  };
  const { status } = await insist(world, ({ ledger, reads }) => ledger.deposit(reads, fields));
  expectStatus('deposit', status, ['booked', 'replay']);
  add(cashier, memberId, amountMinor);
}

/** Held, then paid by one clerk while another one may give it back: one of them comes too late. */
export async function withdraw(world: World, cashier: Cashier, memberId: string, number: number): Promise<void> {
  const { schedule } = world;
  const reference = (step: string) => `withdrawal-${number}-${step}`;
  const amountMinor = BigInt(50 + schedule.draw(300));
  const fields = { memberId, withdrawalId: `w${number}`, amountMinor };
  const hold = await insist(world, ({ ledger, reads }) =>
    ledger.holdWithdrawal(reads, { ...fields, reference: reference('hold') }),
  );
  expectStatus('holdWithdrawal', hold.status, ['booked', 'replay', 'insufficient']);
  const end = { ...fields, holdReference: reference('hold') };
  const pay = () =>
    insist(world, ({ ledger, reads }) =>
      ledger.payWithdrawal(reads, { ...end, reference: reference('pay'), providerCode: 'BANK' }),
    );
  const release = () =>
    insist(world, ({ ledger, reads }) => ledger.releaseWithdrawal(reads, { ...end, reference: reference('release') }));
  if (hold.status === 'insufficient') {
    // An earlier try may still be booked; nobody pays it.
    return world.atEnd(({ acts }) => {
      if (acts.has(`cashier ${reference('hold')}`)) world.seen('late hold');
    });
  }
  const clerks = schedule.happens(100) ? [pay, release] : [schedule.happens(128) ? pay : release];
  const ends = await Promise.all(clerks.map((clerk) => clerk()));
  const done = ends.filter(({ status }) => status === 'booked' || status === 'replay');
  if (done.length !== 1) throw new Violation('M8', `a withdrawal ended ${done.length} times`);
  if (clerks[ends.findIndex((result) => done.includes(result))] === pay) add(cashier, memberId, -amountMinor);
}

function expectStatus(name: string, status: string, allowed: readonly string[]): void {
  if (!allowed.includes(status)) throw new Violation('contract', `${name} was told ${status}`);
}

const add = ({ paid }: Cashier, memberId: string, amountMinor: bigint) =>
  void paid.set(memberId, (paid.get(memberId) ?? 0n) + amountMinor);

const limitKinds: readonly LimitKind[] = ['stake', 'dayStake', 'dayLoss'];

/** The server's people: they block and unblock, set and lift limits, take games off and end sessions, each as one change. */
export async function interfere(world: World): Promise<void> {
  const { schedule, database, memberIds } = world;
  const memberId = memberIds[schedule.draw(memberIds.length)] as string;
  const kind = limitKinds[schedule.draw(limitKinds.length)] as LimitKind;
  const limit = schedule.happens(150) ? BigInt(schedule.draw(kind === 'stake' ? 250 : 1200)) : undefined;
  const change = changes[schedule.draw(changes.length)] as Change;
  await schedule.pause(20 + schedule.draw(250));
  await database.change((state) => change(state, { memberId, kind, limit, world }));
  if (!schedule.happens(200)) return;
  await schedule.pause(1 + schedule.draw(60));
  await database.change((state) => calmDown(state, memberId));
}

/** Everything is allowed again. */
function calmDown(state: State, memberId: string): void {
  const member = state.members.get(memberId);
  if (member) Object.assign(member, { isBlocked: false, limits: {} });
  bumpAccountTurn(state, memberId);
  Object.assign(state.brand, { isGameEnabled: true, limits: {}, generation: state.brand.generation + 1n });
}

type Change = (
  state: State,
  about: { memberId: string; kind: LimitKind; limit: bigint | undefined; world: World },
) => void;

const changes: readonly Change[] = [
  (state, { memberId }) => {
    const member = state.members.get(memberId);
    if (!member) return;
    member.isBlocked = !member.isBlocked;
    bumpAccountTurn(state, memberId);
  },
  (state, { memberId, kind, limit }) => {
    const member = state.members.get(memberId);
    if (!member) return;
    if (limit === undefined) delete member.limits[kind];
    else member.limits[kind] = limit;
    bumpAccountTurn(state, memberId);
  },
  (state, { kind, limit }) => {
    if (limit === undefined) delete state.brand.limits[kind];
    else state.brand.limits[kind] = limit;
    state.brand.generation += 1n;
  },
  (state) => {
    state.brand.isGameEnabled = !state.brand.isGameEnabled;
    state.brand.generation += 1n;
  },
  (_state, { memberId, world }) => world.renewSessions(memberId),
];

/** As the database's triggers do it for whatever a decision rests on and the accounts do not show. */
function bumpAccountTurn(state: State, memberId: string): void {
  for (const account of state.accounts.values()) if (account.memberId === memberId) account.turn += 1n;
}

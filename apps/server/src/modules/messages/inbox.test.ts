// @covers member-messages unread-messages

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newReader, pageOf, type Reader, useMessages } from './messages.fixture.ts';

const harness = useMessages();

interface Expected {
  reference: string;
  sentAtMs: number;
  isRead: boolean;
  isDeleted: boolean;
}
type Step =
  | { act: 'send'; reference: string }
  | { act: 'read' | 'remove'; which: number }
  | { act: 'readAll'; agoMs: number }
  | { act: 'wait'; ms: number }
  | { act: 'purge' };

const dayMs = 24 * 60 * 60_000;
const which = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('send' as const), reference: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
  fc.record({ act: fc.constantFrom('read' as const, 'remove' as const), which }),
  fc.record({ act: fc.constant('readAll' as const), agoMs: fc.constantFrom(0, 1, 1_000, dayMs) }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(1, 1_000, dayMs, 31 * dayMs) }),
  fc.constant({ act: 'purge' as const }),
);

/** What a member's messages come to, said by a list in memory. */
function change(known: Expected[], { act, ...step }: Step, nowMs: number): void {
  const shown = known.filter(({ isDeleted }) => !isDeleted);
  if (act === 'send' && 'reference' in step && !known.some(({ reference }) => reference === step.reference)) {
    known.push({ reference: step.reference, sentAtMs: nowMs, isRead: false, isDeleted: false });
  }
  if (act === 'readAll' && 'agoMs' in step) {
    for (const each of shown) if (each.sentAtMs <= nowMs - step.agoMs) each.isRead = true;
  }
  const chosen = 'which' in step ? shown[step.which] : undefined;
  if (act === 'read' && chosen) chosen.isRead = true;
  if (act === 'remove' && chosen) chosen.isDeleted = true;
}

const send = (to: Reader, reference: string) =>
  harness.messages.send(harness.database, {
    memberId: to.member.id,
    kind: 'identityApproved',
    reference,
    params: { level: reference },
  });

async function perform(reader: Reader, step: Step, chosenId: string): Promise<void> {
  const { messages, clock } = harness;
  const body = { messageIds: [chosenId] };
  const until = (agoMs: number) => ({ until: new Date(clock.now().getTime() - agoMs).toISOString() });
  if (step.act === 'send') await send(reader, step.reference);
  if (step.act === 'read') await messages.routes.messagesRead({ ...reader, body });
  if (step.act === 'remove') await messages.routes.messagesDelete({ ...reader, body });
  if (step.act === 'readAll') await messages.routes.messagesReadAll({ ...reader, body: until(step.agoMs) });
  if (step.act === 'purge') await messages.purge();
}

type Page = Awaited<ReturnType<typeof pageOf>>;

function expectAsKnown({ list, total, unread }: Page, known: readonly Expected[]): void {
  const left = known.filter(({ isDeleted }) => !isDeleted);
  const lines = (texts: readonly string[]) => [...texts].sort();
  expect(lines(list.map(({ params, isRead }) => `${params.level} ${isRead}`))).toEqual(
    lines(left.map(({ reference, isRead }) => `${reference} ${isRead}`)),
  );
  const times = list.map(({ sentAt }) => sentAt);
  expect(times).toEqual([...times].sort().reverse());
  expect({ total, unread }).toEqual({ total: left.length, unread: left.filter(({ isRead }) => !isRead).length });
}

test('whatever is sent, read and deleted in whichever order, list and number are what they ought to be', async () => {
  const run = async (steps: readonly Step[]) => {
    const [reader, bystander] = [await newReader(harness), await newReader(harness)];
    await send(bystander, 'own');
    const known: Expected[] = [];
    const ids = new Map<string, string>();
    for (const each of steps) {
      const shown = known.filter(({ isDeleted }) => !isDeleted);
      const chosen = 'which' in each ? shown[each.which] : undefined;
      await perform(reader, each, ids.get(chosen?.reference ?? '') ?? crypto.randomUUID());
      change(known, each, harness.clock.now().getTime());
      if (each.act === 'wait') harness.clock.advanceMs(each.ms);
      const page = await pageOf(harness, reader);
      for (const { messageId, params } of page.list) ids.set(params.level ?? '', messageId);
      expectAsKnown(page, known);
    }
    expect((await pageOf(harness, bystander)).list).toMatchObject([{ params: { level: 'own' }, isRead: false }]);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 40 });
});

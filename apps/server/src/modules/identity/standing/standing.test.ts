// @covers vip-service

import { expect, test } from 'vitest';
import { useIdentity } from '../identity.fixture.ts';
import { runMemberLabel, type StandingChange } from './command.ts';

const harness = useIdentity();

async function newMember(username: string) {
  const member = await harness.identity.memberOfToken(await harness.tokenOf(username), harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  const info = async () => {
    const answer = await harness.identity.routes.memberInfo({ ...harness.caller(), member: member.value });
    if (!answer.ok) throw new Error(answer.message);
    const { clubLabel, memberLabel, memberLabelColor } = answer.value;
    return { clubLabel, memberLabel, memberLabelColor };
  };
  return { id: member.value.id, info };
}
async function command(...args: string[]) {
  const lines: string[] = [];
  const { database, clock } = harness;
  const changes: StandingChange[] = [];
  const code = await runMemberLabel(args, {
    database,
    clock,
    log: (line) => void lines.push(line),
    inSameTransaction: async (_transaction, change) => {
      if (args.includes('unwritable')) throw new Error('no audit log');
      changes.push(change);
    },
  });
  return { code, lines, changes };
}
const none = { clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [], memberLabelColor: '' };

test('a member has the lowest rank and no label until he is given some', async () => {
  const { id, info } = await newMember('plain');
  expect(await info()).toEqual(none);
  await harness.identity.setStanding(id, { rankName: 'Gold', rankLevel: 5 });
  expect(await info()).toEqual({ ...none, clubLabel: { labelName: 'Gold', rankLevel: 5 } });
  await harness.identity.setStanding(id, { labels: ['Founder', 'Tester'], labelColour: '#b8860b' });
  expect(await info()).toEqual({
    clubLabel: { labelName: 'Gold', rankLevel: 5 },
    memberLabel: ['Founder', 'Tester'],
    memberLabelColor: '#b8860b',
  });
});

test.each([{ rankLevel: -1 }, { rankLevel: 101 }, { labelColour: 'red' }, { rankName: 'x'.repeat(41) }])(
  'the database refuses %j',
  async (change) => {
    const { id } = await newMember(`p${Object.keys(change)[0]?.length}${String(Object.values(change)[0]).length}`);
    await expect(harness.identity.setStanding(id, change)).rejects.toThrow(/check constraint/);
  },
);

test('the command sets what it is given and says what stands there', async () => {
  const { id, info } = await newMember('Labelled');
  const who = ['--brand', 'first', '--member', 'labelled'];
  expect(
    await command(...who, '--rank', '6', '--rank-name', 'Jade', '--label', 'Founder', '--colour', '#B8860B'),
  ).toEqual({
    code: 0,
    lines: ['labelled has rank 6 (Jade) and the labels Founder.'],
    changes: [
      {
        memberId: id,
        brandId: harness.brand.id,
        before: { rankName: '', rankLevel: 0, labels: [], labelColour: '' },
        after: { rankName: 'Jade', rankLevel: 6, labels: ['Founder'], labelColour: '#b8860b' },
      },
    ],
  });
  expect(await info()).toEqual({
    clubLabel: { labelName: 'Jade', rankLevel: 6 },
    memberLabel: ['Founder'],
    memberLabelColor: '#b8860b',
  });
  expect((await command(...who, '--no-labels')).lines).toEqual(['labelled has rank 6 (Jade) and no labels.']);
  await expect(command(...who, '--label', 'unwritable')).rejects.toThrow('no audit log');
  expect((await info()).memberLabel).toEqual([]);
});

test.each([
  [['--brand', 'first', '--member', 'nobody', '--rank', '1'], 1, /no member nobody at the brand first/],
  [['--brand', 'first'], 2, /must name a member/],
  [['--brand', 'first', '--member', 'a', '--rank', '1.5'], 2, /whole number from 0 to 100/],
  [['--brand', 'first', '--member', 'a', '--colour', 'gold'], 2, /as #b8860b/],
  [['--else'], 2, /else/],
])('the command refuses %j', async (args, code, sentence) => {
  const said = await command(...args);
  expect(said.code).toBe(code);
  expect(said.lines[0]).toMatch(sentence);
});

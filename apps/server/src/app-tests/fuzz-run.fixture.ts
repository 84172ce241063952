import { type Call, calls } from '@baize/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { LaneOverloadedError } from '../modules/ledger/index.ts';
import { isDatabaseUnavailable } from '../platform/database/unavailable.ts';
import { testClock } from '../testing/test-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { type FuzzedRequest, nextRequest, seededNumbers } from './fuzz.fixture.ts';

const atOnce = 8;
/** What a machine that stalls does to a house that is in order. */
const isOfTheMachine = (failure: unknown) => failure instanceof LaneOverloadedError || isDatabaseUnavailable(failure);

/** The whole house under random requests. Answers how many requests had which status. */
export function useFuzz() {
  const db = useTestDatabase();
  const clock = testClock();
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse(db, clock);
  });
  afterAll(() => house.close());

  const access = async (serial: number): Promise<Record<Call['access'], Record<string, string>>> => {
    const token = await house.register(`fuzzed${serial}`);
    const data = JSON.stringify({ vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' });
    const url = `${calls.launchGame.path}?data=${encodeURIComponent(data)}`;
    const launch = await house.app.inject({ url, headers: { token } });
    const launchToken = new URL(launch.json().value.url, 'http://x').searchParams.get('launchToken');
    const opened = await house.app.inject({ method: 'POST', url: calls.studioOpen.path, payload: { launchToken } });
    const session = { 'studio-session': opened.json().value.session };
    const staff = { token: await house.signInStaff() };
    return { anyone: {}, signedIn: { token }, realAccount: { token }, studioSession: session, visitor: {}, staff };
  };

  /** A house that has no time at the moment may say so, and is asked again. */
  const answerTo = async (request: FuzzedRequest['request']) => {
    let response = await house.app.inject(request);
    for (let tries = 1; response.statusCode === 503 && tries < 4; tries += 1)
      response = await house.app.inject(request);
    return response;
  };

  /** A wrong answer is told with its request; the whole run repeats itself with the seed. */
  const run = async (requests: number, seed: number): Promise<Map<number, number>> => {
    const random = seededNumbers(seed);
    const statuses = new Map<number, number>();
    let headers = await access(0);
    for (let sent = 0; sent < requests; sent += atOnce) {
      // The requests log out and change passwords: everybody comes in anew now and then.
      if (sent % 400 === 0) {
        clock.advanceMs(10_000);
        headers = await access(1 + sent);
      }
      const batch: FuzzedRequest[] = [];
      for (let index = 0; index < atOnce; index += 1) batch.push(await nextRequest(random, headers, house.seal));
      const answers = await Promise.all(batch.map(({ request }) => answerTo(request)));
      answers.forEach((response, index) => {
        const told = `seed ${seed}, ${batch[index]?.what} answered ${response.statusCode} ${response.body.slice(0, 300)}`;
        if (response.statusCode >= 500) throw new Error(told);
        if (response.statusCode >= 400 && response.body !== '')
          expect(response.json(), told).toMatchObject({ success: false });
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      });
    }
    expect(house.failures.filter((failure) => !isOfTheMachine(failure))).toEqual([]);
    return statuses;
  };
  return { run };
}

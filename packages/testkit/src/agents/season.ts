import type pg from 'pg';

/** What an independent hand knows of a season: who holds which contracts, and under whom everybody stands. */
export interface SeasonPlan {
  zone: string;
  /** From the top down: each gives to the next. */
  chain: readonly {
    id: string;
    wage: readonly SeasonTier[];
    dividendPercent: number;
    rebateUnits: number;
    realTimeUnits: number;
  }[];
  /** Members by the place in the chain of the agent above them. */
  members: readonly { id: string; under: number; rebateUnits: number }[];
  activeInDayMinor: number;
}
export interface SeasonTier {
  turnover: number;
  active: number;
  /** Ten-thousandths of a percent. */
  units: number;
}

interface Day {
  turnover: number;
  loss: number;
}

const perUnit = 1_000_000;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Pay of every account by kind and period, computed from the raw bets alone with arithmetic of its own: amounts of a test fit into a number.
 * It shares no code with what it checks. Keys: `kind period id`.
 */
export async function seasonFromBets(client: pg.Client, plan: SeasonPlan): Promise<Map<string, number>> {
  const ids = plan.members.map(({ id }) => id);
  const { rows } = await client.query<{ id: string; day: string; turnover: string; loss: string }>(
    `select member_id as id, to_char(settled_at at time zone $1, 'YYYY-MM-DD') as day, sum(valid_turnover_minor)::text as turnover,
       sum(stake_minor - payout_minor)::text as loss from bets where member_id = any ($2) group by 1, 2`,
    [plan.zone, ids],
  );
  const days = new Map<string, Map<string, Day>>();
  for (const { id, day, turnover, loss } of rows) {
    const of = days.get(day) ?? new Map<string, Day>();
    days.set(day, of.set(id, { turnover: Number(turnover), loss: Number(loss) }));
  }
  const pays = new Map<string, number>();
  for (const [day, of] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) payDay(plan, day, of, pays);
  payDividends(plan, days, pays);
  for (const [key, amount] of pays) if (amount === 0) pays.delete(key);
  return pays;
}

function payDay(plan: SeasonPlan, day: string, of: Map<string, Day>, pays: Map<string, number>): void {
  const teams = plan.chain.map((_, place) => plan.members.filter(({ under }) => under >= place));
  const turnover = teams.map((team) => sum(team.map(({ id }) => of.get(id)?.turnover ?? 0)));
  const active = teams.map(
    (team) => team.filter(({ id }) => (of.get(id)?.turnover ?? 0) >= plan.activeInDayMinor).length,
  );
  const gross = plan.chain.map(({ wage }, place) => {
    const met = wage.filter((tier) => (turnover[place] ?? 0) >= tier.turnover && (active[place] ?? 0) >= tier.active);
    return share(turnover[place] ?? 0, met.at(-1)?.units ?? 0);
  });
  const slots = plan.chain.map(({ realTimeUnits }, place) => share(turnover[place] ?? 0, realTimeUnits));
  plan.chain.forEach(({ id }, place) => {
    pays.set(`dailySalary ${day} ${id}`, kept(gross, place));
    pays.set(`realTimeSalary ${day}Tend ${id}`, kept(slots, place));
  });
  const rebates = new Map<string, number>();
  for (const { id, under, rebateUnits } of plan.members) {
    const played = Math.max(0, of.get(id)?.turnover ?? 0);
    const line = [...plan.chain.slice(0, under + 1), { id, rebateUnits }];
    line.forEach((level, index) => {
      const units = level.rebateUnits - (line[index + 1]?.rebateUnits ?? 0);
      rebates.set(level.id, (rebates.get(level.id) ?? 0) + played * units);
    });
  }
  for (const [id, scaled] of rebates) pays.set(`rebate ${day} ${id}`, Math.floor(scaled / perUnit));
}

const share = (turnover: number, units: number): number =>
  turnover <= 0 ? 0 : Math.floor((turnover * units) / perUnit);

/** An upline gives what is below him no more than he has himself; the last one keeps all of it. */
function kept(gross: readonly number[], place: number): number {
  const granted = gross.map((_, index) => Math.min(...gross.slice(0, index + 1)));
  return (granted[place] ?? 0) - (granted[place + 1] ?? 0);
}

/** One rate each and no carry: what the team lost less its rebates and wages. */
function payDividends(plan: SeasonPlan, days: Map<string, Map<string, Day>>, pays: Map<string, number>): void {
  const halves = new Set(
    [...days.keys()].map((day) => `${day.slice(0, 8)}${Number(day.slice(8)) <= 15 ? '01' : '16'}`),
  );
  for (const half of halves) {
    const isOf = (day: string) => `${day.slice(0, 8)}${Number(day.slice(8, 10)) <= 15 ? '01' : '16'}` === half;
    const gross = plan.chain.map(({ dividendPercent }, place) => {
      const team = new Set([
        ...plan.members.filter(({ under }) => under >= place).map(({ id }) => id),
        ...plan.chain.slice(place).map(({ id }) => id),
      ]);
      const lost = sum(
        [...days].flatMap(([day, of]) => (isOf(day) ? [...of].map(([id, { loss }]) => (team.has(id) ? loss : 0)) : [])),
      );
      const costs = sum(
        [...pays].map(([key, amount]) => {
          const [kind = '', day = '', id = ''] = key.split(' ');
          return kind !== 'dividend' && isOf(day) && team.has(id) ? amount : 0;
        }),
      );
      return share(lost - costs, dividendPercent * 10_000);
    });
    plan.chain.forEach(({ id }, place) => {
      pays.set(`dividend ${half} ${id}`, kept(gross, place));
    });
  }
}

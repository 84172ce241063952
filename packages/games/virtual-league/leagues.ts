/** What a match of a league is played by. Minutes are those of the match's own clock. */
export type PlayRules =
  | { readonly kind: 'goals'; readonly minutes: number; readonly halfMinutes: number; readonly meanGoals: number }
  | { readonly kind: 'maps'; readonly bestOf: number; readonly mapMinutes: number };

export interface Team {
  readonly name: string;
  /** 100 is the league's average. */
  readonly strength: number;
}

export interface League {
  readonly key: string;
  readonly sport: string;
  readonly name: string;
  readonly rules: PlayRules;
  /** An even number of them. */
  readonly teams: readonly Team[];
}

const teamsOf = (text: string): Team[] =>
  text.split(', ').map((entry) => {
    const [, name = '', strength = ''] = /^(.*) (\d+)$/.exec(entry) ?? [];
    return { name, strength: Number(strength) };
  });

const football = { kind: 'goals', minutes: 90, halfMinutes: 45, meanGoals: 2.7 } as const;
const futsal = { kind: 'goals', minutes: 40, halfMinutes: 20, meanGoals: 5.4 } as const;
const iceHockey = { kind: 'goals', minutes: 60, halfMinutes: 30, meanGoals: 5.8 } as const;

const setsOf = (bestOf: number, mapMinutes: number) => ({ kind: 'maps', bestOf, mapMinutes }) as const;

/** Simulated leagues; every team is invented. */
export const sportsLeagues: readonly League[] = [
  {
    key: 'vf1',
    sport: 'football',
    name: 'Virtual Coast League',
    rules: football,
    teams: teamsOf(
      'Port Amber 128, Silver Cove 118, Eastmere 110, Lantern Bay 104, Granite Hill 98, Old Quay 92, Marsh Town 86, Redcliff 80',
    ),
  },
  {
    key: 'vf2',
    sport: 'football',
    name: 'Virtual River League',
    rules: football,
    teams: teamsOf(
      'Two Rivers 122, Kingsford 115, Willow Park 108, Stonebridge 102, Milldam 97, Ferry Lane 93, Reedham 88, Weirside 82',
    ),
  },
  {
    key: 'vs1',
    sport: 'futsal',
    name: 'Virtual Court Series',
    rules: futsal,
    teams: teamsOf('Blue Court 116, North Gym 108, Parquet 104, Indoor Six 98, Lime Street 94, Dockside 86'),
  },
  {
    key: 'vh1',
    sport: 'iceHockey',
    name: 'Virtual Ice League',
    rules: iceHockey,
    teams: teamsOf('Polar Bears 120, Frost Lake 110, White Pines 104, Sleet City 98, Icefield 92, Snowdrift 84'),
  },
  {
    key: 'vt1',
    sport: 'tennis',
    name: 'Virtual Tennis Tour',
    rules: setsOf(3, 30),
    teams: teamsOf('A. Marlow 122, B. Santoro 112, C. Lindqvist 105, D. Okafor 98, E. Varga 92, F. Tanaka 85'),
  },
  {
    key: 'vv1',
    sport: 'volleyball',
    name: 'Virtual Volleyball League',
    rules: setsOf(5, 18),
    teams: teamsOf('High Net 118, Back Row 109, Long Serve 103, Quick Set 98, Double Block 92, Side Out 86'),
  },
];

const fieldHockey = { kind: 'goals', minutes: 60, halfMinutes: 30, meanGoals: 4.6 } as const;
const floorball = { kind: 'goals', minutes: 60, halfMinutes: 30, meanGoals: 8.4 } as const;
const beachSoccer = { kind: 'goals', minutes: 36, halfMinutes: 18, meanGoals: 7.2 } as const;

/** Simulated leagues of a second book. */
export const moreLeagues: readonly League[] = [
  {
    key: 'vf3',
    sport: 'football',
    name: 'Virtual Island League',
    rules: football,
    teams: teamsOf(
      'Coral Bay 124, Palm Shore 114, High Cliff 108, Blue Lagoon 103, Sandbank 97, North Atoll 92, Tide Mill 88, Driftwood 80',
    ),
  },
  {
    key: 'vk1',
    sport: 'fieldHockey',
    name: 'Virtual Field Hockey League',
    rules: fieldHockey,
    teams: teamsOf('Green Turf 118, Long Stick 109, Orchard 103, Mill Lane 98, Clover 93, Hedgerow 85'),
  },
  {
    key: 'vl1',
    sport: 'floorball',
    name: 'Virtual Floorball Series',
    rules: floorball,
    teams: teamsOf('Red Cap 117, Light Ball 108, Corner Gym 102, East Court 98, Wall Street 92, Blade Runners 86'),
  },
  {
    key: 'vb1',
    sport: 'beachSoccer',
    name: 'Virtual Beach Soccer Tour',
    rules: beachSoccer,
    teams: teamsOf('White Sand 116, Sun Deck 108, Surf Line 103, Pier Eight 97, Dune Park 92, Low Tide 86'),
  },
  {
    key: 'vr1',
    sport: 'rinkHockey',
    name: 'Virtual Rink Hockey League',
    rules: { kind: 'goals', minutes: 50, halfMinutes: 25, meanGoals: 6.8 },
    teams: teamsOf('Eight Wheels 117, Parkside 109, Smooth Floor 103, Old Arcade 97, Boards 92, Fast Turn 86'),
  },
  {
    key: 'vy1',
    sport: 'bandy',
    name: 'Virtual Bandy League',
    rules: { kind: 'goals', minutes: 90, halfMinutes: 45, meanGoals: 8.2 },
    teams: teamsOf('Long Lake 118, Birch Field 109, Orange Ball 104, Winter Sun 98, North Bank 92, Thin Ice 85'),
  },
  {
    key: 'vp1',
    sport: 'tableTennis',
    name: 'Virtual Table Tennis Cup',
    rules: setsOf(5, 10),
    teams: teamsOf('G. Novak 119, H. Moreau 110, I. Petrov 104, J. Silva 98, K. Berg 92, L. Adeyemi 86'),
  },
  {
    key: 'vm1',
    sport: 'badminton',
    name: 'Virtual Badminton Circuit',
    rules: setsOf(3, 20),
    teams: teamsOf('M. Costa 120, N. Ivanova 111, O. Fischer 104, P. Nakamura 97, Q. Reyes 91, R. Dahl 85'),
  },
];

const series = { kind: 'maps', bestOf: 3, mapMinutes: 30 } as const;

export const esportsLeagues: readonly League[] = [
  {
    key: 've1',
    sport: 'moba',
    name: 'Virtual Rift Circuit',
    rules: series,
    teams: teamsOf('Nova Five 126, Iron Owls 114, Jade Serpents 106, Night Shift 98, Paper Tigers 90, Last Lane 82'),
  },
  {
    key: 've2',
    sport: 'shooter',
    name: 'Virtual Site League',
    rules: { ...series, bestOf: 5 },
    teams: teamsOf('Smoke Signal 124, Long Corner 112, Eco Round 104, Cold Flash 99, Spawn Point 92, Quiet Boots 84'),
  },
  {
    key: 've3',
    sport: 'fighter',
    name: 'Virtual Ring Masters',
    rules: setsOf(5, 8),
    teams: teamsOf('Low Kick 121, Frame Trap 112, Perfect Guard 105, Counter Hit 98, Air Dash 91, Final Round 84'),
  },
  {
    key: 've4',
    sport: 'strategy',
    name: 'Virtual Commanders Cup',
    rules: setsOf(3, 20),
    teams: teamsOf('Early Scout 122, Third Base 111, High Ground 104, Fog of War 98, Last Wall 92, Slow Push 85'),
  },
];

export const leagueOf = (key: string): League | undefined =>
  [...sportsLeagues, ...moreLeagues, ...esportsLeagues].find((league) => league.key === key);

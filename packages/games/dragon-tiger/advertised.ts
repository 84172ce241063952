import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What players are told of the table (rulebook 1.4). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  dragon: { name: 'dragon', rtpPercent: '96.2651' },
  tiger: { name: 'tiger', rtpPercent: '96.2651' },
  tie: { name: 'tie', rtpPercent: '67.2289' },
  suitedTie: { name: 'suited tie', rtpPercent: '86.0241' },
  dragonBig: { name: 'dragon card big (8-K), 7 loses', rtpPercent: '92.3077' },
  dragonSmall: { name: 'dragon card small (A-6), 7 loses', rtpPercent: '92.3077' },
  dragonOdd: { name: 'dragon card odd, 7 loses', rtpPercent: '92.3077' },
  dragonEven: { name: 'dragon card even, 7 loses', rtpPercent: '92.3077' },
  dragonRed: { name: 'dragon card red, 7 loses', rtpPercent: '92.3077' },
  dragonBlack: { name: 'dragon card black, 7 loses', rtpPercent: '92.3077' },
  dragonSuit: { name: 'dragon card suit (7 of the suit loses)', rtpPercent: '92.3077' },
  tigerBig: { name: 'tiger card big (8-K), 7 loses', rtpPercent: '92.3077' },
  tigerSmall: { name: 'tiger card small (A-6), 7 loses', rtpPercent: '92.3077' },
  tigerOdd: { name: 'tiger card odd, 7 loses', rtpPercent: '92.3077' },
  tigerEven: { name: 'tiger card even, 7 loses', rtpPercent: '92.3077' },
  tigerRed: { name: 'tiger card red, 7 loses', rtpPercent: '92.3077' },
  tigerBlack: { name: 'tiger card black, 7 loses', rtpPercent: '92.3077' },
  tigerSuit: { name: 'tiger card suit (7 of the suit loses)', rtpPercent: '92.3077' },
};

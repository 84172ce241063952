import type { AdvertisedBet } from '../table-engine/report-rows.ts';

/** What players are told of the table with commission (rulebook 1.1). */
export const advertised: Readonly<Record<string, AdvertisedBet>> = {
  player: { name: 'player', rtpPercent: '98.7649' },
  banker: { name: 'banker', rtpPercent: '98.9421' },
  tie: { name: 'tie', rtpPercent: '85.6404' },
  playerPair: { name: 'player pair', rtpPercent: '89.6386' },
  bankerPair: { name: 'banker pair', rtpPercent: '89.6386' },
  eitherPair: { name: 'either pair', rtpPercent: '86.2901' },
  perfectPair: { name: 'perfect pair', rtpPercent: '91.9530' },
  small: { name: 'small (4 cards)', rtpPercent: '94.7171' },
  big: { name: 'big (5 or 6 cards)', rtpPercent: '95.6543' },
  playerNaturalWins: { name: 'player natural wins', rtpPercent: '81.2945' },
  bankerNaturalWins: { name: 'banker natural wins', rtpPercent: '81.2945' },
  playerDragonBonus: { name: 'player dragon bonus', rtpPercent: '97.3483' },
  bankerDragonBonus: { name: 'banker dragon bonus', rtpPercent: '90.6269' },
  dragon7: { name: 'dragon 7 (banker 3-card 7)', rtpPercent: '92.3887' },
  panda8: { name: 'panda 8 (player 3-card 8)', rtpPercent: '89.8124' },
};

/** What players are told of the table without commission. */
export const advertisedNoCommission: Readonly<Record<string, AdvertisedBet>> = {
  player: { name: 'player', rtpPercent: '98.7649' },
  banker: { name: 'banker (no commission, half on 6)', rtpPercent: '98.5419' },
  tie: { name: 'tie', rtpPercent: '85.6404' },
  playerPair: { name: 'player pair', rtpPercent: '89.6386' },
  bankerPair: { name: 'banker pair', rtpPercent: '89.6386' },
  eitherPair: { name: 'either pair', rtpPercent: '86.2901' },
  perfectPair: { name: 'perfect pair', rtpPercent: '91.9530' },
  small: { name: 'small (4 cards)', rtpPercent: '94.7171' },
  big: { name: 'big (5 or 6 cards)', rtpPercent: '95.6543' },
  playerNaturalWins: { name: 'player natural wins', rtpPercent: '81.2945' },
  bankerNaturalWins: { name: 'banker natural wins', rtpPercent: '81.2945' },
  playerDragonBonus: { name: 'player dragon bonus', rtpPercent: '97.3483' },
  bankerDragonBonus: { name: 'banker dragon bonus', rtpPercent: '90.6269' },
  superSix: { name: 'super six (banker wins with 6)', rtpPercent: '70.0228' },
  luckySix: { name: 'lucky six', rtpPercent: '83.3164' },
};

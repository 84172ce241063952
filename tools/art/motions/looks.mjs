// What moves on which cover. A slot: the pictures of its three symbols as on its cover, and what falls. A table: the move of each of its bodies
// that lie apart; those without one sway in turn.
const slot = (stars, falls) => ({ stars, falls });

export const slots = {
  lantern_garden: slot(['w', 'h1', 's'], 'petal'),
  jade_cascade: slot(['f', 'e', 'b'], 'floater'),
  dragon_ledger: slot(['b', 'h1', 'h3'], 'coin'),
  harbour_chests: slot(['open', 'w', 'h5'], 'coin'),
  neon_orchard: slot(['h1', 'h7', 'h3'], 'floater'),
  mammoth_ridge: slot(['h1', 's', 'h3'], 'petal'),
  storm_anvil: slot(['e', 's', 'a'], 'floater'),
  honey_meadow: slot(['f', 'w', 'e'], 'petal'),
  fixed_stars: slot(['w', 'h1', 's'], 'floater'),
  pearl_tide: slot(['c', 'h1', 'w'], 'floater'),
  nugget_gulch: slot(['l', 'c', 'h1'], 'coin'),
  lotus_theatre: slot(['w', 'h1', 's'], 'floater'),
};

export const tables = {
  baccarat: ['sway', 'sway'],
  baccarat_no_commission: ['sway', 'sway', 'hop'],
  speed_baccarat: ['sway', 'sway', 'hop'],
  roulette: ['spin', 'spin', 'spin', 'spin', 'orbit'],
  golden_pockets: ['spin', 'swell', 'orbit'],
  sic_bo: ['hop', 'hop', 'hop'],
  dragon_tiger: ['swell', 'swell', 'swell', 'swell'],
  blackjack: ['sway', 'sway', 'hop'],
  three_card_poker: ['sway', 'sway', 'sway', 'hop'],
  fish_prawn_crab: ['hop', 'hop', 'hop'],
  fan_tan: ['lift', 'lift', 'still', 'swell'],
  se_die: ['hop', 'hop', 'hop', 'hop'],
  wenzhou: ['sway', 'sway', 'sway'],
  two_eight: ['sway', 'sway', 'sway'],
  dragon_phoenix: ['sway', 'sway', 'swell'],
  niuniu_table: ['sway', 'sway', 'sway'],
  bull_fight: ['sway', 'sway', 'sway', 'sway', 'charge', 'charge', 'meet', 'meet'],
  baccarat_tables: ['sway', 'sway', 'sway', 'hop', 'hop', 'hop'],
  roulette_wheels: ['spin', 'spin'],
  dice_tables: ['hop', 'hop', 'hop', 'hop'],
};

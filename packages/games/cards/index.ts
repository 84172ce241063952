export { type Card, cardKinds, cardOf, isRed, rankOf, ranksPerSuit, type Suit, suitOf, suits } from './card.ts';
export {
  burn,
  cardsLeft,
  cutDepth,
  cutPlaces,
  deal,
  fullShoe,
  type Shoe,
  type ShoeRules,
  shoeLeft,
  without,
} from './shoe.ts';

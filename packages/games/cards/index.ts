export { type Card, cardKinds, cardOf, isRed, rankOf, ranksPerSuit, type Suit, suitOf, suits } from './card.ts';
export { burn, cardsLeft, cutDepth, deal, fullShoe, type Shoe, shoeLeft, without } from './shoe.ts';

/** What a bird looks like on screen: an entry of the client's palettes. */
export const plumages = ['ember', 'coal', 'ivory', 'copper', 'jade', 'slate', 'wheat', 'plum'] as const;
export type Plumage = (typeof plumages)[number];

export interface Bird {
  readonly name: string;
  /** 100 is the arena's average. */
  readonly strength: number;
  readonly plumage: Plumage;
}

const birdsOf = (text: string): Bird[] =>
  text.split(', ').map((entry, index) => {
    const [, name = '', strength = ''] = /^(.*) (\d+)$/.exec(entry) ?? [];
    return { name, strength: Number(strength), plumage: plumages[index % plumages.length] as Plumage };
  });

/** The birds of each arena, an even number; every one is invented. */
export const rosters = {
  DS88: birdsOf(
    'Red Ember 109, Night Watch 107, Ivory Dancer 105, Copper Bell 103, Jade Storm 101, Old Slate 99, Barley King 97, Plum Thunder 96, Sunrise Drum 94, Black Lacquer 93',
  ),
  DIG: birdsOf(
    'Bold Ginger 110, Midnight Oar 108, White Lantern 104, Brass Button 102, River Jade 101, Grey Harbour 100, Golden Husk 98, Violet Sash 95, Fire Cracker 93, Iron Kettle 91',
  ),
  WS168: birdsOf(
    'Scarlet Sail 108, Dark Molasses 106, Snow Parasol 105, Penny Copper 103, Green Bamboo 102, Storm Pebble 98, Rice Harvest 97, Royal Mulberry 96, Paprika 94, Ink Stone 92',
  ),
} as const satisfies Record<string, readonly Bird[]>;

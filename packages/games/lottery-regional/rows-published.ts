import type { PricedRows } from './rows-own.ts';

/** Lists that others have published, to compare (rulebook 5.3). */
export const publishedRows: readonly PricedRows[] = [
  {
    list: 'B',
    variant: 'B online x99 table',
    region: 'north',
    rows: [
      ['north lo 2 digits: cost 27 units per point, 99 back per hit', 'lo2', '45', '1.0000'],
      ['north lo 3 digits: cost 23 units per point, 960 back per hit', 'lo3', '456', '4.0000'],
      ['north lo xien 2', 'xien2', '12,34', '6.7004'],
      ['north lo xien 3', 'xien3', '12,34,56', '20.0634'],
      ['north lo xien 4', 'xien4', '12,34,56,78', '33.2521'],
      ['north de dac biet', 'de', '45', '1.0000'],
      ['north 3 cang', '3cang', '456', '4.0000'],
      ['north 4 cang', '4cang', '4567', '11.2000'],
      ['north lo truot 4', 'truot4', '12,34,56,78', '33.5717'],
      ['north lo truot 8', 'truot8', '12,34,56,78,90,21,43,65', '15.7905'],
      ['north lo truot 10', 'truot10', '12,34,56,78,90,21,43,65,87,09', '30.2203'],
    ],
  },
  {
    list: 'C',
    variant: 'C street table',
    region: 'north',
    rows: [
      ['north lo 2 digits: cost 22 units per point, 78 back per hit', 'lo2', '45', '4.2727'],
      ['north lo 3 digits: cost 23 units per point, 770 back per hit', 'lo3', '456', '23.0000'],
      ['north lo xien 2', 'xien2', '12,34', '23.1651'],
      ['north lo xien 3', 'xien3', '12,34,56', '38.5103'],
      ['north lo xien 4', 'xien4', '12,34,56,78', '59.9513'],
      ['north de dac biet', 'de', '45', '18.0000'],
      ['north dau or duoi', 'dau', '4', '13.0000'],
      ['north 3 cang', '3cang', '456', '30.0000'],
      ['north lo truot 4', 'truot4', '12,34,56,78', '16.9646'],
      ['north lo truot 8', 'truot8', '12,34,56,78,90,21,43,65', '15.7905'],
      ['north lo truot 10', 'truot10', '12,34,56,78,90,21,43,65,87,09', '36.0353'],
    ],
  },
  {
    list: 'classic',
    variant: "C' classic 23 for 80",
    region: 'north',
    rows: [['north lo 2 digits: cost 23 units per point, 80 back per hit', 'lo2', '45', '6.0870']],
  },
  {
    list: 'classic',
    variant: "C' classic",
    region: 'north',
    rows: [
      ['north lo xien 2', 'xien2', '12,34', '45.1179'],
      ['north lo xien 3', 'xien3', '12,34,56', '50.8083'],
      ['north lo xien 4', 'xien4', '12,34,56,78', '73.3008'],
      ['north de dac biet', 'de', '45', '30.0000'],
    ],
  },
  {
    list: 'C',
    variant: 'C street table',
    region: 'south',
    rows: [
      ['south lo 2 digits: cost 15 units per point, 79 back per hit', 'lo2', '45', '5.2000'],
      ['south lo 3 digits: cost 17 units per point, 770 back per hit', 'lo3', '456', '23.0000'],
      ['south lo xien 2', 'xien2', '12,34', '29.5089'],
      ['south lo xien 3', 'xien3', '12,34,56', '41.2983'],
      ['south lo xien 4', 'xien4', '12,34,56,78', '61.1343'],
      ['south lo truot 4', 'truot4', '12,34,56,78', '4.0793'],
      ['south lo truot 8', 'truot8', '12,34,56,78,90,21,43,65', '21.9723'],
      ['south lo truot 10', 'truot10', '12,34,56,78,90,21,43,65,87,09', '32.4574'],
    ],
  },
  {
    list: 'D',
    variant: 'D 75/650/5500 table',
    region: 'south',
    rows: [
      ['south lo 2 digits: cost 18 units per point, 75 back per hit', 'lo2', '45', '25.0000'],
      ['south lo 3 digits: cost 17 units per point, 650 back per hit', 'lo3', '456', '35.0000'],
      ['south lo 4 digits: cost 16 units per point, 5500 back per hit', 'lo4', '4567', '45.0000'],
      ['south dau-duoi (G8 + DB last 2), cost 2', 'dd', '45', '25.0000'],
      ['south xiu chu (G7 + DB last 3), cost 2', '3cangdd', '456', '35.0000'],
    ],
  },
  {
    list: 'D',
    variant: 'D 75/650/5500 table',
    region: 'north',
    rows: [
      ['north lo 2 digits: cost 27 units per point, 75 back per hit', 'lo2', '45', '25.0000'],
      ['north dau-duoi (4 x G7 + DB last 2), cost 5', 'dd', '45', '25.0000'],
    ],
  },
];

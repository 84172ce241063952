import type { PriceListName } from './prices.ts';
import type { Region } from './shapes.ts';

/** Rows of one price list and region: the rulebook's name, the bet, a choice that is one single bet, and the share that stays with the operator. */
export interface PricedRows {
  readonly list: PriceListName;
  readonly variant: string;
  readonly region: Region;
  readonly rows: readonly (readonly [name: string, key: string, selection: string, edgePercent: string])[];
}

/** What members are told of the product's own lists (rulebook 5.3). */
export const ownRows: readonly PricedRows[] = [
  {
    list: 'A',
    variant: 'A',
    region: 'north',
    rows: [
      ['north lo 2 digits: cost 27 units per point, 99.5 back per hit', 'lo2', '45', '0.5000'],
      ['north lo 2 digits: cost 1 units per point, 3.7 back per hit', 'lo2_1k', '45', '0.1000'],
      ['north lo 3 digits: cost 23 units per point, 980 back per hit', 'lo3', '456', '2.0000'],
      ['north lo 4 digits: cost 20 units per point, 8880 back per hit', 'lo4', '4567', '11.2000'],
      ['north lo xien 2', 'xien2', '12,34', '12.1886'],
      ['north lo xien 3', 'xien3', '12,34,56', '20.0634'],
      ['north lo xien 4', 'xien4', '12,34,56,78', '51.9415'],
      ['north de dac biet (last 2 of DB)', 'de', '45', '0.5000'],
      ['north de dau dac biet (first 2 of DB)', 'dedaudb', '45', '0.5000'],
      ['north de giai nhat (last 2 of G1)', 'degiai1', '45', '2.0000'],
      ['north dau (tens digit of DB)', 'dau', '4', '1.0000'],
      ['north duoi (units digit of DB)', 'duoi', '4', '1.0000'],
      ['north 3 cang dac biet (last 3 of DB)', '3cang', '456', '2.0000'],
      ['north 4 cang dac biet (last 4 of DB)', '4cang', '4567', '11.2000'],
      ['north de giai 7 (4 numbers), cost 4', 'degiai7', '45', '2.0000'],
      ['north 3 cang dau (G6, 3 numbers), cost 3', '3cangdau', '456', '4.0000'],
      ['north 3 cang dau duoi (G6 + DB), cost 4', '3cangdd', '456', '2.0000'],
      ['north lo truot 4 (none of the 4 numbers appears)', 'truot4', '12,34,56,78', '23.6074'],
      ['north lo truot 8 (none of the 8 numbers appears)', 'truot8', '12,34,56,78,90,21,43,65', '15.7905'],
      ['north lo truot 10 (none of the 10 numbers appears)', 'truot10', '12,34,56,78,90,21,43,65,87,09', '30.2203'],
      ['north DB last 2: big 50-99 / small 00-49 / odd / even', 'taixiu', 'big', '0.0500'],
      ['north DB last-2 digit sum = 0 (same for 18)', 'tong', '0', '30.0000'],
      ['north DB last-2 digit sum = 1 (same for 17)', 'tong', '1', '28.0000'],
      ['north DB last-2 digit sum = 2 (same for 16)', 'tong', '2', '19.0030'],
      ['north DB last-2 digit sum = 3 (same for 15)', 'tong', '3', '18.0000'],
      ['north DB last-2 digit sum = 4 (same for 14)', 'tong', '4', '18.0000'],
      ['north DB last-2 digit sum = 5 (same for 13)', 'tong', '5', '17.9920'],
      ['north DB last-2 digit sum = 6 (same for 12)', 'tong', '6', '14.0050'],
      ['north DB last-2 digit sum = 7 (same for 11)', 'tong', '7', '13.0000'],
      ['north DB last-2 digit sum = 8 (same for 10)', 'tong', '8', '12.0070'],
      ['north DB last-2 digit sum = 9', 'tong', '9', '10.0000'],
    ],
  },
  {
    list: 'project',
    variant: 'project values',
    region: 'south',
    rows: [
      ['south lo 2 digits: cost 18 units per point, 99.5 back per hit', 'lo2', '45', '0.5000'],
      ['south lo 3 digits: cost 17 units per point, 980 back per hit', 'lo3', '456', '2.0000'],
      ['south lo 4 digits: cost 16 units per point, 8880 back per hit', 'lo4', '4567', '11.2000'],
      ['south lo xien 2', 'xien2', '12,34', '8.6227'],
      ['south lo xien 3', 'xien3', '12,34,56', '11.9475'],
      ['south lo xien 4', 'xien4', '12,34,56,78', '16.7163'],
      ['south lo truot 4', 'truot4', '12,34,56,78', '8.8754'],
      ['south lo truot 8', 'truot8', '12,34,56,78,90,21,43,65', '8.5961'],
      ['south lo truot 10', 'truot10', '12,34,56,78,90,21,43,65,87,09', '8.4423'],
    ],
  },
  {
    list: 'project',
    variant: 'project values',
    region: 'north',
    rows: [
      ['north lo xien 2', 'xien2', '12,34', '6.7004'],
      ['north lo xien 3', 'xien3', '12,34,56', '11.4549'],
      ['north lo xien 4', 'xien4', '12,34,56,78', '15.8977'],
      ['north lo truot 4', 'truot4', '12,34,56,78', '7.0003'],
      ['north lo truot 8', 'truot8', '12,34,56,78,90,21,43,65', '5.2643'],
      ['north lo truot 10', 'truot10', '12,34,56,78,90,21,43,65,87,09', '6.9604'],
    ],
  },
];

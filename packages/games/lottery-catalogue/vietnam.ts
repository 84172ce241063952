import type { Region } from '../lottery-regional/index.ts';
import type { Lottery } from './lottery.ts';

const utcOffsetHours = 7;

/** When a region draws, and how many seconds before betting closes. */
const regionTimes = {
  south: { drawTime: '16:15', lockSeconds: 120, tag: 'South' },
  central: { drawTime: '17:15', lockSeconds: 120, tag: 'Central' },
  north: { drawTime: '18:15', lockSeconds: 300, tag: 'North' },
} as const satisfies Record<Region, unknown>;

type Province = readonly [code: string, name: string, vietnamese: string, weekdays: readonly number[]];

/** Provinces by region with their weekdays, Monday 2 to Saturday 7, Sunday 1 (rulebook 5.2): mergers may rename or move them. */
const provinces: Readonly<Record<Region, readonly Province[]>> = {
  south: [
    ['hcm', 'TP.HCM', 'TP.HCM', [2, 7]],
    ['dong-thap', 'Dong Thap', 'Đồng Tháp', [2]],
    ['ca-mau', 'Ca Mau', 'Cà Mau', [2]],
    ['ben-tre', 'Ben Tre', 'Bến Tre', [3]],
    ['vung-tau', 'Vung Tau', 'Vũng Tàu', [3]],
    ['bac-lieu', 'Bac Lieu', 'Bạc Liêu', [3]],
    ['dong-nai', 'Dong Nai', 'Đồng Nai', [4]],
    ['can-tho', 'Can Tho', 'Cần Thơ', [4]],
    ['soc-trang', 'Soc Trang', 'Sóc Trăng', [4]],
    ['tay-ninh', 'Tay Ninh', 'Tây Ninh', [5]],
    ['an-giang', 'An Giang', 'An Giang', [5]],
    ['binh-thuan', 'Binh Thuan', 'Bình Thuận', [5]],
    ['vinh-long', 'Vinh Long', 'Vĩnh Long', [6]],
    ['binh-duong', 'Binh Duong', 'Bình Dương', [6]],
    ['tra-vinh', 'Tra Vinh', 'Trà Vinh', [6]],
    ['long-an', 'Long An', 'Long An', [7]],
    ['binh-phuoc', 'Binh Phuoc', 'Bình Phước', [7]],
    ['hau-giang', 'Hau Giang', 'Hậu Giang', [7]],
    ['tien-giang', 'Tien Giang', 'Tiền Giang', [1]],
    ['kien-giang', 'Kien Giang', 'Kiên Giang', [1]],
    ['da-lat', 'Da Lat', 'Đà Lạt', [1]],
  ],
  central: [
    ['hue', 'Thua Thien Hue', 'Thừa Thiên Huế', [1, 2]],
    ['phu-yen', 'Phu Yen', 'Phú Yên', [2]],
    ['dak-lak', 'Dak Lak', 'Đắk Lắk', [3]],
    ['quang-nam', 'Quang Nam', 'Quảng Nam', [3]],
    ['da-nang', 'Da Nang', 'Đà Nẵng', [4, 7]],
    ['khanh-hoa', 'Khanh Hoa', 'Khánh Hòa', [1, 4]],
    ['binh-dinh', 'Binh Dinh', 'Bình Định', [5]],
    ['quang-tri', 'Quang Tri', 'Quảng Trị', [5]],
    ['quang-binh', 'Quang Binh', 'Quảng Bình', [5]],
    ['gia-lai', 'Gia Lai', 'Gia Lai', [6]],
    ['ninh-thuan', 'Ninh Thuan', 'Ninh Thuận', [6]],
    ['quang-ngai', 'Quang Ngai', 'Quảng Ngãi', [7]],
    ['dak-nong', 'Dak Nong', 'Đắk Nông', [7]],
    ['kon-tum', 'Kon Tum', 'Kon Tum', [1]],
  ],
  north: [
    ['ha-noi', 'Ha Noi', 'Hà Nội', [2, 5]],
    ['quang-ninh', 'Quang Ninh', 'Quảng Ninh', [3]],
    ['bac-ninh', 'Bac Ninh', 'Bắc Ninh', [4]],
    ['hai-phong', 'Hai Phong', 'Hải Phòng', [6]],
    ['nam-dinh', 'Nam Dinh', 'Nam Định', [7]],
    ['thai-binh', 'Thai Binh', 'Thái Bình', [1]],
  ],
};

const regionOrder: readonly Region[] = ['north', 'central', 'south'];

/** Every Vietnamese lottery, by region. */
export const vietnamLotteries: readonly Lottery[] = regionOrder.flatMap((region) =>
  provinces[region].map(([code, name, vietnamese, weekdays]): Lottery => {
    const { drawTime, lockSeconds, tag } = regionTimes[region];
    return {
      code: `vn-${code}`,
      vendor: 'TCG_LOTTO_VN',
      tag,
      names: { TY: name, VI: vietnamese },
      rules: `vn-${region}`,
      calendar: { draws: { kind: 'days', weekdays, drawTime }, utcOffsetHours, lockSeconds },
    };
  }),
);

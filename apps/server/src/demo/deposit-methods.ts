import type { StoredBrandSettings } from '../modules/brand/index.ts';

type Methods = NonNullable<StoredBrandSettings['depositMethods']>;

const chipsMinor = ['10000', '50000', '100000', '500000'];
/** The code of the adapter of `examples/payment-provider`. */
const provider = 'sandbox-pay';

/** How members of the demo brand pay in; nothing of it is real money. */
export const demoDepositMethods: Methods = [
  {
    code: 'card',
    provider,
    kind: 'redirect',
    names: {
      TY: 'Sandbox card',
      EN: 'Sandbox card',
      CN: '沙盒银行卡',
      ID: 'Kartu sandbox',
      TH: 'บัตรทดลอง',
      VI: 'Thẻ thử nghiệm',
      FIL: 'Sandbox card',
    },
    minMinor: '1000',
    maxMinor: '5000000',
    feeBasisPoints: 100,
    expectedMinutes: 1,
    chipsMinor,
  },
  {
    code: 'qr',
    provider,
    kind: 'qr',
    names: {
      TY: 'Sandbox QR code',
      EN: 'Sandbox QR code',
      CN: '沙盒二维码',
      ID: 'Kode QR sandbox',
      TH: 'คิวอาร์โค้ดทดลอง',
      VI: 'Mã QR thử nghiệm',
      FIL: 'Sandbox QR code',
    },
    minMinor: '1000',
    maxMinor: '2000000',
    expectedMinutes: 1,
    expiryMinutes: 15,
    chipsMinor,
  },
  {
    code: 'bank',
    provider: 'bank-transfer',
    kind: 'transfer',
    names: {
      TY: 'Bank transfer',
      EN: 'Bank transfer',
      CN: '银行转账',
      ID: 'Transfer bank',
      TH: 'โอนผ่านธนาคาร',
      VI: 'Chuyển khoản ngân hàng',
      FIL: 'Bank transfer',
    },
    minMinor: '1000',
    maxMinor: '10000000',
    expectedMinutes: 60,
    expiryMinutes: 1_440,
    chipsMinor,
    account: {
      institution: 'Sample Bank (not a real account)',
      number: '001234567890',
      holder: 'Baize Demo',
      qr: { scheme: 'qrph', bankId: 'SAMPPHMMXXX', city: 'Manila' },
    },
  },
];

import { idHelp } from './id-help.ts';
import { idStories } from './id-stories.ts';
import type { DemoTranslation } from './translation.ts';

/** What the demo brand says in Indonesian. */
export const id: DemoTranslation = {
  ...idStories,
  help: idHelp,
  banners: {
    'home-1': [
      'Main dengan jujur.',
      '1.000 koin main untuk memulai, peluang terbuka, dan bukti untuk setiap undian.',
      'Daftar',
    ],
    'home-2': [
      'Lantern Garden',
      'Dua puluh garis di bawah lampion kertas. Temukan tiga gerbang bulan untuk memulai putaran gratis.',
      'Main sekarang',
    ],
    'home-3': [
      'Setiap koin tercatat',
      'Setiap taruhan, kemenangan, dan deposit adalah satu baris yang bisa Anda baca dan jumlahkan sendiri.',
      'Lihat caranya',
    ],
    'rng-1': [
      'Slot dengan peluang terbuka',
      'Setiap slot menampilkan pengembalian ke pemain dan volatilitasnya sebelum Anda memutar.',
      'Cara memeriksa undian',
    ],
    'live-1': ['Kursi Anda di meja', 'Kartu dari shoe yang disegel, dengan bukti untuk setiap ronde.', ''],
    'fish-1': ['Laut dalam, aturan jelas', 'Lihat bayaran setiap ikan sebelum menembak.', ''],
    'pvp-1': ['Pemain lawan pemain', 'Kami membagikan kartu, dan tidak memihak siapa pun.', ''],
    'sports-1': ['Bertaruh di setiap laga', 'Odds sebelum dan selama laga, dibayar begitu hasilnya ada.', ''],
    'esports-1': ['Bertaruh di setiap map', 'Odds langsung untuk game-game terbesar.', ''],
    'lott-1': ['Undian yang bisa Anda periksa', 'Setiap undian disegel dulu dan dibuka sesudahnya.', ''],
    'cockfight-1': [
      'Hanya ayam virtual',
      'Animasi dari awal sampai akhir. Tidak ada hewan yang disakiti, dipertontonkan, atau disiarkan.',
      '',
    ],
    'promotion-1': [
      'Promo jelas, syarat jelas',
      'Apa yang Anda dapat, apa yang diminta, dan kapan berakhir.',
      'Daftar',
    ],
    'shop-1': ['Poin tanpa batas waktu', 'Poin hasil bermain tetap milik Anda sampai dipakai.', 'Lihat level'],
    'help-1': ['Ada yang bisa kami bantu?', 'Aturan, keadilan, dan uang Anda, dengan bahasa yang jelas.', ''],
    'reg-1': ['Semenit ke ronde pertama', 'Uang mainan sejak awal. Tanpa kartu, tanpa deposit, tanpa syarat.', ''],
    'register-1': ['Selamat datang', '', ''],
  },
  games: {
    baccarat_tables: 'Meja Baccarat',
    roulette_wheels: 'Roulette dan roda',
    dice_tables: 'Meja dadu',
    tower: 'Menara',
    lucky_koi: 'Koi Keberuntungan',
    dice: 'Dadu',
    wheel: 'Roda',
    coin_flip: 'Lempar Koin',
    speed_baccarat: 'Baccarat cepat',
    baccarat_no_commission: 'Baccarat tanpa komisi',
    roulette: 'Roulette Eropa',
    golden_pockets: 'Roulette Kantong Emas',
    bull_fight: 'Adu Banteng',
    fish_prawn_crab: 'Ikan Udang Kepiting',
  },
  playerNotices: [
    {
      title: 'Selamat datang di Baize: semua di sini uang mainan',
      content:
        '<p>Saldo di situs ini adalah uang mainan. Tidak dapat dibeli, ditarik, atau ditukar. Isi lagi di <a href="/?member=transferFund">dompet</a> kapan pun saldo Anda menipis.</p>',
    },
    {
      title: 'Periksa sendiri setiap putaran',
      content:
        '<p>Sebelum Anda bermain, permainan menampilkan hash dari seed-nya. Begitu Anda mengganti seed, seed lama diumumkan dan setiap ronde bisa dihitung ulang.</p><p><a href="/help#fair">Lihat caranya</a></p>',
    },
    {
      title: 'Siapa yang baru menang? Papan pemenang dibuka',
      content:
        '<p><a href="/winners">Papan pemenang</a> menampilkan kemenangan terbaru dan terbesar sesuai pembukuan, dan <a href="/ranking">peringkat</a> menjumlahkannya. Nama disamarkan, angka tidak.</p>',
    },
    {
      title: 'Pasang Baize di layar utama',
      content:
        '<p>Bila dipasang sebagai aplikasi, situs ini terbuka layar penuh dan lebih cepat dimulai. Cukup tiga ketukan, tanpa toko aplikasi: lihat <a href="/down">panduannya</a>.</p>',
    },
  ],
  popupNotices: [
    {
      title: 'Sebelum Anda duduk',
      content:
        '<p>Anda bermain dengan koin yang gratis dan tidak bisa membeli apa pun. Selebihnya nyata: peluang diumumkan, setiap undian bisa diperiksa, dan setiap koin dibukukan.</p><ul><li><a href="/beginner">Baru di sini? Mulai dengan panduan</a></li><li><a href="/help#responsible">Bermain dengan batas</a></li><li><a href="/help#term">Ketentuan situs</a></li></ul>',
    },
  ],
};

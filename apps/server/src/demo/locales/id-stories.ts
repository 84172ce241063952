import type { DemoTranslation } from './translation.ts';

/** Promotions and news in Indonesian. */
export const idStories = {
  promotions: [
    {
      title: 'Kursi pertama Anda di meja',
      summary: 'Daftar, isi uang mainan, dan mainkan semua permainan kami. Gratis, hari ini maupun nanti.',
      action: 'Daftar',
      content:
        '<h2>Yang Anda dapat</h2><p>Akun dengan dompet sendiri. Isi dengan uang mainan begitu Anda masuk, dan mainkan permainan apa pun.</p><h2>Caranya</h2><ol><li>Daftar dengan username atau nomor HP.</li><li>Buka dompet dan pilih <strong>Deposit</strong>. P 1.00 sampai P 10,000.00 langsung masuk.</li><li>Pilih permainan. Peluangnya ada di halaman aturan sebelum koin pertama dipertaruhkan.</li></ol><h2>Perlu diketahui</h2><ul><li>Satu akun untuk satu orang, dan hanya untuk orang dewasa.</li><li>Uang mainan tidak bernilai uang tunai dan tidak dapat ditarik.</li><li>Ingin melihat-lihat dulu? Akun percobaan tanpa pendaftaran dan membawa P 2,000.00 sendiri.</li></ul>',
    },
    {
      title: 'Isi saldo setiap hari, gratis',
      summary: 'Hingga P 50,000.00 uang mainan dalam 24 jam. Tanpa kartu, tanpa menunggu, tanpa syarat tersembunyi.',
      action: 'Isi sekarang',
      content:
        '<p>Kasir percobaan memberi uang mainan kepada setiap anggota. Setiap deposit dibukukan seperti sungguhan: dengan nomor, waktu, dan satu baris di mutasi akun Anda.</p><table><tbody><tr><th scope="row">Deposit terkecil</th><td>P 1.00</td></tr><tr><th scope="row">Deposit terbesar</th><td>P 10,000.00</td></tr><tr><th scope="row">Dalam 24 jam</th><td>P 50,000.00</td></tr><tr><th scope="row">Masuk</th><td>langsung</td></tr></tbody></table><p>Langkah demi langkah: <a href="/deposit-guide">cara deposit</a>.</p>',
    },
    {
      title: 'Lantern Garden: tiga gerbang bulan membuka taman',
      summary:
        'Dua puluh garis di bawah lampion kertas, putaran gratis di balik gerbang bulan, dan peluang yang bisa dibaca.',
      action: 'Main sekarang',
      content:
        '<p>Lantern Garden adalah slot buatan kami: lima gulungan, dua puluh garis, dan putaran gratis yang dimulai saat tiga gerbang bulan muncul.</p><h2>Mengapa kami bangga</h2><ul><li>Pengembalian ke pemain dihitung persis dari gulungannya, bukan taksiran, dan tertulis di halaman aturan.</li><li>Setiap putaran berasal dari seed yang hash-nya Anda lihat sebelum bermain.</li><li>Mulai P 0.20 per putaran.</li></ul><p>Mainlah santai, baca tabel bayaran, dan berhenti saat sudah puas.</p>',
    },
    {
      title: 'Peringkat hari ini',
      summary:
        'Ronde siapa yang membayar paling banyak hari ini? Daftar dimulai lagi tengah malam UTC, juga tiap minggu dan bulan.',
      action: 'Lihat peringkat',
      content:
        '<p>Peringkat menjumlahkan bayaran semua ronde Anda. Hanya pembukuan nyata yang dihitung, tanpa akun percobaan, dan tanpa nama lengkap.</p><ul><li><strong>Harian</strong>: tengah malam ke tengah malam, UTC.</li><li><strong>Mingguan</strong>: Senin sampai Minggu.</li><li><strong>Setengah bulanan</strong>: sampai tanggal 15, dan mulai tanggal 16.</li><li><strong>Bulanan</strong>: bulan kalender.</li></ul><p>Hadiahnya hanya tempat itu sendiri: jangan bermain lebih dari yang Anda inginkan.</p>',
    },
    {
      title: 'Baize di saku Anda',
      summary:
        'Pasang Baize di ponsel atau komputer dengan tiga ketukan. Tanpa toko aplikasi, tanpa menunggu pembaruan.',
      action: 'Pasang',
      content:
        '<p>Baize adalah aplikasi yang datang bersama halamannya: terbuka layar penuh, punya ikon sendiri, dan memberi tahu saat Anda offline.</p><ul><li>Lebih kecil dari sebuah foto.</li><li>Tidak pernah menyimpan saldo atau ronde Anda di perangkat.</li><li>Memperbarui diri sendiri: tidak ada yang perlu Anda lakukan.</li></ul><p><a href="/down">Panduan untuk Android, iPhone, dan komputer</a></p>',
    },
    {
      title: 'Jangan percaya begitu saja. Periksalah.',
      summary:
        'Seed setiap ronde ditetapkan sebelum Anda bermain dan diumumkan sesudahnya. Hitung ulang ronde mana pun.',
      action: 'Cara memeriksa ronde',
      content:
        '<p>Siapa yang meminta kepercayaan harus memberi cara untuk tidak memerlukannya. Inilah yang bisa Anda periksa sendiri:</p><ol><li><strong>Undian.</strong> Hash seed server ditampilkan sebelum ronde pertama. Pensiunkan seed itu dan ia diumumkan: setiap rondenya bisa dihitung ulang.</li><li><strong>Peluang.</strong> Pengembalian setiap slot berasal dari gulungan dan tabel bayaran yang terbuka.</li><li><strong>Pembukuan.</strong> Mutasi akun Anda menyebut setiap koin yang masuk dan keluar, dengan saldo sebelum dan sesudahnya.</li></ol>',
    },
    {
      title: 'Ajak teman',
      summary: 'Buat tautan Anda sendiri, kirim ke teman, dan lihat berapa yang bergabung.',
      action: 'Ambil tautan saya',
      content:
        '<p>Setiap anggota dapat membuat tautan referensi, satu untuk setiap lingkaran teman. Halaman Anda menunjukkan berapa akun yang datang lewat masing-masing.</p><ul><li>Tautan berlaku sampai Anda mematikannya.</li><li>Teman melihat kode Anda di formulir dan dapat menghapusnya.</li><li>Undang orang dewasa saja, dan jangan undang siapa pun yang ingin berhenti bermain.</li></ul>',
    },
  ],
  news: [
    {
      title: 'Baize telah dibuka',
      summary: 'Baize dimulai: uang mainan, peluang terbuka, dan catatan yang bisa Anda periksa sejak ronde pertama.',
      content:
        '<p>Baize telah dibuka: kasino kecil yang odds, undian, dan pembukuannya bisa diperiksa siapa saja.</p><p>Anda bermain dengan koin yang gratis. Selebihnya dilakukan seolah-olah tidak: setiap ronde ditarik dari seed yang ditetapkan lebih dulu, setiap koin dibukukan dua kali, dan setiap angka di layar dapat dilacak ke satu baris di mutasi akun Anda.</p><p>Silakan melihat-lihat: <a href="/beginner">panduan pemula</a> hanya lima menit.</p>',
    },
    {
      title: 'Slot baru: Lantern Garden',
      summary: 'Slot pertama buatan kami: lima gulungan, dua puluh garis, putaran gratis di balik tiga gerbang bulan.',
      content:
        '<p>Taman di kala senja, lampion kertas di setiap dahan, dan gerbang berbentuk bulan. Lantern Garden adalah permainan pertama studio kami.</p><p>Bisa dimainkan mulai P 0.20 per putaran. Halaman aturannya menampilkan gulungan, tabel bayaran, dan pengembalian yang persis, termasuk bagian dari putaran gratis.</p>',
    },
    {
      title: 'Cara kami membukukan',
      summary:
        'Pembukuan ganda, hanya ditambah dan tak pernah diubah, dihitung ulang oleh program kedua yang terpisah sama sekali.',
      content:
        '<p>Taruhan meninggalkan akun Anda dan sampai di kami dalam satu catatan yang sama; kemenangan menempuh arah sebaliknya. Tidak ada yang bisa hilang di antara dua tempat, karena tidak ada antaranya.</p><p>Catatan hanya ditambah. Basis data sendiri menolak perubahan atau penghapusan. Program kedua, yang ditulis terpisah, membangun ulang setiap saldo dari catatan dan harus tiba di angka yang sama.</p><p><a href="/help#ledger">Selengkapnya tentang pembukuan</a></p>',
    },
    {
      title: 'Pemenang dalam angka, bukan nama',
      summary: 'Papan pemenang menampilkan ronde nyata sesuai pembukuan. Milik siapa, hanya pemain dan kami yang tahu.',
      content:
        '<p>Banyak situs memasang teks berjalan pemenang. Milik kami diambil dari riwayat taruhan, beberapa detik setelah ronde dibukukan, tanpa permainan percobaan.</p><p>Nama disamarkan dengan cara yang sama untuk semua, sehingga Anda mengenali diri sendiri dan orang lain tidak. Lihat <a href="/winners">papan pemenang</a> dan <a href="/ranking">peringkat</a>.</p>',
    },
  ],
} satisfies Partial<DemoTranslation>;

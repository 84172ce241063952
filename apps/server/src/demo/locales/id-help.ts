import type { DemoTranslation } from './translation.ts';

/** The help in Indonesian. `{brand}`, `{age}` and `{symbol}` are the brand's own. */
export const idHelp = {
  beginner: {
    title: 'Panduan pemula',
    summary: 'Dari pintu sampai ronde pertama, dalam lima menit.',
    content:
      '<h3>1. Masuk</h3><p>Daftar dengan username, atau dengan nomor HP dan kode. Jika hanya ingin melihat, pilih <strong>Coba dengan uang mainan</strong> di jendela masuk: akun percobaan membawa uang mainan sendiri dan tidak meminta apa pun dari Anda.</p><h3>2. Isi dompet</h3><p>Buka menu di bawah nama Anda dan pilih <strong>Deposit</strong>. Uang mainan langsung masuk dan gratis.</p><h3>3. Pilih permainan</h3><p>Ruang permainan disusun menurut jenis: slot, live casino, tembak ikan, permainan kartu, olahraga. Permainan populer adalah yang banyak dimainkan. Ikon hati menyimpan permainan di favorit Anda.</p><h3>4. Baca aturannya dulu</h3><p>Setiap permainan punya halaman aturan: apa itu garis, berapa bayaran tiap simbol, dan berapa bagian taruhan yang kembali dalam jangka panjang. 96% berarti: dari seratus koin taruhan, rata-rata sembilan puluh enam kembali, dengan sebaran yang sangat tidak merata.</p><h3>5. Mulai kecil</h3><p>Taruhan tertera di samping tombol. Mulailah dari yang terkecil. Ronde Anda ada di riwayat taruhan, dengan setiap taruhan dan kemenangan.</p><h3>6. Istilah yang akan Anda temui</h3><dl><dt>RTP</dt><dd>Pengembalian ke pemain: bagian taruhan yang dibayar kembali dalam jangka panjang.</dd><dt>Volatilitas</dt><dd>Seberapa tidak merata bayarannya: tinggi berarti jarang tetapi besar.</dd><dt>Garis</dt><dd>Jalur di gulungan tempat simbol dihitung.</dd><dt>Putaran gratis</dt><dd>Putaran hadiah dari permainan; kemenangannya milik Anda.</dd></dl>',
  },
  deposit: {
    title: 'Cara deposit',
    summary: 'Empat langkah mengisi dompet, dan apa yang dilakukan bila macet.',
    content:
      '<ol><li>Masuk dan buka menu di bawah nama Anda.</li><li>Pilih <strong>Deposit</strong>.</li><li>Masukkan jumlah atau ketuk salah satu saran. Batasnya tertulis di bawah kolom.</li><li>Konfirmasi. Saldo baru langsung tampil, dan deposit itu menjadi baris pertama mutasi Anda.</li></ol><h3>Muncul pesan bahwa batas tercapai</h3><p>Kami memberi uang mainan dalam jumlah tertentu setiap 24 jam. Bila pesan itu muncul, coba lagi nanti.</p><h3>Koneksi putus di tengah jalan</h3><p>Tekan tombolnya lagi. Deposit yang sama dibukukan sekali, berapa kali pun dikirim.</p><h3>Saldo tampak lama</h3><p>Klik saldo untuk membacanya lagi. Yang berlaku adalah baris di <a href="/?member=transactionHistory">mutasi akun</a>.</p>',
  },
  account: {
    title: 'Akun dan kata sandi',
    summary: 'Masuk, lupa kata sandi, perangkat.',
    content:
      '<h3>Saya lupa kata sandi</h3><p>Pilih <strong>Lupa kata sandi?</strong> di jendela masuk. Anda mendapat kode lewat SMS atau tautan lewat email. Demi keamanan Anda, jawabannya sama, ada atau tidak ada akunnya.</p><h3>Orang lain masuk ke akun saya</h3><p>Segera ubah kata sandi: semua perangkat lain dikeluarkan. Di <a href="/?member=securityCenter">akun saya</a> Anda melihat semua perangkat yang sedang masuk.</p><h3>Mengapa saya diminta mengetik karakter pada gambar</h3><p>Setelah beberapa kali salah kata sandi, kami ingin memastikan Anda bukan program. Klik gambar untuk menggantinya.</p><h3>Akun saya akun percobaan</h3><p>Akun percobaan memakai koinnya sendiri dan tidak bisa membuka halaman anggota. Daftarlah akun Anda sendiri untuk memakainya.</p>',
  },
  games: {
    title: 'Permainan dan ronde',
    summary: 'Ronde terputus, riwayat, permainan bermasalah.',
    content:
      '<h3>Koneksi saya putus saat ronde berjalan</h3><p>Ronde sudah ditentukan dan dibukukan sebelum Anda melihatnya. Buka permainan lagi: ronde ditampilkan sampai selesai.</p><h3>Di mana melihat ronde lama?</h3><p>Di <a href="/?member=personalHistoryCopy">riwayat taruhan</a>, dengan taruhan, kemenangan, dan waktunya. Permainan sendiri menampilkan yang terbaru dengan semua undiannya.</p><h3>Permainan sedang dirawat</h3><p>Maka permainan ditutup untuk semua orang, dan permainan lain disarankan. Taruhan dari ronde yang tidak bisa diselesaikan dikembalikan.</p><h3>Apa arti tampilan jackpot?</h3><p>Selama situs belum punya jackpot bersama, angka di ruang slot hanyalah hiasan, bukan hadiah. Begitu ada dana nyata, yang tampil adalah jumlah sebenarnya.</p>',
  },
  download: {
    title: 'Aplikasi',
    summary: 'Memasang, memperbarui, menghapus.',
    content:
      '<p>Aplikasinya adalah situs ini yang dipasang. Tanpa toko aplikasi: lihat <a href="/down">halaman unduhan</a> untuk perangkat Anda.</p><h3>Bisakah dipakai offline?</h3><p>Aplikasi terbuka dan memberi tahu bahwa Anda offline. Bermain memerlukan koneksi, karena setiap ronde ditentukan dan dibukukan oleh kami.</p><h3>Bagaimana memperbaruinya?</h3><p>Otomatis. Bila ada versi baru, bilah di bawah menawarkan untuk memuatnya.</p><h3>Bagaimana menghapusnya?</h3><p>Seperti aplikasi lain di perangkat Anda. Akun Anda tetap ada.</p>',
  },
  agent: {
    title: 'Afiliasi',
    summary: 'Cara menjadi afiliasi, dan apa yang bisa diminta agen.',
    content:
      '<p>Afiliasi membawa pemain dan menjadi orang yang mereka hubungi. Siapa pun yang punya akun sendiri bisa mengajukan diri.</p><h3>Cara menjadi afiliasi</h3><ol><li>Isi <a href="/affiliate">pengajuan afiliasi</a>: di mana Anda mengundang, siapa, dan bagaimana kami menghubungi Anda.</li><li>Halaman yang sama menampilkan perkembangannya.</li><li>Agen masuk lewat pintu masuk agen.</li></ol><h3>Tautan Anda</h3><p>Buat <a href="/referral-links">tautan referensi</a> sebanyak tempat Anda memasangnya; masing-masing menghitung akun yang datang lewatnya. Tautan bisa dimatikan kapan saja.</p><h3>Kontrak</h3><p>Agen meminta kontrak dividen atau gaji, atau mengakhirinya, lewat <a href="/contract">permintaan kontrak</a>. Halamannya menampilkan status setiap permintaan.</p><h3>Yang kami minta dari Anda</h3><ul><li>Undang orang dewasa saja.</li><li>Jangan menjanjikan kemenangan, dan tunjukkan hanya peluang yang diumumkan.</li><li>Jangan menulis kepada orang yang tidak memintanya.</li></ul>',
  },
  about: {
    title: 'Tentang kami',
    summary: 'Siapa kami dan apa yang kami pegang.',
    content:
      '<p>{brand} adalah situs permainan tanpa ruang belakang. Aturan permainannya diumumkan, undiannya bisa diperiksa, dan pembukuannya dibuat agar dapat dihitung ulang oleh siapa pun yang boleh membacanya.</p><h3>Yang kami pegang</h3><ul><li><strong>Peluang terbuka.</strong> Permainan menunjukkan pengembaliannya sebelum Anda mempertaruhkan satu koin. Kami tidak mengubahnya saat Anda bermain.</li><li><strong>Undian yang terbukti.</strong> Seed sebuah ronde ditetapkan, dan hash-nya ditampilkan, sebelum ronde dimulai.</li><li><strong>Pembukuan tepat.</strong> Setiap koin punya satu baris di buku besar yang hanya bisa ditambah.</li><li><strong>Hasil tanpa rekayasa.</strong> Tidak ada “hampir menang” yang direkayasa, dan yang Anda lihat sama dengan yang ditentukan.</li></ul><h3>Keadaan hari ini</h3><p>Situs ini hanya memakai uang mainan. Lisensi di bagian bawah halaman adalah contoh: tempat lisensi milik operator akan berada.</p>',
  },
  fair: {
    title: 'Keadilan',
    summary: 'Dari mana hasil berasal, dan cara memeriksanya.',
    content:
      '<p>Setiap hasil berasal dari tiga nilai: seed rahasia server, seed Anda, dan penghitung yang naik setiap ronde. Sebelum Anda bermain, permainan menampilkan hash SHA-256 dari seed server. Jadi kami tidak bisa mengganti seed sesudahnya, dan Anda tidak bisa mengetahuinya lebih dulu.</p><h3>Memeriksa ronde</h3><ol><li>Buka panel keadilan di permainan dan pasang seed Anda sendiri.</li><li>Bermainlah selama Anda mau; setiap ronde menampilkan penghitungnya.</li><li>Pensiunkan seed server. Kini seed itu tampil lengkap.</li><li>Bandingkan hash-nya dengan yang Anda lihat sebelumnya, dan hitung ulang ronde mana pun.</li></ol><p>Pengembalian setiap slot dihitung persis dari gulungan dan tabel bayaran yang diumumkan. Bukan hasil pengukuran, dan tidak disetel saat Anda bermain.</p><p><a href="/help#draws">Cara hasil diundi, langkah demi langkah</a></p>',
  },
  draws: {
    title: 'Cara hasil diundi',
    summary: 'Dari tiga nilai menjadi kartu, gulungan, atau dadu, langkah demi langkah.',
    content:
      '<p>Setiap hasil permainan kami sendiri mengikuti tiga nilai dengan aturan yang dipublikasikan. Tidak ada hal lain yang menentukannya, dan setiap ronde bisa Anda hitung ulang.</p><h3>Tiga nilai</h3><p><strong>Server seed</strong> terdiri dari 256 bit acak, ditulis sebagai 64 karakter heksadesimal. Ia rahasia selama Anda memakainya, tetapi hash SHA-256-nya ditampilkan lebih dulu. <strong>Client seed</strong> Anda pilih sendiri. <strong>Nonce</strong> menghitung ronde Anda dari 0. Saat Anda mengganti seed, server seed lama ditampilkan dan digantikan yang berikutnya, yang hash-nya sudah ditampilkan sebelum Anda menyebut client seed baru.</p><h3>Dari nilai menjadi angka</h3><ol><li>Blok b, dihitung dari 0, adalah <code>HMAC-SHA-256(server seed, client seed:nonce:b)</code>. Kuncinya ialah 64 karakter server seed sebagai teks.</li><li>Satu blok berisi 32 byte. Blok dibaca sebagai delapan angka 32 bit, byte tertinggi lebih dulu. Bila kedelapannya habis, blok berikutnya dipakai.</li><li>Untuk mengundi satu dari n hasil, diambil angka berikutnya yang di bawah <code>2^32 - (2^32 mod n)</code>; hasilnya ialah sisa pembagian oleh n, dari 0 sampai n - 1. Angka yang lebih tinggi dilewati, sehingga semua hasil sama peluangnya.</li></ol><h3>Yang diundi tiap permainan, berurutan</h3><dl><dt>Lantern Garden</dt><dd>Tempat tiap gulungan berhenti, dari kiri ke kanan; lalu hal yang sama untuk setiap putaran gratis.</dd><dt>Dragon Ledger</dt><dd>Satu angka untuk tiap jackpot, grand sebelum major; lalu gulungan dari kiri ke kanan. Saat putaran gratis mulai, simbol khusus, lalu gulungan tiap putaran gratis.</dd><dt>Harbour Chests</dt><dd>Gulungan dari kiri ke kanan. Saat bonus mulai, urutan peti diacak dari yang terakhir ke depan.</dd><dt>Jade Cascade</dt><dd>Tiap simbol menurut bobotnya, kolom demi kolom, dari atas ke bawah. Setelah tiap kemenangan, sel kosong diisi dengan urutan yang sama.</dd><dt>Dadu, rolet, sic bo</dt><dd>Dadu mengundi satu dari 10.000 sisi, rolet satu dari 37 kantong, sic bo tiga dadu satu per satu.</dd><dt>Mines</dt><dd>Ke-25 bidang diacak dari yang terakhir ke depan; yang pertama di antaranya berisi ranjau.</dd><dt>Plinko</dt><dd>Satu dari dua untuk tiap baris: 0 kiri, 1 kanan.</dd><dt>Crash</dt><dd>Satu dari 2^20 untuk bit atas dan satu dari 2^32 untuk bit bawah sebuah angka s. Ronde berakhir pada <code>floor(99 × 2^52 / (2^52 - s))</code> perseratus; di bawah 1.01 langsung berakhir, dan yang tertinggi 10.000 kali taruhan.</dd><dt>Bakarat, dragon tiger</dt><dd>Kartu demi kartu, masing-masing menurut sisa jenisnya di shoe. Shoe baru lebih dulu mengundi kartu yang dibuka, kartu yang dibuang, dan letak kartu potong.</dd></dl><h3>Meja dan crash</h3><p>Semua orang di meja melihat ronde yang sama, maka tiap ronde punya server seed sendiri. Hash-nya ditampilkan saat taruhan dibuka, begitu juga hash dari bahan pembagian ronde: di meja kartu, kartu yang tersisa, yang ditampilkan bersama hasilnya. Client seed ialah <code>SHA-256</code> dari hash itu dan teks acak yang datang bersama tiap taruhan; tidak ada yang mengetahuinya sebelum taruhan ditutup. Nonce ialah nomor ronde.</p><h3>Contoh</h3><ul><li>Server seed <code>000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f</code>, client seed <code>lantern</code>, nonce <code>0</code>.</li><li>Hash server seed: <code>6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b</code></li><li>Blok 0: <code>d5e9e49a8cd2d16ff7dc377b57ab6cef26240b5d4fca35a728cb71a0075acc00</code></li><li>Angka pertamanya <code>3588875418</code>.</li><li>Dengan nilai ini dadu menunjukkan <code>54.18</code>, rolet <code>34</code>, sic bo <code>1, 2, 4</code>.</li></ul><p>Ronde dari seed yang sudah Anda ganti dihitung ulang oleh “Verifikasi ronde ini” di <a href="/?member=personalHistoryCopy">riwayat taruhan</a>, di browser Anda sendiri.</p>',
  },
  ledger: {
    title: 'Cara koin dibukukan',
    summary: 'Pembukuan ganda, hanya ditambah, diperiksa dua kali.',
    content:
      '<p>Buku besar memakai pembukuan ganda. Taruhan meninggalkan akun Anda dan sampai di akun kami dalam satu catatan yang sama; kemenangan menempuh arah sebaliknya. Karena itu tidak ada jumlah yang hilang di antara dua tempat.</p><p>Catatan hanya ditambah, tidak pernah diubah atau dihapus; basis data sendiri menolaknya. Permintaan yang datang dua kali dibukukan sekali. Pemeriksaan independen membangun ulang setiap saldo dari catatan dan harus tiba di angka yang sama.</p><p>Setiap catatan Anda ada di <a href="/?member=transactionHistory">mutasi akun</a>, dengan saldo sebelum dan sesudahnya.</p>',
  },
  responsible: {
    title: 'Bermain bertanggung jawab',
    summary: 'Anggaran, tanda bahaya, dan tempat mencari bantuan.',
    content:
      '<p>Dalam jangka panjang setiap permainan mengembalikan lebih sedikit dari yang dipertaruhkan. Bermainlah untuk senang-senang, dengan anggaran dan waktu yang Anda tentukan sebelum mulai.</p><h3>Sebelum bermain</h3><ul><li>Tentukan berapa yang sanggup Anda lepas, dan berhenti di situ.</li><li>Pasang alarm. Di meja, waktu berlalu lebih cepat daripada di tempat lain.</li><li>Jangan pernah bermain untuk mengejar yang sudah hilang.</li></ul><h3>Tanda yang perlu diperhatikan</h3><ul><li>Anda memikirkan permainan saat melakukan hal lain.</li><li>Anda menyembunyikan seberapa banyak atau lama Anda bermain.</li><li>Anda meminjam uang untuk bermain, atau bertaruh lebih besar agar rasanya sama.</li></ul><p>Jika bermain tidak lagi menyenangkan, berhentilah. Bicaralah dengan orang yang Anda percaya atau layanan bantuan masalah judi di negara Anda. Jika Anda ingin berhenti untuk seterusnya, beri tahu <a href="/feedback">layanan pelanggan</a> kami.</p><p>{brand} untuk orang dewasa berusia {age} tahun ke atas. Jika anak-anak memakai perangkat Anda, simpan kata sandi sendiri dan keluarlah.</p>',
  },
  term: {
    title: 'Ketentuan',
    summary: 'Yang disepakati Anda dan kami.',
    content:
      '<h3>1. Siapa yang boleh bermain</h3><p>Anda harus berusia minimal {age} tahun, dan cukup umur untuk bermain di tempat tinggal Anda. Anda bermain untuk diri sendiri, bukan atas nama orang lain. Di tempat yang tidak mengizinkan permainan, Anda tidak boleh memakai {brand}.</p><h3>2. Akun Anda</h3><p>Satu akun untuk satu orang. Keterangan tentang diri Anda harus benar. Simpan kata sandi sendiri; Anda bertanggung jawab atas apa yang dilakukan dengan akun Anda. Jika Anda merasa orang lain mengetahuinya, ubahlah: semua perangkat lain dikeluarkan.</p><h3>3. Uang mainan</h3><p>Koin di situs ini ({symbol}) adalah uang mainan. Tidak bernilai uang tunai dan tidak dapat dibeli dengan uang, ditukar, diberikan kepada orang lain, atau ditarik.</p><h3>4. Ronde</h3><p>Ronde berlaku sebagaimana ditentukan dan dibukukan server. Jika gambar di layar dan catatan berbeda, catatanlah yang berlaku. Ronde yang terputus diselesaikan saat Anda kembali. Ronde dari permainan yang rusak dibatalkan, dan taruhannya dikembalikan.</p><h3>5. Sikap jujur</h3><p>Program yang bermain untuk Anda, lebih dari satu akun, dan bersekongkol merugikan orang lain tidak diperbolehkan. Akun yang menyerang situs atau mencurangi pemain lain diblokir.</p><h3>6. Mengakhiri</h3><p>Anda boleh berhenti kapan saja. Kami dapat mengakhiri akun yang melanggar ketentuan ini, dan menyebutkan alasannya.</p><h3>7. Perubahan</h3><p>Bila ketentuan ini berubah, kami mengumumkannya sebelum berlaku. Jika tidak setuju, Anda boleh pergi.</p><h3>8. Keluhan</h3><p>Tulislah kepada kami lewat <a href="/feedback">masukan dan keluhan</a>. Pesan Anda dibaca oleh manusia; jawaban diberikan lewat live chat.</p>',
  },
  privacy: {
    title: 'Privasi',
    summary: 'Apa yang kami simpan, mengapa, dan siapa yang melihat.',
    content:
      '<h3>Yang kami simpan</h3><ul><li>Yang Anda isi saat mendaftar. Kontak Anda disimpan terenkripsi.</li><li>Ronde dan mutasi koin Anda, karena catatannya harus bisa dibuktikan.</li><li>Kapan dan dari alamat mana Anda masuk, agar Anda dapat melihat dan mengakhiri sesi.</li><li>Yang Anda tulis kepada layanan pelanggan.</li></ul><p>Kata sandi Anda hanya disimpan sebagai hash dengan salt; tidak ada yang bisa membacanya.</p><h3>Yang tetap di perangkat Anda</h3><p>Pilihan tema, bahasa, dan suara, pengumuman yang sudah dibaca, serta token sesi sampai Anda menutup tab. Jika Anda minta diingat, ada token untuk perangkat ini yang bisa Anda tarik kapan saja.</p><h3>Siapa yang melihat</h3><p>Anda, dan staf yang memerlukannya untuk menjawab Anda. Papan pemenang hanya menampilkan nama yang disamarkan. Tidak ada pelacakan oleh pihak ketiga di situs ini, dan tidak ada yang dijual.</p><h3>Hak Anda</h3><p>Lewat <a href="/feedback">masukan</a>, Anda dapat menanyakan apa yang kami simpan tentang Anda, meminta perbaikan, atau meminta akun ditutup. Pembukuan disimpan selama diwajibkan hukum.</p>',
  },
  credits: {
    title: 'Kredit',
    summary: 'Karya siapa yang membangun situs ini.',
    content:
      '<p>Semua gambar dan suara situs ini dibuat dengan skrip kami sendiri; bebas di bawah lisensi MIT seperti bagian lain dari {brand}.</p><p>Siluet pada gambar kategori berasal dari game-icons.net, oleh Delapouite, Lorc, dan para kontributor, lisensi CC BY 3.0; kami memberinya ketebalan, sudut miring, dan warna baru. Hurufnya adalah Inter, Noto, dan Marcellus, di bawah SIL Open Font Licence. Cahaya pada render berasal dari Poly Haven (CC0).</p>',
  },
} satisfies DemoTranslation['help'];

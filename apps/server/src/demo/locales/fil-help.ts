import type { DemoTranslation } from './translation.ts';

/** The help in Filipino. `{brand}`, `{age}` and `{symbol}` are the brand's own. */
export const filHelp = {
  beginner: {
    title: 'Gabay sa baguhan',
    summary: 'Mula sa pinto hanggang unang round, sa limang minuto.',
    content:
      '<h3>1. Pumasok</h3><p>Mag-sign up gamit ang username, o ang mobile number mo at isang code. Kung titingin ka lang, piliin ang <strong>Subukan gamit ang play money</strong> sa login window: may sariling play money ang trial account at wala itong hinihingi sa iyo.</p><h3>2. Lagyan ang wallet</h3><p>Buksan ang menu sa ilalim ng pangalan mo at piliin ang <strong>Deposit</strong>. Agad na dumarating ang play money at libre ito.</p><h3>3. Pumili ng laro</h3><p>Nakaayos ang mga hall ayon sa uri: slots, live casino, fishing, card rooms, sports. Ang hot games ay ang mga nilalaro ng marami. Itinatago ng puso ang laro sa mga naka-save mo.</p><h3>4. Basahin muna ang rules</h3><p>May rules page ang bawat laro: ano ang linya, magkano ang bayad ng bawat simbolo, at gaano ng taya ang bumabalik sa katagalan. Ang 96% ay ibig sabihin: sa isandaang coin na itinaya, siyamnapu’t anim ang bumabalik sa karaniwan, nang hindi pantay-pantay.</p><h3>5. Magsimula sa maliit</h3><p>Nasa tabi ng button ang taya. Magsimula sa pinakamababa. Nasa betting record ang mga round mo, kasama ang bawat taya at panalo.</p><h3>6. Mga salitang makikita mo</h3><dl><dt>RTP</dt><dd>Return to player: ang bahagi ng lahat ng taya na ibinabalik ng laro sa katagalan.</dd><dt>Volatility</dt><dd>Gaano kahindi-pantay ang bayad: ang mataas ay bihira pero malaki.</dd><dt>Linya</dt><dd>Daan sa mga reel kung saan binibilang ang mga simbolo.</dd><dt>Free spins</dt><dd>Mga spin na bigay ng laro; sa iyo ang mga panalo.</dd></dl>',
  },
  deposit: {
    title: 'Paano mag-deposit',
    summary: 'Apat na hakbang para mapuno ang wallet, at ang gagawin kapag may problema.',
    content:
      '<ol><li>Mag-log in at buksan ang menu sa ilalim ng pangalan mo.</li><li>Piliin ang <strong>Deposit</strong>.</li><li>Maglagay ng halaga o i-tap ang isang mungkahi. Nasa ilalim ng field ang mga limit.</li><li>Kumpirmahin. Lalabas agad ang bagong balanse, at ang deposit ang unang linya ng account record mo.</li></ol><h3>Sinasabing naabot na ang limit</h3><p>May takdang dami lang ng play money sa bawat 24 oras. Kapag lumabas ang mensahe, subukan muli mamaya.</p><h3>Naputol ang koneksyon sa gitna</h3><p>Pindutin muli ang button. Isang beses lang itinatala ang iisang deposit, ilang beses man itong dumating.</p><h3>Parang luma ang balanse</h3><p>I-click ito para mabasa muli. Ang linya sa <a href="/?member=transactionHistory">account record</a> ang may bisa.</p>',
  },
  account: {
    title: 'Account at password',
    summary: 'Pag-log in, nakalimutang password, mga device.',
    content:
      '<h3>Nakalimutan ko ang password ko</h3><p>Piliin ang <strong>Nakalimutan ang password?</strong> sa login window. Makakakuha ka ng code sa SMS o link sa email. Para sa proteksyon mo, pareho ang sagot may account man o wala.</p><h3>May ibang pumasok sa account ko</h3><p>Palitan agad ang password: mala-log out ang lahat ng ibang device. Sa <a href="/?member=securityCenter">aking account</a> makikita mo ang lahat ng device na naka-log in.</p><h3>Bakit ako pinapa-type ng mga character sa larawan</h3><p>Matapos ang ilang maling password, gusto naming matiyak na hindi ka program. I-click ang larawan para mapalitan.</p><h3>Trial account ang account ko</h3><p>May sariling coins ang trial account at hindi nito mabubuksan ang mga member page. Mag-sign up ng sarili mong account para magamit ang mga ito.</p>',
  },
  games: {
    title: 'Mga laro at round',
    summary: 'Naputol na round, mga record, sirang laro.',
    content:
      '<h3>Naputol ang koneksyon ko sa gitna ng round</h3><p>Napagpasyahan at naitala na ang round bago mo ito nakita. Buksan muli ang laro: ipapakita ang round hanggang dulo.</p><h3>Saan makikita ang mga lumang round?</h3><p>Sa <a href="/?member=personalHistoryCopy">betting record</a>, may taya, panalo at oras. Ipinapakita ng laro mismo ang mga pinakabago kasama ang lahat ng draw.</p><h3>Nasa maintenance ang isang laro</h3><p>Sarado ito sa lahat, at may iminumungkahing ibang laro. Ibinabalik ang taya ng round na hindi matatapos.</p><h3>Ano ang ibig sabihin ng jackpot show?</h3><p>Habang wala pang pinagsasaluhang jackpot ang site, palamuti lang ang counter sa slot hall at hindi premyo. Kapag may totoong pondo na, ang totoong halaga ang ipapakita nito.</p>',
  },
  download: {
    title: 'Ang app',
    summary: 'I-install, i-update, alisin.',
    content:
      '<p>Ang app ay ang site na ito, naka-install. Walang store na kailangan: tingnan ang <a href="/down">download page</a> para sa device mo.</p><h3>Gumagana ba ito offline?</h3><p>Bumubukas ito at sinasabing offline ka. Kailangan ng koneksyon para maglaro, dahil kami ang nagpapasya at nagtatala ng bawat round.</p><h3>Paano ito ina-update?</h3><p>Kusa. Kapag may bagong bersyon, may bar sa ibaba na mag-aalok na i-load ito.</p><h3>Paano ito aalisin?</h3><p>Gaya ng ibang app sa device mo. Mananatili ang account mo.</p>',
  },
  agent: {
    title: 'Mga affiliate',
    summary: 'Paano maging affiliate, at ano ang mahihiling ng mga agent.',
    content:
      '<p>Nagdadala ng mga player ang affiliate at siya ang nilalapitan nila. Puwedeng mag-apply ang sinumang may sariling account.</p><h3>Paano maging affiliate</h3><ol><li>Punan ang <a href="/affiliate">affiliate application</a>: saan ka mag-iimbita, sino, at paano ka namin maaabot.</li><li>Ipapakita ng parehong page ang kalalabasan nito.</li><li>Sa pasukan ng mga agent nagla-log in ang mga agent.</li></ol><h3>Mga link mo</h3><p>Gumawa ng <a href="/referral-links">referral link</a> para sa bawat lugar na paglalagyan mo; binibilang ng bawat isa ang mga account na dumaan dito. Puwedeng patayin ang link anumang oras.</p><h3>Mga kontrata</h3><p>Humihiling ang mga agent ng kontrata sa dividend o suweldo, o ng pagtatapos nito, sa pamamagitan ng <a href="/contract">contract request</a>. Ipinapakita ng page ang estado ng bawat hiling.</p><h3>Ang hiling namin sa iyo</h3><ul><li>Mga nasa hustong gulang lang ang imbitahan.</li><li>Huwag mangako ng panalo, at ang nakalathalang odds lang ang ipakita.</li><li>Huwag sulatan ang mga hindi humiling nito.</li></ul>',
  },
  about: {
    title: 'Tungkol sa amin',
    summary: 'Sino kami at ano ang pinaninindigan namin.',
    content:
      '<p>Ang {brand} ay gaming house na walang tagong silid. Nakalathala ang rules ng mga laro, masusuri ang mga draw, at itinatala ang mga libro para makuwenta muli ng sinumang may pahintulot na basahin ito.</p><h3>Ang pinaninindigan namin</h3><ul><li><strong>Lantad na odds.</strong> Ipinapakita ng laro ang ibinabalik nito bago ka magtaya ng kahit isang coin. Hindi namin ito binabago habang naglalaro ka.</li><li><strong>Mapapatunayang draw.</strong> Nakatakda na ang seed ng round, at ipinakita ang fingerprint nito, bago magsimula ang round.</li><li><strong>Eksaktong mga libro.</strong> May linya ang bawat coin sa ledger na dinadagdagan lang.</li><li><strong>Walang isinaayos na resulta.</strong> Walang isinaayos na muntik nang manalo, at ang nakikita mo ay ang mismong napagpasyahan.</li></ul><h3>Nasaan kami ngayon</h3><p>Play money lang ang gamit sa site na ito. Halimbawa lang ang mga lisensya sa footer: ipinapakita nila kung saan ilalagay ang sariling lisensya ng operator.</p>',
  },
  fair: {
    title: 'Fairness',
    summary: 'Saan galing ang resulta, at paano ito suriin.',
    content:
      '<p>Galing ang bawat resulta sa tatlong value: lihim na seed ng server, seed mo, at counter na tumataas bawat round. Bago ka maglaro, ipinapakita ng laro ang SHA-256 fingerprint ng server seed. Kaya hindi namin mapapalitan ang seed pagkatapos, at hindi mo ito malalaman bago.</p><h3>Suriin ang isang round</h3><ol><li>Buksan ang fairness panel sa laro at magtakda ng sarili mong seed.</li><li>Maglaro hangga’t gusto mo; ipinapakita ng bawat round ang counter nito.</li><li>Iretiro ang server seed. Buo na itong ipinapakita.</li><li>Ihambing ang fingerprint nito sa nakita mo noon, at kuwentahin muli ang alinman sa mga round nito.</li></ol><p>Eksaktong kinukuwenta ang return to player ng bawat slot mula sa nakalathala nitong mga reel at pay table. Hindi ito sinusukat, at hindi inaayos habang naglalaro ka.</p>',
  },
  ledger: {
    title: 'Paano itinatala ang coins',
    summary: 'Double entry, dinadagdagan lang, dalawang beses sinusuri.',
    content:
      '<p>Double-entry ang ledger. Umaalis ang taya sa account mo at dumarating sa account namin sa iisang tala; pabalik naman ang panalo. Kaya walang halagang mawawala sa pagitan ng dalawang lugar.</p><p>Dinadagdagan lang ang mga tala, hindi kailanman binabago o binubura; ang database mismo ang tumatanggi. Isang beses itinatala ang hiling na dumating nang dalawang beses. Isang hiwalay na pagsusuri ang muling bumubuo ng bawat balanse mula sa mga tala at dapat pareho ang lumabas.</p><p>Nasa <a href="/?member=transactionHistory">account record</a> ang bawat tala mo, kasama ang balanse bago at pagkatapos.</p>',
  },
  responsible: {
    title: 'Responsableng paglalaro',
    summary: 'Budget, mga babala, at kung saan makakahingi ng tulong.',
    content:
      '<p>Sa katagalan, mas kaunti ang ibinabalik ng bawat laro kaysa sa itinaya. Maglaro para sa saya, na may budget at oras na itinakda mo bago magsimula.</p><h3>Bago ka maglaro</h3><ul><li>Magpasya kung magkano ang kaya mong mawala, at huminto roon.</li><li>Mag-alarm. Mas mabilis ang oras sa mesa kaysa sa iba.</li><li>Huwag kailanman maglaro para mabawi ang nawala.</li></ul><h3>Mga senyales na dapat seryosohin</h3><ul><li>Iniisip mo ang paglalaro habang may ibang ginagawa.</li><li>Itinatago mo kung gaano karami o katagal kang naglalaro.</li><li>Nangungutang ka para rito, o tumataya nang mas malaki para pareho ang pakiramdam.</li></ul><p>Kung hindi na masaya, huminto. Kausapin ang taong pinagkakatiwalaan mo o ang help line para sa problema sa pagsusugal sa bansa mo. Kung gusto mo nang tuluyang huminto, sabihin sa <a href="/feedback">customer service</a>.</p><p>Ang {brand} ay para sa may edad na {age} pataas. Kung may batang gumagamit ng device mo, ingatan ang password at mag-sign out.</p>',
  },
  term: {
    title: 'Mga tuntunin',
    summary: 'Ang napagkakasunduan natin.',
    content:
      '<h3>1. Sino ang puwedeng maglaro</h3><p>Dapat hindi ka bababa sa {age} taong gulang, at nasa edad na puwedeng maglaro kung saan ka nakatira. Para sa sarili mo ka naglalaro at hindi sa ngalan ng iba. Kung saan bawal maglaro, hindi mo puwedeng gamitin ang {brand}.</p><h3>2. Account mo</h3><p>Isang account bawat tao. Dapat totoo ang sinasabi mo tungkol sa sarili mo. Ingatan ang password; ikaw ang responsable sa ginagawa gamit ang account mo. Kung sa tingin mo ay may ibang nakakaalam nito, palitan ito: mala-log out ang lahat ng ibang device.</p><h3>3. Play money</h3><p>Play money ang coins dito ({symbol}). Walang halaga ang mga ito sa cash at hindi nabibili ng pera, naipagpapalit, naibibigay sa iba o naka-cash out.</p><h3>4. Mga round</h3><p>Ang pinagpasyahan at itinala ng server ang may bisa sa round. Kung magkaiba ang nasa screen mo at ang tala, ang tala ang masusunod. Tinatapos ang naputol na round pagbalik mo. Kinakansela ang round ng sirang laro, at ibinabalik ang taya.</p><h3>5. Patas na asal</h3><p>Bawal ang mga program na naglalaro para sa iyo, ang higit sa isang account, at ang pagsasabwatan laban sa iba. Hinaharangan ang mga account na umaatake sa site o nandaraya sa ibang player.</p><h3>6. Pagtatapos</h3><p>Puwede kang huminto anumang oras. Puwede naming isara ang account na lumabag sa mga tuntuning ito, at sasabihin namin kung bakit.</p><h3>7. Mga pagbabago</h3><p>Kapag nagbago ang mga tuntunin, ipapaalam namin bago ito magkabisa. Kung hindi ka sang-ayon, puwede kang umalis.</p><h3>8. Mga reklamo</h3><p>Sumulat sa amin sa <a href="/feedback">feedback at reklamo</a>. Tao ang nagbabasa nito; sa live chat ibinibigay ang mga sagot.</p>',
  },
  privacy: {
    title: 'Privacy',
    summary: 'Ano ang itinatago namin, bakit, at sino ang nakakakita.',
    content:
      '<h3>Ang itinatago namin</h3><ul><li>Ang inilagay mo sa pag-sign up. Naka-encrypt ang mga contact mo.</li><li>Ang mga round at galaw ng coins mo, dahil dapat mapatunayan ang tala.</li><li>Kailan at mula sa anong address ka nag-log in, para makita at matapos mo ang mga session.</li><li>Ang isinulat mo sa customer service.</li></ul><p>Salted hash lang ng password mo ang nakaimbak; walang makakabasa nito.</p><h3>Ang nananatili sa device mo</h3><p>Ang pinili mong theme, wika at tunog, ang mga abisong nabasa mo, at isang session token hanggang isara mo ang tab. Kung hiniling mong tandaan ka, may token para sa device na ito na mababawi mo anumang oras.</p><h3>Sino ang nakakakita</h3><p>Ikaw, at ang staff na kailangan ito para sagutin ka. May takip na pangalan lang ang ipinapakita ng winner board. Walang third-party tracking sa site na ito, at walang ibinebenta.</p><h3>Mga karapatan mo</h3><p>Sa <a href="/feedback">feedback</a> puwede mong itanong kung ano ang hawak namin tungkol sa iyo, hilinging itama ito, o hilinging isara ang account mo. Itinatago ang mga tala hangga’t hinihingi ng batas.</p>',
  },
  credits: {
    title: 'Credits',
    summary: 'Kaninong gawa ang bumuo sa site na ito.',
    content:
      '<p>Ginawa ang lahat ng larawan at tunog ng site gamit ang sarili naming mga script; libre ang mga ito sa ilalim ng MIT licence gaya ng iba pang bahagi ng {brand}.</p><p>Galing sa game-icons.net ang mga silhouette sa mga larawan ng kategorya, gawa nina Delapouite, Lorc at mga contributor, lisensyang CC BY 3.0; pinakapal, tinapyas at kinulayan namin ang mga ito. Inter, Noto at Marcellus ang mga typeface, sa ilalim ng SIL Open Font Licence. Galing sa Poly Haven (CC0) ang ilaw sa mga render.</p>',
  },
} satisfies DemoTranslation['help'];

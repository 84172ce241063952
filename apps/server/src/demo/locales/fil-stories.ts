import type { DemoTranslation } from './translation.ts';

/** Promotions and news in Filipino. */
export const filStories = {
  promotions: [
    {
      title: 'Ang una mong upuan sa mesa',
      summary: 'Mag-sign up, mag-top up ng play money at laruin ang lahat ng laro. Libre, ngayon at sa susunod.',
      action: 'Mag-sign up',
      content:
        '<h2>Ang makukuha mo</h2><p>Isang account na may sariling wallet. Lagyan ito ng play money pagpasok mo, at laruin ang kahit anong laro.</p><h2>Paano ito gumagana</h2><ol><li>Mag-sign up gamit ang username o mobile number mo.</li><li>Buksan ang wallet at piliin ang <strong>Deposit</strong>. Papasok agad ang P 1.00 hanggang P 10,000.00.</li><li>Pumili ng laro. Nasa rules page ang odds bago itaya ang unang coin.</li></ol><h2>Mabuting malaman</h2><ul><li>Isang account bawat tao, at para sa nasa hustong gulang lang.</li><li>Walang halaga sa cash ang play money at hindi ito naka-cash out.</li><li>Gusto mo munang tumingin? Walang sign-up ang trial account at may sarili itong P 2,000.00.</li></ul>',
    },
    {
      title: 'Mag-top up araw-araw, libre',
      summary:
        'Hanggang P 50,000.00 na play money sa loob ng 24 oras. Walang card, walang hintayan, walang fine print.',
      action: 'Mag-top up na',
      content:
        '<p>Nagbibigay ang sandbox cashier ng play money sa bawat miyembro. Itinatala nito ang bawat deposit na parang totoo: may numero, oras at linya sa account record mo.</p><table><tbody><tr><th scope="row">Pinakamababang deposit</th><td>P 1.00</td></tr><tr><th scope="row">Pinakamalaking deposit</th><td>P 10,000.00</td></tr><tr><th scope="row">Sa loob ng 24 oras</th><td>P 50,000.00</td></tr><tr><th scope="row">Dating</th><td>agad</td></tr></tbody></table><p>Bawat hakbang: <a href="/deposit-guide">paano mag-deposit</a>.</p>',
    },
    {
      title: 'Lantern Garden: tatlong moon gate ang nagbubukas ng hardin',
      summary:
        'Dalawampung linya sa ilalim ng mga parol, free spins sa likod ng mga moon gate, at odds na mababasa mo.',
      action: 'Maglaro na',
      content:
        '<p>Sariling slot namin ang Lantern Garden: limang reel, dalawampung linya, at free spins na nagsisimula kapag lumabas ang tatlong moon gate.</p><h2>Bakit namin ito ipinagmamalaki</h2><ul><li>Eksaktong kinuwenta mula sa mga reel ang return to player, hindi tantiya, at nasa rules page ito.</li><li>Galing ang bawat spin sa seed na nakita mo ang fingerprint bago ka maglaro.</li><li>Mula P 0.20 bawat spin.</li></ul><p>Maglaro nang dahan-dahan, basahin ang pay table, at huminto kapag nasiyahan ka na.</p>',
    },
    {
      title: 'Ang ranking ngayong araw',
      summary:
        'Kaninong mga round ang may pinakamalaking bayad ngayon? Nagsisimula muli ang listahan tuwing hatinggabi UTC, bawat linggo at bawat buwan.',
      action: 'Tingnan ang ranking',
      content:
        '<p>Pinagsasama ng ranking ang bayad ng lahat ng round mo. Tunay na tala lang ang binibilang, hindi kasama ang trial account, at walang buong pangalan.</p><ul><li><strong>Araw-araw</strong>: hatinggabi hanggang hatinggabi, UTC.</li><li><strong>Lingguhan</strong>: Lunes hanggang Linggo.</li><li><strong>Kalahating buwan</strong>: hanggang ika-15, at mula ika-16.</li><li><strong>Buwanan</strong>: ayon sa kalendaryo.</li></ul><p>Ang puwesto lang mismo ang premyo: huwag maglaro nang higit sa gusto mo para lang dito.</p>',
    },
    {
      title: 'Ang Baize sa bulsa mo',
      summary: 'I-install ang Baize sa phone o computer sa tatlong tap. Walang store, walang hinihintay na update.',
      action: 'I-install',
      content:
        '<p>App ang Baize na kasama ng page: full screen itong bumubukas, may sariling icon at sinasabi kung offline ka.</p><ul><li>Mas maliit pa sa isang larawan.</li><li>Hindi nito kailanman itinatago sa device ang balanse o mga round mo.</li><li>Kusa itong nag-a-update: wala kang gagawin.</li></ul><p><a href="/down">Mga gabay para sa Android, iPhone at computer</a></p>',
    },
    {
      title: 'Huwag maniwala lang. Suriin kami.',
      summary:
        'Nakatakda na ang seed ng bawat round bago ka maglaro at inilalathala pagkatapos. Kuwentahin muli ang alinman.',
      action: 'Paano suriin ang round',
      content:
        '<p>Ang humihingi ng tiwala ay dapat magbigay ng paraan para hindi ito kailanganin. Ito ang masusuri mo mismo:</p><ol><li><strong>Ang draw.</strong> Ipinapakita ang fingerprint ng server seed bago ang unang round. Iretiro ang seed at ilalathala ito: makukuwenta muli ang bawat round nito.</li><li><strong>Ang odds.</strong> Galing ang return ng bawat slot sa nakalathala nitong mga reel at pay table.</li><li><strong>Ang mga libro.</strong> Nasa account record mo ang bawat coin na pumasok o lumabas, kasama ang balanse bago at pagkatapos.</li></ol>',
    },
    {
      title: 'Mag-imbita ng kaibigan',
      summary: 'Gumawa ng sarili mong link, ipadala sa mga kaibigan, at tingnan kung ilan ang sumali.',
      action: 'Kunin ang link ko',
      content:
        '<p>Puwedeng gumawa ng referral link ang bawat miyembro, isa sa bawat barkada. Ipinapakita ng page mo kung ilang account ang dumating sa bawat isa.</p><ul><li>Gumagana ang link hanggang patayin mo.</li><li>Nakikita ng mga kaibigan ang code mo sa form at puwede nila itong alisin.</li><li>Mga nasa hustong gulang lang ang imbitahan, at huwag ang sinumang nagsabing gusto na niyang huminto.</li></ul>',
    },
  ],
  news: [
    {
      title: 'Bukas na ang Baize',
      summary: 'Simula na ng Baize: play money, nakalathalang odds, at talang masusuri mo mula sa unang round.',
      content:
        '<p>Bukas na ang Baize: isang maliit na casino na masusuri ninuman ang odds, draw at mga talaan.</p><p>Naglalaro ka gamit ang coins na libre. Ang lahat ng iba ay ginagawa na parang hindi: galing ang bawat round sa seed na itinakda na, dalawang beses itinatala ang bawat coin, at matutunton ang bawat numero sa screen mo sa isang linya ng account record.</p><p>Tumingin-tingin ka: limang minuto lang ang <a href="/beginner">gabay sa baguhan</a>.</p>',
    },
    {
      title: 'Bagong slot: Lantern Garden',
      summary:
        'Ang una naming sariling slot: limang reel, dalawampung linya, free spins sa likod ng tatlong moon gate.',
      content:
        '<p>Isang hardin sa takipsilim, mga parol sa bawat sanga, at tarangkahang hugis-buwan. Ang Lantern Garden ang unang laro ng aming studio.</p><p>Puwedeng laruin mula P 0.20 bawat spin. Ipinapakita ng rules page ang mga reel, ang pay table at ang eksaktong return to player, kasama ang bahaging galing sa free spins.</p>',
    },
    {
      title: 'Paano kami nagtatala',
      summary:
        'Double entry, dinadagdagan at hindi binabago, at kinukuwenta muli ng pangalawang programang walang kahati sa una.',
      content:
        '<p>Umaalis ang taya sa account mo at dumarating sa amin sa iisang tala; pabalik naman ang panalo. Walang mawawala sa pagitan ng dalawang lugar, dahil walang pagitan.</p><p>Dinadagdagan lang ang mga tala. Ang database mismo ang tumatanggi sa pagbago o pagbura. Isang pangalawang programa, na hiwalay na isinulat, ang muling bumubuo ng bawat balanse mula sa mga tala at dapat pareho ang lumabas.</p><p><a href="/help#ledger">Higit pa tungkol sa mga libro</a></p>',
    },
    {
      title: 'Mga nanalo, sa numero at hindi sa pangalan',
      summary:
        'Ipinapakita ng winner board ang mga tunay na round ayon sa pagkakatala. Ang player at kami lang ang nakakaalam kung kanino.',
      content:
        '<p>Maraming site ang may gumagalaw na listahan ng mga nanalo. Ang sa amin ay galing sa betting record, ilang segundo matapos itala ang round, at hindi kasama ang trial.</p><p>Pare-pareho ang takip ng mga pangalan, para ikaw lang ang makakilala sa sarili mo. Tingnan ang <a href="/winners">winner board</a> at ang <a href="/ranking">ranking</a>.</p>',
    },
  ],
} satisfies Partial<DemoTranslation>;

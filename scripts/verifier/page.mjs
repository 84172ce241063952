import CN from '../../packages/i18n/messages/CN/verifier.json' with { type: 'json' };
import EN from '../../packages/i18n/messages/EN/verifier.json' with { type: 'json' };
import FIL from '../../packages/i18n/messages/FIL/verifier.json' with { type: 'json' };
import ID from '../../packages/i18n/messages/ID/verifier.json' with { type: 'json' };
import TH from '../../packages/i18n/messages/TH/verifier.json' with { type: 'json' };
import TY from '../../packages/i18n/messages/TY/verifier.json' with { type: 'json' };
import VI from '../../packages/i18n/messages/VI/verifier.json' with { type: 'json' };
import { hasOwnSeed, recompute, roundIn } from './recompute.mjs';

/** By the site's own codes, which the address names as `?l=`. */
const languages = {
  TY: ['en', TY],
  EN: ['en', EN],
  CN: ['zh-Hans', CN],
  ID: ['id', ID],
  TH: ['th', TH],
  VI: ['vi', VI],
  FIL: ['fil', FIL],
};
const [language, texts] = languages[new URLSearchParams(location.search).get('l') ?? ''] ?? languages.EN;
document.documentElement.lang = language;
document.title = texts.title;
for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];

const byId = (id) => document.getElementById(id);
const result = byId('result');

function line(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  result.append(element);
}

async function verify() {
  result.replaceChildren();
  delete result.dataset.match;
  try {
    const found = await recompute(roundIn(byId('round').value), byId('seed').value.trim());
    const isRight = found.isCommitted && found.isSame;
    result.dataset.match = String(isRight);
    line('h2', isRight ? texts.right : texts.wrong);
    line('p', found.isCommitted ? texts.seedRight : texts.seedWrong);
    line('p', found.isSame ? texts.resultRight : texts.resultWrong);
    line('h3', texts.recomputed);
    line('pre', JSON.stringify(found.recomputed, null, 2));
    if (!found.isSame) {
      line('h3', texts.shown);
      line('pre', JSON.stringify(found.shown, null, 2));
    }
  } catch (error) {
    result.dataset.match = 'unknown';
    line('p', `${texts.cannot} ${texts.reasons[error.reason] ?? error.message}`);
  }
}

byId('verify').addEventListener('click', () => void verify());

/** A link brings the round behind the `#`, which no server ever sees. */
const brought = new URLSearchParams(location.hash.slice(1));
byId('round').value = brought.get('round') ?? '';
byId('seed').value = brought.get('seed') ?? '';
if (brought.has('round')) {
  if (brought.has('seed') || hasOwnSeed(brought.get('round'))) void verify();
  else line('p', texts.retireFirst);
}

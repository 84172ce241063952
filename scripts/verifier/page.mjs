import { verifyRound } from '../../apps/server/src/vendors/studio/verifier/verify-round.ts';

const byId = (id) => document.getElementById(id);
const result = byId('result');

function line(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  result.append(element);
}

/** Whatever was pasted: a round, or an answer that has one in it. */
function roundIn(text) {
  const data = JSON.parse(text);
  return data.value?.round ?? data.round ?? data;
}

async function verify() {
  result.replaceChildren();
  delete result.dataset.match;
  try {
    const found = await verifyRound(roundIn(byId('round').value), byId('seed').value.trim());
    const isRight = found.isCommitted && found.isSame;
    result.dataset.match = String(isRight);
    line('h2', isRight ? 'The round is right' : 'The round does not match');
    line(
      'p',
      found.isCommitted ? 'The seed is the one whose hash was shown.' : 'The seed is not the one whose hash was shown.',
    );
    line('p', found.isSame ? 'The seeds give exactly this result.' : 'The seeds give another result.');
    line('h3', 'Recomputed');
    line('pre', JSON.stringify(found.recomputed, null, 2));
    if (!found.isSame) {
      line('h3', 'Shown');
      line('pre', JSON.stringify(found.shown, null, 2));
    }
  } catch (error) {
    result.dataset.match = 'unknown';
    line('p', `This cannot be recomputed: ${error.message}`);
  }
}

byId('verify').addEventListener('click', () => void verify());

const query = new URLSearchParams(location.search);
const hostOrigin = query.get('hostOrigin') ?? '';
const part = (id) => document.getElementById(id);
const told = part('told');
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

/** Messages that the house's game page understands. */
const tellHost = (message) => {
  if (hostOrigin && parent !== window) parent.postMessage({ channel: 'baize-game', ...message }, hostOrigin);
};

async function call(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

let seat = null;
/** A round that was not answered is asked for again under its own id. */
let waiting = null;

const money = (minor) => {
  const { exponent, symbol } = seat.currency;
  const digits = minor.padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return `${symbol} ${whole}${exponent > 0 ? `.${digits.slice(-exponent)}` : ''}`;
};

function choices(id, values, label, chosen) {
  for (const value of values) {
    const choice = document.createElement('label');
    const input = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: id,
      value,
      checked: value === chosen,
    });
    const text = Object.assign(document.createElement('span'), { textContent: label(value) });
    choice.append(input, text);
    part(id).append(choice);
  }
}
const chosen = (id) => document.querySelector(`input[name="${id}"]:checked`).value;

function enable(isEnabled) {
  for (const id of ['picks', 'stakes', 'roll']) part(id).disabled = !isEnabled;
}

const refusals = {
  INSUFFICIENT_FUNDS: 'Your balance is not enough for this stake.',
  LIMIT_REACHED: 'This goes beyond your limit.',
  BONUS_LIMIT: 'Your running bonus allows smaller stakes only.',
  SESSION_INVALID: 'This game window has expired. Please start the game again.',
  GAME_UNAVAILABLE: 'This game is closed for now.',
};

function show(round) {
  const isWon = round.payoutMinor !== '0';
  part('die').textContent = round.rolled;
  part('die').classList.toggle('won', isWon);
  part('die').setAttribute('aria-label', `The cup is up: ${round.rolled}`);
  told.textContent = isWon ? `${round.rolled}: you win ${money(round.payoutMinor)}` : `${round.rolled}: not this time`;
  part('balance').textContent = money(round.balanceMinor);
  tellHost({ type: 'roundEnded', roundId: round.roundId, balanceMinor: round.balanceMinor });
}

async function roll() {
  enable(false);
  told.textContent = 'The cup is going up …';
  waiting ??= {
    session: seat.session,
    roundId: crypto.randomUUID(),
    pick: Number(chosen('picks')),
    stakeMinor: chosen('stakes'),
  };
  try {
    const answer = await call('api/roll', waiting);
    if (answer.status === 'unknown') throw new Error('not answered');
    waiting = null;
    if (answer.status === 'rolled') show(answer);
    else {
      told.textContent = refusals[answer.code] ?? `The house refused this round (${answer.code}).`;
      if (answer.code === 'SESSION_INVALID') return tellHost({ type: 'sessionEnded' });
    }
    enable(true);
  } catch {
    told.textContent = 'No answer yet. Lift the cup again: it is the same round.';
    part('roll').disabled = false;
  }
}

async function start() {
  const opened = await call('api/open', { launchToken: query.get('launchToken') ?? '' });
  if (opened.status !== 'open') {
    told.textContent = refusals[opened.code] ?? refusals.SESSION_INVALID;
    return tellHost({ type: 'sessionEnded' });
  }
  seat = opened;
  choices('picks', ['1', '2', '3', '4', '5', '6'], (value) => value, '1');
  choices('stakes', opened.stakesMinor, money, opened.stakesMinor[0]);
  part('balance').textContent = money(opened.balanceMinor);
  part('roll').addEventListener('click', roll);
  told.textContent = 'Choose a number.';
  enable(true);
  tellHost({ type: 'ready' });
}

start().catch(() => {
  told.textContent = 'The game did not start. Please close it and start it again.';
});

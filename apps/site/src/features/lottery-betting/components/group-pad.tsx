import { Button } from '@baize/ui/button';
import { TextAreaField } from '@baize/ui/text-area-field';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBetNames } from '../bet-names.ts';
import { boardOf, numbersOfText, type SelectionGroup } from '../slip-rules.ts';

export interface GroupPadProps {
  group: SelectionGroup;
  chosen: readonly string[];
  onChoose: (tokens: readonly string[]) => void;
}

const digits = 10;

/** One group of a selection: a board of tokens, or a field for numbers with more digits. */
export function GroupPad({ group, chosen, onChoose }: GroupPadProps) {
  const board = boardOf(group);
  return board ? (
    <Board group={group} chosen={chosen} onChoose={onChoose} board={board} />
  ) : (
    <Written group={group} chosen={chosen} onChoose={onChoose} />
  );
}

function Board({ group, chosen, onChoose, board }: GroupPadProps & { board: readonly string[] }) {
  const t = useTranslations('lotto.slip');
  const names = useBetNames();
  const toggle = (token: string) => {
    const next = chosen.includes(token) ? chosen.filter((one) => one !== token) : [...chosen, token];
    // In the board's order, so that the same choice is always written alike.
    onChoose(board.filter((one) => next.includes(one)));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{names.group(group.name)}</legend>
      <div
        className={clsx(
          'gap-1.5',
          board.length === digits ? 'grid grid-cols-5 md:flex md:flex-wrap' : 'flex flex-wrap',
        )}
      >
        {board.map((token) => (
          <button
            key={token}
            type="button"
            aria-pressed={chosen.includes(token)}
            onClick={() => toggle(token)}
            className={clsx(
              'tabular min-h-touch min-w-touch rounded-md border px-2 text-sm font-semibold transition-colors',
              chosen.includes(token)
                ? 'border-gold bg-gold text-on-gold'
                : 'border-line-strong bg-surface text-ink hover:bg-sunken',
            )}
          >
            {names.token(token)}
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        {group.max >= board.length && (
          <Button variant="quiet" onClick={() => onChoose(board)}>
            {t('all')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onChoose([])} disabled={chosen.length === 0}>
          {t('clear')}
        </Button>
      </div>
    </fieldset>
  );
}

function Written({ group, chosen, onChoose }: GroupPadProps) {
  const t = useTranslations('lotto.slip');
  const [text, setText] = useState('');
  // A quick pick chooses what nobody has typed.
  const isTyped = numbersOfText(text).join(' ') === chosen.join(' ');
  return (
    <TextAreaField
      label={t('numbers')}
      hint={t('numbersHint', { digits: 'digits' in group.tokens ? group.tokens.digits : 0 })}
      value={isTyped ? text : chosen.join(' ')}
      rows={3}
      onChange={({ target }) => {
        setText(target.value);
        onChoose(numbersOfText(target.value));
      }}
    />
  );
}

import { calls } from '@baize/contract';
import { useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { boardReads, type MatchBoard } from '../api/board.ts';

const percentText = z.string().check(z.trim(), z.regex(/^[+-]?\d{0,2}$/, 'field_format'));
const schema = z.strictObject({
  isSuspended: z.boolean(),
  /** By market: whether it is suspended. */
  markets: z.record(z.string(), z.boolean()),
  marginPercent: z.string().check(z.trim(), z.regex(/^\d{1,2}$/, 'field_format')),
  maxStake: z.string().check(z.trim(), z.regex(/^(\d{1,12}(\.\d{1,8})?)?$/, 'amount_format')),
  /** By place on the board. */
  moves: z.array(percentText),
  reason: calls.staffBookControls.body.shape.reason,
});
type Draft = z.output<typeof schema>;

const placesOf = ({ markets }: MatchBoard) =>
  markets.flatMap(({ key, selections }) => selections.map((one) => ({ market: key, ...one })));

const draftOf = (board: MatchBoard): Draft => ({
  isSuspended: board.controls.isSuspended,
  markets: Object.fromEntries(board.markets.map(({ key }) => [key, board.controls.suspendedMarkets.includes(key)])),
  marginPercent: String(board.controls.marginPercent),
  maxStake: board.controls.maxStake ?? '',
  moves: placesOf(board).map(({ movedPercent }) => (movedPercent === 0 ? '' : String(movedPercent))),
  reason: '',
});

/** What a trader sets on a match, all of it at once. */
export function ControlsDialog({ board, onClose }: { board: MatchBoard; onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.board');
  const common = useTranslations('common.action');
  const { refresh } = useAct(boardReads);
  const places = placesOf(board);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: draftOf(board),
    send: async ({ markets, moves, marginPercent, maxStake, ...draft }) => {
      await callApi('staffBookControls', {
        params: { matchId: board.match.matchId },
        body: {
          ...draft,
          suspendedMarkets: Object.keys(markets).filter((key) => markets[key]),
          marginPercent: Number(marginPercent),
          maxStake: maxStake || null,
          moves: places.flatMap(({ market, selection, line }, index) => {
            const percent = Number(moves[index] ?? 0);
            return percent === 0 ? [] : [{ market, selection, line, percent }];
          }),
        },
      });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('edit')} closeLabel={common('close')} size="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormCheck form={form} name="isSuspended" label={t('isSuspended')} />
        <div className="grid gap-4 md:grid-cols-2">
          <FormText form={form} name="marginPercent" label={t('marginPercent')} inputMode="numeric" />
          <FormText form={form} name="maxStake" label={t('maxStake')} hint={t('maxStakeHint')} inputMode="decimal" />
        </div>
        <Moves board={board} form={form} />
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function Moves({ board, form }: { board: MatchBoard; form: ReturnType<typeof useCallForm<Draft, Draft>>['form'] }) {
  const t = useTranslations('consoleSportsbook.board');
  const nameOf = useMarketName();
  const selectionName = useSelectionName();
  const { home, away } = board.match;
  const places = placesOf(board);
  return [...new Set(places.map(({ market }) => market))].map((market) => (
    <fieldset key={market} className="flex flex-col gap-2 border-t border-line pt-3">
      <legend className="text-sm font-bold">{nameOf(market)}</legend>
      <FormCheck form={form} name={`markets.${market}`} label={t('suspendMarket')} />
      <div className="grid gap-3 md:grid-cols-3">
        {places.map((place, index) =>
          place.market === market ? (
            <FormText
              key={`${place.selection} ${place.line}`}
              form={form}
              name={`moves.${index}`}
              label={t('move', {
                name: selectionName({ home, away, market, selection: place.selection, line: place.lineText }),
              })}
              inputMode="numeric"
              placeholder={place.odds}
            />
          ) : null,
        )}
      </div>
    </fieldset>
  ));
}

/** Classes of a text that a brand wrote: headings, lists, tables, links, pictures. */
export const prose = [
  'flex flex-col gap-3 text-ink-muted',
  '[&_h2]:mt-3 [&_h2]:text-lg [&_h2]:font-bold [&_h2]:text-ink [&_h3]:mt-2 [&_h3]:font-bold [&_h3]:text-ink [&_h4]:font-semibold [&_h4]:text-ink',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_b]:font-semibold [&_b]:text-ink',
  '[&_a]:font-semibold [&_a]:text-gold-ink [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-gold-ink',
  '[&_code]:font-mono [&_code]:text-sm [&_code]:break-words [&_code]:text-ink',
  '[&_dt]:mt-2 [&_dt]:font-semibold [&_dt]:text-ink [&_dd]:mt-0.5',
  '[&_table]:w-full [&_table]:text-sm [&_tr]:border-b [&_tr]:border-line [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold [&_th]:text-ink [&_td]:tabular [&_td]:py-2.5',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_blockquote]:border-l-2 [&_blockquote]:border-gold [&_blockquote]:pl-4',
].join(' ');

export type Mark = 'bold' | 'italic' | 'heading' | 'paragraph' | 'list' | 'numbers' | 'link' | 'picture';

const around: Record<Exclude<Mark, 'list' | 'numbers' | 'link' | 'picture'>, readonly [string, string]> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h2>', '</h2>'],
  paragraph: ['<p>', '</p>'],
};

const items = (selected: string): string =>
  selected
    .split('\n')
    .map((line) => `  <li>${line.trim()}</li>`)
    .join('\n');

function markedPart(selected: string, mark: Mark, address: string): string {
  switch (mark) {
    case 'list':
      return `<ul>\n${items(selected)}\n</ul>`;
    case 'numbers':
      return `<ol>\n${items(selected)}\n</ol>`;
    case 'link':
      return /^(https:\/\/|mailto:|tel:|\/|#)\S*$/.test(selected)
        ? `<a href="${selected}">${selected}</a>`
        : `<a href="/">${selected}</a>`;
    case 'picture':
      return `<img src="${address}" alt="${selected.replaceAll('"', '')}">`;
    default:
      return around[mark].join(selected);
  }
}

/** A text with a mark around what is selected, and where the selection is then: the marked part as a whole. */
export function marked(
  text: string,
  start: number,
  end: number,
  mark: Mark,
  address = '',
): { text: string; start: number; end: number } {
  const part = markedPart(text.slice(start, end), mark, address);
  return { text: text.slice(0, start) + part + text.slice(end), start, end: start + part.length };
}

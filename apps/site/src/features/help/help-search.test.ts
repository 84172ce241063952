// @covers help-centre

import type { HelpArticle } from '@baize/contract';
import { expect, test } from 'vitest';
import { articlesAbout } from './help-search.ts';

const article = (tag: string, content: string): HelpArticle => ({
  ...{ id: tag, tag, topic: null, title: tag, summary: '', content },
});
const articles = [
  article('Fairness', '<p class="seed">Every draw has a <strong>fingerprint</strong>.</p>'),
  article('Café', '<p>We serve nạp tiền.</p>'),
];

test.each([
  ['', ['Fairness', 'Café']],
  ['   ', ['Fairness', 'Café']],
  ['FINGERPRINT draw', ['Fairness']],
  ['cafe', ['Café']],
  ['nap tien', ['Café']],
  ['draw café', []],
  ['class', []],
  ['seed', []],
  ['strong', []],
  ['.*', []],
])('%j finds %j', (question, tags) => {
  expect(articlesAbout(articles, question).map(({ tag }) => tag)).toEqual(tags);
});

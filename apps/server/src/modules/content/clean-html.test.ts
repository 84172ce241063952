// @covers announcement-html

import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleaned HTML', () => {
  test('keeps text, lists, tables, links and pictures of the own site', () => {
    const html =
      '<h2>Rules</h2><p>One <strong>two</strong></p><ul><li>three</li></ul><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<a href="/help#fair">fair</a>')).toBe('<a href="/help#fair">fair</a>');
    expect(cleanHtml('<img src="/art/a.webp" alt="a">')).toBe('<img src="/art/a.webp" alt="a" loading="lazy" />');
  });

  test('sends who leaves the site to a tab that learns nothing of it', () => {
    expect(cleanHtml('<a href="https://other.example" target="_top">x</a>')).toBe(
      '<a href="https://other.example" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    );
  });

  test.each([
    ' https://other.example',
    '\u0001https://other.example',
    'ht\ntps://other.example',
    'HTTPS://other.example',
  ])('knows an address of another site as browsers do: %j', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toContain('rel="noopener noreferrer nofollow" target="_blank"');
  });

  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<style>body{display:none}</style>after', 'after'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="//other.example">x</a>', '<a>x</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="//other.example/a.png">', ''],
    ['<img src="/\\other.example/a.png">', ''],
    ['<img src="https://other.example/pixel.gif">', ''],
    ['<iframe src="https://other.example"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<form action="/wps/x"><input name="a"><button>go</button></form>', 'go'],
    ['<p>unclosed <b>bold', '<p>unclosed <b>bold</b></p>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['', ''],
  ])('%j becomes %j', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
    expect(cleanHtml(cleanHtml(dirty))).toBe(clean);
  });
});

import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it('renders headings below the title, lists, tables, links and line breaks', async () => {
    const text = [
      '# Terms',
      '###### Deep',
      'Weg 1\n10115 Berlin',
      '3. three',
      '- **bold** and ~~gone~~',
      'https://ec.europa.eu/odr, <mailto:a@b.example>, [shop](/parts "Parts") and a@c.example',
      '| A | B |\n|---|--:|\n| 1 | 2 |',
    ].join('\n\n');
    expect(await renderMarkdown(text)).toMatchInlineSnapshot(`
      "<h2>Terms</h2>
      <h6>Deep</h6>
      <p>Weg 1<br />
      10115 Berlin</p>
      <ol start="3">
      <li>three</li>
      </ol>
      <ul>
      <li><strong>bold</strong> and <s>gone</s></li>
      </ul>
      <p><a href="https://ec.europa.eu/odr">https://ec.europa.eu/odr</a>, <a href="mailto:a@b.example">mailto:a@b.example</a>, <a href="/parts" title="Parts">shop</a> and <a href="mailto:a@c.example">a@c.example</a></p>
      <table>
      <thead>
      <tr>
      <th>A</th>
      <th>B</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>1</td>
      <td>2</td>
      </tr>
      </tbody>
      </table>
      "
    `);
  });

  it.each([
    ['raw HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n<svg/onload=alert(1)>'],
    ['an HTML block', '<div onclick="x()">\n\n**a**\n\n</div>'],
    ['a comment', '<!-- a --><!DOCTYPE html><![CDATA[ x ]]><?php x ?>'],
    ['javascript:', '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](<javascript:alert(1)>)'],
    // https://github.com/xiweicheng/tms/issues/19
    ['javascript: with braces', "[a](javascript:{onerror=eval}throw'=eval\\x28alert\\x281\\x29\\x29')"],
    // https://github.com/picocms/Pico/issues/591
    [
      'javascript: with a host',
      "[a](javascript://www.google.com%0Aalert('x')) [b](javascript:window.onerror=x;throw%201)",
    ],
    // https://github.com/LuRenJiasWorld/WP-Editor.md/issues/275
    [
      'a link in entities',
      entities('[http://a.example"><script>alert(1)</script>](http://a.example"><script>x</script>)'),
    ],
    ['entities', '[a](&#106;avascript:alert(1)) [b](javascript&colon;alert(1)) [c](java&#x0A;script:x)'],
    ['control characters', '[a](java\u0001script:x) [b](\u0000javascript:x) [c](java\tscript:x)'],
    ['data:', '[a](data:text/html;base64,PHNjcmlwdD4=) ![b](data:image/svg+xml,<svg/onload=x>)'],
    ['data: pictures', '[a](data:image/png;base64,AA)'],
    ['other schemes', '[a](vbscript:x) [b](file:///etc/passwd) [c](blob:x) [d](ftp://a.example)'],
    ['autolinks', '<javascript:alert(1)> <data:text/html,x> <vbscript:x>'],
    ['references', '[a][1] ![b][1]\n\n[1]: javascript:alert(1) "x"'],
    ['a nested link', '[![a](javascript:x)](javascript:y) [a [b](javascript:x)](javascript:y)'],
    ['a broken attribute', '[a](https://a.example/"onmouseover="x "t\\" onclick=\\"x")'],
    ['another host', '[a](//evil.example) [b](\\\\evil.example)'],
    ['pictures', '![tracker](https://evil.example/x.png) ![x" onerror="y](/image/a.webp)'],
    ['a code block with a class', '```js" onload="x\n<script>alert(1)</script>\n```'],
    ['a table with styles', '| a |\n|:-:|\n| <b style="x:expression(y)">c</b> |'],
    ['right-to-left marks', '[\u202Ehttps://a.example](https://b.example/\u202Egnp.exe)'],
  ])('renders no scripts, styles, pictures and dangerous links: %s', async (_name, text) => {
    const html = await renderMarkdown(text);
    const tags = [...html.matchAll(/<[^>]*>/gu)].map(([tag]) => tag);
    expect(tags.filter((tag) => !isHarmless(tag))).toEqual([]);
  });

  it.each([
    ['links', '['.repeat(50_000)],
    ['quotes', '>'.repeat(50_000)],
    ['nested lists', '- '.repeat(25_000)],
    ['emphasis', '*a_'.repeat(16_666)],
    ['backticks', '`a'.repeat(25_000)],
    ['link ends', '](a)'.repeat(12_500)],
    ['autolinks', '<a@'.repeat(16_666)],
    ['addresses', 'a.'.repeat(25_000)],
    ['table cells', `|a${'|-'.repeat(10)}|\n`.repeat(2000)],
    ['entities', '&#x'.repeat(16_666)],
    ['references', `${'[a]: b\n'.repeat(3000)}${'[a]'.repeat(8000)}`],
    ['html', '<'.repeat(50_000)],
    ['comments', '<!--'.repeat(12_500)],
  ])('renders 50,000 characters of %s in less than five seconds of CPU time', async (_name, text) => {
    await renderMarkdown('warm');
    const begun = process.cpuUsage();
    const html = await renderMarkdown(text);
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
    expect(html.length).toBeLessThan(50_000 * 30);
  });
});

const entities = (text: string) => Array.from(text, (one) => `&#${String(one.codePointAt(0))};`).join('');

const plainTag =
  /^<\/?(?:h[2-6]|p|ul|ol|li|blockquote|pre|code|hr|br|strong|em|s|a|table|thead|tbody|tr|th|td)(?: \/)?>$/u;
const link = /^<a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/|\\)|#)[^"<>]*"(?: title="[^"<>]*")?>$/u;

const isHarmless = (tag: string) => plainTag.test(tag) || link.test(tag) || /^<ol start="\d+">$/u.test(tag);

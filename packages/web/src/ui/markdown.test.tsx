import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

/** The markup inside the frame, without the classes and attributes that only serve the looks. */
const shown = (source: string, top?: 2 | 3) =>
  renderToStaticMarkup(<Markdown top={top}>{source}</Markdown>)
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ (?:class|dir|tabindex|target|rel|scope|data-name)="[^"]*"/g, '')

describe('running text', () => {
  test.each([
    ['VAT is **AED 50.00** today', '<p>VAT is <strong>AED 50.00</strong> today</p>'],
    ['*one* _two_ ***three***', '<p><em>one</em> <em>two</em> <strong><em>three</em></strong></p>'],
    ['~~100~~ 80', '<p><del>100</del> 80</p>'],
    ['use `a*b*c` here', '<p>use <code>a*b*c</code> here</p>'],
    ['``a ` b``', '<p><code>a ` b</code></p>'],
    ['net_of_vat and 2 * 3 * 4', '<p>net_of_vat and 2 * 3 * 4</p>'],
    ['5\\*6 is \\_thirty\\_', '<p>5*6 is _thirty_</p>'],
    ['one\ntwo', '<p>one\ntwo</p>'],
    ['one  \ntwo', '<p>one<br/>two</p>'],
    ['one<br>two<br/>three<br />four', '<p>one<br/>two<br/>three<br/>four</p>'],
    [
      'Profit &amp; loss, 5&nbsp;%, &#8364;3, &#x2265; 2',
      '<p>Profit &amp; loss, 5\u00a0%, €3, ≥ 2</p>',
    ],
    [
      '&lt;b&gt; is &unknown; and R&D; &#0; &#xD800;',
      '<p>&lt;b&gt; is &amp;unknown; and R&amp;D; &amp;#0; &amp;#xD800;</p>',
    ],
    ['`&amp; <br>` as code', '<p><code>&amp;amp; &lt;br&gt;</code> as code</p>'],
    ['an **open ending', '<p>an **open ending</p>'],
    ['الضريبة **50 درهمًا** فقط', '<p>الضريبة <strong>50 درهمًا</strong> فقط</p>'],
  ])('%j', (source, markup) => {
    expect(shown(source)).toBe(markup)
  })
})

describe('links', () => {
  test.each([
    [
      '[the law](https://tax.gov.ae/a_(b))',
      '<p><a href="https://tax.gov.ae/a_(b)">the law</a></p>',
    ],
    [
      '[a](https://tax.gov.ae/a_(b_(c)_d))!',
      '<p><a href="https://tax.gov.ae/a_(b_(c)_d)">a</a>!</p>',
    ],
    [
      '[table [2]](<https://tax.gov.ae/a (1).pdf>)',
      '<p><a href="https://tax.gov.ae/a (1).pdf">table [2]</a></p>',
    ],
    [
      '[b](https://tax.gov.ae/?q[0]=1&amp;page=2)',
      '<p><a href="https://tax.gov.ae/?q[0]=1&amp;page=2">b</a></p>',
    ],
    [
      'see https://tax.gov.ae/vat.',
      '<p>see <a href="https://tax.gov.ae/vat">https://tax.gov.ae/vat</a>.</p>',
    ],
    ['<https://tax.gov.ae>', '<p><a href="https://tax.gov.ae">https://tax.gov.ae</a></p>'],
    ['![a chart](https://x.ae/c.png)', '<p><a href="https://x.ae/c.png">a chart</a></p>'],
    ['[run](javascript:alert(1))', '<p>run</p>'],
    ['[run](data:text/html,x)', '<p>run</p>'],
    ['[run](java&#115;cript:alert(1))', '<p>run</p>'],
  ])('%j', (source, markup) => {
    expect(shown(source)).toBe(markup)
  })
})

test('where nobody asked for the answer its links are words', () => {
  const markup = renderToStaticMarkup(
    <Markdown hasLinks={false}>{'[**sign** in](https://evil.ae) or https://evil.ae'}</Markdown>,
  )
  expect(markup).toContain('<p dir="ltr"><strong>sign</strong> in or https://evil.ae</p>')
})

describe('blocks', () => {
  test.each([
    ['# One\n## Two\n### Three', '<h3>One</h3><h4>Two</h4><h4>Three</h4>'],
    ['### Only\ntext', '<h3>Only</h3><p>text</p>'],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['* one\n\n* two', '<ul><li>one</li><li>two</li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    [
      '1. one\n  - a\n  - b\n2. two',
      '<ol start="1"><li>one<ul><li>a</li><li>b</li></ul></li><li>two</li></ol>',
    ],
    [
      '- one\n    1. deep\n- two',
      '<ul><li>one<ol start="1"><li>deep</li></ol></li><li>two</li></ul>',
    ],
    ['- one\ngoes on\n\nafter', '<ul><li>one\ngoes on</li></ul><p>after</p>'],
    ['- one\n\n  more of it', '<ul><li>one<p>more of it</p></li></ul>'],
    ['text\n- one', '<p>text</p><ul><li>one</li></ul>'],
    ['2024. It grew.', '<p>2024. It grew.</p>'],
    ['All was sold in\n30. June was better.', '<p>All was sold in\n30. June was better.</p>'],
    ['Steps:\n1. Ask\n2. Pay', '<p>Steps:</p><ol start="1"><li>Ask</li><li>Pay</li></ol>'],
    ['- a\n1. b', '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'],
    ['> said\n> - so', '<blockquote><p>said</p><ul><li>so</li></ul></blockquote>'],
    [
      '```sql\nselect *\n\nfrom a\n```\nafter',
      '<pre><code>select *\n\nfrom a</code></pre><p>after</p>',
    ],
    ['```\nstill being writ', '<pre><code>still being writ</code></pre>'],
    ['one\n\n---\n\ntwo', '<p>one</p><hr/><p>two</p>'],
    ['', ''],
  ])('%j', (source, markup) => {
    expect(shown(source)).toBe(markup)
  })

  test('the highest headings can stand one level higher', () => {
    expect(shown('### What it does\n#### How', 2)).toBe('<h2>What it does</h2><h3>How</h3>')
  })
})

describe('the direction', () => {
  const directed = (source: string) =>
    renderToStaticMarkup(<Markdown>{source}</Markdown>).replace(/ (?:class|tabindex)="[^"]*"/g, '')

  test.each([
    [
      '`utm_source`: (اسم المصدر).',
      '<div dir="rtl"><p><code>utm_source</code>: (اسم المصدر).</p></div>',
    ],
    [
      'الوسوم:\n- `utm_source` (أحرف صغيرة).\n- `utm_medium`',
      '<div dir="rtl"><p dir="rtl">الوسوم:</p><ul><li><code>utm_source</code> (أحرف صغيرة).</li><li><code>utm_medium</code></li></ul></div>',
    ],
    [
      'جاء في النص الذي ألصقته:\n> The term renews by itself each year.\n\nوهذا يعني التجديد (VAT).',
      '<div dir="rtl"><p dir="rtl">جاء في النص الذي ألصقته:</p><blockquote dir="ltr"><p dir="ltr">The term renews by itself each year.</p></blockquote><p>وهذا يعني التجديد (VAT).</p></div>',
    ],
    [
      'It says so:\n\nالسلام عليكم\n\nسلام (salam) means peace.\n\n5 + 5',
      '<div dir="ltr"><p dir="ltr">It says so:</p><p dir="rtl">السلام عليكم</p><p>سلام (salam) means peace.</p><p>5 + 5</p></div>',
    ],
    [
      '**أعلى Sales: 64,000 (Sharjah).**\n\n| Branch | Sales |\n|---|--:|\n| Sharjah | 64000 |\n\nالأعمدة المستخدمة: Sales.',
      '<div dir="rtl"><p><strong>أعلى Sales: 64,000 (Sharjah).</strong></p><div dir="ltr"><table><thead><tr><th scope="col">Branch</th><th scope="col" data-align="right">Sales</th></tr></thead><tbody><tr><td data-name="Branch">Sharjah</td><td data-align="right" data-name="Sales">64000</td></tr></tbody></table></div><p>الأعمدة المستخدمة: Sales.</p></div>',
    ],
  ])('of %j is that of its language, but for what is of one script', (source, markup) => {
    expect(directed(source)).toBe(markup)
  })
})

describe('tables', () => {
  test('columns are aligned, cells hold running text, and an empty corner is no heading', () => {
    expect(shown('|  | AED |\n| --- | ---: |\n| **Net** | 100.00 |\n| a \\| b | 5 |\nafter')).toBe(
      '<div><table><thead><tr><td></td><th data-align="right">AED</th></tr></thead><tbody>' +
        '<tr><td><strong>Net</strong></td><td data-align="right">100.00</td></tr>' +
        '<tr><td>a | b</td><td data-align="right">5</td></tr></tbody></table></div><p>after</p>',
    )
  })

  test('a cell can have several lines, and entities in it are the characters they stand for', () => {
    expect(shown('| a |\n|---|\n| one<br>two &amp; three |')).toContain(
      '<td>one<br/>two &amp; three</td>',
    )
  })

  test('each value of a wide table knows the name of its column, which stands beside it on a phone', () => {
    const markup = renderToStaticMarkup(
      <Markdown>
        {'| Line | Net | **VAT** | Total |\n|---|--:|--:|--:|\n| 1 | 100 | 5 | 105 |'}
      </Markdown>,
    )
    expect(markup).toContain('<table class="')
    expect(markup).toContain('data-name="VAT">5<')
    expect(markup).toContain('data-name="Total">105<')
  })

  test('a line with a bar is not yet a table', () => {
    expect(shown('a | b')).toBe('<p>a | b</p>')
  })
})

test('HTML in an answer is shown as it was written', () => {
  expect(shown('<img src=x onerror=alert(1)> <b>bold</b>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;bold&lt;/b&gt;</p>',
  )
})

test('an answer that is still being written can be shown at every letter', () => {
  const answer =
    '## A\n\n| a | b |\n|---|--:|\n| 1 | **2** |\n\n- x\n  - `y`\n\n> [z](https://z.ae)\n\n```\ncode\n```\n'
  const showAtEveryLetter = () => Array.from(answer, (_, length) => shown(answer.slice(0, length)))
  expect(showAtEveryLetter).not.toThrow()
})

describe('what is written to keep the page busy', () => {
  const max = 100_000
  const filling = (part: string) => part.repeat(max / part.length)

  test.each([
    [
      'runs of backticks',
      Array.from({ length: 440 }, (_, length) => '`'.repeat(length + 1)).join(' '),
    ],
    ['marks that never end', filling('**a ')],
    ['a heading of spaces', `# a${filling(' ')}x`],
    ['a heading of hashes', `# ${filling('#')}x`],
    ['spaces without an end', `a${filling(' ')}b`],
    ['a link of spaces', `[a](${filling(' ')}`],
    ['addresses in brackets without an end', filling('[a](b(c(')],
    ['labels in brackets without an end', filling('[a [b]')],
    ['entities without an end', filling('&#x12345')],
    ['a table that is none', `|a\n${filling(' ')}x`],
    ['quotes in quotes', `${filling('>')} deep`],
    ['lists in lists', `${filling('- ')}deep`],
  ])('is drawn all the same: %s', (_name, source) => {
    expect(shown(source)).toMatch(/^<(p|h3|blockquote|ul)>/)
  })
})

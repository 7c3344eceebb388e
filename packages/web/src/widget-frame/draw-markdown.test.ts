import { expect, test } from 'vitest'
import { drawMarkdown } from './draw-markdown.ts'
import { element } from './elements.ts'

const drawn = (text: string) =>
  element('div', {}, ...drawMarkdown(text, 'https://store.example')).innerHTML

test('each block runs as the answer does, but for what is of one script', () => {
  expect(drawn('الوسوم:\n- `utm_source` (أحرف صغيرة).\n\n> Small letters.')).toBe(
    '<p dir="rtl">الوسوم:</p><ul dir="rtl"><li><code>utm_source</code> (أحرف صغيرة).</li></ul>' +
      '<blockquote dir="ltr"><p dir="ltr">Small letters.</p></blockquote>',
  )
})

test('marks are elements of their own', () => {
  expect(drawn('**50** and *not* ~~60~~')).toBe(
    '<p dir="ltr"><strong>50</strong> and <em>not</em> <del>60</del></p>',
  )
})

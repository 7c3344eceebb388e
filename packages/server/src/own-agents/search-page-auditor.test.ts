import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { searchPageAuditor as agent } from './search-page-auditor.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'is the seo of this ok? <title>Best coffee in Sharjah, roasted every morning</title><meta name="description" content="Fresh coffee."><h1>Coffee</h1><h1>Beans</h1>',
    ['5 of 11 checks passed', '45 characters', '13 characters', 'Keep one `<h1>` of 2'],
  ],
  [
    '<html lang="en"><head><title>x</title><link rel="canonical" href="https://a.ae/"></head><body><h1>One</h1></body></html>',
    ['7 of 11 checks passed', '1 characters: “x”', '| Canonical address | OK | https://a.ae/ |'],
  ],
  [
    'pls look at <script type="application/ld+json">{"@type":"Product",}</script><h1>Chair</h1>',
    ['1 block of JSON-LD cannot be read'],
  ],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script><h1>Chair</h1>',
    ['| Structured data | OK | Product |'],
  ],
  [
    'لو سمحت دقق: <html lang="en"><head><title>متجر العطور العربية الأصيلة في أبوظبي</title></head><body><h1>عطور</h1><img src="oud.jpg"></body></html>',
    ['5 من 12', '37 حرفًا', 'lang="ar"', 'oud.jpg'],
  ],
  [
    'افحص سيو هذه الصفحة <h2>من نحن</h2><h4>فريقنا</h4><p>نحن فريق من عشرة أشخاص</p>',
    ['h2 يليه h4 («فريقنا»)'],
  ],
  [
    'الكلمة المفتاحية: قهوة مختصة\n<html lang="ar" dir="rtl"><head><title>قهوة مختصة طازجة تصلك كل صباح في دبي</title></head><body><h1>قهوة مختصة</h1><p>قهوة مختصة محمصة يوميًا.</p></body></html>',
    ['الكلمة المفتاحية «قهوة مختصة»', 'الكلمة المفتاحية غير موجودة في: الوصف'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['check the seo of https://example.ae please', "the page's source, as I do not open addresses"],
  ['دقق صفحتي', 'شيفرة HTML للصفحة أو نصها'],
  ['audit my page', "the page's HTML or text"],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  [
    'does it have a meta description? <html lang="en"><head><title>Villas in Jumeirah with a pool</title></head><body><h1>Villas</h1></body></html>',
    '**No. Meta description: none.**',
  ],
  [
    'هل فيها canonical؟ <html lang="ar"><head><title>فلل</title></head><body><h1>فلل</h1></body></html>',
    '**لا. ',
  ],
] as const)('a question about one check is answered first: %s', (text, start) => {
  expect(answer(text).startsWith(start)).toBe(true)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem')).toContain('Audits pasted HTML or text')
})

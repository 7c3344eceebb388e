import { expect, test } from 'vitest'
import { respond } from '../respond.ts'
import { searchPageAudit } from '../search-page-audit.ts'
import { readPageRequest } from './page-request.ts'

const copy =
  'Our team offers air conditioning repair in every part of Dubai. We come to your villa or flat on the same day and bring the spare parts with us. Every repair includes a free check of the filters.'
const text =
  'نقدم خدمة تنظيف المكيفات في جميع مناطق الشارقة بأسعار واضحة. يصل الفني في نفس اليوم ومعه كل الأدوات اللازمة. نغسل الفلاتر ونفحص الغاز ونتأكد من التبريد قبل أن نغادر المكان.'

test.each([
  [
    `Copy for our new service page, we want to be found for "air conditioning repair". Anything missing?\n\n${copy}`,
    copy,
    'air conditioning repair',
  ],
  [
    `${copy}\n\nThat is the text of our page. Is it good enough for google for ac repair?`,
    copy,
    'ac repair',
  ],
  [`${copy}\n\nkeyword: ac repair`, copy, 'ac repair'],
  [`My boss wants us on top for "ac repair", licence 88213. The text: ${copy}`, copy, 'ac repair'],
  [`I am a teacher and help my brother. Is this text fine for google?\n${copy}`, copy, undefined],
  [`هاد نص صفحتنا وبدنا الناس تلاقينا لما تكتب تنظيف مكيفات\n\n${text}`, text, 'تنظيف مكيفات'],
  [`انا معلمة وبساعد خوي بموقعه، شوفوا هالنص زين لجوجل ولا لا\n\n${text}`, text, undefined],
  [`${text}\n\nهذا نص صفحتي، هل الكلمة المفتاحية «تنظيف المكيفات» كافية؟`, text, 'تنظيف المكيفات'],
])('what the customer says of a text is none of its words: %s', (message, page, keyword) => {
  expect(readPageRequest(message)).toMatchObject({ page, ...(keyword && { keyword }) })
})

test('what a page says of its website and of Google stays in it', () => {
  const page = `Welcome to our website\n\n${copy}\n\nOrder on our website today. Rated 4.9 on Google by 300 families.`
  expect(readPageRequest(`check seo:\n\n${page}`).page).toBe(page)
})

test('of a text without a keyword it is said that only its words are known', () => {
  const { text: answer } = respond([searchPageAudit], {
    text: `please review this page copy for seo\n${copy}`,
    today: '2026-11-29',
    language: 'en',
  })
  expect(answer).toMatch(/^\*\*38 words; without a keyword/)
})

test('a page told by its parts may name its keyword without a colon, and Google is asked to see it', () => {
  expect(
    readPageRequest('Title: Car wash in Dubai\nDescription: We come to you\nkeyword car wash dubai')
      .keyword,
  ).toBe('car wash dubai')
  expect(
    readPageRequest('can google see this page? <head><meta name="robots" content="noindex"></head>')
      .question?.checks,
  ).toEqual(['Indexing'])
})

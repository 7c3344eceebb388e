import { expect, test } from 'vitest'
import { respond } from '../respond.ts'
import { searchPageAudit } from '../search-page-audit.ts'
import { readPageRequest } from './page-request.ts'

const answerTo = (text: string, language: 'en' | 'ar' = 'en') =>
  respond([searchPageAudit], { text, today: '2026-11-29', language }).text
const rowOf = (answer: string) => answer.split('\n').find((line) => /^\| (?:Key|الكلمة)/.test(line))

const cakes =
  '<!doctype html><html lang="en"><head><title>Wedding cakes in Sharjah | Noor</title><meta name="description" content="Wedding cakes in Sharjah, made to order."></head><body><h1>Wedding cakes</h1><p>We bake wedding cakes in Sharjah since 2009. Wedding cakes Sharjah loves.</p></body></html>'
const coolers =
  '<html lang="ar"><head><title>تصليح مكيفات في الشارقة</title></head><body><h1>تصليح مكيفات</h1><p>تصليح مكيفات بالشارقة كل يوم.</p></body></html>'

test('small words between the words of a keyword do not part it, and the answer says so', () => {
  const answer = answerTo(`It should be found for "wedding cakes sharjah": ${cakes}`)
  expect(rowOf(answer)).toContain('2 times')
  expect(rowOf(answer)).toContain('in: title, description, first 100 words')
  expect(rowOf(answer)).toContain('1 of them with small words between: “Wedding cakes in Sharjah”')
  expect(answer).toContain('The keyword is not in: h1.')
})

test('in Arabic too', () => {
  const row = rowOf(answerTo(`دقق للكلمة «تصليح مكيفات الشارقة»: ${coolers}`, 'ar'))
  expect(row).toContain('في: العنوان، أول 100 كلمة')
  expect(row).toContain('بكلمات صغيرة بينها: «تصليح مكيفات في الشارقة»')
})

test.each([
  ['wedding cake sharjah', '“Wedding cakes in Sharjah”'],
  ['cake', 'in another form: “cakes”'],
])('a keyword in the singular is found in the plural: %s', (keyword, found) => {
  expect(rowOf(answerTo(`keyword "${keyword}" ${cakes}`))?.toLowerCase()).toContain(
    found.toLowerCase(),
  )
})

test('other words between the words of a keyword part it', () => {
  expect(rowOf(answerTo('keyword "cakes dubai": <p>Cakes and flowers in Dubai</p>'))).toContain(
    '0 times',
  )
})

test('what was not told of a page is not said to lack the keyword', () => {
  const answer = answerTo(
    'Title: Cakes in Sharjah, baked every day\nText: We bake.\nKeyword: cakes sharjah',
  )
  expect(answer).toContain('The keyword is not in: first 100 words.')
})

test.each([
  ['we want to be found for cakes ajman.', 'cakes ajman'],
  ['We want people who google cake shop ajman to find us.', 'cake shop ajman'],
  ['will this be number 1 for cakes ajman?', 'cakes ajman'],
  ['is it ok for google for cakes ajman?', 'cakes ajman'],
  ['how many times is cakes ajman on it?', 'cakes ajman'],
  ['do we use the phrase fresh cakes often enough?', 'fresh cakes'],
  ['بدنا يلاقونا الناس لما يكتبوا كيك عجمان، رقم الرخصة ٨٨٢١٣', 'كيك عجمان'],
  ['نبي نطلع على كيك عجمان لو سمحت', 'كيك عجمان'],
  ['كم كلمة فيها وكم مره موجوده كيك عجمان', 'كيك عجمان'],
  ['دقق للكلمه المفتاحيه كيك عجمان وقولي اول شي اصلحه', 'كيك عجمان'],
  ['check this page for mistakes', undefined],
  ['check this page for my boss', undefined],
])('a keyword is known by how people speak of searching: %s', (asked, keyword) => {
  expect(readPageRequest(`${asked} <html><h1>a</h1></html>`).keyword).toBe(keyword)
})

test.each([
  'does the title contain "wedding cakes"?',
  'Is the phrase “wedding cakes” used?',
  'how many times does it say "wedding cakes"?',
  'هل «wedding cakes» موجودة بالعنوان؟',
])('whoever asks whether a page holds its keyword is told that first: %s', (asked) => {
  expect(answerTo(`${asked} ${cakes}`)).toMatch(/^\*\*(?:Keyword|الكلمة المفتاحية)/)
})

const flowers =
  'Fresh flowers in Sharjah. We deliver fresh flowers every day. Our flowers come from Kenya. Order flowers before noon and we deliver the same day. Roses, lilies and tulips are always fresh. Call us for more.'

test.each(['what keyword is used most here: ', 'which word is used most: '])(
  'a keyword that is asked for is not what is said of it: %s',
  (asked) => {
    expect(readPageRequest(`${asked}${flowers}`).keyword).toBeUndefined()
    expect(answerTo(`${asked}${flowers}`)).toMatch(/^\*\*Top terms: flowers 4/)
  },
)

test.each([
  [
    'why google dont show us? <head><title>Plumber</title><meta name="robots" content="noindex"></head>',
    'The page keeps itself out of Google',
  ],
  [
    'can google index this <meta name="robots" content="index, follow"> ?',
    'Yes. Indexing is allowed',
  ],
  [
    'is canonical right? <link rel="canonical" href="/a"><link rel="canonical" href="/b">',
    'No. Canonical address: 2',
  ],
  [
    'how many pictures without description? <img src="a.jpg" alt="x"><img src="b.jpg">',
    'Images: 1 of 2',
  ],
])('%s', (message, opening) => {
  expect(answerTo(message).startsWith(`**${opening}`)).toBe(true)
})

test.each([
  [`audit it, the keyword is "cake shop"... no sorry, "wedding cakes": ${cakes}`, 'wedding cakes'],
  [`he says it is "done", check it for "wedding cakes": ${cakes}`, 'wedding cakes'],
  [`كلمتي المفتاحية كانت «عود» والحين صارت «تصليح مكيفات»: ${coolers}`, 'تصليح مكيفات'],
])('of several in quotation marks the keyword is the one that is meant: %s', (text, keyword) => {
  expect(readPageRequest(text).keyword).toBe(keyword)
})

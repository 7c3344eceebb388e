import { expect, test } from 'vitest'
import { judge } from './page-audit/judge.ts'
import { measurePage } from './page-audit/measure.ts'
import { readPageRequest } from './page-audit/page-request.ts'
import { searchPageAudit } from './search-page-audit.ts'
import { SkillRefusal } from './skill.ts'

const page = `<!doctype html><html lang="en"><head><title>Villas for sale in Dubai Marina and Palm Jumeirah</title>
<meta name="description" content="Villas for sale in Dubai with sea view, private pool and flexible payment plans over five years.">
<link rel="canonical" href="https://example.ae/villas"><meta name="viewport" content="width=device-width">
<meta property="og:title" content="Villas"><meta property="og:description" content="d"><meta property="og:image" content="i"><meta property="og:url" content="u">
<script type="application/ld+json">{"@graph":[{"@type":"Organization"},{"@type":["Product","Offer"]}]}</script></head>
<body><h1>Villas for sale</h1><h2>Dubai Marina</h2><p>Villas<b>near</b> the sea.</p><img src="a.jpg" alt=""><img src="b.jpg">
<a href="/list">All villas</a><a href="https://www.example.ae/x">Same site</a><a href="https://other.com">Partner</a></body></html>`

test('the facts of a page are those a person would count', () => {
  expect(measurePage(page, 'villas for sale')).toMatchObject({
    titleCount: 1,
    canonical: ['https://example.ae/villas'],
    lang: 'en',
    headings: [
      { level: 1, text: 'Villas for sale' },
      { level: 2, text: 'Dubai Marina' },
    ],
    images: { total: 2, withoutAlt: ['b.jpg'] },
    links: { total: 3, toOtherSites: 1, vague: [], empty: 0 },
    structuredData: { types: ['Organization', 'Product', 'Offer'], broken: 0 },
    noindex: false,
    keyword: {
      count: 1,
      inTitle: true,
      inDescription: true,
      inFirstHeading: true,
      inOpening: true,
    },
  })
})

const verdicts = (source: string, keyword?: string) =>
  Object.fromEntries(
    judge(measurePage(source, keyword)).map(({ check, verdict }) => [check.en, verdict]),
  )

test('of a good page only what is wrong is faulted', () => {
  expect(Object.entries(verdicts(page)).filter(([, verdict]) => verdict === 'fix')).toEqual([
    ['Images', 'fix'],
  ])
})

test.each([
  ['<html><head><title>Short</title></head><body>x</body></html>', 'Title', 'fix'],
  [`<html><head><title>${'a'.repeat(61)}</title></head><body>x</body></html>`, 'Title', 'fix'],
  [`<html><head><title>${'a'.repeat(60)}</title></head><body>x</body></html>`, 'Title', 'ok'],
  [
    '<html><head><meta name="ROBOTS" content="NoIndex"></head><body>x</body></html>',
    'Indexing',
    'fix',
  ],
  ['<html lang="ar"><body><p>نص عربي قصير</p></body></html>', 'Direction', 'fix'],
  ['<html lang="ar" dir="rtl"><body><p>نص عربي قصير</p></body></html>', 'Direction', 'ok'],
  ['<html lang="en"><body><p>نص عربي قصير جدًا</p></body></html>', 'Language', 'fix'],
  ['<h1>a</h1><h1>b</h1>', 'Main heading (h1)', 'fix'],
  ['<h2>a</h2><h4>b</h4>', 'Heading order', 'fix'],
  ['<h3>a</h3><h2>b</h2>', 'Heading order', 'ok'],
  ['<p>a</p><a href="/x">click here</a>', 'Links', 'fix'],
  ['<p>a</p><a href="/x" aria-label="Basket"></a>', 'Links', 'ok'],
  ['<p>a</p>', 'Title', 'unseen'],
  ['<head><title>x</title></head>', 'Images', 'unseen'],
])('%s: %s is %s', (source, check, verdict) => {
  expect(verdicts(source)[check]).toBe(verdict)
})

test('a keyword in every fifth word reads as stuffing', () => {
  expect(
    verdicts(`<html><body>${'<p>villas are nice and big</p>'.repeat(5)}</body></html>`, 'villas')[
      'Keyword “villas”'
    ],
  ).toBe('fix')
})

test('a part that shows nothing is refused', () => {
  expect(() =>
    searchPageAudit.run({ page: '<script>alert(1)</script>' }, { today: '2026-11-20' }),
  ).toThrow(SkillRefusal)
})

test('elements nested without end are refused instead of followed', () => {
  expect(() =>
    searchPageAudit.run({ page: '<div>'.repeat(4000) }, { today: '2026-11-20' }),
  ).toThrow(SkillRefusal)
  expect(() =>
    searchPageAudit.run({ page: '<p>word<br>'.repeat(1000) }, { today: '2026-11-20' }),
  ).not.toThrow()
})

test.each([
  ['<p>Fresh fish</p>\n(please check the links and count the headings)\n<p>every day</p>'],
  ['<p>Fresh fish</p> -- المطلوب فحص الصور والروابط لو سمحت -- <p>every day</p>'],
  ['<p>Fresh fish</p><p>every day</p> nobody finds us, how come'],
])('what is said between and behind the parts of a page is none of its words: %s', (message) => {
  expect(measurePage(readPageRequest(message).page, undefined).words).toBe(4)
})

test('what is told in brackets behind a request is none of the words of a text', () => {
  const text = 'We bring batteries to your street. '.repeat(6).trim()
  expect(
    readPageRequest(
      `Is the word "batteries" used too often? Give me the share. (its the text of our home page, I cant get the html)\n\n${text}`,
    ).page,
  ).toBe(text)
})

test.each([
  ['Check this html for images only: <div><img src="a.jpg"></div>', undefined],
  ['Check this html for villas: <div><img src="a.jpg"></div>', 'villas'],
])('a check that is asked for is no keyword: %s', (message, keyword) => {
  expect(readPageRequest(message).keyword).toBe(keyword)
})

test('a page that is told by its parts is judged by those', () => {
  const {
    page: source,
    keyword,
    isTold,
    question,
  } = readPageRequest(
    'Keyword: sofa cleaning\nTitle: Sofa cleaning at home in Ras Al Khaimah | Fresh\nH1: Sofa cleaning\nText: We clean sofas.\nIs the title too long?',
  )
  const judged = new Map(
    judge(measurePage(source, keyword, isTold)).map(({ check, verdict }) => [check.en, verdict]),
  )

  expect([keyword, question?.checks]).toEqual(['sofa cleaning', ['Title']])
  expect(judged.get('Title')).toBe('ok')
  expect(judged.get('Main heading (h1)')).toBe('ok')
  expect(['Viewport', 'Images', 'Links'].map((check) => judged.get(check))).toEqual([
    'unseen',
    'unseen',
    'unseen',
  ])
})

test.each([
  ['keyword: oud shop\n<title>Oud shop in Deira</title><p>We sell oud.</p>', 'oud shop'],
  ['<title>Oud shop in Deira</title>\nالكلمة المفتاحية: متجر عود\n<p>We sell oud.</p>', 'متجر عود'],
])('a keyword in a line of its own is the keyword: %j', (text, keyword) => {
  expect(readPageRequest(text)).toMatchObject({ keyword })
})

test('of a keyword that stands twice in a short text it is said why its share is no fault', () => {
  const text = 'We rent yachts in Dubai Marina for families and for parties. Book yachts early.'
  const [found] = judge(measurePage(text, 'yachts')).filter(({ check }) => /yachts/.test(check.en))

  expect(found).toMatchObject({ verdict: 'ok' })
  expect(found?.found.en).toContain('the 3% limit is for longer texts')
})

test.each(['هل الدايركشن مضبوط؟', 'is the right to left set?'])(
  '%s asks for the direction',
  (asked) => {
    expect(readPageRequest(`${asked} <html lang="ar"><h1>العيادة</h1></html>`)).toMatchObject({
      question: { checks: ['Direction'] },
    })
  },
)

test.each([
  ['how many h1 do I have?', ['Main heading (h1)']],
  ['كم h1 عندي وهل الدايركشن مضبوط؟', ['Main heading (h1)', 'Direction']],
])('%s asks for the main heading alone', (asked, checks) => {
  expect(readPageRequest(`${asked} <html><h1>a</h1></html>`)).toMatchObject({
    question: { checks },
  })
})

const answerTo = (text: string): string => {
  const reading = searchPageAudit.read({ text, language: 'en', today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('asked')
  return searchPageAudit.explain(searchPageAudit.run(reading.input, { today: '2026-11-20' }), 'en')
}
const hidden = '<head><title>Boats</title><meta name="robots" content="noindex, nofollow"></head>'

test.each([
  'our page disappeared from google, here is the head:',
  'why does it not show on google?',
])('why a page is not found has a plain answer: %s', (asked) => {
  const answer = answerTo(`${asked} ${hidden}`)
  expect(answer.startsWith('**The page keeps itself out of Google')).toBe(true)
  expect(answer).toContain('remove `noindex` and `nofollow`')
})

test.each(['check it, we do not have the head', 'here is the head, please check'])(
  'the head of a page is no heading: %s',
  (asked) => {
    expect(readPageRequest(`${asked} <main><h1>a</h1></main>`).question).toBeUndefined()
  },
)

test.each(['why is www.boats.example not number 1?', 'ليش ترتيب موقعي www.boats.example متأخر؟'])(
  'whoever asks for a rank is told that none is seen or promised: %s',
  (text) => {
    const reading = searchPageAudit.read({ text, language: 'en', today: '2026-11-20' })
    expect(JSON.stringify(reading)).toContain('nor promise a place')
  },
)

test.each([
  'no html only the words of the page so how many times do i have the phrase gold coin and how many words is it ok here it comes: ',
  'how many times is the phrase "gold coin" in this text?\n\n',
])('the words of a page are enough, and are told from what is asked of them: %s', (asked) => {
  const text =
    'Gold coin prices change every hour. Our shop buys and sells every gold coin that carries a hallmark. Bring your gold coin and your Emirates ID, and we weigh it while you wait for the price of the day.'
  const answer = answerTo(`${asked}${text}`)
  expect(answer).toContain('Keyword “gold coin” | OK | 3 times')
  expect(answer).toContain('| 39 |')
})

test.each(['which of my pics have no alt??', 'what is wrong with the images?'])(
  'things that are asked for are named first, without yes or no: %s',
  (asked) => {
    const answer = answerTo(
      `${asked} <div><h2>Menu</h2><img src="a.png"><img src="b.png" alt=""></div>`,
    )
    expect(answer.startsWith('**Images: 1 of 2 without alt.**')).toBe(true)
    expect(answer.split('\n')[0]).toContain('a.png')
  },
)

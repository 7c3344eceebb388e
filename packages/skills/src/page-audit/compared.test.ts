import { expect, test } from 'vitest'
import { respond } from '../respond.ts'
import { searchPageAudit } from '../search-page-audit.ts'

const answerTo = (text: string) =>
  respond([searchPageAudit], { text, today: '2026-11-29', language: 'en' }).text

test.each([
  [
    'Compare these two heads for me which is better\nA) <head><title>Flowers</title><meta name="description" content="Fresh flowers in Sharjah."></head>\nB) <head><title>Same-day flower delivery in Sharjah</title><meta name="description" content="Order roses, lilies and bouquets before 4 pm and we deliver them anywhere in Sharjah on the same day."></head>',
    '**B is better: 3 of 6 checks passed, A 1 of 6.**',
  ],
  [
    'which title is better?\nA) <title>Used family cars for sale in Ajman</title>\nB) <title>Cars</title>',
    '**A is better: 1 of 1 checks passed, B 0 of 1.**',
  ],
  [
    'Which title is better for a bakery: "Cakes" or "Custom birthday cakes delivered in Al Ain"?',
    '**B is better: 1 of 1 checks passed, A 0 of 1.**',
  ],
  [
    'أي وصف أحسن؟ "كيك طازج" ولا "كيك أعياد ميلاد في العين نوصله إلى البيت في اليوم نفسه مع بطاقة تهنئة مجانية"',
    '**B is better: 1 of 1 checks passed, A 0 of 1.**',
  ],
])('two pages or titles are compared: %s', (text, verdict) => {
  expect(answerTo(text)).toContain(verdict)
})

test('two titles of one page are its fault', () => {
  expect(
    answerTo(
      '<html lang="en"><head><title>Cars</title><title>Used family cars for sale in Ajman</title></head><body><h1>Cars</h1></body></html> is the title ok?',
    ),
  ).toContain('**No. Title: 2 title elements.**')
})

test.each([
  [
    'is this meta description ok: "Fresh cakes in Al Ain."',
    '**No. Meta description: 22 characters, too short.**',
  ],
  ['is this title ok? "Custom birthday cakes delivered in Al Ain"', '**Yes. Title: 41 characters'],
  ['العنوان "كيك" مناسب لصفحة مخبز؟', '**No. Title: 3 characters: “كيك”, too short.**'],
])('a title or description in quotation marks is judged: %s', (text, answer) => {
  expect(answerTo(text)).toContain(answer)
})

test.each([
  [
    'heres my text, keyword is yoga. how many times is it in there and what %\n\nLooking for yoga in Jumeirah? Our studio teaches yoga to beginners and to mothers after birth. Each yoga class lasts one hour and costs 80 dirhams. Bring a towel and water.',
    '3 times',
  ],
  [
    'الكلمة المفتاحية تأجير سيارات شو نسبتها في هالنص\n\nتبحث عن سيارة رخيصة؟ مكتبنا يوفر تأجير سيارات في دبي منذ عشر سنوات. أسعار تأجير سيارات عندنا تبدأ من مئة درهم في اليوم وتشمل التأمين والصيانة والتوصيل إلى باب البيت بلا رسوم إضافية.',
    'Keyword “تأجير سيارات” | OK | 2 times',
  ],
  [
    'هذا نص صفحتي الكلمة المفتاحية مكيفات كم مرة مكررة وكم نسبتها\nنوفر صيانة مكيفات في دبي على مدار الساعة. فريقنا ينظف مكيفات البيوت والمكاتب ويعبئ الغاز ويصلح التسريب. سعر الزيارة 150 درهمًا وتشمل فحص القطع كلها. نضمن العمل ثلاثة أشهر ونصلكم خلال ساعتين من الاتصال.',
    'Keyword “مكيفات” | OK | 2 times',
  ],
])(
  'a dictated keyword ends where the question begins, and a text may open with one: %s',
  (text, found) => {
    expect(answerTo(text)).toContain(found)
  },
)

test('whoever wants the headings only is told of two main headings, and what is told is not denied', () => {
  const page =
    '<body><h1>Cars</h1><h2>Ours</h2><h4>SUVs</h4><h1>Contact</h1><img src="a.jpg"></body>'
  expect(answerTo(`heading check only:\n${page}`)).toContain('**Main heading (h1): 2.**')
  expect(answerTo(`my page has 2 h1 can you confirm: ${page}`)).toContain(
    '**Main heading (h1): 2.**',
  )
})

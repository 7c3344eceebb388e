import { expect, test } from 'vitest'
import { currencyConverter } from '../currency-converter.ts'
import { dateCalculator } from '../date-calculator.ts'
import { hijriConverter } from '../hijri-converter.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { timeZoneConverter } from '../time-zone-converter.ts'
import { unitConverter } from '../unit-converter.ts'

const skills = [unitConverter, currencyConverter, dateCalculator, hijriConverter, timeZoneConverter]
const opening = (text: string): string =>
  respond(skills, { text, language: languageOfRequest(text), today: '2026-11-20' }).text.split(
    '\n',
  )[0] ?? ''

test.each([
  ['a plot of 900 sqft costs 80,000 dirhams, in square metres?', 'Not used:** 80,000 dirhams'],
  ['gold at AED 310 a gram, 4 tola in grams', 'Not used:** AED 310'],
  ['lease ends 4 April 2027, notice of 45 days, I move 9 May 2027', 'Not used:** 45 days'],
  ['days from 1 May 2027 to 9 May 2027 or to 20 June 2027', 'Not used:** 20 June 2027'],
  ['شنطة 23 كيلو كم رطل والرحلة 6:40 مساء', 'لم يُستخدم:** 6:40 مساء'],
  ['خزان 50 لتر كم غالون وسعر اللتر 3 دراهم', 'لم يُستخدم:** 3 دراهم'],
])('what no step uses is named: %s', (text, piece) => {
  expect(opening(text)).toContain(piece)
})

test.each([
  'my id is 784-1985-7654321-2, phone 050 765 4321: 3 miles in km',
  'my cousin says 1 usd is 3.9 aed; officially, what are 50 dollars in dirhams',
  'what is 5 ft 11 and 12 stone 4 in cm and kg',
  'الهوية 784-1985-7654321-2 وعندي 4 تولات كم غرام',
  '10:15 am in Paris on 3 March 2027, in Dubai?',
  'I was born on 9 Safar 1409, how old am I?',
  'Hello, 2 questions: 1) 4 tola in grams 2) how old am I, born 3 May 1990?',
  'عندي 2 أسئلة. 1) 4 تولات كم غرام 2) كم يوم عمل من 6 ديسمبر 2026 إلى 10 ديسمبر 2026؟',
])('what is used, and what is no figure of the request, is not: %s', (text) => {
  expect(opening(text)).toMatch(/Understood:|فهمت:/)
  expect(opening(text)).not.toMatch(/Not used|لم يُستخدم/)
})

test.each([
  ['turn 900 dollars into Omani and Saudi riyals', '900 USD → OMR, SAR'],
  ['٩٠٠ دولار كم بالريال القطري والسعودي', '900 دولار أمريكي → ريال قطري، ريال سعودي'],
  ['2 kg 350 in pounds', '2 kg 350 g → lb'],
  ['كيسين: 2 كيلو و350 كم رطل', '2 كغ 350 غ → رطل'],
  ['3 hours 20 in minutes', '3 h 20 min → min'],
  ['مواليد 9 صفر 1409 كم عمري', 'الميلاد 21 سبتمبر 1988'],
  ['how many days from 5 Safar 1448 to 5 Rajab 1448', 'days from 19 July 2026 to 14 December 2026'],
  ['sum of 70 USD, 80 SAR and AED 90 in dirhams', '70 USD + 80 SAR + 90 AED → AED'],
  ['معي 70 دولار و80 ريال سعودي كم كلهم بالدرهم', '70 دولار أمريكي + 80 ريال سعودي'],
  ['20 OMR plus 40 BHD in dirhams', '20 OMR + 40 BHD → AED'],
  ['9:20 pm from Beirut on 8 March 2027 in Dubai', '9:20 pm Beirut, 8 March 2027 → Dubai'],
  ['الموعد 8 مارس 2027 الساعة 9 الصبح كم يوم باقي', 'الأيام من 20 نوفمبر 2026 إلى 8 مارس 2027'],
  ['the sum of 4 kg and 9 lb in grams', '4 kg 9 lb → g'],
  ['بعد تمنتاشر شهر من 10 يناير 2027 يبقى كام', '10 يناير 2027 زائد 18 شهرًا'],
  [
    '18 months after 2 May 2027, and what is before 1 July 2027 by 20 days',
    '2 May 2027 plus 18 months · 1 July 2027 minus 20 days',
  ],
])('every part is understood: %s', (text, piece) => {
  expect(opening(text)).toContain(piece)
})

test.each([
  ['2500 dirhms in dolars', '2,500 AED → USD'],
  ['5 km in miels', '5 km → mi'],
  ['60 litres in gallons, US and imperial both', '60 l → US gal, imperial gal'],
  ['كم غالون 60 لتر؟ الأمريكي والبريطاني', '60 لتر → غالون أمريكي، غالون إمبراطوري'],
  ['3 pm Dubai in Lonodn', '3:00 pm Dubai → London'],
])(
  'a typing error in a name is forgiven, and a name of two units is both where both are said: %s',
  (text, piece) => {
    expect(opening(text)).toContain(piece)
  },
)

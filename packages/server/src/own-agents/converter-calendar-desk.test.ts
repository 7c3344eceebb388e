import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { converterCalendarDesk as agent } from './converter-calendar-desk.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['5 miles to km', ['8.04672 km']],
  ["what's 5'11\" in cm", ['180.34 cm']],
  ['1,200 sq ft in square metres please', ['111.4836 m²']],
  ['100 F to C', ['37.77778 °C']],
  ['convert AED 1.2m to dollars', ['USD 326,752.89']],
  ['how many dirhams is 250 dollars', ['USD 250.00 = AED 918.13']],
  ['100 EUR to AED at 4.25', ['AED 425.00', 'Your rate: 1 EUR = 4.25 AED']],
  ['5000 aed to eur at 4.25', ['EUR 1,176.47']],
  ['if 1 usd = 88.5 inr convert 10,000 aed to inr', ['INR 240,980.26']],
  ['usd 1,234.56 to omr', ['OMR 474.685', '1 OMR = 2.6008 USD']],
  ['10 working days from 25 November 2026', ['Friday, 11 December 2026', 'National Day']],
  ['i was born on 14 May 1990, how old am i?', ['36 years, 6 months, 6 days']],
  ['date 6 months before 31/08/2027', ['Sunday, 28 February 2027']],
  ['how many days until eid al fitr', ['109 days', '9 March 2027', 'moon sighting']],
  ['1 Ramadan 1448 in gregorian', ['Monday, 8 February 2027']],
  ['what time is it in Tokyo when it is 9am in Abu Dhabi?', ['2:00 pm in Tokyo']],
  ['3pm Dubai in London on 12 July 2027', ['12:00 pm in London']],
  ['حوّل ٧٥ كيلوغرام إلى رطل', ['165.3467 رطل']],
  ['كم تساوي ١٠٠٠ دولار بالدرهم؟', ['3,672.50 درهم إماراتي']],
  ['١٫٥ مليون درهم كم دولار', ['408,441.12 دولار أمريكي']],
  ['كم يوما بين ١ يناير ٢٠٢٧ و ١٥ مارس ٢٠٢٧؟', ['73 يومًا']],
  ['ما يوافق 2 ديسمبر 2026 بالهجري', ['22 جمادى الآخرة 1448']],
  ['إذا كانت الساعة 9 صباحا في الرياض كم الساعة في نيويورك؟', ['1:00 صباحًا في نيويورك']],
  ['كم باقي على رمضان', ['80 يومًا', '8 فبراير 2027']],
  ['500 pounds in kg', ['226.7962 kg']],
  ['how many days until national day', ['12 days from Friday, 20 November 2026']],
  ['I need 3/4 cup in ml', ['177.4412 ml']],
  ['convert 20 degrees to fahrenheit', ['68 °F']],
  ['is 2 december 2026 a holiday?', ['A public holiday in the UAE: National Day']],
  ['when is eid al adha 2028', ['5 May 2028']],
  ['how many seconds in a day', ['86,400 s']],
  ['5 kg to km', ['measure different things']],
  ['-300 C to F', ['absolute zero']],
  [
    'public holidays 2027',
    ['UAE public holidays in 2027: 12 days', 'Tuesday, 9 March 2027 – Thursday, 11 March 2027'],
  ],
  ['متى العطلة القادمة', ['اليوم الوطني', '2 ديسمبر 2026', 'بعد 12 يومًا']],
  ['is friday a holiday', ['Neither a public holiday nor a weekend day']],
  ['time difference between dubai and london', ['London is 4:00 h behind Dubai']],
  ['5 pm gmt+3 in dubai', ['6:00 pm in Dubai']],
  ['8 l/100km in mpg', ['29.40182 US mpg']],
  ['100 Mbps in MB/s', ['12.5 MB/s']],
  ['نص كيلو كم غرام', ['500 غ']],
  ['بعد 30 يوم من اليوم', ['20 ديسمبر 2026']],
  ['convert dirham to saudi riyal 500', ['AED 500.00 = SAR 510.55']],
  ['كم الدرهم بالريال السعودي', ['1.00 درهم إماراتي = 1.021103 ريال سعودي']],
  ['what day of the week was I born 14/5/1990', ['Monday, 14 May 1990']],
  ['working days in january 2027', ['20 working days']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['100 euros to dirhams', ['The rate of euro to UAE dirham', 'no live prices']],
  ['1000 riyals to dirham', ['Which riyal', 'SAR (Saudi)']],
  ['what time is it in Tokyo', ['The time, with am or pm']],
  ['100 يورو كم درهم', ['سعر صرف يورو']],
  ['how much is 200 pounds in dollars', ['The rate of pound sterling to US dollar']],
  ['time in london now', ['The time, with am or pm']],
  ['2027-02-30 weekday', ['The date']],
  ['how many days between', ['The two dates']],
  ['convert 100 gbp to usd at 1.25', ['Which way the rate 1.25 is meant']],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['70 bhd in dirhams, and what date is 30 days from today', ['AED 683.71', '20 December 2026']],
  [
    '5 tolas in grams, 40 omr in aed and 1 Rajab 1448 in gregorian',
    ['58.319', 'AED 382.0', '10 December 2026'],
  ],
  [
    'working days from 1 december 2026 to 20 december 2026 and the hijri date of 5 january 2027',
    ['12 working days', '27 Rajab 1448'],
  ],
  ['100 euros to dirhams and 90 days from today', ['18 February 2027', 'still need', 'euro']],
  ['٣ تولات كم غرام وبعد ٢٠ يوم من اليوم أي تاريخ', ['34.99', '10 ديسمبر 2026']],
] as const)('every request of a message is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer("what's your favourite colour")).toContain('I can help with this')
})

test.each([
  'My report time is 06:45 in Manila on 15 January 2027. What time is that in Dubai? Also what is the hijri date on that day please',
  'what is 15 January 2027 in hijri, and 06:45 in manila on that day is what time in dubai',
  'دوامي الساعه 6:45 الصبح بمانيلا يوم 15 يناير 2027 كم الساعه بدبي؟ وشو التاريخ الهجري هذاك اليوم',
])('one day is used for its Hijri date and for a time on it: %s', (text) => {
  expect(answer(text)).toContain('2:45')
  expect(answer(text)).toMatch(/7 (?:Sha'ban|شعبان)/)
  expect(answer(text)).not.toMatch(/Not used|لم يُستخدم|29/)
})

test.each([
  '1200 bahraini dinars in dirhams? his number is 0973 3344 5566',
  '1200 bahraini dinars in dirhams? call me on +91 98765 43210',
])('a telephone number of another country is no figure: %s', (text) => {
  expect(answer(text)).toContain('AED 11,720.74')
  expect(answer(text)).not.toContain('Not used')
})

test.each([
  ['what date is 100 days from today and whats that in hijri', '21 Ramadan 1448'],
  ['مشروعي يبدأ 1 فبراير 2027 ومدته 90 يوم متى ينتهي وكم يوافق هجري', '25 ذو القعدة 1448'],
  ['what is 1 february 2027 in hijri and the date 90 days after it', "24 Sha'ban 1448"],
])('the Hijri date is that of the day that is counted to: %s', (text, islamic) => {
  expect(answer(text)).toContain(islamic)
  expect(answer(text)).not.toMatch(/Not used|لم يُستخدم/)
})

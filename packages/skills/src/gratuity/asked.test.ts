import { expect, test } from 'vitest'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([endOfServiceGratuity], {
    text,
    language: languageOfRequest(text),
    today: '2026-11-29',
  }).text

test.each([
  ['basic 6,400, 4 years and 3 months. HR told me 17k. is that right', 'AED 2,040.00 below'],
  ['الشركة حاسبينها 45 ألف وأنا أساسي 8000 ومدتي 7 سنين، صح؟', 'أعلى مما يمنحه القانون'],
])('what the employer names is compared: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('who stays in the same company fears no less', () => {
  expect(answerTo('resigned, 4 years in the same company, basic 6,400')).not.toContain('No: ')
})

test.each([
  ['according to article 51, what do I get? basic 7k, 3 years', '14,700.00'],
  ['حسب المادة 51 كم مكافأتي؟ أساسي 5500 وخدمتي 4 سنوات', '15,400.00'],
  [
    'كملت سنتين بالظبط والراتب الاساسي 5200. زميلي بيقول هيخصموا مني التلتين عشان استقلت',
    '7,280.00',
  ],
  ['retiring after 31 years, basic 20k, total 30k, does the two-year ceiling bite?', '590,000.00'],
  [
    'اشتغلت من واحد مارس الفين وواحد وعشرين لين ثمانية وعشرين فبراير الفين وستة وعشرين اساسي 7500',
    '26,250.00',
  ],
])('numbers that are no service: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
  expect(answerTo(text)).not.toContain('###')
})

test.each([
  ['how long must I stay to get 60k gratuity with a basic of 9000?', '8 years, 2 months'],
  ['كم لازم أشتغل عشان توصل مكافأتي 60 ألف؟ أساسي 9000', '8 سنوات وشهران'],
])('the time that it takes is told in years and months: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test.each([
  "Emirati here, what's my end of service gratuity?",
  'I am in the DIFC since 2019, basic 32k, leaving in January. My end of service?',
])('where other rules apply no figure is asked for: %s', (text) => {
  expect(answerTo(text)).not.toContain('I need')
})

test.each([
  ["my friend at DIFC gets a scheme, but I'm on the mainland: basic 9k, 6 years", '40,500.00'],
  ['زميلي في مركز دبي المالي له نظام ثاني بس أنا لا، أساسي 6000 و5 سنين', '21,000.00'],
])('the rules of somebody else do not apply: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
})

test.each([
  'Ahmed: basic 5,000, joined 1/2/2019, left 31/1/2026. Sara: basic 7,500, joined 15/6/2021, left 14/6/2025. gratuity each?',
  'أحمد: أساسي 5000 من 1/2/2019 إلى 31/1/2026. سارة: أساسي 7500 من 15/6/2021 إلى 14/6/2025',
])('each of two people has a first and a last day of their own: %s', (text) => {
  expect(answerTo(text)).toContain('27,500.00')
  expect(answerTo(text)).toContain('21,000.00')
})

test.each([
  ['خدمتي سنة وشهرين والاساسي 4000', '3,266.67'],
  ['worked a year and 3 months basic 4000', '3,500.00'],
  ['اشتغلت سنه و٣ شهور والاساسي ٤٠٠٠ كم لي', '3,500.00'],
  [
    'my contract says basic 5000 then it was raised to 7000 last year. I worked 6 years',
    '31,500.00',
  ],
  ['مرتبي الأساسي كان 5000 وبقى 7000 من سنة وشغال بقالي 6 سنين، مكافأتي كام', '31,500.00'],
  ['basic is 60% of my 15000 salary, 6 years', '40,500.00'],
  ['basic is 60% of my salary 15000, 6 years', '40,500.00'],
  ['الأساسي 60% من راتبي 15000 وخدمتي 6 سنين', '40,500.00'],
  ['خدمت 7 سنين براتب اساسي 10 الاف وخدت اجازة من غير مرتب 60 يوم', '53,356.16'],
  ['salary 12000 of which basic is 7000, service 8y 4m', '47,833.33'],
  ['basic aed 3,200 from 1/9/2015 to 31/8/2026 room 402 file 7781', '30,400.00'],
])('%j comes to %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
})

test('two thirds for resigning are denied', () => {
  const text = 'basic 5000, 3 years, my company says only 2/3 because I resigned. is it true?'
  expect(answerTo(text)).toContain('resigning does not make it less')
})

test('of an employer who offers too much', () => {
  expect(answerTo('الشركة عارضة علي 40 ألف، أساسي 6 آلاف وخدمتي 8 سنين، صح؟')).toContain(
    'أعلى مما يمنحه القانون',
  )
})

test('unpaid leave that was never taken is no payment, and no allowances leave the total as it is', () => {
  const answer = answerTo(
    'He never took unpaid leave. Basic salary AED 5,000, no allowances at all, 32 years exactly.',
  )
  expect(answer).toContain('**End-of-service gratuity: AED 120,000.00**')
  expect(answer).not.toMatch(/paid already|Not used|is not given/)
})

test.each([
  'Working since 2 June 2018, basic 9,400. What if I leave on 31 March 2027 instead of 31 December 2026?',
  'شغال من 2 يونيو 2018 والأساسي 9400، لو طلعت 31 مارس 2027 بدل 31 ديسمبر 2026 كم الفرق؟',
])('a last day instead of another is answered beside it: %s', (text) => {
  expect(answerTo(text)).toContain('66,572.60')
  expect(answerTo(text)).toContain('68,922.60')
})

test('pay of a year is understood as that', () => {
  expect(answerTo('annual basic salary 96,000, 3 years service')).toContain(
    '**Understood:** basic pay AED 96,000.00 a year',
  )
})

test('of days that are known by their month the first and the last are assumed', () => {
  const answer = answerTo('joined March 2020, left August 2025, basic 5500')
  expect(answer).toContain('AED 22,000.00')
  expect(answer).toContain('**Assumed:** the first and the last day of the months named')
})

test.each([
  [
    'basic 12k, 25 years, is there a cap?',
    ['282,000.00', 'cap of two years’ pay (AED 288,000.00), and it is not reached'],
  ],
  ['خدمتي ٣٠ سنة والأساسي ١٢٠٠٠، وهل لها سقف؟', ['288,000.00', 'نعم، للمكافأة سقف']],
])('whether there is a cap is answered at once: %s', (text, said) => {
  const lines = answerTo(text).split('\n').slice(0, 5).join('\n')
  for (const one of said) expect(lines).toContain(one)
})

test.each([
  [
    'last day was 30 June 2026, i started on 1 July 2020, basic 4000',
    'first and last working day 1 July 2020 and 30 June 2026',
  ],
  [
    'اخر يوم لي 30 يونيو 2026 وبديت 1 يوليو 2020 والاساسي 4000',
    'أول يوم عمل وآخر يوم عمل 1 يوليو 2020 و30 يونيو 2026',
  ],
  ['الأساسي 3000 والراتب مع السكن 4500، 4 سنوات', 'الأجر الإجمالي 4,500.00 درهم'],
  ['الاساسي 2400 والاجمالي مع السكن 3600 وخدمتي 9 سنين', 'الأجر الإجمالي 3,600.00 درهم'],
  ['basic 3000, with housing and transport its 5000, 6 years', 'total pay AED 5,000.00'],
  ['basic 3000 with housing 1,000, 6 years', 'allowances AED 1,000.00'],
])('what was understood is called by its name: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test.each([
  ['payslip: basic 3,250 HRA 1,200 gross 4,850. 6 yrs 8 months, eosb?', ['16,791.67']],
  [
    'if my basic goes up from 8,000 to 10,000 how much more gratuity after 6 years?',
    ['AED 9,000.00 more'],
  ],
  ['لو زاد راتبي الأساسي من 5000 الى 6000 كم تزيد المكافأة بعد 10 سنين', ['8,500.00 درهم أكثر']],
  [
    'what is my gratuity at 3, 5 and 10 years on a basic of 5000?',
    ['10,500.00', '17,500.00', '42,500.00'],
  ],
  ['نهاية خدمة عامل اساسيه ١٢٠٠ قعد ١١ سنة وشهر', ['11,500.00']],
  ['my basic used to be 4000 then became 6000, 7 years', ['33,000.00']],
])('nothing of what was said is lost: %s', (text, said) => {
  for (const one of said) expect(answerTo(text)).toContain(one)
})

test.each([
  ['basic 6000, 4 years, 30 days unpaid leave', '16,454.79'],
  ['HR: basic 8,500, 6 years 3 months, 20 days unpaid leave', '39,909.25'],
  ['اساسي 8500، 6 سنوات و3 شهور، 20 يوم بدون راتب كم المكافأة', '39,909.25'],
  ['took 2 months and 10 days unpaid leave in 5 years, basic 5000', '16,820.78'],
])('days of leave behind the years are no part of them: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
})

test.each([
  ['My employer says 15,000 for 4 years at 5000 basic, is that right?', '1,000.00 above'],
  ['i get 250 dirhams a day basic and worked 4 years', 'basic pay AED 250.00 a day'],
  ['اجري اليومي 250 درهم اساسي وصارلي 4 سنين', 'الأجر الأساسي 250.00 درهم يوميًا'],
])('what %j names is called so', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test.each([
  ['total 12000, half of it is basic, 9 years', '45,000.00'],
  ['راتبي 12 ألف نصه أساسي وخدمت 9 سنوات', '45,000.00'],
  [
    'joined 1 March 2018 on 4000 basic and since January 2022 my basic is 6000, left 30 November 2026',
    '43,500.00',
  ],
])('only the basic pay counts, half of the total or what it is now: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
  expect(answerTo(text)).not.toContain('###')
})

test('who spent years at work asks for no lawyer', () => {
  expect(answerTo('واحد راتبه الأساسي 14 ألف وقضى 15 سنة')).not.toContain('لا أستطيع')
})

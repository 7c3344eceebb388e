import { expect, test } from 'vitest'
import { quantities } from './quantities.ts'
import { durationIn, type Quantity } from './quantity.ts'

/** A quantity in a few letters, so that a table of them can be read. */
function brief(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'duration':
      return Object.entries(quantity.parts)
        .map(([unit, count]) => `${count} ${unit}`)
        .join(' + ')
    case 'money':
      return `${quantity.currency} ${quantity.value}`
    case 'percent':
      return `${quantity.value}%`
    case 'age':
      return `aged ${quantity.value}`
    case 'measure':
      return `${Number(quantity.value.toFixed(2))} ${quantity.unit}`
    case 'number':
      return `${quantity.value}`
  }
}

test.each([
  // numbers
  ['10,000 and 1,250,000.50', ['10000', '1250000.5']],
  ['١٠٬٠٠٠ و ١٢٫٥', ['10000', '12.5']],
  ['۱۲۳', ['123']],
  ['1,00,000', ['100000']],
  ['1.250.000', ['1250000']],
  ['350 000', ['350000']],
  ['12 500 dirhams', ['AED 12500']],
  ['rows 100 200 300', ['100', '200', '300']],
  ['3, 4 and 5', ['3', '4', '5']],
  ['profit of -20 and .5', ['-20', '0.5']],
  ['pages 10-15', ['10', '15']],
  ['1.2 million', ['1200000']],
  ['1.5bn, 40k, 2 lakh', ['1500000000', '40000', '200000']],
  ['twenty-five', ['25']],
  ['one hundred and fifty thousand', ['150000']],
  ['two and a half million', ['2500000']],
  ['a million and a half', ['1500000']],
  ['half a million, quarter of a million', ['500000', '250000']],
  ['1 million 200 thousand', ['1200000']],
  ['two hundred and three', ['203']],
  ['مليون', ['1000000']],
  ['مليون ونصف', ['1500000']],
  ['مليون ونصف المليون', ['1500000']],
  ['مليون و200 ألف', ['1200000']],
  ['one point one million', ['1100000']],
  ['four point two five percent', ['4.25%']],
  ['one point to make', []],
  ['three point seventy five', ['3.75']],
  ['ثلاثة فاصلة أربعة', ['3.4']],
  ['ثلاثة فاصلة خمسة وسبعين', ['3.75']],
  ['مليون ومية', ['1100000']],
  ['مليونين وخمسين', ['2050000']],
  ['ألف ومية', ['1100']],
  ['مليونين وربع', ['2250000']],
  ['نصف مليون', ['500000']],
  ['٣ ملايين و٢٥٠ ألف', ['3250000']],
  ['خمسمئة ألف', ['500000']],
  ['خمسمائة ألف', ['500000']],
  ['ثلاث مئة', ['300']],
  ['مئة وخمسين ألفاً', ['150000']],
  ['ألف وخمسمئة', ['1500']],
  ['ألف و500', ['1500']],
  ['خمسة عشر ألف', ['15000']],
  ['اتنا عشر ألف', ['12000']],
  ['اثناشر ألف وخمسمية', ['12500']],
  ['اتناعشر', ['12']],
  ['احداشر ألف', ['11000']],
  ['واحد وعشرين', ['21']],
  ['عشرة آلاف', ['10000']],
  // what is no quantity
  ['this one, no one, one of them', []],
  ['thousands of people, vitamin k', []],
  ['A4, Q3, covid-19, v2.1.0, 2nd and 3rd', []],
  ['at 10:30 on 20/11/2026, see https://example.com/2024/5', []],
  ['20 November 2026, since 2019, in 2025', []],
  ['٢٠ نوفمبر ٢٠٢٦، منذ عام 2019', []],
  ['6,000 a month', ['6000']],
  ['6000 درهم شهريا', ['AED 6000']],
  // money
  ['AED 10,000', ['AED 10000']],
  ['10,000 dhs', ['AED 10000']],
  ['50 dhs 5 years', ['AED 50', '5 year']],
  ['12,50 euro', ['EUR 12.5']],
  ['AED 12,50', ['AED 12.5']],
  ['dhs 1,2,3', ['AED 1', '2', '3']],
  ['Dhs. 500', ['AED 500']],
  ['Dhs500k', ['AED 500000']],
  ['AED 1.2m', ['AED 1200000']],
  ['1.2M AED', ['AED 1200000']],
  ['1.5 million dirhams', ['AED 1500000']],
  ['$250 and 300 usd and US$ 5', ['USD 250', 'USD 300', 'USD 5']],
  ['250 fils', ['AED 2.5']],
  ['١٠٬٠٠٠ درهم', ['AED 10000']],
  ['10000 د.إ', ['AED 10000']],
  ['بمبلغ عشرة آلاف درهم إماراتي', ['AED 10000']],
  ['مليون و200 ألف درهم', ['AED 1200000']],
  ['£80 and €90', ['GBP 80', 'EUR 90']],
  // percentages
  ['4.5%', ['4.5%']],
  ['4.5 per cent', ['4.5%']],
  ['4,5 %', ['4.5%']],
  ['five percent', ['5%']],
  ['٤٫٥٪', ['4.5%']],
  ['٤٫٥ في المئة', ['4.5%']],
  ['خمسة بالمئة', ['5%']],
  ['عشرين بالمائة', ['20%']],
  // durations
  ['25 years', ['25 year']],
  ['25-year', ['25 year']],
  ['25yrs', ['25 year']],
  ['twenty-five years', ['25 year']],
  ['7 years and 3 months', ['7 year + 3 month']],
  ['7y 3m', ['7 year + 3 month']],
  ['1 year, 6 months, 10 days', ['1 year + 6 month + 10 day']],
  ['a year and a half', ['1.5 year']],
  ['two and a half years', ['2.5 year']],
  ['over one year', ['1 year']],
  ['90 minutes', ['90 minute']],
  ['سبع سنوات', ['7 year']],
  ['سبع سنوات وثلاثة أشهر', ['7 year + 3 month']],
  ['سنتين', ['2 year']],
  ['لمدة شهرين', ['2 month']],
  ['سنة ونصف', ['1.5 year']],
  ['سنتين ونصف', ['2.5 year']],
  ['سبع سنين ونص', ['7.5 year']],
  ['سنتين ونصف السنة', ['2.5 year']],
  ['٢٥ سنة', ['25 year']],
  ['25 عاماً', ['25 year']],
  ['خمسة وعشرين سنة', ['25 year']],
  ['أحد عشر شهراً', ['11 month']],
  ['قرض مليون، خمس سنوات', ['1000000', '5 year']],
  // one unit for two numbers
  ['15 or 25 years', ['15 year', '25 year']],
  ['15 and 25 years', ['15 year', '25 year']],
  ['from 3 to 5%', ['3%', '5%']],
  ['5-10 kg', ['5 kg', '10 kg']],
  ['1,000,000 and 25 years', ['1000000', '25 year']],
  ['15 أو 20 سنة', ['15 year', '20 year']],
  // ages and measures
  ['30 years old', ['aged 30']],
  ['a 30-year-old', ['aged 30']],
  ["I'm 30", ['aged 30']],
  ["I'm 80 kg", ['80 kg']],
  ['عمري ٣٠ سنة', ['aged 30']],
  ['عمري 30', ['aged 30']],
  ['80 kg, 178 cm', ['80 kg', '178 cm']],
  ['80kg and 1.78m', ['80 kg', '1.78 m']],
  ['5\'11"', ['5.92 ft']],
  ['5 ft 11 in', ['5.92 ft']],
  ['5 feet 11', ['5.92 ft']],
  ['٨٠ كيلو و ١٧٨ سم', ['80 kg', '178 cm']],
  ['70 كيلوغرام وطولي 1.75 متر', ['70 kg', '1.75 m']],
  ['42 °C and 42C', ['42 C', '42 C']],
  ['٤٢ درجة مئوية', ['42 C']],
  ['10 km in 50 minutes', ['10 km', '50 minute']],
  ['سباق 10 كم', ['10 km']],
  ['راتب 25 ألف كم القسط', ['25000']],
  ["a '10,000' budget", ['10000']],
  // how long an answer should be
  ['Explain VAT in two sentences', []],
  ['What is VAT in 50 words?', []],
  ['Give me three tips on VAT', []],
  ['اشرح ضريبة القيمة المضافة في ٣ جمل', []],
  ['2,000 words at AED 0.50 each', ['2000', 'AED 0.5']],
  ['3 lines of 500', ['3', '500']],
] as const)('%s', (text, expected) => {
  expect(quantities(text).map(brief)).toEqual(expected)
})

test('places refer to the text as it was given, with its diacritics', () => {
  const text = 'الرَّاتِبُ ١٠٬٠٠٠ درهم'
  const [salary] = quantities(text)
  expect(text.slice(salary?.start, salary?.end)).toBe('١٠٬٠٠٠ درهم')
})

test.each([
  ['month', { year: 2, month: 6 }, 30],
  ['year', { year: 7, month: 3 }, 7.25],
  ['day', { week: 2 }, 14],
  ['minute', { hour: 1, minute: 30 }, 90],
] as const)('a duration in %ss', (unit, parts, expected) => {
  expect(durationIn(unit, parts)).toBe(expected)
})

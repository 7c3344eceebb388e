import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { type CurrencyCode, currencies } from './currency/currency-names.ts'
import { currencyRequestIn } from './currency/currency-request.ts'
import { isPegged, pegs } from './currency/pegs.ts'
import { formatNumber, markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { type Ask, defineSkill, type Missing, type Reading, SkillRefusal } from './skill.ts'

const Code = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]])
const CurrencyInput = z.object({
  amount: z.number(),
  from: Code,
  targets: z.array(Code).min(1),
  /** One unit of `base` is `value` of `quote`: given by the person, needed for currencies without a fixed rate. */
  rate: z.object({ base: Code, quote: Code, value: z.number() }).optional(),
})
type CurrencyInput = z.infer<typeof CurrencyInput>

interface CurrencyOutput {
  input: CurrencyInput
  results: { code: CurrencyCode; value: number; perUnit: number; usesGivenRate: boolean }[]
}

export const currencyConverter = defineSkill<CurrencyInput, CurrencyOutput>({
  name: 'currency-converter',
  title: { en: 'Currency conversion', ar: 'تحويل العملات' },
  description: {
    en: 'AED, SAR, QAR, OMR, BHD and USD at their official fixed rates; every other currency at the rate you give.',
    ar: 'الدرهم والريال السعودي والقطري والعماني والدينار البحريني والدولار بأسعارها الرسمية الثابتة؛ وسائر العملات بالسعر الذي تذكره.',
  },
  source: {
    title: {
      en: 'Official pegs to the US dollar: Central Bank of the UAE (AED 3.6725) and the other Gulf central banks',
      ar: 'أسعار الربط الرسمية بالدولار: مصرف الإمارات المركزي (3.6725 درهم) والبنوك المركزية الخليجية',
    },
    url: 'https://www.centralbank.ae',
    date: '1997-11-01',
  },
  input: CurrencyInput,
  suits(ask) {
    const text = opening(ask.text)
    const { mentions: count, amount, unclearName } = currencyRequestIn(text)
    if (count >= 2) return 0.96
    const isAsked = mentions(text, [
      'exchange rate',
      'currency',
      'convert',
      'سعر الصرف',
      'عملة',
      'حول',
      'كم تساوي',
      'كم يساوي',
    ])
    if (count === 1) return (amount !== undefined || unclearName) && isAsked ? 0.8 : 0.5
    return mentions(text, ['exchange rate', 'currency', 'سعر الصرف', 'عملة']) ? 0.6 : 0
  },
  read,
  run,
  explain,
})

const asks = {
  amount: {
    name: { en: 'The amount and its currency', ar: 'المبلغ وعملته' },
    example: { en: 'USD 1,000 to AED', ar: '1,000 دولار إلى درهم' },
  },
  oneAmount: {
    name: { en: 'One amount at a time', ar: 'مبلغ واحد في كل مرة' },
    example: { en: 'SAR 200 to USD', ar: '200 ريال سعودي إلى دولار' },
  },
  target: {
    name: { en: 'The currency to convert to', ar: 'العملة المطلوبة' },
    example: { en: 'to USD', ar: 'إلى الدولار' },
  },
  rate: (base: CurrencyCode, quote: CurrencyCode): Missing => ({
    name: {
      en: `The rate of ${currencies[base].name.en} to ${currencies[quote].name.en}; it floats and I have no live prices`,
      ar: `سعر صرف ${currencies[base].name.ar} مقابل ${currencies[quote].name.ar}؛ فهو متغيّر ولا أملك أسعارًا حية`,
    },
    example: { en: `1 ${base} = (today's rate) ${quote}`, ar: `1 ${base} = (سعر اليوم) ${quote}` },
  }),
}

/** No currency of a state: "0.5 btc in usd" must not become half a dollar. */
const CRYPTO = /\b(?:btc|bitcoins?|eth|ethereum|usdt|crypto)\b|بيتكوين|بتكوين/i

function read(ask: Ask): Reading<CurrencyInput> {
  const text = opening(ask.text)
  const { amount, from, targets, isSeveral, rate, unclearRate, unclearName } =
    currencyRequestIn(text)
  if (unclearName) return { missing: [{ name: unclearName.name, example: unclearName.example }] }
  if (!from || CRYPTO.test(text)) return { missing: [asks.amount] }
  if (isSeveral) return { missing: [asks.oneAmount] }
  // In the UAE a foreign amount without a target is wanted in dirhams.
  const wanted = targets.length > 0 ? targets : from === 'AED' ? [] : (['AED'] as const)
  const [to] = wanted
  if (!to) return { missing: [asks.target] }
  const unknown = wanted.find((code) => ratio(from, code, rate) === undefined)
  if (unknown)
    return {
      missing: [
        unclearRate === undefined ? asks.rate(from, unknown) : whichWay(unclearRate, from, unknown),
      ],
    }
  return { input: { amount: amount ?? 1, from, targets: [...wanted], ...(rate && { rate }) } }
}

const whichWay = (value: number, from: CurrencyCode, to: CurrencyCode): Missing => ({
  name: { en: `Which way the rate ${value} is meant`, ar: `اتجاه السعر ${value}` },
  example: {
    en: `1 ${from} = ${value} ${to}, or 1 ${to} = ${value} ${from}`,
    ar: `1 ${from} = ${value} ${to} أو 1 ${to} = ${value} ${from}`,
  },
})

/** How many of one currency one of another is: by the given rate, by the pegs, or by the given rate across a peg. */
function ratio(
  from: CurrencyCode,
  to: CurrencyCode,
  rate: CurrencyInput['rate'],
): { perUnit: number; usesGivenRate: boolean } | undefined {
  if (rate && rate.base === from && rate.quote === to)
    return { perUnit: rate.value, usesGivenRate: true }
  if (rate && rate.base === to && rate.quote === from)
    return { perUnit: 1 / rate.value, usesGivenRate: true }
  if (isPegged(from) && isPegged(to))
    return { perUnit: pegs[to].perDollar / pegs[from].perDollar, usesGivenRate: false }
  const perDollar = (code: CurrencyCode): number | undefined => {
    if (isPegged(code)) return pegs[code].perDollar
    if (rate?.base === code && isPegged(rate.quote)) return pegs[rate.quote].perDollar / rate.value
    if (rate?.quote === code && isPegged(rate.base)) return pegs[rate.base].perDollar * rate.value
    return undefined
  }
  const [source, target] = [perDollar(from), perDollar(to)]
  return source === undefined || target === undefined
    ? undefined
    : { perUnit: target / source, usesGivenRate: true }
}

function run(input: CurrencyInput): CurrencyOutput {
  const { amount, from, targets, rate } = input
  if (amount < 0)
    throw new SkillRefusal({
      en: 'An amount of money to convert cannot be negative.',
      ar: 'لا يمكن أن يكون المبلغ المطلوب تحويله سالبًا.',
    })
  if (rate && rate.value <= 0)
    throw new SkillRefusal({
      en: 'An exchange rate must be above zero.',
      ar: 'يجب أن يكون سعر الصرف أكبر من صفر.',
    })
  const results = targets.map((code) => {
    const found = ratio(from, code, rate)
    if (!found)
      throw new SkillRefusal({
        en: `${from} to ${code} has no fixed rate; I need the rate you want to use.`,
        ar: `لا يوجد سعر ثابت بين ${from} و${code}؛ أحتاج إلى السعر الذي تريد استخدامه.`,
      })
    return { code, value: amount * found.perUnit, ...found }
  })
  return { input, results }
}

function explain({ input, results }: CurrencyOutput, language: Language): string {
  const isArabic = language === 'ar'
  const money = (value: number, code: CurrencyCode) => {
    const { decimals } = currencies[code]
    // For a single unit the rate itself is asked, which the minor digits would round away.
    const digits = (value > 0 && value < 10 ** -decimals) || input.amount === 1 ? 6 : decimals
    const amount = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: digits,
    }).format(value)
    return isArabic ? `${amount} ${currencies[code].name.ar}` : `${code} ${amount}`
  }
  const { amount, from, rate } = input
  const rateText = (value: number) => formatNumber(Number(value.toPrecision(7)), language, 8)
  const used = [...new Set([from, ...results.map(({ code }) => code)])]
    .filter(isPegged)
    .filter((code) => code !== 'USD')
  const usesPegs =
    results.some(({ usesGivenRate }) => !usesGivenRate) ||
    results.some(({ code }) => rate && ![rate.base, rate.quote].includes(code))
  const pegLines = used.map((code) => {
    const fixed = code === 'OMR' ? '1 OMR = 2.6008 USD' : `1 USD = ${pegs[code].perDollar} ${code}`
    return `- ${fixed} (${pegs[code].bank?.[language]})`
  })
  const notes: Bilingual = {
    en: 'Official rates; banks and exchange houses add their own margin or fee.',
    ar: 'أسعار رسمية؛ وتضيف البنوك ومحال الصرافة هامشها أو رسومها.',
  }
  return [
    `**${money(amount, from)} = ${results.map(({ value, code }) => money(value, code)).join(' = ')}**`,
    markdownTable(
      isArabic ? ['إلى', 'السعر', 'النتيجة'] : ['To', 'Rate', 'Result'],
      results.map(({ code, perUnit, value }) => [
        currencies[code].name[language],
        `1 ${from} = ${rateText(perUnit)} ${code}`,
        money(value, code),
      ]),
      [2],
    ),
    [
      ...(rate
        ? [
            isArabic
              ? `- السعر الذي ذكرته: 1 ${rate.base} = ${rateText(rate.value)} ${rate.quote}`
              : `- Your rate: 1 ${rate.base} = ${rateText(rate.value)} ${rate.quote}`,
          ]
        : []),
      ...(usesPegs ? pegLines : []),
    ].join('\n'),
    usesPegs
      ? notes[language]
      : isArabic
        ? 'العملة متغيّرة السعر، فالنتيجة صحيحة بالسعر الذي ذكرته فقط.'
        : 'The currency floats, so the result is only as good as the rate you gave.',
  ].join('\n\n')
}

import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { comparedIn } from './currency/compared.ts'
import { type CurrencyCode, currencies } from './currency/currency-names.ts'
import { type CurrencyRequests, currencyRequestsIn, HOME } from './currency/currency-request.ts'
import { requestGoingOn } from './currency/go-on.ts'
import { currencyLimits } from './currency/limits.ts'
import { currenciesOfCountries } from './currency/nationalities.ts'
import { isPegged, pegs } from './currency/pegs.ts'
import { asksWhy } from './follow-up/asks-why.ts'
import { onceFor } from './once-for.ts'
import { formatNumber, markdownTable } from './reading/format.ts'
import { wordCount } from './reading/prose.ts'
import type { Span } from './reading/words.ts'
import { type Ask, defineSkill, type Missing, type Reading, SkillRefusal } from './skill.ts'
import { type Message, namesAny } from './understanding/affinity.ts'
import { readMessage } from './understanding/read-message.ts'
import { unitRequestsIn } from './units/unit-request.ts'

const Code = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]])
const CurrencyInput = z.object({
  amount: z.number(),
  from: Code,
  targets: z.array(Code).min(1),
  /** One unit of `base` is `value` of `quote`: given by the person, needed for currencies without a fixed rate. */
  rate: z.object({ base: Code, quote: Code, value: z.number() }).optional(),
  /** Amounts that it is compared with, in the currency that it is turned into. */
  comparedWith: z.array(z.object({ amount: z.number(), from: Code })).optional(),
  /** Further amounts that are added to the first. */
  plus: z.array(z.object({ amount: z.number(), from: Code })).optional(),
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
  limits: currencyLimits,
  suits(ask) {
    const message = readMessage(ask.text, ask.today)
    const { mentions: count, requests, unclearName } = requestsOf(message)
    const hasAmount = requests.some(({ amount }) => amount !== undefined)
    if (count >= 2) return 0.96
    if (count === 1)
      return (hasAmount || unclearName) && namesAny(message, ['exchange', 'livePrice']) ? 0.8 : 0.5
    return namesAny(message, ['exchange']) ? 0.6 : 0
  },
  names: (ask) => requestsOf(readMessage(ask.text, ask.today)).named,
  goOn(before, ask) {
    const inputs = before.flatMap((one) => one.inputs)
    if (asksWhy(ask.text)) return { input: inputs.at(-1) as CurrencyInput }
    const text = requestGoingOn(inputs, ask)
    if (text === undefined) return undefined
    const { uses: _uses, ...reading } = read({ ...ask, text })
    return 'input' in reading
      ? { ...reading, isFollowUp: true, uses: [{ start: 0, end: ask.text.length }] }
      : reading
  },
  read,
  run,
  explain,
})

/** A figure that is converted as a measure is no money: "187 pounds in kilos". */
const requestsOf = onceFor((message: Message): CurrencyRequests => {
  const measures = unitRequestsIn(message).filter(({ targets }) => targets.length > 0)
  return currencyRequestsIn(
    message,
    measures.flatMap(({ uses }) => uses),
  )
})

const asks = {
  amount: {
    name: { en: 'The amount and its currency', ar: 'المبلغ وعملته' },
    example: { en: 'USD 1,000 to AED', ar: '1,000 دولار إلى درهم' },
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

const FEW_WORDS = 6
/** «5000 درهم كم قطري» names a country; in the UAE a foreign amount without a target is wanted in dirhams. */
function wantedUnsaid(text: string, from: CurrencyCode): CurrencyCode[] {
  const countries = wordCount(text) <= FEW_WORDS ? currenciesOfCountries(text) : []
  const others = countries.filter((code) => code !== from)
  return others.length > 0 || from === HOME ? others : [HOME]
}

/** No currency of a state: "0.5 btc in usd" must not become half a dollar. */
const CRYPTO = /\b(?:btc|bitcoins?|eth|ethereum|usdt|crypto)\b|بيتكوين|بتكوين/i

function read({ text, today, language }: Ask): Reading<CurrencyInput> {
  const message = readMessage(text, today)
  const { requests, unclearName, ignored, uses } = requestsOf(message)
  const missing = (what: Missing) => ({ missing: [what], uses })
  if (unclearName) return { missing: unclearName, uses }
  if (requests.length === 0 || CRYPTO.test(text)) return missing(asks.amount)
  const inputs: CurrencyInput[] = []
  for (const { amount = 1, from, targets, rate, unclearRate } of requests) {
    if (!from) return missing(asks.amount)
    const wanted = targets.length > 0 ? targets : wantedUnsaid(text, from)
    if (wanted.length === 0 && inputs.length === 0 && requests.length === 1)
      return missing(asks.target)
    const unknown = wanted.find((code) => ratio(from, code, rate) === undefined)
    if (unknown)
      return missing(
        unclearRate === undefined ? asks.rate(from, unknown) : whichWay(unclearRate, from, unknown),
      )
    // A rate is given for its own currencies; what a peg turns into another has nothing of it.
    const isUsed = wanted.some((code) => ratio(from, code, rate)?.usesGivenRate)
    if (wanted.length > 0)
      inputs.push({ amount, from, targets: [...wanted], ...(rate && isUsed && { rate }) })
  }
  const total = isSum(message, uses) ? totalOf(requests, inputs) : undefined
  const [first, ...more] = total ? [...inputs, total] : inputs
  if (!first) return missing(asks.target)
  const assumed = ignored ? [notUsed(ignored)[language]] : []
  const singles = inputs.flatMap((one) => {
    const [target, ...others] = one.targets
    const perUnit =
      target && others.length === 0 ? ratio(one.from, target, one.rate)?.perUnit : undefined
    return target && perUnit !== undefined
      ? [{ amount: one.amount, from: one.from, value: one.amount * perUnit, target }]
      : []
  })
  const [{ target: common } = {}] = singles
  // "2,000 USD or 7,000 AED, which is more?": what is in that currency already is compared as it is.
  const already = requests.flatMap(({ amount, from }) =>
    amount !== undefined && from && from === common ? [{ amount, from }] : [],
  )
  const compared = already.map((one) => ({ ...one, value: one.amount, target: one.from }))
  const difference =
    singles.length === inputs.length ? comparedIn(text, [...singles, ...compared], language) : {}
  const isCompared = 'difference' in difference && already.length > 0
  return {
    input: isCompared ? { ...first, comparedWith: already } : first,
    more: more.map((input) => ({ input })),
    uses,
    understood: {
      facts: [first, ...more].map((one) => saying(one, language)),
      assumed,
      ...difference,
    },
  }
}

const isSum = (message: Message, amounts: readonly Span[]): boolean =>
  namesAny(message, ['addedUp', 'altogether']) ||
  amounts.some(({ start }, at) => message.text.slice(amounts[at - 1]?.end, start).trim() === '+')

/** The sum of all amounts in the currency that the others are turned into, which some may be in already. */
function totalOf(
  requests: CurrencyRequests['requests'],
  inputs: readonly CurrencyInput[],
): CurrencyInput | undefined {
  const [target] = inputs[0]?.targets ?? []
  const amounts = requests.flatMap(({ amount, from }) =>
    amount !== undefined && from ? [{ amount, from }] : [],
  )
  const [first, ...plus] = amounts
  const isSame = inputs.every(({ targets }) => targets[0] === target)
  const isGiven = inputs.every(({ rate }) => rate === undefined)
  return target && first && plus.length > 0 && isSame && isGiven
    ? { ...first, targets: [target], plus }
    : undefined
}

/** `1,000.00 USD → AED, SAR (1 EUR = 4.25 AED)` */
function saying(input: CurrencyInput, language: Language): string {
  const { targets, rate } = input
  const name = (code: CurrencyCode) => (language === 'ar' ? currencies[code].name.ar : code)
  const at = rate ? ` (1 ${rate.base} = ${rate.value} ${rate.quote})` : ''
  const to = targets.map(name).join(language === 'ar' ? '، ' : ', ')
  const amounts = amountsOf(input)
    .map(({ amount, from }) => `${formatNumber(amount, language, 8)} ${name(from)}`)
    .join(' + ')
  return `${amounts} → ${to}${at}`
}

const amountsOf = ({ amount, from, plus = [] }: CurrencyInput) => [{ amount, from }, ...plus]

const notUsed = ({ base, quote, value }: NonNullable<CurrencyInput['rate']>): Bilingual => ({
  en: `the official rate; 1 ${base} = ${value} ${quote} is not used`,
  ar: `السعر الرسمي؛ ولم يُستخدم 1 ${base} = ${value} ${quote}`,
})

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
  if (from === to) return { perUnit: 1, usesGivenRate: false }
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
  const { from, targets, rate } = input
  const amounts = amountsOf(input)
  if (amounts.some(({ amount }) => amount < 0))
    throw new SkillRefusal({
      en: 'An amount of money to convert cannot be negative.',
      ar: 'لا يمكن أن يكون المبلغ المطلوب تحويله سالبًا.',
    })
  if (rate && rate.value <= 0)
    throw new SkillRefusal({
      en: 'An exchange rate must be above zero.',
      ar: 'يجب أن يكون سعر الصرف أكبر من صفر.',
    })
  const perUnitOf = (source: CurrencyCode, code: CurrencyCode) => {
    const found = ratio(source, code, rate)
    if (found) return found
    throw new SkillRefusal({
      en: `${source} to ${code} has no fixed rate; I need the rate you want to use.`,
      ar: `لا يوجد سعر ثابت بين ${source} و${code}؛ أحتاج إلى السعر الذي تريد استخدامه.`,
    })
  }
  const results = targets.map((code) => ({
    code,
    value: amounts.reduce((sum, part) => sum + part.amount * perUnitOf(part.from, code).perUnit, 0),
    ...perUnitOf(from, code),
  }))
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
  const { from, rate } = input
  const source = amountsOf(input)
    .map((part) => money(part.amount, part.from))
    .join(' + ')
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
  const headline = `**${source} = ${results.map(({ value, code }) => money(value, code)).join(' = ')}**`
  if (input.plus) return headline
  return [
    headline,
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

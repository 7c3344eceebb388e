import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { formatNumber } from '../reading/format.ts'
import {
  always,
  type ClauseKind,
  hasCeiling,
  isUnlimited,
  periodsInDays,
  type Said,
  says,
  understand,
} from './clause-kind.ts'
import { askOfLeaving, paysToLeave } from './leaving.ts'

const PER_YEAR: Record<string, number> = { day: 365, week: 52, month: 12, year: 1, annum: 1 }
const ARABIC: Record<string, string> = { يوم: 'day', اسبوع: 'week', شهر: 'month', سن: 'year' }

/** What the percentages of a text for a day, week, month or year come to in a year. */
const yearlyCharges = (text: string) =>
  Array.from(
    latinDigits(foldArabic(text)).matchAll(
      /(\d+(?:\.\d+)?) ?(?:%|per ?cent|في الميه|بالميه)[^.]{0,30}?(month|week|day|year|annum|شهر|اسبوع|يوم|سن(?=ه|وي))/g,
    ),
    ([, rate, period = '']) => Number(rate) * (PER_YEAR[ARABIC[period] ?? period] ?? 1),
  )
const HIGH_YEARLY_CHARGE = 18
function highestYearly(text: string): Bilingual | undefined {
  const rate = Math.max(...yearlyCharges(text))
  if (!Number.isFinite(rate)) return undefined
  const [en, ar] = [formatNumber(rate, 'en'), formatNumber(rate, 'ar')]
  return {
    en: `The late charge comes to ${en} % a year (18 % a year or more is high).`,
    ar: `تبلغ غرامة التأخير ${ar} % سنويًا (18 % سنويًا أو أكثر عالية).`,
  }
}
const LONG_TO_WAIT = 60
const DUE_WITHIN = /(?:\b(?:within|after|net)|خلال|بعد|في غضون)\s([^.,،؛;]{3,30})/gi
const isRate = ({ text }: Said) => /[%٪]|per ?cent|في المئة|بالمئة|بالمية/.test(text)

/** "The client pays 45,500 dirhams every quarter", whatever the same sentence says of paying late. */
const PAYS_EACH =
  /(?:\bpays?|يدفع|يسدد|تدفع|تسدد)\s[^.]{0,40}\d[^.]{0,16}(?:\b(?:per|each|every|a|an)\s(?:month|quarter|year|week)|\bmonthly|\bquarterly|\byearly|كل\s(?:شهر|ربع|سنة|اسبوع|أسبوع)|شهري|سنوي)/iu

/** "AED 500 a day", «500 درهم عن كل يوم»: a sum that a breach of some length multiplies. */
const isGrowing = (said: Said) =>
  says(['perDay'])(said) ||
  /\b(?:per|each|every|a) (?:day|week|month)\b|(?<!\p{L})(?:عن |ل)كل (?:يوم|[أا]سبوع|شهر)/iu.test(
    said.text,
  )

/** "Not exceeding 10% of the contract price": what a penalty is measured by is no price to be paid. */
const MEASURE =
  /[%٪] ?(?:of|من) (?:the |إجمالي |اجمالي )?(?:\p{L}{2,12} ){0,2}?(?:price|value|sum|amount|fees?|rent|قيمة|قيمه|سعر|مبلغ|أجرة|أتعاب|إيجار)(?!\p{L})/giu
const ofSumsDue = (said: Said): Said =>
  says(['penalty'])(said) ? understand(said.text.replaceAll(MEASURE, ' ')) : said

/** "The designs pass on full payment": when they pass, and no more of the payment. */
const saysOnlyWhenPaid = (said: Said) => says(['own', 'oncePaid'])(said) && !/\d/.test(said.text)

export const moneyKinds: readonly ClauseKind[] = [
  {
    name: 'payment',
    title: { en: 'Payment and late fees', ar: 'السداد وغرامات التأخير' },
    heading: says(['pay'], ['price'], ['refund']),
    asked: says(['pay', '!raise'], ['price', '!raise'], ['refund'], ['advance'], ['late']),
    sentence: (written) => {
      const said = ofSumsDue(written)
      return (
        (!saysOnlyWhenPaid(said) &&
          says(
            // "The rights pass whether or not paid" is no term of payment.
            ['pay', '!court', '!liable', '!penalty', '!unpaid', '!perDay'],
            ['pay', 'perDay', '!late', '!penalty', '!court', '!liable', '!unpaid'],
            ['pay', 'price', '!court', '!liable', '!unpaid'],
            ['late', 'price', '!penalty'],
            ['nonrefundable'],
            ['advance', 'not:refund'],
            ['deduct'],
            ['advance', 'refund'],
            ['not:refund'],
          )(said)) ||
        (says(['interest'], ['late', '!penalty'])(said) && isRate(said)) ||
        PAYS_EACH.test(said.text)
      )
    },
    risks: [
      {
        level: 'high',
        when: (said) =>
          says(['late'], ['interest'])(said) &&
          yearlyCharges(said.text).some((rate) => rate >= HIGH_YEARLY_CHARGE),
        why: {
          en: 'The late charge comes to 18 % a year or more.',
          ar: 'تبلغ غرامة التأخير 18 % سنويًا أو أكثر.',
        },
        whyOf: highestYearly,
      },
      {
        level: 'high',
        when: says(['may', 'raise', 'price']),
        why: {
          en: 'The other side may raise the price by itself.',
          ar: 'يحق للطرف الآخر رفع السعر منفردًا.',
        },
        ask: {
          en: 'Can the price stand for the term, or a rise be capped and let you leave without cost?',
          ar: 'هل يمكن تثبيت السعر طوال المدة، أو وضع حد للزيادة مع حق الخروج بلا كلفة؟',
        },
      },
      {
        level: 'high',
        when: says(['may', 'deduct'], ['alone', 'deduct']),
        why: {
          en: 'The other side may deduct from what it owes you.',
          ar: 'يحق للطرف الآخر الخصم مما يستحق لك.',
        },
      },
      {
        level: 'medium',
        when: says(['deduct']),
        why: {
          en: 'Part of the money is kept back: check how much and until when.',
          ar: 'يُحتجز جزء من المال: تحقق من مقداره وموعد رده.',
        },
      },
      {
        level: 'medium',
        when: says(['nonrefundable'], ['not:refund']),
        why: {
          en: 'Money paid does not come back, even when the service does not.',
          ar: 'المدفوع لا يُسترد حتى إن لم تُقدَّم الخدمة.',
        },
      },
      {
        level: 'medium',
        when: says(['late']),
        why: { en: 'Paying late costs extra.', ar: 'التأخر في السداد له كلفة إضافية.' },
      },
      {
        level: 'medium',
        when: ({ text }) => {
          const [shortest] = periodsInDays(text).sort((a, b) => a - b)
          return shortest !== undefined && shortest < 14
        },
        why: { en: 'The time to pay is under two weeks.', ar: 'مهلة السداد أقل من أسبوعين.' },
      },
      {
        level: 'medium',
        when: ({ text }) =>
          [...text.matchAll(DUE_WITHIN)].some(
            ([, time = '']) => (periodsInDays(time, 'day')[0] ?? 0) >= LONG_TO_WAIT,
          ),
        why: {
          en: 'The time to pay is 60 days or more: long for the side that is to be paid.',
          ar: 'مهلة السداد 60 يومًا أو أكثر: طويلة على من يستحق المبلغ.',
        },
        ask: {
          en: 'Can it be 30 days, what is due when it is paid later still, and is VAT included?',
          ar: 'هل يمكن أن تكون 30 يومًا؟ وماذا يستحق إن تأخر السداد عنها؟ وهل السعر شامل ضريبة القيمة المضافة؟',
        },
      },
      { level: 'low', when: always, why: { en: 'Plain payment terms.', ar: 'شروط سداد معتادة.' } },
    ],
    ask: {
      en: 'Is VAT included? From which day does the time to pay run, and may a disputed invoice be held back?',
      ar: 'هل السعر شامل ضريبة القيمة المضافة؟ ومن أي يوم تبدأ مهلة السداد؟ وهل يجوز وقف سداد فاتورة متنازع عليها؟',
    },
    usual: {
      en: 'amount, due day and what late payment costs should be in writing',
      ar: 'ينبغي تدوين المبلغ وموعد استحقاقه وكلفة التأخير',
    },
  },
  {
    name: 'penalty',
    title: { en: 'Penalties and agreed damages', ar: 'الشرط الجزائي' },
    heading: says(['penalty']),
    asked: says(['penalty'], ['late'], ['breach'], ['ceiling', '!liable', '!indemnify', '!price']),
    sentence: says(['penalty'], ['compensation', 'pay'], ['late', 'pay', 'perDay']),
    risks: [
      {
        level: 'medium',
        when: (said) => hasCeiling(said) && !isUnlimited(said),
        why: {
          en: 'A sum is due on breach, up to a maximum.',
          ar: 'يستحق مبلغ عند الإخلال بحد أقصى.',
        },
        ask: {
          en: 'Is it the only remedy for the same breach? An onshore UAE court may adjust it to the real loss.',
          ar: 'هل هو الجزاء الوحيد عن الإخلال نفسه؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
        },
      },
      {
        level: 'high',
        when: isUnlimited,
        why: {
          en: 'A sum is due on breach, and the clause says that it has no limit.',
          ar: 'يستحق مبلغ عند الإخلال، وينص البند على أنه بلا حد.',
        },
      },
      {
        level: 'high',
        when: (said) => paysToLeave(said) && !isGrowing(said),
        why: {
          en: 'A fixed sum is due for leaving early.',
          ar: 'يستحق مبلغ محدد على الخروج المبكر.',
        },
        ask: askOfLeaving,
      },
      {
        level: 'high',
        when: (said) => isGrowing(said) && !isUnlimited(said),
        why: {
          en: 'The sum grows with the time of the breach and no maximum is stated here.',
          ar: 'يزيد المبلغ بطول مدة الإخلال ولا يذكر البند حدًا أقصى.',
        },
      },
      {
        level: 'high',
        when: (said) =>
          says(['late'])(said) && !isUnlimited(said) && !isGrowing(said) && !paysToLeave(said),
        why: {
          en: 'A sum is due for being late.',
          ar: 'يستحق مبلغ على التأخير.',
        },
      },
      {
        level: 'high',
        when: always,
        why: {
          en: 'A sum is due on breach, whatever the real loss is.',
          ar: 'يستحق مبلغ عند الإخلال أيًا كان الضرر الفعلي.',
        },
        ask: {
          en: 'For which breach exactly is it due, is it near the loss to be expected, and is it the only remedy? An onshore UAE court may adjust it to the real loss.',
          ar: 'عن أي إخلال يستحق بالضبط؟ وهل يقارب الضرر المتوقع؟ وهل هو الجزاء الوحيد؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
        },
      },
    ],
    ask: {
      en: 'Can it be capped (10 % of the price is common) and be the only remedy for delay? An onshore UAE court may adjust it to the real loss.',
      ar: 'هل يمكن وضع حد أقصى له (10 % من القيمة شائع) وأن يكون الجزاء الوحيد عن التأخير؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
    },
  },
]

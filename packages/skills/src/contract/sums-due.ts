import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { formatNumber } from '../reading/format.ts'
import { isUnlimited, type Said, says, understand } from './clause-kind.ts'
import { paysToLeave } from './leaving.ts'

const PER_YEAR: Record<string, number> = { day: 365, week: 52, month: 12, year: 1, annum: 1 }
const ARABIC: Record<string, string> = { يوم: 'day', اسبوع: 'week', شهر: 'month', سن: 'year' }

/** What the percentages of a text for a day, week, month or year come to in a year. */
export const yearlyCharges = (text: string) =>
  Array.from(
    latinDigits(foldArabic(text)).matchAll(
      /(\d+(?:\.\d+)?) ?(?:%|per ?cent|في الميه|بالميه)[^.]{0,30}?(month|week|day|year|annum|شهر|اسبوع|يوم|سن(?=ه|وي))/g,
    ),
    ([, rate, period = '']) => Number(rate) * (PER_YEAR[ARABIC[period] ?? period] ?? 1),
  )
export const HIGH_YEARLY_CHARGE = 18
export const highestYearly = (text: string): Bilingual | undefined =>
  yearly(text, (en, ar) => ({
    en: `The late charge comes to ${en} % a year (18 % a year or more is high).`,
    ar: `تبلغ غرامة التأخير ${ar} % سنويًا (18 % سنويًا أو أكثر عالية).`,
  }))
export const extraYearly = (text: string): Bilingual | undefined =>
  yearly(text, (en, ar) => ({
    en: `Paying late costs extra: ${en} % a year.`,
    ar: `التأخر في السداد له كلفة إضافية: ${ar} % سنويًا.`,
  }))
function yearly(text: string, words: (en: string, ar: string) => Bilingual): Bilingual | undefined {
  const rate = Math.max(...yearlyCharges(text))
  if (!Number.isFinite(rate)) return undefined
  return words(formatNumber(rate, 'en'), formatNumber(rate, 'ar'))
}
export const isRate = ({ text }: Said) => /[%٪]|per ?cent|في المئة|بالمئة|بالمية/.test(text)

/** "The client pays 45,500 dirhams every quarter", whatever the same sentence says of paying late. */
export const PAYS_EACH =
  /(?:\bpays?|يدفع|يسدد|تدفع|تسدد)\s[^.]{0,40}\d[^.]{0,16}(?:\b(?:per|each|every|a|an)\s(?:month|quarter|year|week)|\bmonthly|\bquarterly|\byearly|كل\s(?:شهر|ربع|سنة|اسبوع|أسبوع)|شهري|سنوي)/iu

/** "AED 500 a day", «500 درهم عن كل يوم»: a sum that a breach of some length multiplies. */
export const isGrowing = (said: Said) =>
  says(['perDay'])(said) ||
  /\b(?:per|each|every|a) (?:day|week|month)\b|(?<!\p{L})(?:عن |ل)كل (?:يوم|[أا]سبوع|شهر)/iu.test(
    said.text,
  )

/** "Not exceeding 10% of the contract price": what a penalty is measured by is no price to be paid. */
const MEASURE =
  /[%٪] ?(?:of|من) (?:the |إجمالي |اجمالي )?(?:\p{L}{2,12} ){0,2}?(?:price|value|sum|amount|fees?|rent|قيمة|قيمه|سعر|مبلغ|أجرة|أتعاب|إيجار)(?!\p{L})/iu
const MEASURES = new RegExp(MEASURE, 'giu')
export const ofSumsDue = (said: Said): Said =>
  says(['penalty'])(said) ? understand(said.text.replaceAll(MEASURES, ' ')) : said

/** «غرامة تأخير 3% شهريًا عن كل دفعة»: a rate on what is paid late is a late charge, whatever it is called. */
export const isLateCharge = (said: Said): boolean =>
  says(['late', 'pay'], ['late', 'price'], ['late', 'not:pay'])(ofSumsDue(said)) &&
  yearlyCharges(said.text).length > 0 &&
  !MEASURE.test(said.text) &&
  !isOfLateDelivery(said)

export const isOfLateDelivery = (said: Said): boolean =>
  OF_DELIVERY.test(said.text) && says(['perDay'])(said)

/** "1% for each day of delay in delivery", «إذا تأخر عن التسليم»: no sum is paid late there. */
const OF_DELIVERY =
  /\b(?:late|delay(?:s|ed)?)(?: (?:in|of|with|to|for|the)){0,2} (?:deliver(?:y|s|ed|ing)?|completion|complet\w{2,3}|handover|handing over)\b|(?<!\p{L})[يت]?ت[أا]خ[يّ]?ر\p{L}{0,2} [^.؛]{0,30}?(?:تسليم|[إا]نجاز|تنفيذ|توريد)/iu

/** "AED 200,000 for each breach", «عن كل مخالفة» */
const PER_BREACH =
  /\bbreach(?:es)? costs?\b|\bper (?:breach|violation|incident)\b|(?<!\p{L})كل (?:[إا]خلال|مخالف[ةه]|خرق) [يت]كلف|\b(?:for|per|on|upon|in case of|in the event of) (?:each|every|any|a|single) (?:single |such )?(?:breach|violation|infringement|offen[cs]e)|(?<!\p{L})(?:عن|لكل|على|عند|في حال|حال) ?(?:كل |[أا]ي(?:ة)? )?(?:مخالفة|مخالفه|إخلال|اخلال|خرق|انتهاك)(?!\p{L})/iu
/** "In case of breach", "if the Tenant breaks a rule", «إذا خالف»: what is due then is a penalty, and a cap of liability is none. */
const ON_BREACH =
  /\b(?:in (?:the )?(?:case|event) of|upon|on) (?:(?:a|any|each|every|such|the|material) ){0,2}(?:breach|violation|infringement)\b|\b(?:if|where|whenever|should) (?:[\p{L}’']{1,12} ){1,5}(?:breach(?:es)?|violates?|infringes?|breaks? (?:this|the|any|a|it))\b|(?<!\p{L})[وف]?(?:في حال(?:ة)?|عند|حال) (?:ال)?(?:مخالفة|مخالفه|[إا]خلال|خرق|انتهاك)\p{L}{0,3}(?!\p{L})|(?<!\p{L})[وف]?(?:[إا]ذا|لو|متى|من) (?:\p{L}{1,12} ){0,3}?(?:خالف|[أا]خلّ?|انتهك)ت?(?!\p{L})/iu
const IF =
  /\b(?:if|when|whenever|should)\b|(?<!\p{L})[وف]?(?:[إا]ذا|لو|متى|في حال(?:ة)?)(?!\p{L})/iu
/** "Shall buy only from the Supplier and pay AED 20,000 if it buys elsewhere": what is due where a ban is broken. */
const isOfBrokenBan = (said: Said): boolean =>
  IF.test(said.text) &&
  says(['pay', 'exclusive'], ['pay', 'rival'], ['pay', 'noncompete'], ['pay', 'secret'])(said)

/** Late is what is to be done, and no payment. */
const LATE_WORK =
  /\b(?:late|delayed) (?:delivery|deliveries|completion|handover|arrival|submission|return|opening|pick[- ]?up|collection|check-?out)\b|\bdelay(?:s|ed)? (?:in|of) (?:the )?(?:delivery|delivering|completion|completing|handover|handing|returning|finishing|opening|submi\w{3,6})\b|\bdelivered late\b|(?<!\p{L})[وب]?(?:ال)?ت[أا]خ[يّ]?ر\p{L}{0,3} (?:في |عن )?(?:ال)?(?:تسليم|استلام|توصيل|[إا]نجاز|تنفيذ|[إا]عادة|تركيب|حضور|وصول)|(?:كل|[أا]ي) (?:طلب|شحن[ةه]|تسليم|مرحل[ةه]|توصيل[ةه]?) [يتم]{1,2}ت?[أا]خر/iu
/** «عن كل يوم تأخير 500 درهم بحد أقصى 10%», where nothing is said of paying late */
const DAY_OF_DELAY =
  /\b(?:each|every|per) day of delay\b|(?<!\p{L})(?:عن |ل)كل (?:يوم|[أا]سبوع) ت[أا]خ[يّ]?ر/iu
const OF_PAYMENT =
  /\b(?:pay(?:ment|ing)?|rent|instal\w{2,5}|invoices?|fees?)\b|(?:ال)?(?:سداد|دفع|[إا]يجار|قسط|[أا]قساط|فاتورة|رسوم)/iu

/** "A charge of AED 50 a day is added after the 5th" */
const DAILY_CHARGE =
  /\b(?:charge|fee|fine)\b[^.;]{0,30}\b(?:a|per|each|every) day\b[^.;]{0,20}\b(?:added|applies|charged)\b|(?<!\p{L})[وف]?[يت](?:ضاف|حتسب|ُضاف)[^.؛]{0,30}(?:عن كل|لكل|كل) يوم/iu
export const isOfLateness = ({ text }: Said): boolean =>
  sumsIn(text) > 0 &&
  (LATE_WORK.test(text) ||
    DAILY_CHARGE.test(text) ||
    (DAY_OF_DELAY.test(text) && !OF_PAYMENT.test(text)))

/** A traffic fine is no breach of the contract. */
const TRAFFIC = /\btraffic\b|المخالفات|مخالفات|مروري/iu
export const isOfBreach = (said: Said): boolean =>
  sumsIn(said.text) > 0 &&
  !TRAFFIC.test(said.text) &&
  (PER_BREACH.test(said.text) ||
    isOfBrokenBan(said) ||
    ((OR_ELSE.test(said.text) || ON_BREACH.test(said.text)) && says(['pay', '!ceiling'])(said)))
/** "Failing which the Tutor pays AED 10,000", «وإلا دفع 10,000» */
const OR_ELSE =
  /\b(?:failing which|or else)\b|(?<!\p{L})و[إا]لا (?:ف?[يت]?دفع|[يت]?سدد|التزم|كان|[يت]لتزم|وجب)/iu

const SUM =
  /(?:AED|Dhs?\.?|USD|\$) ?[\d٠-٩]|[\d٠-٩] ?(?:[أا]لف |آلاف |مليون )?(?:AED|dirhams?|درهم|دولار)/giu
const sumsIn = (text: string): number => text.match(SUM)?.length ?? 0

/** Its only sum is the penalty, or what leaving costs: nothing else is paid by it. */
export const isOnlyOfPenalty = (said: Said): boolean =>
  sumsIn(said.text) < 2 &&
  !isLateCharge(said) &&
  !PAYS_EACH.test(said.text) &&
  (isOfBreach(said) ||
    isOfLateness(said) ||
    (ON_BREACH.test(said.text) && says(['compensation'])(said)) ||
    (sumsIn(said.text) === 1 && says(['penalty', '!nonrefundable'])(said)) ||
    (paysToLeave(said) && !says(['late'], ['deduct'], ['nonrefundable'], ['not:refund'])(said)))

/** «يتحمل المسؤولية دون حد أقصى ويدفع تعويضًا اتفاقيًا قدره …»: it is the liability that has no limit. */
export const isPenaltyUnlimited = (said: Said): boolean =>
  isUnlimited(said) &&
  !said.text
    .split(/[,،;؛]|\band\b|(?<!\p{L})و(?=[يت]\p{L}{2})/u)
    .map(understand)
    .some(
      (part) => isUnlimited(part) && says(['liable', '!penalty'], ['indemnify', '!penalty'])(part),
    )

/** "More hours without extra pay", "change the scope without further payment" */
const FOR_NO_MORE =
  /\bwithout (?:any )?(?:extra|additional|further|more|overtime) (?:pay|payment|compensation|remuneration|cost|charge|fee)|(?<!\p{L})(?:دون|بدون|بلا) (?:[أا]ي )?(?:[أا]جر|[أا]جور|مقابل|مبلغ|دفعات?|تعويض)(?: مالي)? (?:[إا]ضافي|زائد|آخر|اخر)/iu
const WORK =
  /\b(?:works?|hours|overtime|services?|scope|tasks?|duties|revisions?|changes?)\b|ساعات|العمل|عمل|[أا]عمال|نطاق|خدمات|مهام|تعديلات/iu
/** "No overtime is paid", «لا يدفع أجر عن العمل الإضافي» */
const NO_OVERTIME =
  /\bno (?:overtime|extra pay|additional pay)\b|\bovertime (?:is|shall be|will be) (?:not paid|unpaid|included)|(?<!\p{L})لا (?:[يت]ُ?دفع|[يت]ُ?ستحق|[يت]ُ?صرف) [^.؛]{0,30}(?:[إا]ضافي|[أا]وفرتايم)/iu
export const asksMoreForSame = ({ text }: Said): boolean =>
  (FOR_NO_MORE.test(text) && WORK.test(text)) || NO_OVERTIME.test(text)

/** It is the price that may be put up, and not the scope "without further payment". */
const RAISED = /(?:without|for no|دون|بدون|بلا) [^.,،]{1,40}/giu
export const raisesPrice = (said: Said): boolean =>
  says(['may', 'raise', 'price'])(said) &&
  says(['raise', 'price'])(understand(said.text.replaceAll(RAISED, ' ')))

/** "The designs pass on full payment": when they pass, and no more of the payment. */
export const saysOnlyWhenPaid = (said: Said) =>
  says(['own', 'oncePaid'])(said) && !/\d/.test(said.text)

/** "A joining fee of AED 150 applies", «رسوم تسجيل 150 درهم» */
/** "Regardless of condition", «حتى لو انتقل الطالب»: nothing frees from paying. */
const ANYWAY =
  /\b(?:regardless|irrespective) of\b|\beven (?:if|when|though)\b|\bin any (?:case|event)\b|(?:بغض|بصرف) النظر|(?<!\p{L})حتى (?:لو|وإن|وان|إذا|اذا|في حال)|في (?:كل|جميع) ال[أا]حوال/iu
export const isDueAnyway = (said: Said): boolean =>
  ANYWAY.test(said.text) && says(['pay'], ['price'])(said)

/** "The Tenant pays for all repairs" is no term of payment. */
export const isOfUpkeep = (said: Said): boolean =>
  says(['upkeep'])(said) && sumsIn(said.text) === 0 && !isRate(said)

export const isFee = (said: Said): boolean =>
  says([
    'price',
    '!penalty',
    '!liable',
    '!indemnify',
    '!court',
    '!raise',
    '!ceiling',
    '!late',
    '!breach',
    '!end',
  ])(said) &&
  sumsIn(said.text) > 0 &&
  !paysToLeave(said)

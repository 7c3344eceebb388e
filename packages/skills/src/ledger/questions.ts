import { type Word, words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import type { LedgerInput } from './input.ts'

const asked = lexicon({
  duplicates:
    'duplicate, duplicated, twice, two times, more than once, double charged, charged again, charged double, paid double, double charge, double charged, double payment, double, repeated, مكرر, مكرره, متكرر, متكرره, يتكرر, تكرار, مرتين, اكثر من مره, مزدوج, مزدوجه, دبل',
  changes:
    'change, changed, increase, decrease, vs, versus, compare, compared, comparison, trend, went up, gone up, go up, goes up, going up, going down, go down, goes down, went down, gone down, grew, grown, jump, jumped, jumps, jumping, rise, rose, risen, climb, climbed, shot up, spike, spiked, soar, soared, surge, surged, drop, dropped, fell, fallen, shrank, shrunk, month over month, more than last, تغير, يتغير, زياده, زاد, زادت, يزيد, مقارنه, قارن, يقارن, ارتفع, ارتفعت, يرتفع, قفز, قفزت, قفزه, طفر, نط, نطت, صعد, صعدت, هبط, هبطت, نزل, نزلت, انخفضت, تراجعت, انخفض, ينخفض, نقص, ينقص, يقل عن, قل الصرف, قلت المصاريف, تراجع, يتراجع',
  difference:
    'difference, diff, far apart, by how much, how much more, how much less, how much higher, how much worse, كم الفرق, بكم اكثر, اكثر بكم, وبكم, الفرق, فرق, فارق, الفارق',
  top: 'top, biggest, largest, highest, most expensive, greatest, biggest one, اكبر, اعلي, اغلي, اكثر مصروف, اكثر شي, اكثر حاجه, اكتر حاجه, اكتر شي, اكتر مصروف',
  categories:
    'category, categories, breakdown, break down, break it down, break this down, by type, where did the money, where did my money, where did our money, where does my money, where does the money, where is my money, spend the most on, spent the most on, spend most on, spent most on, pay the most to, paid the most to, pay the most for, paid the most for, most money on, most money go, by supplier, by vendor, by merchant, by payee, by description, per description, per supplier, حسب الوصف, حسب البيان, حسب المورد, حسب الفيه, كل فيه, لكل فيه, اي فيه, اكبر فيه, اعلي فيه, اكثر فيه, اكتر فيه, اكثر تصنيف, اكبر تصنيف, اكثر بند, اكبر بند, فيات, تصنيف, التصنيفات, توزيع, بنود, بند',
  months:
    'by month, per month, each month, every month, monthly, month by month, which month, what month, which of the two months, which of the months, which of these months, which of these two months, which of the three months, which of my months, which one of the months, اي شهر, شهريا, كل شهر, حسب الشهر, لكل شهر, بالشهور',
  days: 'which day, what day, by day, per day, each day, day by day, most expensive day, biggest day, highest day, biggest spending day, highest spending day, اي يوم, انهي يوم, اكثر يوم, اكتر يوم, اعلي يوم, اغلي يوم, اكبر يوم, حسب اليوم, لكل يوم, كل يوم',
  average:
    'average, avg, on average, the mean, mean per, mean spend, mean amount, mean cost, متوسط, المتوسط, معدل, المعدل, بالمتوسط',
  total: 'total, totals, sum, altogether, all together, add up, مجموع, اجمالي, جمله',
  flow: 'total in, total out, came in, comes in, went out, money in, money out, in and out, الداخل والطالع, الداخل والخارج, داخل وطالع, داخل وخارج, left over, is left, whats left, what is left, left of, left from, remaining, remains, باقي, الباقي, تبقي, يتبقي, net, received, total debit, total credit, debits, credits, debit and credit, مدين, دائن, دخل, طلع, خرج, وارد, صادر, الصافي, صافي',
  least: 'smallest, least, lowest, cheapest, اقل مصروف, اقل مبلغ, اقل شي, اصغر, ارخص, الاقل',
  much: 'how much, what is the, what was the, what did, what did we spend, what did i spend, what do we spend, كم, كام, شكثر, شقد, قديش, بكم, قد ايه',
})
type Concept = ReturnType<typeof asked>[number]['concept']

const TWO_MONTHS = /^[وف]?[بلف]?(?:ال)?شهرين$/u
/** What is asked of a ledger; «بالشهرين» is a time, and asks for no list of months. */
export const ledgerQuestions = (all: readonly Word[]): Hit<Concept>[] =>
  asked(all).filter(
    ({ concept, from, to }) =>
      concept !== 'months' || to - from > 1 || !TWO_MONTHS.test(all[from]?.word ?? ''),
  )

const QUESTIONS = [
  'duplicates',
  'changes',
  'days',
  'categories',
  'months',
  'top',
  'least',
] as const satisfies Concept[]

/** "Which category is the largest" asks for the categories: those are listed from the largest on. */
export const questionOf = (operations: readonly Concept[]): LedgerInput['question'] => {
  const question = QUESTIONS.find(
    (question) =>
      (operations.includes(question) ||
        (question === 'changes' && operations.includes('difference'))) &&
      // "The average per month" is one figure, and no list of months.
      !((question === 'months' || question === 'days') && operations.includes('average')),
  )
  return question === 'least' ? 'top' : (question ?? 'overview')
}

const references = lexicon({
  back: 'it, that, them, those, of them, that month, same month, فيه, فيها, منه, منها, منهم, بينهم, بينها, بينهما, نفس الشهر',
  all: 'all, overall, grand total, both months, all months, altogether, all together, in total, so far, until now, بالكامل, كامل, اجمالا, بالمجمل, لين الحين, حتي الان, ever, whole, anywhere, everything, كل, كله, الكل, جميع',
})
const wishes = lexicon({
  figure:
    'one figure, one number, single figure, single number, figure only, number only, just the figure, just the number, just the total, only the total, only the figure, only the number, nothing else, رقم واحد, الرقم بس, بس الرقم, رقم بس, الرقم فقط, فقط الرقم, الاجمالي بس, بس الاجمالي, المجموع فقط, مش محتاج شي تاني, مش محتاج حاجه تانيه, ما ابي شي ثاني, ولا شي ثاني, لا غير',
  more: 'more, less, most, higher, bigger, lower, cheaper, اكثر, اكتر, اغلي, اعلي, اقل, ارخص, اكبر, ازيد',
})
/** "One figure only, what did we spend in March?" */
export const wantsOneFigure = (text: string): boolean =>
  wishes(words(text)).some(({ concept }) => concept === 'figure')
/** "Which cost us more, travel or training?" */
export const asksWhichIsMore = (text: string): boolean =>
  wishes(words(text)).some(({ concept }) => concept === 'more')

/** Whether a request is about all of the ledger, whatever was asked before. */
export const isOfAll = (text: string): boolean =>
  references(words(text)).some(({ concept }) => concept === 'all') ||
  words(text).some(({ word }) => TWO_MONTHS.test(word))
export const refersBack = (text: string): boolean => {
  const all = words(text)
  return references(all).some(
    ({ concept, from }) =>
      concept === 'back' && !(all[from]?.word === 'that' && HEADS.test(all[from - 1]?.word ?? '')),
  )
}
/** "Is there something that got paid twice" goes back to nothing. */
const HEADS =
  /^(?:something|anything|everything|nothing|things?|ones?|any|entry|entries|payments?|charges?|bills?|items?|expenses?|transactions?|lines?)$/

const singles = lexicon({
  single:
    'expense, payment, charge, entry, transaction, purchase, bill, item, مصروف, دفعه, قيد, معامله, عمليه, فاتوره, مبلغ, بند',
})
/** "The biggest payment on fuel or repairs" is one entry, and not one of the two. */
export const namesEntries = (text: string): boolean => singles(words(text)).length > 0

const INCOME =
  /\b(?:biggest|largest|highest|top|smallest|lowest)\b[^.,;?!\n]{0,16}\b(?:income|incoming|earnings?|deposits?|receipts?|revenue|money in)\b|(?<!\p{L})(?:[أا]كبر|[أا]عل[ىي]|[أا]صغر|[أا]قل) (?:مبلغ )?(?:دخل|[إا]يراد|[إا]يداع|وارد|تحصيل)(?!\p{L})/iu
/** "What's my biggest single income?" */
export const asksForIncome = (text: string): boolean => INCOME.test(text)

const YES_NO =
  /(?:^|[.,،;!?؟\n] ?|\band )(?:did|do|does|have|has|is|are|was|were|any(?:thing|one|body)?|can you see if|check if|و?هل|فيه|في شي)(?!\p{L})/iu
/** "Did we pay it twice?", «هل دفعنا مرتين؟» */
export const isYesNo = (text: string): boolean => YES_NO.test(text)

const ANY = /\b(?:something|anything)\b|(?<!\p{L})(?:شي|شيء|حاج[ةه]|أي قيد|اي قيد)(?!\p{L})/iu
/** "Was something charged twice? I think the internet bill was." */
export const asksOfAny = (text: string): boolean => ANY.test(text)

const THOUGHT_AWAY =
  /\b(?:if|were to|should) (?:i|we) (?:\p{L}{2,9} )?(?:drop|dropped|cut|cancel|cancell?ed|stop|stopped)\b|(?<!\p{L})(?:لو|[إا]ذا) (?:[أا]?لغ[يى]|[أا]?وقف|كنسل|شل|بطل)\p{L}{0,3}(?!\p{L})/iu
/** "What would I save if I dropped the gym?" changes nothing from month to month. */
export const isThoughtAway = (text: string): boolean => THOUGHT_AWAY.test(text)

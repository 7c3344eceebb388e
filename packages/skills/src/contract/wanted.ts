import { words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { asksWhetherNormal } from './fairness.ts'

export interface Wanted {
  /** Nothing but the kinds of clause that the answers are about. */
  isOnlyAnswers: boolean
  /** Nothing but the figures or what is missing, and what else is asked. */
  isOnlyLists: boolean
  /** Nothing but the clauses of the highest risk. */
  isOnlyHigh: boolean
  isMissing: boolean
  isFigures: boolean
  /** The riskiest clause. */
  isWorst: boolean
  /** Whether there is anything to be afraid of. */
  isAlarm: boolean
  /** Which of two clauses is the heavier. */
  isComparison: boolean
  /** The text is called the contract, and no part of one. */
  isWhole: boolean
}

const wishes = lexicon({
  worst:
    'riskiest, worst clause, most dangerous, biggest risk, most risky, worst one, the worst, is worst, most serious, اخطر, الاخطر, اسوا بند, اخطر بند, اكبر خطر',
  comparison:
    'compare, compare them, قارن, قارنلي, قارني, مقارنه, الفرق بين, which is worse, is worse, is the worse, worse one, the worse one, worse of, which one is better, the better one, worse for, which is better, is better, better for, which is lighter, lighter, lighter for, which is safer, safer, riskier, which is riskier, fairer, harsher, milder, softer, اخف, الاخف, اسوا, الاسوا, احسن, الاحسن, افضل, الافضل, اقسي, الاقسي, اشد, الاشد, ارحم, اضمن',
  /** Other words than those that a typing error would make of them. */
  none: 'الاخر, الاخرى, اخر, يخطر, اخطار',
  only: 'only, just, nothing else, nothing more, skip the rest, بس, فقط, لوحده, لوحدها, وبس, لا غير',
  onlyList:
    'only need, only want, need only, want only, just need, just want, only the list, just the list, only list, just list, only the amounts, just the amounts, only give, just give, nothing else, nothing more, skip the rest, فقط, وبس, لا غير, بس المبالغ, بس المهل, بس الارقام, بس قايمه, بس جدول',
  missing:
    "missing clause, clauses are missing, is missing, missing, usual clause, usual stuff, usual terms, normal clause, normal stuff, normal terms, standard clause, standard stuff, standard terms, typical clause, left out, leave out, leaves out, they forget, they forgot, forget anything, forget something, forgot anything, forgot something, is forgotten, was forgotten, been forgotten, overlooked, lacks, lacking, omits, omitted, not in it, isn't in it, aren't in it, isn't in here, isn't in there, not in here, not in there, not covered, doesn't cover, should be in it, should be in here, too short, البنود المعتاده, البنود العاديه, مش موجود, مش موجوده, مو موجود, مو موجوده, غير موجود, غير موجوده, مب موجود, مب موجوده, يخلو من, يفتقر, ناقص, ناقصه, الناقصه, ينقص, ناقصنه, ناقصو, نواقص, غايبه, الغايبه, نسوا, نسيوا, ناسيين, ناسين, ناسي, قصير زياده",
  alarm:
    "where is the risk, where's the risk, where are the risks, where is the danger, where's the danger, وين الخطر, فين الخطر, اين الخطر, وين المخاطر, فين المخاطر, اين المخاطر, وين الخطوره, " +
    'خطوره عليا, فيه خطوره, في خطوره, فيها خطوره, فيه خطر, فيها خطر, فيه مشكله, فيها مشكله, شي غلط, حاجه غلط, شي ناقص علي, anything nasty, something nasty, worth worrying, scary, alarming, what is wrong, whats wrong, could go wrong, ايه المشكله, شو المشكله, وش المشكله, شو الغلط, ايه الغلط, وين الغلط, وش الغلط, anything bad, anything wrong, anything unusual, anything weird, anything odd, anything dodgy, anything sneaky, anything fishy, anything shady, anything dangerous, anything risky, anything to worry, worry about, be worried, red flag, trap, trick, catch, tricky, gotcha, مصيده, مصيدة, فخ, فخاخ, افخاخ, يخوف, تخوف, مخيف, مريب, مريبه, يقلق, تقلق, مصايد, خدعه, لغم, الغام, شي خطير, حاجه خطيره, شي غريب, حاجه غريبه, شي يخوف, حاجه تخوف, ملعوب',
  whole:
    'this contract, this agreement, this lease, this nda, the contract, the agreement, my contract, whole contract, full contract, entire contract, هالعقد, بهالعقد, هذا العقد, العقد هذا, العقد ده, العقد دا, ها العقد, هيدا العقد, العقد كامل, العقد كله, هالاتفاقيه, هذه الاتفاقيه',
  part: 'clause, clauses, section, excerpt, part, page, first, paragraph, بند, بندين, بنود, البنود, جزء, مقتطف, صفحه, فقره, اول',
  figures:
    'amount, figure, sum, deadline, number, percentage, durations, time periods, مبلغ, مبالغ, مهله, مهل, مدد, ارقام, نسب, مواعيد',
  risk: 'risk, risky, dangerous, خطر, خطوره, مخاطر, خطير, خطيره',
})

/** Whether words ask for what no clause holds: what is missing, which is the worst, or which is the better of two. */
export const asksOfWhole = (said: string): boolean => {
  const { isMissing, isWorst, isComparison } = wantedIn(said)
  return isMissing || isWorst || isComparison
}

/** Whether words ask if a text is normal or what is risky in it. */
export const asksOfRisk = (said: string): boolean =>
  asksWhetherNormal(said) || wantedIn(said).isAlarm || wantedIn(said).isWorst

const ONLY_HIGH =
  /\b(?:only|just)\b[^.!?\n]{0,12}\b(?:risky|riskiest|dangerous|worrying)(?: ones| clauses| parts| bits)?\b|(?<!\p{L})(?:ال)?(?:خطير|خطيرة|خطيره|خطرة|خطره) (?:بس|فقط)(?!\p{L})|(?<!\p{L})(?:بس|فقط) (?:البنود )?(?:ال)?(?:خطير|خطيرة|خطيره|خطرة|خطره)(?!\p{L})|\b(?:only|just)\b[^.!?\n]{0,20}\bhigh(?:[- ]?risks?| ones)\b|\bhigh[- ]?risks?(?: ones| clauses)? only\b|(?<!\p{L})(?:بس|فقط)[^.!?؟\n]{0,20}(?:عالي[ةه]?|عالية) الخطور[ةه]|(?<!\p{L})(?:ال)?عالي[ةه] (?:ال)?خطور[ةه] (?:بس|فقط)(?!\p{L})/iu

export function wantedIn(question: string): Wanted {
  const hits = wishes(words(question))
  const said = new Set(hits.map(({ concept }) => concept))
  return {
    isOnlyAnswers: said.has('only') && !said.has('missing') && !said.has('figures'),
    isOnlyLists:
      (said.has('onlyList') && said.has('figures') && !said.has('missing')) ||
      (!(['worst', 'alarm', 'risk'] as const).some((other) => said.has(other)) &&
        hits.some((hit) => hit.concept === 'only' && isOnlyOfLists(question, hit, hits))),
    isOnlyHigh: ONLY_HIGH.test(question) && !said.has('missing') && !said.has('figures'),
    isWorst: said.has('worst'),
    // Whoever asks what is missing wants it told of a few clauses too.
    isMissing: said.has('missing'),
    isFigures: said.has('figures'),
    isAlarm: said.has('alarm'),
    isComparison: said.has('comparison'),
    isWhole: said.has('whole') && !said.has('part'),
  }
}

/** "Just tell me the notice period.", «بس قولي كم الإشعار.»: an order to the agent, without a mark of asking. */
const TELL =
  /^\s{0,5}(?:(?:ok|hi|hello|please|pls|just|only|so|also|and|quickly|وكمان|كمان|بس|فقط|لو سمحت|من فضلك)[,،]? ){0,3}(?:(?:tell|show|give) (?:me|us)|list|(?:i|we) (?:just |only )?(?:need|want)(?: to know)?|قل لي|قولي|قول لي|قوللي|عطني|اعطني|أعطني|وريني|طلع لي|طلعلي|(?:ابغى|ابغي|أبغى|ابي|أبي|بدي|عايز|عاوز) (?:اعرف|أعرف))(?!\p{L})/iu
const LONGEST_ORDER = 140

export const tellsToTell = (sentence: string): boolean =>
  sentence.length <= LONGEST_ORDER && TELL.test(sentence)

/** "what should i watch out for", «شو الخطر فيه»: a question whose mark was left out. */
const UNMARKED =
  /^\s{0,5}(?:(?:so|and|pls|please|طيب|يعني)[,،]? )?(?:what|which|is (?:it|this|that)|are (?:they|these)|can (?:i|they)|should i|do i|does (?:it|this)|how|(?:على |عن )?(?:شو|ايش|وش|ايه)|هل|وين|فين)(?![\p{L}'’])/iu
const CLAUSE = /\b(?:shall|hereby|hereunder|thereof)\b|\d/i
export const asksUnmarked = (sentence: string): boolean =>
  sentence.length <= LONGEST_ORDER && UNMARKED.test(sentence) && !CLAUSE.test(sentence)

/** "Only the amounts and what is missing", «المبالغ والمدد بس، وشو الناقص»: right before such a list, or closing what names it. */
function isOnlyOfLists(question: string, only: Hit<string>, hits: readonly Hit<string>[]): boolean {
  const closes = /^\s*(?:[.,،;؛:!\n]|$|and\s|و)/iu.test(question.slice(only.end))
  return hits.some(
    ({ concept, from, end }) =>
      (concept === 'figures' || concept === 'missing') &&
      ((from >= only.to && from - only.to < ONLY_REACH) ||
        (closes && end <= only.start && !/[.!?؟،,;؛\n]/.test(question.slice(end, only.start)))),
  )
}
const ONLY_REACH = 5

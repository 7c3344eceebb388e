import type { Span } from '../reading/words.ts'
import { type Message, namesAny } from './affinity.ts'
import type { Goal, Slots } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// What a message asks for, and what it says that there is none of.

/** "How much do we need in cash": a verb of need stands between a question and what it asks for. */
const NEEDED: ReadonlySet<ConceptMatch['concept']> = new Set(['target', 'savingGoal', 'hopedFor'])

/** "Our biggest client", «لو خسرنا أكبر عميل» ask for nothing. */
const isAttribute = (text: string, { start }: Pick<Span, 'start'>): boolean =>
  /\b(?:our|my|their|his|her|your|its)\s$/i.test(text.slice(Math.max(0, start - 7), start)) ||
  (/^[أا](?:كبر|هم)\s/u.test(text.slice(start, start + 5)) &&
    /(?<!\p{L})\p{L}{2,8}(?:نا|وا|ت)\s$/u.test(text.slice(Math.max(0, start - 12), start)))

/** "How much more gratuity", «كم تزيد المكافأة»: one concept, and a question all the same. */
const isHowMuchMore = (text: string, { concept, start, end }: ConceptMatch): boolean =>
  concept === 'difference' &&
  /^(?:how much|كم|قديش|بكم|بكام)(?!\p{L})/iu.test(text.slice(start, end))

/** "What is the payment on 1,000,000": the payment is asked for and names no figure. */
export function isAskedFor(
  { text, concepts, mentions, clauses }: Message,
  cue: ConceptMatch,
  cues: readonly ConceptMatch[],
): boolean {
  const isOther = ({ concept, start }: ConceptMatch) =>
    concept !== cue.concept && start !== cue.start && !NEEDED.has(concept)
  // "How much longer if the rent goes down": what is supposed is not asked for.
  const supposed = concepts.filter(({ concept }) => concept === 'supposing')
  const isNaming = mentions.some(
    (mention) =>
      mention.start >= cue.end &&
      (clauses.isNext(cue, mention) ||
        // "How many cups (250 ml)"
        (/^\s?\($/.test(text.slice(cue.end, mention.start)) && text[mention.end] === ')')),
  )
  if (isNaming) return false
  return concepts.some(
    (question) =>
      (question.concept === 'question' || isHowMuchMore(text, question)) &&
      !isAttribute(text, question) &&
      !isLimiting({ text }, question) &&
      question.end <= cue.start &&
      clauses.isClose(question, cue, 5) &&
      ![...mentions, ...supposed, ...cues.filter(isOther)].some(
        ({ start, end }) => start >= question.end && end <= cue.start,
      ),
  )
}

/** "…, the money runs out when?", «…، الفلوس هتخلص امتى؟»: the subject of a question in a clause of its own names no figure before it. */
export function isSubjectOfQuestion(message: Message, cue: ConceptMatch): boolean {
  const { concepts, mentions, clauses } = message
  const before = mentions.findLast(({ end }) => end <= cue.start)
  const isApart = before === undefined || clauses.weightBetween(before, cue) >= COMMA
  return (
    (isApart || isAskedBehind(message.text, cue)) &&
    concepts.some(
      ({ concept, start, end }) =>
        (concept === 'howLong' || concept === 'question') &&
        !isAttribute(message.text, { start }) &&
        start >= cue.end &&
        clauses.isClose(cue, { start, end }, 2) &&
        !isRelative(message, { start, end }) &&
        !isLimiting(message, { start, end }) &&
        !mentions.some((mention) => mention.start >= cue.end && mention.end <= start),
    )
  )
}
const COMMA = 1

/** «… 600 ألف هندفع كام»: dictated without a comma, what will be done stands right before how much. */
const isAskedBehind = (text: string, { start, end }: Span): boolean =>
  /^[هح][أانتي]\p{L}/u.test(text.slice(start, end)) &&
  /^\s(?:كام|كم|[قأا]د [اإ]يه)(?!\p{L})/u.test(text.slice(end, end + 10))

/** «الضريبة ما تزيد عن 20,000», «ما أقدر أدفع أكثر», «ما أعرف وزني»: it is not to be more or not known, and nothing is asked. */
const isLimiting = ({ text }: Pick<Message, 'text'>, { start, end }: Span): boolean =>
  /^و?ما$/u.test(text.slice(start, end)) &&
  /^\s(?:[تي](?:زيد|تجاوز|تعد[ىي]|عدي|فوت|طلع)|[بن]?[أاني]?(?:قدر|ستطيع|تحمل|دفع|صرف|ملك|عرف|در[ىي](?!\p{L})))/u.test(
    text.slice(end),
  )

/** "The office which is 9,500 a month": what follows says how much, and nothing is asked. */
const isRelative = ({ text, mentions, clauses }: Message, { start, end }: Span): boolean =>
  /^wh(?:ich|o)$/i.test(text.slice(start, end)) &&
  mentions.some(
    (mention) => mention.start >= end && clauses.isClose({ start, end }, mention, RELATIVE_WITHIN),
  )
const RELATIVE_WITHIN = 4

/** What people put before the name of what they want: "need the monthly payment for …". */
const WANTING =
  /^(?:(?:hi|hello|hey|please|pls|plz|kindly|ok|so|and|also|just)[\s,]+)*(?:(?:i|we)\s)?(?:(?:need|want|would like|give me|send me|show me|know|get|see|check|to)\s)*(?:(?:the|a|an|my|our|your|rough|exact|estimated?)\s)*$/i
/** What the amount behind it is to be worked out of. */
const OUT_OF = /^\s(?:for|on|if|when)\s/i
const SENTENCE_END = /[.!?؟;؛\n]/g

/** "Monthly payment for AED 200,000 at 6%": the name of what is wanted begins the sentence, and what it is of stands behind it. */
export function isHeading({ text }: Message, { start, end }: ConceptMatch): boolean {
  const from = Math.max(
    0,
    ...Array.from(text.slice(0, start).matchAll(SENTENCE_END), (mark) => mark.index + 1),
  )
  return WANTING.test(text.slice(from, start).trimStart()) && OUT_OF.test(text.slice(end))
}

/** Whether a message asks for a goal by name. */
export function isGoalNamed(
  { cues, finds, asks = finds, unless }: Pick<Goal, 'cues' | 'finds' | 'asks' | 'unless'>,
  slots: Slots,
  message: Message,
  asked: readonly ConceptMatch[],
): boolean {
  if (namesAny(message, unless)) return false
  if (namesAny(message, cues)) return true
  const found = asks ? slots[asks] : undefined
  return asked.some(
    ({ concept }) => found?.cues?.includes(concept) && !found.neverAsked?.includes(concept),
  )
}

/** "Survive 18 months", "18 months of runway", «نكمل لنهاية ديسمبر» */
export const isLengthNamed = (
  { concepts, mentions, clauses }: Message,
  named: readonly ConceptMatch['concept'][] = [],
): boolean =>
  mentions.some(
    (mention) =>
      (mention.kind === 'duration' || mention.kind === 'date') &&
      mention.doubt < 1 &&
      concepts.some(
        (match) =>
          named.includes(match.concept) &&
          (mention.kind === 'duration' || match.end <= mention.start) &&
          clauses.isClose(match, mention, mention.kind === 'date' ? DAY_WITHIN : NAMED_WITHIN),
      ),
  )
const NAMED_WITHIN = 1
/** "Survive till the end of August" */
const DAY_WITHIN = 2

/** "Without the rent", "no down payment": nothing of it, unless a figure follows. */
export function deniedValues(
  slots: Slots,
  { text, concepts, clauses, mentions }: Message,
  cues: readonly ConceptMatch[],
): Record<string, readonly object[]> {
  const denials = concepts.filter(({ concept }) => concept === 'negation')
  const isDenied = (cue: ConceptMatch) =>
    denials.some(
      (denial) =>
        denial.end <= cue.start &&
        clauses.isClose(denial, cue, 1) &&
        !ONLY.test(text.slice(Math.max(0, denial.start - LONGEST_ONLY), denial.end)) &&
        !isNoMatter(text, { start: denial.start, end: cue.end }, cues),
    ) && !mentions.some((mention) => mention.start >= cue.end && clauses.isClose(cue, mention, 2))
  const denied = cues.filter(isDenied)
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) => {
      const cue = denied.find(({ concept }) => slot.cues?.includes(concept))
      return slot.kind === 'money' && !slot.change && cue
        ? [[name, [{ value: 0, mention: nothing(text, cue) }]]]
        : []
    }),
  )
}

/** «راتبي ما له دخل»: it has nothing to do with it, and no income. */
const isNoMatter = (text: string, { start, end }: Span, cues: readonly ConceptMatch[]): boolean =>
  /^(?:م\p{L}{0,2}\s?ل\p{L}{1,4})\s(?:دخل|علاق[ةه])$/u.test(text.slice(start, end)) &&
  (cues.some((cue) => cue.end === start - 1) || /^\s(?:ب|في\s)\p{L}/u.test(text.slice(end)))

/** «ماليش غير المكافأة», "nothing except the gratuity": only that, and not none of it. */
const ONLY =
  /(?<!\p{L})(?:م\p{L}{1,6}\s(?:\p{L}{1,6}\s)?غير|(?:nothing|none|no (?:one|other|more)) (?:except|excluding))$/iu
const LONGEST_ONLY = 20

/** Every value says which words it was read from; here they are those of what there is none of. */
export const nothing = (text: string, { start, end }: ConceptMatch): Mention => ({
  kind: 'number',
  value: 0,
  start,
  end,
  written: text.slice(start, end),
  isPeriodSure: false,
  doubt: 0,
})

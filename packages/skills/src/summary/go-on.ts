import { beforeAdded, takesOffAdded } from '../follow-up/added-before.ts'
import { changeIn, onlyNumber } from '../follow-up/change-words.ts'
import { type Brought, textBrought, withAdded } from '../follow-up/text-brought.ts'
import { textMeant } from '../follow-up/text-meant.ts'
import { withoutNo } from '../follow-up/without-no.ts'
import { withNumberPutRight, withWording } from '../follow-up/wording.ts'
import { sharing } from '../sentences/sharing.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { STANDING_SENTENCES } from './choice.ts'
import { contentOf, withSentences } from './sentences-meant.ts'
import type { SummaryInput } from './summary-input.ts'
import { readSummaryRequest, summaryWishes, type Wishes } from './summary-request.ts'

/** "Shorter, just one", "as bullets", "does it mention parking?", "add this: …" of the text that was pasted before. */
export function summaryGoingOn(
  before: Before<SummaryInput>,
  ask: Ask,
): Reading<SummaryInput> | undefined {
  const message = withoutPointer(withoutNo(ask.text))
  const texts = [...new Set(before.map(({ inputs }) => inputs[0].text))]
  const back = textMeant(ask.text, texts)
  const isBack = back !== undefined && back !== texts.at(-1)
  const standing = lastSummary(before)
  const former = takesOffAdded(ask.text) ? beforeAdded(standing.text, texts) : undefined
  const last = { ...standing, ...(isBack && { text: back }), ...(former && { text: former }) }
  const rewritten =
    withNumberPutRight(last.text, ask.text, last.sentences ?? last.mostWords) ??
    withWording(last.text, ask.text)
  if (rewritten) return { request: '', input: { ...last, text: rewritten } }
  const wished = summaryWishes(message)
  const does = changeIn(wished.instruction)
  const brought = textBrought(message, wished)
  if (brought) return ofText(last, brought, { ...ask, text: message }, texts)
  const { topic, isSummaryAsked } = wished
  if (topic && !isSummaryAsked) return { request: message, input: { ...kept(last), topic } }
  if (does('why'))
    return { request: message, input: { ...kept(last), ...lengthOf(last), isReasoned: true } }
  const named = withSentences(last, message)
  if (named) return { request: message, input: named }
  if (last.termsOnly && TO_SUMMARY.test(message))
    return {
      request: message,
      input: before.findLast(({ inputs }) => !inputs[0].termsOnly)?.inputs[0] ?? kept(last),
    }
  const { wishes } = summaryWishes(message, last.text)
  const isAsked = ASKS.test(message)
  const input =
    isAsked && !wishes.termsOnly && !OFFERS.test(message)
      ? undefined
      : changed(last, wishes, message)
  if (input) return { request: message, input }
  if (isBack || former || OF_SIZE.test(message)) return { request: message, input: last }
  const asked = topicIn(message, last.text)
  if (asked) return { request: message, input: { ...kept(last), topic: asked } }
  return { missing: [whatToChange(last)] }
}

/** "The fee one" and "which one" count nothing. */
const withoutPointer = (message: string): string =>
  message.replace(
    /\b(?:(?:this|that|which|the [\p{L}]{3,15}) one\b|(?:the )?one (?=about|with|on|of|that))/giu,
    'it ',
  )

const TO_SUMMARY =
  /\bback\b|\bthe summary\b|(?<!\p{L})(?:رجع\p{L}{0,3}|[اأ]?رجع|الملخص|للملخص)(?!\p{L})/iu
const ASKS =
  /[?؟]\s*$|^\P{L}{0,3}(?:(?:and|so|but|و)\s?)?(?:what|whats|when|who|where|which|how|is|are|does|do|did|why|هل|متى|متي|امتى|وين|فين|مين|منو|شو|وش|ايش|ايه|كم|كام|هو|هي)(?!\p{L})/iu
/** "Can you make it 3?", «ممكن اقصر؟» */
const OFFERS =
  /(?<!\p{L})(?:can|could|would|make|give|in \d|what about|how about|ممكن|تقدر|طيب|[\d٠-٩]+)(?!\p{L})/iu
/** "How many words was the original?": the line above each summary says it. */
const OF_SIZE =
  /\bhow many (?:words|sentences|lines)\b|\bhow long (?:is|was) (?:it|the)\b|(?<!\p{L})(?:كم|كام) (?:كلم|جمل|سطر)|(?:not|no|without) bullets|\bnormal text\b|(?<!\p{L})(?:كم|كام) طول/iu

/** "And the mosque?", «متى يفتح؟»: the words of a question that stand in the text. */
function topicIn(message: string, text: string): string | undefined {
  if (!ASKS.test(message) && !GOES_ON.test(message)) return undefined
  const content = contentOf(message)
  const held = content.filter((one) => sharing([text], (body) => body, [one]).length > 0)
  if (held.length === 0 || held.length * 2 < content.length) return undefined
  return held.map(({ start, end }) => message.slice(start, end).replace(/^وال/, 'ال')).join(' ')
}
const GOES_ON =
  /^\P{L}{0,3}(?:and|what about|how about|include|include the|you (?:missed|forgot)|add (?:the|that)|طيب|و(?=ال)|نسيت|ضيف|زيد|ماذا عن|شو عن)/iu

/** A question about the text in between leaves the summary as it was. */
function lastSummary(before: Before<SummaryInput>): SummaryInput {
  const all = before.map(({ inputs: [input] }) => input)
  const last = all.at(-1) as SummaryInput
  const isSummary = ({ topic, isReasoned, text }: SummaryInput) =>
    topic === undefined && !isReasoned && text === last.text
  return all.findLast(isSummary) ?? kept(last)
}

/** "Add this: …", "now this the same way: …": a text that comes with no length of its own has that of the one before. */
function ofText(
  last: SummaryInput,
  brought: Brought,
  ask: Ask,
  texts: readonly string[],
): Reading<SummaryInput> {
  const { request, text, isAdded } = brought
  if (isAdded) {
    const base = { ...last, text: withAdded(last.text, brought, texts) }
    return {
      request,
      input: changed(base, summaryWishes(request, base.text).wishes, request) ?? base,
    }
  }
  const { wishes, topic } = summaryWishes(request, text)
  const isLong = wishes.sentences ?? wishes.mostWords ?? wishes.termsOnly
  if (topic) return readSummaryRequest(ask)
  if (isLong !== undefined) return { request, input: { text, ...wishes } }
  const hasBullets = wishes.hasBullets || last.hasBullets
  return { request, input: { ...last, ...wishes, text, hasBullets } }
}

/** What holds for every summary of a text. */
const kept = ({ text, hasBullets, isOfEach, including, without }: SummaryInput): SummaryInput => ({
  text,
  hasBullets,
  ...(isOfEach && { isOfEach }),
  ...(including && { including }),
  ...(without && { without }),
})

const lengthOf = ({ sentences, mostWords }: SummaryInput) => ({
  ...(sentences && { sentences }),
  ...(mostWords && { mostWords }),
})

function changed(last: SummaryInput, wishes: Wishes, message: string): SummaryInput | undefined {
  const base = { ...kept(last), hasBullets: bulletsAfter(last, wishes, message) }
  const { otherLanguage, isOfEach } = wishes
  const step = stepBy(last, wishes.sentences, message)
  if (step) return { ...base, sentences: step }
  if (DOUBLES.test(message)) return { ...base, ...doubled(last) }
  if (OF_SUMMARY.test(message) && wishes.mostWords) return { ...base, ...halved(last) }
  const manner = { ...(otherLanguage && { otherLanguage }), ...(isOfEach && { isOfEach }) }
  if (wishes.sentences ?? wishes.mostWords ?? wishes.termsOnly)
    return { ...base, ...wishes, hasBullets: base.hasBullets }
  const length = otherLength(last, message)
  if (length) return { ...base, ...manner, ...length }
  const isOther = base.hasBullets !== last.hasBullets || otherLanguage || isOfEach
  return isOther ? { ...base, ...lengthOf(last), ...manner } : undefined
}

/** "One more sentence", «جملة أقل»: so many beside those of before. */
function stepBy(
  last: SummaryInput,
  count: number | undefined,
  message: string,
): number | undefined {
  if (!count || last.mostWords || OF_TOTAL.test(message)) return undefined
  const does = changeIn(message)
  const isMore = does('more') || BY_VERB.test(message)
  if (isMore === does('less')) return undefined
  return Math.max(1, (last.sentences ?? STANDING_SENTENCES) + (isMore ? count : -count))
}
const BY_VERB =
  /(?<!\p{L})(?:add|plus|و?زي?د|و?زود|و?ضيف)\p{L}{0,3} (?:a|one|two|three|\d|another|جمل|سطر|نقط)/iu
/** "Shorter please, one line", "more, up to 5" */
const OF_TOTAL =
  /\b(?:shorter|longer|up to|to|make it|only|just)\b|(?<!\p{L})(?:[أا]قصر|[أا]طول|مختصر|طويل|[إا]لى|بس|فقط|خل\p{L}{1,3})(?!\p{L})/iu

const OF_SUMMARY =
  /\bhalf (?:of )?(?:that|it|this|the summary)\b|(?<!\p{L})(?:نصه|نصها|نص هذا|نص هالملخص)(?!\p{L})/iu
const DOUBLES = /\b(?:twice|double)\b|(?<!\p{L})(?:ضعف|الضعف|دبل)(?!\p{L})/iu
const doubled = (last: SummaryInput) =>
  last.mostWords
    ? { mostWords: last.mostWords * 2 }
    : { sentences: (last.sentences ?? STANDING_SENTENCES) * 2 }
const halved = (last: SummaryInput) =>
  last.mostWords
    ? { mostWords: Math.max(1, Math.round(last.mostWords / 2)) }
    : { sentences: Math.max(1, Math.round((last.sentences ?? STANDING_SENTENCES) / 2)) }

const NO_BULLETS =
  /(?<!\p{L})(?:paragraph|prose|running text|(?:in|as|to) sentences|رجعها جمل|جمل عادي[ةه]|فقر[ةه]|نص متصل)(?!\p{L})|(?:no|without|not|بدون|بلا|من غير|مش|مو) (?:bullets?|نقاط|نقط)(?!\p{L})/iu

const bulletsAfter = (last: SummaryInput, { hasBullets }: Wishes, message: string): boolean =>
  NO_BULLETS.test(message) ? false : hasBullets || last.hasBullets

/** "2 is enough" in the unit of before; "shorter" is a sentence less, or a third of the words. */
function otherLength(
  last: SummaryInput,
  message: string,
): Pick<SummaryInput, 'sentences' | 'mostWords' | 'termsOnly'> | undefined {
  const count = onlyNumber(message)
  const does = changeIn(message)
  const isLonger = TOO_SHORT.test(message)
  const isShorter = !isLonger && (does('less') || SHORT.test(message))
  const step = isShorter ? -1 : isLonger || does('more') ? 1 : 0
  if (last.termsOnly && (count || step))
    return { termsOnly: Math.max(1, step ? last.termsOnly + step * (count ?? 2) : (count ?? 1)) }
  if (last.mostWords && !last.sentences) {
    if (!count && !step) return undefined
    const third = Math.max(1, Math.round(last.mostWords / 3))
    return {
      mostWords: Math.max(1, step ? last.mostWords + step * (count ?? third) : (count ?? 1)),
    }
  }
  const sentences = last.sentences ?? STANDING_SENTENCES
  const isTotal = count !== undefined && count > sentences && LENGTHENS.test(message)
  if (step > 0 && !isTotal) return { sentences: sentences + (count ?? 1) }
  if (count) return { sentences: count }
  return step < 0 ? { sentences: Math.max(1, sentences - 1) } : undefined
}

/** "A bit longer, 3": so many in all, and not "longer by 3". */
const LENGTHENS = /(?<!\p{L})(?:longer|[أا]طول)(?!\p{L})(?! (?:by|ب))/iu

const TOO_SHORT =
  /\btoo short\b|\bnot enough\b|(?<!\p{L})قصير[ةه]? (?:جدا|زياد[ةه]|وايد|كتير|كثير|مرة)(?!\p{L})/iu
/** "More concise", «مختصر أكثر» */
const SHORT =
  /(?<!\p{L})(?:short|brief|concise|too long|مختصر[ةه]?|اختصر\p{L}{0,2}|قصير[ةه]?|قصر\p{L}{0,2}|طويل[ةه]?)(?!\p{L})/iu

function whatToChange({ sentences, mostWords }: SummaryInput): Missing {
  const en = mostWords ? `${mostWords} words` : `${sentences ?? STANDING_SENTENCES} sentences`
  const ar = mostWords ? `${mostWords} كلمة` : `${sentences ?? STANDING_SENTENCES} من الجمل`
  return {
    name: {
      en: `what to change in the summary of your text (now ${en})`,
      ar: `المطلوب تغييره في ملخص نصك (وهو الآن ${ar})`,
    },
    example: {
      en: '1 sentence, 50 words, as bullets, the key terms, does it mention parking',
      ar: 'جملة واحدة، 50 كلمة، نقاط، المصطلحات الأساسية، هل يذكر المواقف',
    },
  }
}

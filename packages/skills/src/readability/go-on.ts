import { beforeAdded, takesOffAdded } from '../follow-up/added-before.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { bareNumber } from '../follow-up/bare-number.ts'
import { changeIn, introduced } from '../follow-up/change-words.ts'
import { placeMeant } from '../follow-up/place-named.ts'
import { removes } from '../follow-up/removes.ts'
import { textBrought, withAdded } from '../follow-up/text-brought.ts'
import { textMeant } from '../follow-up/text-meant.ts'
import { withNumberPutRight, withWording } from '../follow-up/wording.ts'
import { words } from '../reading/words.ts'
import { statementsIn } from '../sentences/statements.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import type { ReadabilityInput } from './readability-input.ts'
import { readerIn, readReadabilityRequest } from './readability-request.ts'
import { concepts } from './readability-vocabulary.ts'

type Input = ReadabilityInput

/** "And for grade 3?", "which words should I change?", "is this better: …" of the text that was pasted before. */
export function readabilityGoingOn(
  before: Before<Input>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> | undefined {
  const message = ask.text
  const last = before.at(-1)!.inputs[0]
  const asked = readReadabilityRequest(message)
  const parted = { instruction: asked.request, text: asked.text }
  const rewritten =
    last.text &&
    (withWording(last.text, message) ?? withNumberPutRight(last.text, message, last.grade))
  if (rewritten)
    return {
      request: message,
      input: { ...measured(last), ...readerOf(message, last, ask.today), text: rewritten },
    }
  const former = last.text && takesOffAdded(message) && beforeAdded(last.text, textsIn(before))
  if (former) return { request: message, input: { ...measured(last), text: former } }
  const brought = textBrought(message, parted)
  if (brought?.isAdded && last.text)
    return {
      request: brought.request,
      input: { ...measured(last), text: withAdded(last.text, brought, textsIn(before)) },
    }
  if (brought) {
    const reading = read({ ...ask, text: message })
    const isParted = 'input' in reading && (reading.more || reading.input.text === brought.text)
    const input = { text: brought.text, ...readerIn(brought.request) }
    const isIntroduced = introduced(message) !== undefined
    return ofAnotherText(before, brought.request, isParted || !isIntroduced ? reading : { input })
  }
  const texts = textsIn(before)
  const said = concepts(words(message)).map(({ concept }) => concept)
  const [earlier, latter] = texts.slice(-2)
  const isCompared = (said.includes('compare') || BETTER.test(message)) && !MAKES.test(message)
  const text = textMeant(message, texts) ?? last.text
  if (isCompared && earlier && latter && (text === last.text || said.includes('compare')))
    return { request: message, input: comparison(earlier, latter, said.includes('harder')) }
  const reader = asked.reader ?? readerOf(message, last, ask.today)
  if (text === undefined)
    return reader ? { request: message, input: { ...last, grade: reader.grade } } : undefined
  const input = ofSameText(message, { ...measured(last), text }, { ...asked, reader })
  if (input) return { request: message, input }
  if (text !== last.text) return { request: message, input: { ...measured(last), text } }
  return { missing: [whatToAsk(last)] }
}

/** What a message asks of a text that is known: for another reader, one of its measures or sentences, what to change. */
function ofSameText(
  message: string,
  base: Input & { text: string },
  asked: ReturnType<typeof readReadabilityRequest>,
): Input | undefined {
  const { text } = base
  const sentences = statementsIn(text)
  const place = OF_SENTENCE.test(message) ? placeMeant(message, sentences.length) : undefined
  if (place !== undefined && removes(message))
    return { ...base, text: sentences.toSpliced(place, 1).join(' ') }
  if (place !== undefined) return { ...base, text: sentences[place] as string, ...asked.reader }
  if (asked.reader) return { text, ...asked.reader }
  const wish = {
    ...(asked.isCounted && { isCounted: true }),
    ...(asked.isOfLongWords && { isOfLongWords: true }),
    ...((asked.isOfSplit || OF_LONGEST.test(message)) && { isOfSplit: true }),
    ...(asked.named && { named: asked.named }),
  }
  if (Object.keys(wish).length > 0) return { text, ...wish, isOnly: true }
  const said = concepts(words(message)).map(({ concept }) => concept)
  if (said.includes('change') || changeIn(message)('why') || EASES.test(message))
    return { ...base, isOfWords: true }
  return asksWhy(message) || OF_SCORE.test(message) ? base : undefined
}

const OF_SENTENCE =
  /(?<!\p{L})(?:sentence|line|one|جمل[ةه]|سطر)(?!\p{L})|(?<!\p{L})(?:ال)(?:جمل[ةه])/iu
const OF_LONGEST = /\blongest sentence\b|(?<!\p{L})[أا]طول جمل[ةه](?!\p{L})/iu
/** "How can I make it easier?" compares nothing. */
const MAKES =
  /\b(?:how (?:can|do|could|should|to)|make (?:it|this|that))\b|(?<!\p{L})(?:كيف|[إا]زاي|شلون) (?:[أا]|م?مكن)/iu
const EASES =
  /\b(?:easier|simpler|simplify|plainer|clearer|hardest sentence|sentence is (?:the )?(?:hardest|worse|worst)|worst sentence|fix|improve|rewrite)\b|(?<!\p{L})(?:[أا]?سهّ?ل(?:ه|ها)|[أا]?بس(?:ّ)?ط(?:ه|ها)|[أا]سهل|[أا]بسط|[أا]صعب جمل[ةه]|[أا]حسّ?ن(?:ه|ها))(?!\p{L})/iu
const OF_SCORE =
  /\b(?:score|level|result|syllables?|table|measures?|formulas?|for whom?|who (?:is it for|can read)|(?:what|which) (?:grade|age|year)|explain (?:it|that)|how much (?:above|over|harder))\b|(?<!\p{L})(?:النتيج[ةه]|المستوى|الدرج[ةه]|الجدول|المعادل[ةه]|لمين|لمن|(?:[أا]ي|شو|وش|ايش) (?:ال)?صف|كم مقطع)(?!\p{L})/iu

const ORDINAL =
  /(?<!\p{L})[وف]?(?:ل|لل|ال|ب|بال)?((?:[أا]ول|[تث]اني|[تث]الث|رابع|خامس|سادس|سابع|[تث]امن|تاسع|عاشر|حادي|[تث]اني) ?(?:عشر)?)[\s؟?.!]{0,4}$/u
const OF_READER = /صف|(?<!\p{L})(?:[يت]ناسب|[يت]نفع|[يت]صلح|مناسب|ولدي|بنتي|[اإ]بني)(?!\p{L})/u
const MOST_WORDS = 4

/** "And 5?", «وللعاشر؟»: a school year that is said alone, where one was asked after before. */
function gradeAlone(message: string, last: Input, today: string): { grade: number } | undefined {
  const ordinal = ORDINAL.exec(message)?.[1]
  const isAlone = words(message).length <= MOST_WORDS
  if (ordinal && ((isAlone && last.grade !== undefined) || OF_READER.test(message)))
    return readerIn(`صف ${ordinal.trim()}`)
  const value = isAlone ? bareNumber(message, today) : undefined
  return last.grade !== undefined && value !== undefined ? readerIn(`grade ${value}`) : undefined
}

const readerOf = (message: string, last: Input, today: string) =>
  readerIn(message) ?? gradeAlone(message, last, today)

/** What holds of a text whatever was asked of it last. */
const measured = ({ text, grade, also, from, said }: Input): Input => ({
  text,
  ...(grade && { grade }),
  ...(also && { also }),
  ...(from && { from, said }),
})

/** "And this one: …" is for the same grade; "is this better: …" is compared with the one before. */
function ofAnotherText(
  before: Before<Input>,
  request: string,
  reading: Reading<Input>,
): Reading<Input> | undefined {
  if (!('input' in reading) || reading.more || reading.input.counts) return reading
  const last = before.at(-1)!.inputs[0]
  const said = concepts(words(request)).map(({ concept }) => concept)
  const isCompared = said.includes('compare') || BETTER.test(`${request}:`)
  const [former] = textsIn(before).slice(-1)
  const { text } = reading.input
  const isSameReader =
    reading.input.grade === undefined && last.grade && (isCompared || GOES_ON.test(request))
  const input = isSameReader ? { ...measured(last), ...reading.input } : reading.input
  if (!isCompared || !former || !text) return { ...reading, request, input }
  return {
    request,
    input: comparison(former, text, said.includes('harder')),
    more: [{ input, title: labels(text)[1] }],
  }
}

const BETTER =
  /(?<!\p{L})(?:better|improved?|now(?=\s?[:：])|instead|[أا]حسن|[أا]فضل|تحسن\p{L}?|بعد التعديل)(?!\p{L})/iu
/** A text that goes on from the one before is for the same reader. */
const GOES_ON =
  /^\s*(?:and|also|same|this one|what about|how about|و\p{L}*|طيب|كمان|نفس)|(?<!\p{L})(?:changed|rewrote|edited|fixed|updated|shortened|new version|غي?رت\p{L}{0,2}|عد[ّ]?لت\p{L}{0,2}|صار\p{L}{0,2})(?!\p{L})/iu

/** Each text of the conversation once, oldest first. */
const textsIn = (before: Before<Input>): string[] => [
  ...new Set(
    before.flatMap(({ inputs }) =>
      inputs.flatMap(({ text, among }) => among?.map((one) => one.text) ?? (text ? [text] : [])),
    ),
  ),
]

const labels = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? (['السابق', 'الجديد'] as const) : (['before', 'now'] as const)

function comparison(former: string, latter: string, isOfHarder: boolean): Input {
  const [first, second] = labels(latter)
  return {
    text: latter,
    among: [
      { label: first, text: former },
      { label: second, text: latter },
    ],
    isComparison: true,
    ...(isOfHarder && { isOfHarder: true }),
  }
}

const whatToAsk = ({ grade }: Input): Missing => ({
  name: {
    en: `what you want to know of the text you pasted${grade ? ` (measured for grade ${grade})` : ''}`,
    ar: `ما تريد معرفته عن النص الذي لصقته${grade ? ` (قيس للصف ${grade})` : ''}`,
  },
  example: {
    en: 'is it fine for grade 4, which words should I change, which sentence to split',
    ar: 'هل يناسب الصف الرابع، أي كلمات أغيّر، أي جملة أقسم',
  },
})

import { bringsText, changeIn, introduced } from '../follow-up/change-words.ts'
import { words } from '../reading/words.ts'
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
  const { request, text, reader } = asked
  const other = introduced(message)
  if (other && !changeIn(other.request)('add')) {
    const reading = read({ ...ask, text: message })
    const isParted = 'input' in reading && (reading.more || reading.input.text === other.text)
    const input = { text: other.text, ...readerIn(other.request) }
    return ofAnotherText(before, other.request, isParted ? reading : { input })
  }
  const isRequest = !bringsText(text, message)
  if (!isRequest && changeIn(request)('add') && last.text)
    return { request, input: { ...measured(last), text: `${last.text}\n${text}` } }
  if (!isRequest) return ofAnotherText(before, request, read({ ...ask, text: message }))
  const said = concepts(words(message)).map(({ concept }) => concept)
  const texts = textsIn(before)
  const [former, latter] = texts.slice(-2)
  if (said.includes('compare') && former && latter)
    return { request: message, input: comparison(former, latter, said.includes('harder')) }
  if (last.text === undefined)
    return reader ? { request: message, input: { ...last, grade: reader.grade } } : undefined
  const base = measured(last)
  if (reader) return { request: message, input: { text: last.text, ...reader } }
  const wish = {
    ...(asked.isCounted && { isCounted: true }),
    ...(asked.isOfLongWords && { isOfLongWords: true }),
    ...(asked.isOfSplit && { isOfSplit: true }),
    ...(asked.named && { named: asked.named }),
  }
  if (Object.keys(wish).length > 0)
    return { request: message, input: { text: last.text, ...wish, isOnly: true } }
  if (said.includes('change') || changeIn(message)('why'))
    return { request: message, input: { ...base, isOfWords: true } }
  return { missing: [whatToAsk(last)] }
}

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
  const isCompared = said.includes('compare') || BETTER.test(request)
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
  /(?<!\p{L})(?:better|improved?|now|instead|[أا]حسن|[أا]فضل|تحسن\p{L}?|بعد التعديل)(?!\p{L})/iu
const GOES_ON = /^\s*(?:and|also|same|this one|what about|how about|و\p{L}*|طيب|كمان|نفس)/iu

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

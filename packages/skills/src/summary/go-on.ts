import { bringsText, changeIn, onlyNumber } from '../follow-up/change-words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import type { SummaryInput } from './summary-input.ts'
import { readSummaryRequest, summaryWishes, type Wishes } from './summary-request.ts'

/** As many sentences as a summary has where none are asked for. */
const STANDING_SENTENCES = 3

/** "Shorter, just one", "as bullets", "does it mention parking?", "add this: …" of the text that was pasted before. */
export function summaryGoingOn(
  before: Before<SummaryInput>,
  ask: Ask,
): Reading<SummaryInput> | undefined {
  const last = lastSummary(before)
  const message = ask.text
  const { instruction, text, topic, isSummaryAsked } = summaryWishes(message)
  const does = changeIn(instruction)
  if (bringsText(text, message)) {
    if (does('add') && !isSummaryAsked)
      return { request: instruction, input: { ...last, text: `${last.text}\n${text}` } }
    return withSameLength(last, instruction, { ...ask, text: message })
  }
  if (topic && !isSummaryAsked) return { request: message, input: { ...kept(last), topic } }
  if (does('why'))
    return { request: message, input: { ...kept(last), ...lengthOf(last), isReasoned: true } }
  const wishes = summaryWishes(message, last.text).wishes
  const input = changed(last, wishes, message)
  return input ? { request: message, input } : { missing: [whatToChange(last)] }
}

/** A question about the text in between leaves the summary as it was. */
function lastSummary(before: Before<SummaryInput>): SummaryInput {
  const all = before.map(({ inputs: [input] }) => input)
  const last = all.at(-1) as SummaryInput
  const isSummary = ({ topic, isReasoned, text }: SummaryInput) =>
    topic === undefined && !isReasoned && text === last.text
  return all.findLast(isSummary) ?? kept(last)
}

/** "The same for this: …": a text that comes with no length of its own has that of the one before. */
function withSameLength(
  last: SummaryInput,
  instruction: string,
  ask: Ask,
): Reading<SummaryInput> | undefined {
  const read = readSummaryRequest(ask)
  if (!('input' in read) || !changeIn(instruction)('same')) return undefined
  const isLong = read.input.sentences ?? read.input.mostWords ?? read.input.termsOnly
  return isLong === undefined ? { ...read, input: { ...last, text: read.input.text } } : undefined
}

/** What holds for every summary of a text. */
const kept = ({ text, hasBullets, isOfEach }: SummaryInput): SummaryInput => ({
  text,
  hasBullets,
  ...(isOfEach && { isOfEach }),
})

const lengthOf = ({ sentences, mostWords }: SummaryInput) => ({
  ...(sentences && { sentences }),
  ...(mostWords && { mostWords }),
})

function changed(last: SummaryInput, wishes: Wishes, message: string): SummaryInput | undefined {
  const base = { ...kept(last), hasBullets: bulletsAfter(last, wishes, message) }
  const { otherLanguage, isOfEach } = wishes
  const manner = { ...(otherLanguage && { otherLanguage }), ...(isOfEach && { isOfEach }) }
  if (wishes.sentences ?? wishes.mostWords ?? wishes.termsOnly)
    return { ...base, ...wishes, hasBullets: base.hasBullets }
  const length = otherLength(last, message)
  if (length) return { ...base, ...manner, ...length }
  const isOther = base.hasBullets !== last.hasBullets || otherLanguage || isOfEach
  return isOther ? { ...base, ...lengthOf(last), ...manner } : undefined
}

const NO_BULLETS =
  /(?<!\p{L})(?:paragraph|prose|running text|فقر[ةه]|نص متصل)(?!\p{L})|(?:no|without|not|بدون|بلا|من غير|مش|مو) (?:bullets?|نقاط|نقط)(?!\p{L})/iu

const bulletsAfter = (last: SummaryInput, { hasBullets }: Wishes, message: string): boolean =>
  NO_BULLETS.test(message) ? false : hasBullets || last.hasBullets

/** "2 is enough" in the unit of before; "shorter" is a sentence less, or a third of the words. */
function otherLength(
  last: SummaryInput,
  message: string,
): Pick<SummaryInput, 'sentences' | 'mostWords' | 'termsOnly'> | undefined {
  const count = onlyNumber(message)
  const does = changeIn(message)
  const step = does('more') ? 1 : does('less') ? -1 : 0
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
  if (step > 0) return { sentences: sentences + (count ?? 1) }
  if (count) return { sentences: count }
  return step < 0 ? { sentences: Math.max(1, sentences - 1) } : undefined
}

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

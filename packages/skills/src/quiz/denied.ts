import { lately } from '../once-for.ts'
import { foldArabic } from '../reading/arabic.ts'
import { readEnglish } from '../reading/english.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { type Denied, deniedRule } from './rules.ts'

/** What may be so and not be so at once, or is denied already, has no plain opposite. */
const UNSURE =
  /\b(?:some|many|most|often|usually|sometimes|may|might|can|not|no|never|only|few|each|every|all|any|if)\b|n['’]t\b|(?<!\p{L})(?:بعض|معظم|كثير|غالب|أحيان|قد|ربما|لا|لم|لن|ليس|ليست|غير|فقط|كل|جميع|إذا)\p{L}{0,3}(?!\p{L})/iu
const ENGLISH = /(?<=\s)(?:is|are|was|were)(?=\s(?!.{0,80}\b(?:is|are|was|were)\b))/u
const ARABIC = /(?<=\s)(?:هو|هي)(?=\s)/u

/** A quiz weighs each sentence several times. */
const MOST_KNOWN = 200

/** The same sentence denied: what something is, what happens, what has to be done. */
export const denied = lately(
  (sentence): Denied | undefined =>
    deniedRule(sentence) ??
    deniedCopula(sentence) ??
    deniedVerb(sentence) ??
    deniedEnglishVerb(sentence),
  MOST_KNOWN,
)

/** "The skin is not the largest organ." */
function deniedCopula(sentence: string): Denied | undefined {
  const found = ENGLISH.exec(sentence) ?? ARABIC.exec(sentence)
  if (!found || UNSURE.test(sentence) || /[,;:،؛]/.test(sentence)) return undefined
  const [from] = found
  const to = { هو: 'ليس', هي: 'ليست' }[from] ?? `${from} not`
  const before = sentence.slice(0, found.index)
  if (SUBORDINATE.test(before)) return undefined
  return {
    statement: `${before}${to}${sentence.slice(found.index + from.length)}`,
    changed: { from, to },
  }
}

/** "Ice floats because it is less dense": said by the way. */
const SUBORDINATE =
  /\b(?:because|that|which|who|when|where|while|although|if|after|before|than|and|but)\b|(?<!\p{L})(?:لأن|لأنه|لأنها|التي|الذي|عندما)(?!\p{L})/iu

/** «يعيش السمك في الماء»: an Arabic verb of the present that begins its sentence; «تأسست» and «تطوير» are none. */
function deniedVerb(sentence: string): Denied | undefined {
  const [, from = '', second = ''] = FIRST_TWO.exec(sentence) ?? []
  const [verb] = words(from)
  if (!verb || UNSURE.test(sentence) || /[,;:،؛]/.test(sentence)) return undefined
  const isOfShe = verb.word.startsWith('ت')
  if (!isArabicVerb(verb) || (isOfShe && /ت$/u.test(verb.word))) return undefined
  if (isOfShe && !FEMININE.test(foldArabic(second))) return undefined
  return { statement: `لا ${sentence}`, changed: { from, to: `لا ${from}` } }
}
const FIRST_TWO = /^([يت][\p{L}\p{M}]{2,14})\s(ال[\p{L}\p{M}]{2,14})(?![\p{L}\p{M}])/u
const FEMININE = /(?:[هاي]|ات|اء)$/u

/** "Emperor penguins do not live in Antarctica": one verb behind whoever does it. */
function deniedEnglishVerb(sentence: string): Denied | undefined {
  if (UNSURE.test(sentence) || /[,;:\p{Script=Arabic}]/u.test(sentence)) return undefined
  const read = readEnglish(sentence)
  const verbs = read.verbs()
  const from = String(verbs.text()).trim()
  if (verbs.length !== 1 || !/^\p{Ll}+$/u.test(from) || sentence.split(` ${from} `).length !== 2)
    return undefined
  verbs.toNegative()
  const [before = '', behind = ''] = sentence.split(` ${from} `)
  const to = read.text().slice(before.length + 1, -behind.length - 1)
  const statement = `${before} ${to} ${behind}`
  return /^(?:do|does|did) not \p{Ll}+$/u.test(to) && statement === read.text()
    ? { statement, changed: { from, to } }
    : undefined
}

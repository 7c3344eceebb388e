import { fold } from '../reading/fold.ts'
import type { Message } from './affinity.ts'
import type { Mention } from './mentions.ts'

// "Mashreq current 412,000, Wio 215k", "403,000 + 38,000 in the second account": money that is kept in several places is one sum.

const PLACE =
  /^(?:(?:accounts?|current|savings?|bank|safe|cash|till|drawer|wallet|mashreq|wio|zand|enbd|nbd|adcb|fab|rakbank|dib|adib|cbd|hsbc|nbf|citi|paypal)|(?:ال|وال|بال|وبال|لل)?(?:حساب|بنك|خزنه|خزينه|صندوق|كاش|محفظه|مشرق))$/iu
const OTHER = /^(?:second|other|another|third|(?:ال)?(?:ثاني|تاني))$/iu
/** What may stand between two such amounts without naming anything. */
const LINK = /^(?:and|plus|in|at|on|the|my|our|a|petty|و|في|وفي|عند|عندي|كمان)$/iu
const JOINTS = /[+&,،]|(?<!\p{L})(?:and|plus)(?!\p{L})|(?<!\p{L})و/giu
const SENTENCE = /[.!?؟;\n]/
const FARTHEST = 40
const WORDS_BESIDE = 3
const LEAST = 1000
const TAX = /(?<!\p{L})vat(?!\p{L})|ضريبه/iu

/** The mentions of a message, with the amounts of several accounts added up to the first. */
export function withAccounts({ text, mentions }: Message): Mention[] {
  if (TAX.test(fold(text).text)) return [...mentions]
  const all: Mention[] = []
  for (const mention of mentions) {
    const last = all.at(-1)
    const sum = last && sumOf(text, last, mention)
    if (sum) all.pop()
    all.push(sum ?? mention)
  }
  return all
}

const isKept = (one: Mention): one is Mention & { value: number } =>
  (one.kind === 'money' || one.kind === 'number') &&
  one.value >= LEAST &&
  one.doubt < 2 &&
  one.period === undefined

function sumOf(text: string, first: Mention, second: Mention): Mention | undefined {
  if (!isKept(first) || !isKept(second) || second.start - first.end > FARTHEST) return undefined
  const between = fold(text.slice(first.end, second.start)).text
  const joint = [...between.matchAll(JOINTS)].at(-1)
  if (!joint || SENTENCE.test(between)) return undefined
  const sides = [between.slice(0, joint.index), between.slice(joint.index)].map(wordsIn)
  if (!sides.flat().every((word) => PLACE.test(word) || OTHER.test(word) || LINK.test(word)))
    return undefined
  const before = wordsIn(fold(text.slice(Math.max(0, first.start - FARTHEST), first.start)).text)
  const [rest = ''] = fold(text.slice(second.end, second.end + FARTHEST)).text.split(
    /[.,،!?؟;\n\d]/,
  )
  const behind = wordsIn(rest).slice(0, WORDS_BESIDE + 1)
  const isFirst = [...before.slice(-WORDS_BESIDE), ...(sides[0] ?? [])].some((one) =>
    PLACE.test(one),
  )
  const isSecond = (sides[1] ?? []).some((one) => PLACE.test(one)) || isElsewhere(behind)
  if (!isFirst || !isSecond) return undefined
  const written = `${first.written} + ${second.written}`
  return { ...first, value: first.value + second.value, written } as Mention
}

/** "In the second account", and not "in the account goes out". */
const isElsewhere = (behind: readonly string[]): boolean => {
  const at = behind.findIndex((word) => PLACE.test(word))
  return at > 0 && behind.slice(0, at).every((word) => LINK.test(word) || OTHER.test(word))
}

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

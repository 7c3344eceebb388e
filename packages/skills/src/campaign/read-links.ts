import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.)+(?:ae|com|net|org|io|co|app|store|shop|me|sa|info|biz|dev|ai|gov|edu|qa|om|kw|bh|eg)(?:[/?#][^\s<>"“”«»]*)?(?![\p{L}\p{N}@])/giu
/** After a link that stands alone in its row, words that can only be the rest of a value written with spaces. */
const REST_OF_VALUE =
  /^ [^\s&?=:#]+(?: [^\s&?=:#]+){0,3}(?:#[^\s&?=:#]{1,40}(?=\s|$)|\?[\w-]{1,30}=\S{1,80}|(?=&|$)(?:&\S+)?)/

const LEAD = 20
const LONGEST_REST = 400

/** The addresses in a text as written, those with spaces inside a value included. */
export function addressesIn(text: string): { address: string; start: number; end: number }[] {
  const found: { address: string; start: number; end: number }[] = []
  for (const match of text.matchAll(ADDRESS)) {
    const previous = found.at(-1)
    if (previous && match.index < previous.end) continue
    let end = match.index + match[0].length
    const lineStart = text.lastIndexOf('\n', match.index) + 1
    const lead = text.slice(Math.max(lineStart, match.index - LEAD), match.index)
    const alone =
      (match.index - lineStart < LEAD && /^\s*(?:(?:[-*•]|\d+[.)])\s*)?$/.test(lead)) ||
      /[:：?؟]\s*$/.test(lead)
    const before = text.slice(lineStart, match.index)
    for (let guard = 0; guard < 6; guard += 1) {
      const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
      const rest = text.slice(end, Math.min(lineEnd, end + LONGEST_REST))
      const more = REST_OF_VALUE.exec(rest)?.[0]
      const isValue =
        more !== undefined &&
        endsWithValue(text.slice(match.index, end)) &&
        (/[&#]|\?[\w-]/.test(more) ||
          (isPlain(rest) && (alone || isOtherScript(before) || isRestOfValue(rest))) ||
          (isOfArabicValue(rest) && /\p{Script=Arabic}$/u.test(text.slice(0, end)))) &&
        !isNewValue(before, rest)
      if (!isValue) break
      end += more.length
    }
    const address = text
      .slice(match.index, end)
      .replace(/(?<![.,;:!?؟،؛)\]])[.,;:!?؟،؛)\]]+$/, (tail) =>
        tail.startsWith(')') && text.slice(match.index, end).includes('(') ? tail : '',
      )
    found.push({ address, start: match.index, end: match.index + address.length })
  }
  return found
}

const other = lexicon({
  other:
    'please, pls, plz, thanks, thank you, ok, okay, right, good, correct, fine, valid, check, now, yet, here, today, for me, wrong, broken, missing, with, for, source, medium, campaign',
})
const MOST_WORDS = 4
/** A few words to the end of the line that begin nothing else. */
const isPlain = (rest: string) => {
  const all = words(rest)
  return (
    all.length <= MOST_WORDS &&
    /^[\w -]+$/.test(rest.trim()) &&
    other(all).length + grammar(all).length === 0
  )
}
/** "Back to school" holds a small word, and ends with none. */
const isRestOfValue = (rest: string) => {
  const all = words(rest)
  return all.every(
    ({ word }, index) =>
      !isStopword(word) || (index < all.length - 1 && /^(?:to|of|and|the|in)$/.test(word)),
  )
}
/** «utm_campaign=عيد الأضحى» */
const isOfArabicValue = (rest: string) =>
  /^ (?:(?:ال\p{L}{2,15}|[\d٠-٩]{2,4})(?: |$)){1,2}$/u.test(rest)
/** "Change the campaign in https://…=eid to white friday" */
const isNewValue = (before: string, rest: string) =>
  rest.startsWith(' to ') && /\b(?:change|switch|update|replace|rename|set|turn)\b/i.test(before)
/** Of an Arabic sentence no Latin words behind its link go on. */
const isOtherScript = (before: string) =>
  /\p{Script=Arabic}/u.test(before) && !/[a-z]{2}/i.test(before)

/** Whether the last part of an address is a campaign tag, whose value may go on. */
const endsWithValue = (address: string) =>
  /(?<!\w)utm[_-]?\w+=/i.test(address.slice(address.lastIndexOf('&') + 1))

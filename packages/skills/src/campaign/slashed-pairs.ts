import { withoutSpans } from '../reading/span.ts'
import { words } from '../reading/words.ts'
import type { Tags } from './address.ts'
import { labels, sources } from './tag-words.ts'

const PAIR =
  /(?<![\p{L}\p{N}/-])(?<first>\p{L}[\p{L}\p{N}_-]{1,30}) ?\/ ?(?<second>\p{L}[\p{L}\p{N}_-]{1,30})(?![\p{L}\p{N}/-])/gu
/** Media as reports write them behind a source: "google / cpc". */
const MEDIUM =
  /^(?:cpc|ppc|email|social|sms|paid|paid[-_]social|organic|display|referral|affiliate|video|qr|push)$/i

export interface SlashedPairs {
  pairs: Pick<Tags, 'utm_source' | 'utm_medium'>[]
  /** The sentence with blanks in place of the pairs. */
  rest: string
}

/** "One for facebook / paid, the other sms / sms (source / medium)": each pair is a link of its own. */
export function slashedPairs(text: string): SlashedPairs {
  const found = Array.from(text.matchAll(PAIR), ({ index, 0: whole, groups }) => ({
    start: index,
    end: index + whole.length,
    first: groups?.first as string,
    second: groups?.second as string,
  }))
  const legend = found.find(({ first, second }) => labelOf(first) && labelOf(second))
  const isSwapped = legend && labelOf(legend.first) === 'utm_medium'
  const isPair = ({ first, second }: { first: string; second: string }) =>
    legend !== undefined || (sources(words(first)).length > 0 && MEDIUM.test(second))
  const said = found.filter((one) => one !== legend && isPair(one))
  if (said.length === 0) return { pairs: [], rest: text }
  return {
    pairs: said.map(({ first, second }) =>
      isSwapped
        ? { utm_source: second, utm_medium: first }
        : { utm_source: first, utm_medium: second },
    ),
    rest: withoutSpans(text, legend ? [...said, legend] : said),
  }
}

const labelOf = (word: string) =>
  labels(words(word)).find(({ concept }) => concept === 'utm_source' || concept === 'utm_medium')
    ?.concept

/** What is said beside the pairs holds for each; as many other sets as pairs are each of one pair. */
export function setsOfPairs(pairs: readonly Tags[], sets: readonly Tags[]): Tags[] {
  const isEach = pairs.length === sets.length
  return pairs.flatMap((pair, index) =>
    (isEach ? sets.slice(index, index + 1) : sets).map((tags) => ({ ...tags, ...pair })),
  )
}

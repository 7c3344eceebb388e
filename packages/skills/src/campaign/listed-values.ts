import { type Span, words } from '../reading/words.ts'
import { countsIn } from '../sentences/counts.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { stops } from './tag-words.ts'

/** As much as a list behind a label takes. */
const REACH = 200
const END = /[.;؛?؟!](?=\s|$)|\n/
const ORDINAL =
  /(?<![\p{L}\p{N}_-])(?:(?:and|but)\s)?(?:the\s)?(?:و?(?:لل|ال)(?:[أا]ول[ىه]?|[ثت]اني[ةه]?|[ثت]الث[ةه]?|رابع[ةه]?)|first|1st|second|2nd|third|3rd|fourth|4th|other)(?:\s(?:one|ad|link|version))?(?:\s?[:=]|\s(?:is|has|gets|with|هو|هي|يكون))?\s+/giu
const JOINT = /\s{0,3}[,،&]\s{0,3}|\s(?:and|و)\s|\sو(?=[a-z])/iu
const MARKS = /^[\s,،:"“«'(]{1,9}|[\s,،"”»')]{1,9}$/gu
const MOST_LETTERS = 40

const links = lexicon({
  link: 'link, version, ad, advert, variant, url, creative, رابط, روابط, رابطين, لينك, لينكات, لينكين, نسخه, نسخ, نسختين, اعلان, اعلانات, اعلانين',
})
const both = lexicon({ both: 'both, pair, الاثنين, كلاهما, الرابطين, اللينكين' })

/** `pages`: how many addresses there are; none where what is joined is one value. "Content: first video-a, second image-b", "two links, content hero and footer": the values of one tag, each for a link of its own. */
export function listedValues(
  text: string,
  { from, limit, pages }: { from: number; limit: number; pages: number | undefined },
): Span[] {
  const behind = text.slice(from, Math.min(limit, from + REACH))
  const end = behind.search(END)
  const list = end < 0 ? behind : behind.slice(0, end)
  const ordered = withOrdinals(list)
  const spans =
    ordered.length > 1 || pages === undefined
      ? ordered
      : joinedValues(list, pages > 1 ? pages : linksIn(text))
  return spans.map(({ start, end }) => ({ start: from + start, end: from + end }))
}

/** What stands behind each ordinal, where the list begins with the first. */
function withOrdinals(list: string): Span[] {
  const found = [...list.matchAll(ORDINAL)]
  if (found.length < 2 || /[\p{L}\p{N}]/u.test(list.slice(0, found[0]?.index))) return []
  const spans = found.map(({ index, 0: ordinal }, at) =>
    trimmed(list, index + ordinal.length, found[at + 1]?.index ?? list.length),
  )
  return spans.every(isValue) ? spans : []
}

/** As many values as links are wanted, the last of them behind an "and". */
function joinedValues(list: string, wanted: number | undefined): Span[] {
  const spans: Span[] = []
  if (wanted === undefined) return spans
  let at = 0
  while (spans.length < wanted - 1) {
    const joint = JOINT.exec(list.slice(at))
    if (!joint) return []
    spans.push(trimmed(list, at, at + joint.index))
    at += joint.index + joint[0].length
    // "Hero, footer, and sidebar"
    at += /^(?:and|و)\s/iu.exec(list.slice(at))?.[0].length ?? 0
  }
  const last = JOINT.exec(list.slice(at))?.index ?? list.length - at
  spans.push(trimmed(list, at, at + last))
  return spans.every(isValue) ? spans : []
}

function linksIn(text: string): number | undefined {
  const all = words(text)
  const counts = countsIn(text, links(all)).map(({ value }) => value)
  const wanted = counts.find((value) => value > 1 && value < MOST) ?? (both(all)[0] && 2)
  return wanted
}
const MOST = 9

const isValue = ({ start, end }: Span) => end > start && end - start <= MOST_LETTERS

function trimmed(list: string, start: number, end: number): Span {
  const whole = list.slice(start, end)
  const stop = stops(words(whole)).find(({ concept, from }) => concept === 'stop' && from > 0)
  const written = whole.slice(0, stop?.start)
  const lead = /^[\s,،:"“«'(]{0,9}/u.exec(written)?.[0].length ?? 0
  return { start: start + lead, end: start + lead + written.replaceAll(MARKS, '').length }
}

import { latinDigits } from '../reading/arabic.ts'
import { type Key, keys, type Tags } from './address.ts'

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.)+(?:ae|com|net|org|io|co|app|store|shop|me|sa|info|biz|dev|ai|gov|edu|qa|om|kw|bh|eg)(?:[/?#][^\s<>"“”«»]*)?(?![\p{L}\p{N}@])/giu
/** After a link that stands alone in its row, words that can only be the rest of a value written with spaces. */
const REST_OF_VALUE = /^ [^\s&?=:]+(?: [^\s&?=:]+){0,3}(?=&|$)(?:&\S+)?/

/** The addresses in a text as written, those with spaces inside a value included. */
export function addressesIn(text: string): { address: string; start: number; end: number }[] {
  const found: { address: string; start: number; end: number }[] = []
  for (const match of text.matchAll(ADDRESS)) {
    const previous = found.at(-1)
    if (previous && match.index < previous.end) continue
    let end = match.index + match[0].length
    const lineStart = text.lastIndexOf('\n', match.index) + 1
    const alone =
      /^\s*(?:(?:[-*•]|\d+[.)])\s*)?$/.test(text.slice(lineStart, match.index)) ||
      /[:：]\s*$/.test(text.slice(lineStart, match.index))
    for (let guard = 0; guard < 6; guard += 1) {
      const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
      const rest = text.slice(end, lineEnd)
      const more = REST_OF_VALUE.exec(rest)?.[0]
      const isValue =
        more !== undefined &&
        endsWithValue(text.slice(match.index, end)) &&
        (more.includes('&') || (alone && rest.trim().split(' ').length <= 2))
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

/** Whether the last part of an address is a campaign tag, whose value may go on. */
const endsWithValue = (address: string) =>
  /(?<!\w)utm[_-]?\w+=/i.test(address.slice(address.lastIndexOf('&') + 1))

const labels: Record<Key, string> = {
  utm_source: 'utm[_ -]?source|source|from|المصدر|مصدر|مصدرها|مصدره',
  utm_medium: 'utm[_ -]?medium|medium|media|channel|via|الوسيط|وسيط|الوسيلة|وسيلة|القناة|قناة',
  utm_campaign: 'utm[_ -]?campaign|campaign(?: name)?|(?:اسم )?الحملة|(?:اسم )?حملة|للحملة|لحملة',
  utm_term: 'utm[_ -]?term|term|keywords?|الكلمة المفتاحية|المصطلح',
  utm_content: 'utm[_ -]?content|content|variant|المحتوى|محتوى',
  utm_id: 'utm[_ -]?id|campaign id|معرف الحملة',
}
const ANY_LABEL = keys.map((key) => `(?:و ?)?(?:${labels[key]})`).join('|')
const QUOTES = /^["“«'‘]|["”»'’]$/g
/** A label standing in a sentence as an ordinary word: "build a campaign link", "for my campaign". */
const NOT_A_VALUE =
  /^(?:links?|urls?|builder|tracking|tags?|is|and|for|with|the|a|an|to|of|on|in|please|my|our|this|i|we|you|رابط|روابط|هو|هي|و|من|إلى|جديد|جديدة|لـ|ل|على|في|للرابط|للصفحة|عن|هذا|هذه|أريد|وأريد)$/iu

/** Campaign tags said in a sentence: "source newsletter, medium email and campaign ramadan 2027". */
export function tagsIn(sentence: string): Tags {
  const text = latinDigits(sentence)
  const label = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:و ?)?(?:the )?)(?:${keys.map((key) => `(?<${key}>${labels[key]})`).join('|')})(?![\\p{L}\\p{N}_])(?:\\s*(?:is|=|:|：|as|to|name|called|named|هو|هي|باسم|اسمها)(?![\\p{L}]))?\\s*[:=]?\\s*`,
    'giu',
  )
  const tags: Tags = {}
  for (const match of text.matchAll(label)) {
    const key = keys.find((candidate) => match.groups?.[candidate] !== undefined)
    if (!key || tags[key]) continue
    const rest = text.slice(match.index + match[0].length)
    const quoted = /^["“«'‘]([^"”»'’\n]{1,80})["”»'’]/u.exec(rest)?.[1]
    const value = (quoted ?? upToNext(rest)).replaceAll(QUOTES, '').trim()
    // Two sources or media need two links, and which belong together is not for us to say.
    if (
      (key === 'utm_source' || key === 'utm_medium') &&
      /\s(?:and|or|\/)\s|\s(?:و|أو)\s?/iu.test(value)
    )
      continue
    if (
      value &&
      (match[0].trimEnd().endsWith('=') || !NOT_A_VALUE.test(value.split(/[\s:：]+/)[0] as string))
    )
      tags[key] = value.slice(0, 100)
  }
  return tags
}

const CONNECTOR = /(?:\s(?:and|with|for|on|to|in|via|from|و|في|على|ل|لـ|مع))+\s*$/iu

/** A value ends at a comma, a line break, an address, the next label or a word that starts something else. */
function upToNext(rest: string): string {
  const stop = new RegExp(
    `[,،;؛|\\n&]|\\.(?=\\s|$)|\\s(?:https?:|www\\.)|(?:\\s|^)(?:and |و ?)?(?:the )?(?:${ANY_LABEL})(?![\\p{L}\\p{N}_])|\\s(?:for (?:the )?(?:page|link|url|site|address|https?)|on (?:the )?(?:page|link|url|site)|to (?:the )?(?:page|link|url)|please|thanks|thank you|للرابط|للصفحة|على الرابط|من فضلك|شكرا)`,
    'iu',
  )
  const at = rest.search(stop)
  return (at < 0 ? rest : rest.slice(0, at)).replace(CONNECTOR, '')
}

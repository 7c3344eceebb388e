import { words } from '../reading/words.ts'
import { elements, escaped } from './labelled-page.ts'
import type { AskedOfPage } from './page-request.ts'
import { checks } from './page-vocabulary.ts'

export interface ChangedPart {
  element: string
  /** The check that it is judged by; absent for what may stand in a page more than once. */
  check: AskedOfPage['checks'][number] | undefined
}

export const ELEMENT =
  /<title\b[^<>]{0,200}>[^<]{0,600}<\/title>|<h1\b[^<>]{0,200}>[^<]{0,600}<\/h1>|<(?:meta|link)\b[^<>]{1,900}>/giu
const NAME =
  '(?<name>title|meta description|description|h1|main heading|عنوان الصفح[ةه]|العنوان الرئيسي|العنوان|(?:ال)?تايتل|(?:ال)?وصف|(?:ال)?ديسكربشن)'
/** Where a part is named and what it is now follows: "the title is now …", "new description: …", «الوصف الجديد: …». */
const TOLD = new RegExp(
  `(?:^|[\\s,،])و?${NAME}(?: tag)?(?:\\s(?:now|الجديد[ةه]?))?(?:\\s?[:：]\\s?|\\s(?:to(?: be)?|is now|(?:will|would|shall|should|shud) be|is|was|were|into|[إا]لى|صار|كان|بقى)\\s?[:：]?\\s?)["“«]?(?<value>[^"”»\\n]{2,300})`,
  'iu',
)
/** "Make the title …", «خل العنوان …»: told to be so, without a word between. */
const MADE = new RegExp(
  `(?:\\b(?:make|made|set|use|put|add|added|wrote|gave|new|change|and|plus)\\b|(?<!\\p{L})(?:خل\\p{L}{0,4}|حط\\p{L}{0,3}|غير\\p{L}{0,2}|اجعل|ضيف|ضفت|زدت|كتبت|صار\\p{L}{0,2}|[أا]ضفت?))\\s(?:(?:the|this|my|a|new)\\s){0,2}${NAME}\\s(?:(?:to|as|with|ل|ب)\\s)?["“«]?(?<value>[^"”»\\n]{8,300})`,
  'iu',
)
const ASKS =
  /^[^\p{L}]{0,3}(?:and |so |و)?(?:is|are|does|do|why|how|what(?! if)|which|when|can|should|هل|كم|ليش|ليه|شو|[إا]يش|وش|[إا]يه|كيف)(?!\p{L})/iu
/** "Is too long" says how a part is, and not what it says. */
const SAYS = /^(?:\P{L}|\p{Lu}|\p{Lo})/u
const LEAST_SAID = 3

function valueTold(text: string): { name: string; value: string } | undefined {
  const { name = '', value = '' } = (TOLD.exec(text) ?? MADE.exec(text))?.groups ?? {}
  const isTold =
    CHANGES.test(text) ||
    /[:：]/.test(text) ||
    (SAYS.test(value) && words(value).length >= LEAST_SAID)
  return value && isTold && !ASKS.test(text) ? { name, value } : undefined
}
const CHANGES =
  /\b(?:chang\w{1,3}|made|make|set|new|now|add(?:ed)?|updated?|if|with|should|shud)\b|(?<!\p{L})(?:و?غي?رت?\p{L}{0,2}|خل\p{L}{0,4}|صار\p{L}{0,2}|عدلت\p{L}{0,2}|حطيت\p{L}{0,2}|ضفت\p{L}{0,2}|جديد|الجديد|لو|[إا]ذا)(?!\p{L})/iu

/** What a message puts in the place of what the page had. */
export function changedParts(text: string): ChangedPart[] {
  const written = [...text.matchAll(ELEMENT)].map(({ 0: element }) => ({
    element,
    check: checkOf(element),
  }))
  if (written.length > 0) return written
  const { name = '', value = '' } = valueTold(text) ?? {}
  const [check] = checks(words(name)).map(({ concept }) => concept)
  const sentence = valueAlone(value).replace(/\s{0,3}$|["”»].{0,60}$/u, '')
  const content = escaped(
    check === 'Meta description' ? sentence : sentence.replace(/\.{1,3}$/, ''),
  )
  const element =
    check === 'Title'
      ? elements.title(content)
      : check === 'Meta description'
        ? elements.description(content)
        : check === 'Main heading (h1)'
          ? elements.heading(content)
          : undefined
  return element ? [{ element, check }] : []
}

/** "… every day and took the noindex out", «… في الشارقة كم حرف صار»: what a part says, without what is told or asked behind it. */
const valueAlone = (value: string): string =>
  /["“«](?<said>[^"”»]{3,300})["”»]/u.exec(value)?.groups?.said ?? value.replace(BEHIND, '')
const BEHIND =
  /[\s,،]{1,3}(?:and (?:took|take|removed?|dropped?|added|changed|fixed|made|put|is|how|what)|how (?:many|long)|is (?:it|that) |و?(?:كم|كام) |طول[هو] |زين |تمام |و(?:شلت|شيل|حذفت|حطيت|زدت|كم|كام|هل))[^\n]{0,80}$/iu

export function checkOf(element: string): ChangedPart['check'] {
  if (/^<title/i.test(element)) return 'Title'
  if (/^<h1/i.test(element)) return 'Main heading (h1)'
  const { name = '' } = NAMED.exec(element)?.groups ?? {}
  const known: Readonly<Record<string, ChangedPart['check']>> = {
    description: 'Meta description',
    robots: 'Indexing',
    viewport: 'Viewport',
    canonical: 'Canonical address',
  }
  return known[name.toLowerCase()] ?? (/^og:/i.test(name) ? 'Open Graph' : undefined)
}
const NAMED = /\b(?:name|rel|property)\s?=\s?["']?(?<name>[\w:-]{2,30})/i

/** The page with an element in the place of the one that it had of that kind. */
export function withPart(page: string, element: string): string {
  const check = checkOf(element)
  const [own] = [...page.matchAll(ELEMENT)].filter(
    ({ 0: old }) =>
      checkOf(old) === check &&
      NAMED.exec(old)?.groups?.name?.toLowerCase() ===
        NAMED.exec(element)?.groups?.name?.toLowerCase(),
  )
  if (own) return `${page.slice(0, own.index)}${element}${page.slice(own.index + own[0].length)}`
  const place = /^<h1/i.test(element) ? /<body\b[^<>]{0,300}>/i : /<head\b[^<>]{0,300}>/i
  const opening = place.exec(page)
  const at = opening ? opening.index + opening[0].length : 0
  return `${page.slice(0, at)}${element}${page.slice(at)}`
}

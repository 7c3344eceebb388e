import { asksWhy } from '../follow-up/asks-why.ts'
import { wordCount } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import type { Before, Missing, Reading } from '../skill.ts'
import { judge } from './judge.ts'
import { elements, escaped } from './labelled-page.ts'
import { measurePage } from './measure.ts'
import { type AskedOfPage, asksForRank, asksForTerms, readPageRequest } from './page-request.ts'
import { asking, checks } from './page-vocabulary.ts'

export interface PageInput {
  page: string
  keyword?: string | undefined
  isTold?: boolean | undefined
  asksRank?: boolean | undefined
  asksTerms?: boolean | undefined
  question?: { checks: string[]; after?: AskedOfPage['after']; isOnly: boolean } | undefined
}

/** A message of so many words without an earlier page's parts is a text of its own. */
const LEAST_WORDS = 30
const WHOLE = /<(?:!doctype|html|body)\b/i

/** What a message asks of the page that was pasted before, or changes in it; undefined where it brings another page. */
export function goOnWithPage(
  before: Before<PageInput>,
  text: string,
): Reading<PageInput> | undefined {
  if (WHOLE.test(text)) return undefined
  const { page, keyword, isTold } = before.at(-1)!.inputs[0]
  const kept = { page, ...(keyword && { keyword }), ...(isTold && { isTold }) }
  const changed = changedParts(text)
  if (changed.length > 0) {
    const named = [...new Set(changed.flatMap(({ check }) => check ?? []))]
    if (changed.some(({ check }) => !check)) return undefined
    return {
      request: text.replace(ELEMENT, ' '),
      input: {
        ...kept,
        page: changed.reduce((left, { element }) => withPart(left, element), page),
        question: { checks: named, isOnly: named.length < 2 },
      },
    }
  }
  if (wordCount(text) >= LEAST_WORDS) return undefined
  const wish = readPageRequest(`${text}\n<p></p>`)
  const [asksRank, asksTerms] = [asksForRank(text), asksForTerms(text)]
  const question = wish.keyword
    ? { ...wish.question, checks: wish.question?.checks ?? ['Keyword'], isOnly: false }
    : (wish.question ?? faultsAsked(text, kept))
  if (!question && !asksRank && !asksTerms) return { missing: [missingQuestion] }
  return {
    request: text,
    input: {
      ...kept,
      ...(wish.keyword && { keyword: wish.keyword }),
      ...(question && { question: { ...question, isOnly: !wish.keyword } }),
      ...(asksRank && { asksRank }),
      ...(asksTerms && { asksTerms }),
    },
  }
}

const FIRST =
  /(?<!\p{L})(?:first|most (?:important|urgent)|biggest|worst|start|begin|(?:ال|ب)?[أا]ول(?:ا|ً|اً)?|[أا]هم|[أا]خطر|[أا]بد[أا]|نبد[أا])(?!\p{L})/iu

/** "What should I fix first?", «شو المشاكل؟», "why?": the checks that failed, or the first of them. */
function faultsAsked(text: string, { page, keyword, isTold }: PageInput): AskedOfPage | undefined {
  const asksFirst = FIRST.test(text)
  const asksFaults = asking(words(text)).some(({ concept }) => concept === 'fault')
  if (!asksFirst && !asksFaults && !asksWhy(text)) return undefined
  const faults = judge(measurePage(page, keyword, isTold))
    .filter(({ verdict }) => verdict === 'fix')
    .map(({ check }) => check.en as AskedOfPage['checks'][number])
  return faults.length > 0
    ? { checks: asksFirst ? faults.slice(0, 1) : faults, isOnly: true }
    : undefined
}

interface ChangedPart {
  element: string
  /** The check that it is judged by; absent for what may stand in a page more than once. */
  check: AskedOfPage['checks'][number] | undefined
}

const ELEMENT =
  /<title\b[^<>]{0,200}>[^<]{0,600}<\/title>|<h1\b[^<>]{0,200}>[^<]{0,600}<\/h1>|<(?:meta|link)\b[^<>]{1,900}>/giu
/** "I changed the title to …", «غيرت العنوان: …» */
const TOLD =
  /(?:\b(?:chang\w{1,3}|made|make|set|new|now|updated?|if|with)\b|(?<!\p{L})(?:و?غي?رت?\p{L}{0,2}|خليت\p{L}{0,2}|صار\p{L}{0,2}|عدلت\p{L}{0,2}|حطيت\p{L}{0,2}|لو|[إا]ذا))[^:<\n]{0,30}?(?<name>title|meta description|description|h1|main heading|عنوان الصفح[ةه]|العنوان الرئيسي|العنوان|الوصف)(?:\s?[:：]\s?|\s(?:tag )?(?:to(?: be)?|is now|is|was|were|into|[إا]لى|ل|صار|كان|بقى)\s?[:：]?\s?)["“«]?(?<value>[^"”»\n]{2,300})/iu

/** What a message puts in the place of what the page had. */
function changedParts(text: string): ChangedPart[] {
  const written = [...text.matchAll(ELEMENT)].map(({ 0: element }) => ({
    element,
    check: checkOf(element),
  }))
  if (written.length > 0) return written
  const { name = '', value = '' } = TOLD.exec(text)?.groups ?? {}
  const [check] = checks(words(name)).map(({ concept }) => concept)
  const content = escaped(value.replace(/[\s.]{0,3}$|["”»].{0,60}$/u, ''))
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

function checkOf(element: string): ChangedPart['check'] {
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
function withPart(page: string, element: string): string {
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

const missingQuestion: Missing = {
  name: {
    en: 'what you want to know of the page you pasted, or what you changed in it',
    ar: 'ما تريد معرفته عن الصفحة التي لصقتها أو ما غيّرته فيها',
  },
  example: {
    en: 'is the title too long? / for the keyword “dubai villas” / I changed the title to: …',
    ar: 'هل العنوان طويل؟ / للكلمة المفتاحية «فلل دبي» / غيرت العنوان إلى: …',
  },
}

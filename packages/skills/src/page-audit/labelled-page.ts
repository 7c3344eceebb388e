import { foldArabic } from '../reading/arabic.ts'

const LABELS = {
  title: /^(?:(?:page |meta |seo )?title(?: tag)?|(?:ال)?عنوان(?: (?:ال)?صفح[هة])?)$/iu,
  description: /^(?:(?:meta )?desc(?:ription)?|(?:ال)?وصف(?: (?:ال)?ميتا)?|meta)$/iu,
  heading: /^(?:h1|(?:main )?heading|headline|(?:ال)?عنوان (?:ال)?ريي?سي)$/iu,
  subheading: /^(?:h2s?|subheadings?|(?:ال)?عنوان (?:ال)?فرعي|(?:ال)?عناوين (?:ال)?فرعي[هة])$/iu,
  body: /^(?:(?:body|page|main)?(?: )?(?:text|copy|content)|body|(?:ال)?نص(?: (?:ال)?صفح[هة])?|(?:ال)?محتو[يى])$/iu,
  keyword:
    /^(?:(?:my|our|main|focus|target|the) ){0,2}(?:keyword|key ?phrase|(?:ال)?كلم[هة] (?:ال)?مفتاحي[هة])$/iu,
} as const
type Part = keyof typeof LABELS

const LINE = /^\s*[-*•]?\s*(?<label>\p{L}[\p{L}\p{N} ]{0,24}?)\s*[:：]\s*(?<value>\S.*)$/u
/** "focus keyword car rental dubai", "keyword car wash dubai" */
const UNMARKED =
  /^\s*(?<label>(?:(?:my|our|main|focus|target|the) ){0,2}(?:keyword|key ?phrase)|(?:ال)?كلم[هة] (?:ال)?مفتاحي[هة])\s+(?:is\s+|هي\s+)?(?<value>\S[^.?؟\n]{1,60})$/iu
/** A line that only asks something. */
const ASKS = /[?؟]\s*$/

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const elements: Record<Exclude<Part, 'keyword'>, (text: string) => string> = {
  title: (text) => `<title>${text}</title>`,
  description: (text) => `<meta name="description" content="${text}">`,
  heading: (text) => `<h1>${text}</h1>`,
  subheading: (text) => `<h2>${text}</h2>`,
  body: (text) => `<p>${text}</p>`,
}

/** "Title: … / Description: … / H1: … / Body: …": a page that is told by its parts, as the source it stands for, and what is said beside it. */
export function labelledPage(
  message: string,
): { page: string; request: string; keyword?: string } | undefined {
  const said: string[] = []
  const parts: string[] = []
  let keyword: string | undefined
  let isInBody = false
  let named = 0
  for (const line of message.split('\n')) {
    const { label = '', value = '' } = (LINE.exec(line) ?? UNMARKED.exec(line))?.groups ?? {}
    const folded = foldArabic(label).trim()
    const part = (Object.keys(LABELS) as Part[]).find((one) => LABELS[one].test(folded))
    if (part === 'keyword') {
      keyword = value.trim()
      named += 1
    } else if (part) {
      parts.push(elements[part](escaped(value.trim())))
      named += part === 'body' ? 0 : 1
      isInBody = part === 'body'
    } else if (isInBody && !ASKS.test(line)) parts.push(elements.body(escaped(line.trim())))
    else said.push(line)
  }
  return named > 1
    ? { page: parts.join('\n'), request: said.join('\n'), ...(keyword && { keyword }) }
    : undefined
}

const KEYWORD_LINE =
  /(?:^|\n)[^\S\n]{0,4}(?:(?:my|our|main|focus|target|the) ){0,2}(?:keyword|key ?phrase|(?:ال)?كلم[هة] (?:ال)?مفتاحي[هة])[^\S\n]{0,2}[:=：][^\S\n]{0,2}["“«]?(?<keyword>[^\n<.,;؛،"”»?؟(]{2,60}?)["”»]?(?:[^\S\n]?\([^()\n]{1,80}\))?[^\S\n]{0,4}(?=\n|$)/iu
const LONGEST_KEYWORD = 6

/** "Keyword: villa cleaning" in a line of its own, and the message without it. */
export function keywordLine(message: string): { keyword: string; rest: string } | undefined {
  const found = KEYWORD_LINE.exec(message)
  const keyword = found?.groups?.keyword?.trim()
  if (!found || !keyword || keyword.split(/\s+/).length > LONGEST_KEYWORD) return undefined
  return {
    keyword,
    rest: `${message.slice(0, found.index)}${message.slice(found.index + found[0].length)}`,
  }
}

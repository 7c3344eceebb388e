/** Words of a person who wants something done to the text below, in either language. */
const REQUEST =
  /\b(?:please|can you|could you|i need|i want|help|review|scan|check|analy[sz]e|extract|find|summari[sz]e|turn|convert|list|read|look|what|which|explain|here (?:is|are)|validate|verify|make|give me|prioriti[sz]e|sort|organi[sz]e|is this|does this|red flags?)\b|راجع|افحص|فحص|حلل|دقق|تحقق|اقرأ|استخرج|لخص|حول|حوّل|رتب|صنف|نظم|ما هي|ماهي|هل |من فضلك|لو سمحت|ساعدني|أريد|اريد|أحتاج|احتاج|إليك|هذه? |وضح|اعطني|أعطني/i

const FENCE = /```[^\n]*\n([\s\S]*?)(?:```|$)|"""([\s\S]*?)"""/
/** A request longer than this is taken for the text itself. */
const LONGEST_REQUEST = 200

/**
 * The pasted text of a message, without the words that ask for something. Unlike `passage` it keeps the first line or the words
 * before the first colon unless they ask for something, as documents themselves begin with headings and labels.
 */
export function pasted(message: string): string {
  const fenced = FENCE.exec(message)
  if (fenced) return (fenced[1] ?? fenced[2] ?? '').trim()
  const text = message.trim()
  const lineEnd = text.search(/\n/)
  const firstLine = lineEnd < 0 ? text : text.slice(0, lineEnd)
  const colon = /[:：](?=\s)|[:：]$|[؟?](?=\s)/.exec(firstLine)
  if (colon && colon.index < LONGEST_REQUEST && REQUEST.test(firstLine.slice(0, colon.index))) {
    return text.slice(colon.index + 1).trim()
  }
  if (lineEnd > 0 && lineEnd < LONGEST_REQUEST && REQUEST.test(firstLine) && !/^\s*(?:[-*•]|\d+[.)])/.test(firstLine))
    return text.slice(lineEnd).trim()
  return text
}

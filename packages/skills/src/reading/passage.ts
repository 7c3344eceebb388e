import { mentions } from './words.ts'

/** What a person wants, and the text they pasted to have it done to; either may be empty. */
export interface Passage {
  instruction: string
  text: string
}

/** Words of a person who wants something done to the text below, in either language. */
const REQUEST =
  /\b(?:please|can you|could you|i need|i want|help|review|scan|check|analy[sz]e|extract|find|summari[sz]e|compare|turn|convert|list|read|look|what|which|how (?:much|many|hard|easy|difficult)|explain|here (?:is|are)|validate|verify|make|give me|prioriti[sz]e|sort|organi[sz]e|is this|does this|red flags?)\b|راجع|افحص|فحص|حلل|حلّل|دقق|تحقق|اقرأ|استخرج|لخص|لخّص|حول|حوّل|رتب|قارن|صنف|نظم|أنشئ|انشئ|احسب|(?:^|\s)كم\s|ما هي|ماهي|هل |من فضلك|لو سمحت|ساعدني|أريد|اريد|أحتاج|احتاج|إليك|هذه? |وضح|اعطني|أعطني/i

const FENCE = /```[^\n`]*\n([\s\S]*?)(?:```|$)|"""([\s\S]*?)(?:"""|$)/
const QUOTED = /[“«]([^“”«»]{20,})[”»]|(?<![\p{L}\d])"([^"]{20,})"/u
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|السلام عليكم|مرحب|أهلا|صباح الخير|مساء الخير)(?!\p{L}).{0,40}$/iu
const THANKS =
  /\n[ \t]*(?:many )?(?:thanks?(?: you)?|regards|best regards|cheers|شكرا|شكرًا)(?!\p{L}).{0,40}$/iu
const LIST_ITEM = /^\s*(?:[-*•]|\d+[.)])/
/** What is longer is taken for the text itself. */
const LONGEST_REQUEST = 200

/**
 * Tells "Summarise this: …" from what is to be summarised. Fences and a quotation of most of the message are certain; else the first
 * line, or what stands in it before a colon or question mark, is the request if it asks for something, as documents themselves begin
 * with headings and labels. `cues` are further words of a request to one skill ("quiz"); with them it may also stand in a sentence of
 * its own before the text or in the last line, and a short message that holds one is a request without a text.
 */
export function passage(message: string, cues: readonly string[] = []): Passage {
  const isCue = (words: string) =>
    cues.length > 0 && words.length <= LONGEST_REQUEST && mentions(words, cues)
  const asks = (words: string) =>
    words.length <= LONGEST_REQUEST && (REQUEST.test(words) || isCue(words))

  const enclosed = FENCE.exec(message) ?? quotation(message)
  if (enclosed) {
    const around = `${message.slice(0, enclosed.index)} ${message.slice(enclosed.index + enclosed[0].length)}`
    return {
      instruction: tidy(around),
      text: (enclosed.slice(1).find((part) => part !== undefined) as string).trim(),
    }
  }
  const { greeting, rest } = withoutCourtesy(message.trim())
  const lineEnd = rest.indexOf('\n')
  const firstLine = lineEnd < 0 ? rest : rest.slice(0, lineEnd).trimEnd()
  const begun = (length: number) => ({
    instruction: tidy(`${greeting} ${rest.slice(0, length)}`),
    text: rest.slice(length).trim(),
  })

  if (lineEnd > 0 && /[:：?؟]$/.test(firstLine) && asks(firstLine)) return begun(firstLine.length)
  for (const mark of firstLine.slice(0, LONGEST_REQUEST).matchAll(/[:：?؟](?=\s)/g)) {
    if (!asks(firstLine.slice(0, mark.index))) continue
    // "Is it too hard? Its readability: …"
    const more = /^[?؟][^:：]*[:：](?=\s)/.exec(firstLine.slice(mark.index))?.[0]
    return begun(mark.index + (more && isCue(more) ? more.length : 1))
  }
  if (lineEnd > 0 && asks(firstLine) && !LIST_ITEM.test(firstLine)) return begun(lineEnd)
  const lastBreak = rest.lastIndexOf('\n')
  const lastLine = rest.slice(lastBreak + 1)
  if (lastBreak > 0 && isCue(lastLine))
    return { instruction: tidy(`${greeting} ${lastLine}`), text: rest.slice(0, lastBreak).trim() }
  const sentence = /^[^.!\n]{3,160}[.!](?=\s+\S)/.exec(rest)?.[0]
  if (sentence && isCue(sentence)) return begun(sentence.length)
  return isCue(rest) ? begun(rest.length) : { instruction: greeting, text: rest }
}

/** The words of a message that ask for something, wherever they stand; empty when it is nothing but a text. */
export function requestIn(message: string): string {
  const { instruction } = passage(message)
  if (instruction) return instruction
  const lastLine = message.trim().split('\n').at(-1) as string
  return lastLine.length <= LONGEST_REQUEST && REQUEST.test(lastLine) ? lastLine : ''
}

/** A quotation inside a long text is not the text itself. */
function quotation(message: string): RegExpExecArray | null {
  const found = QUOTED.exec(message)
  return found && found[0].length * 2 > message.trim().length ? found : null
}

function withoutCourtesy(message: string): { greeting: string; rest: string } {
  const lines = message.replace(THANKS, '').split('\n')
  const [first = ''] = lines
  if (lines.length < 2 || !GREETING.test(first.trim()))
    return { greeting: '', rest: lines.join('\n') }
  return { greeting: first.trim(), rest: lines.slice(1).join('\n').trim() }
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![:：\s])[:：\s]+$/, '')
    .trim()

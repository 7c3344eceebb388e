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
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|السلام عليكم|مرحبا?|أهلا|صباح الخير|مساء الخير)(?!\p{L}).{0,40}$/iu
const CLOSING =
  /^\s*(?:--|sent from my|(?:many |with |best |kind |warm )*(?:thanks?(?: you)?|thx|ty|tysm|regards|best|cheers|yours|sincerely)|و?شكرا|و?شكرًا|(?:مع )?(?:\p{L}{3,8} )?(?:التحي[ةه]|تحياتي|الشكر|الاحترام|التقدير))(?!\p{L}).{0,40}$/iu
/** A signature has at most so many lines, none of them long. */
const LONGEST_SIGNATURE = { lines: 6, characters: 70 } as const
const ASKED_BELOW =
  /^\s{0,9}(?:(?:can|could|would) (?:you|u|i)\b|(?:please|pls|plz)\s|i (?:need|want)\b|(?:give|make|turn|show|tell|write|summari[sz]e|shorten|list)\s|(?:ممكن|ابي|أبي|ابغى|أبغى|بدي|عايزة?|عاوز|اريد|أريد|لخص\p{L}{0,3}|لخّص\p{L}{0,3}|اختصر\p{L}{0,3}|اعطني|أعطني|عطني|سوي?|اعمل\p{L}{0,3}|هات|طلع\p{L}{0,3})\s)/iu
const LIST_ITEM = /^\s*(?:[-*•]|\d+[.)])/
/** What is longer is taken for the text itself. */
const LONGEST_REQUEST = 200

/**
 * Tells "Summarise this: …" from what is to be summarised. Fences and a quotation of most of the message are certain; else the first
 * line, or what stands in it before a colon or question mark, is the request if it asks for something, as documents themselves begin
 * with headings and labels. A skill with words of its own reads
 * with `requestAndText`, which needs no first line.
 */
export function passage(message: string): Passage {
  const asks = (words: string) => words.length <= LONGEST_REQUEST && REQUEST.test(words)

  const inside = enclosed(message)
  if (inside) return inside
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
    return begun(mark.index + 1)
  }
  if (lineEnd > 0 && asks(firstLine) && !LIST_ITEM.test(firstLine)) return begun(lineEnd)
  return { instruction: greeting, text: rest }
}

/** What stands in a fence or in a quotation of most of the message is certainly the text. */
export function enclosed(message: string): Passage | undefined {
  const named = introduced(message)
  if (named) return named
  const found = FENCE.exec(message) ?? quotation(message)
  if (!found) return undefined
  const around = `${message.slice(0, found.index)} ${message.slice(found.index + found[0].length)}`
  return {
    instruction: tidy(around),
    text: (found.slice(1).find((part) => part !== undefined) as string).trim(),
  }
}

/** "These are my notes: '…'. Please …": what opens a message, names a text and quotes it, says where the text ends. */
const INTRODUCED =
  /^([^.!?؟\n"“«'‘:：]{2,80}[:：]\s{0,3})(?:[“«]([^“”«»]{20,})[”»]|"([^"]{20,})"|['‘]((?:[^'’]|(?<=\p{L})['’](?=\p{L})){20,})['’](?!\p{L}))/u
const NAMES_TEXT =
  /\b(?:notes?|text|minutes|chat|message|e-?mail|clause|paragraph|article|passage|these|below)\b|ملاحظات|(?<!\p{L})(?:ال)?(?:نص|محضر|شات|محادثة|رسالة|ايميل|إيميل|فقرة|بند|مقال|خبر)(?!\p{L})/iu

function introduced(message: string): Passage | undefined {
  const found = INTRODUCED.exec(message)
  const [whole = '', lead = ''] = found ?? []
  const rest = message.slice(whole.length)
  // "Text A: «…» Text B: «…»" holds two.
  if (!found || !NAMES_TEXT.test(lead) || /["“«]/.test(rest)) return undefined
  if (rest.length > LONGEST_REQUEST * 2 || /[:：]\s/.test(rest)) return undefined
  const text = found.slice(2).find((part) => part !== undefined) as string
  return { instruction: tidy(`${lead.replace(/[:：]\s*$/, '.')} ${rest}`), text: text.trim() }
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
  if (!found) return null
  // "Is this safe: «…»": it ends the message.
  const isLast =
    message.slice(found.index + found[0].length).trim() === '' &&
    /[:：]\s*$/.test(message.slice(0, found.index))
  return isLast || found[0].length * 2 > message.trim().length ? found : null
}

/** Where the thanks and the signature begin that close a message; its end when nothing does. */
export function signatureIn(message: string): number {
  const lines = message.split('\n')
  const from = Math.max(1, lines.length - LONGEST_SIGNATURE.lines)
  const closing = lines.findIndex(
    (line, index) => index >= from && CLOSING.test(line.slice(0, 100)),
  )
  const last = lines.slice(closing)
  const isSignature =
    closing > 0 &&
    last.every((line) => line.length <= LONGEST_SIGNATURE.characters && !/[?؟]/.test(line)) &&
    // Below the signature of a letter somebody says what is wanted of it.
    !last.slice(1).some((line) => ASKED_BELOW.test(line)) &&
    // A table may follow what is said: "thanks", and then its rows.
    last.filter((line) => /[|;\t]|\S,\S/.test(line)).length < 2
  return isSignature ? lines.slice(0, closing).join('\n').length : message.length
}

/** A message without its greeting and without the thanks and signature at its end. */
export function withoutCourtesy(message: string): { greeting: string; rest: string } {
  const kept = message.slice(0, signatureIn(message)).trimEnd().split('\n')
  const [first = ''] = kept
  if (kept.length < 2 || !GREETING.test(first.trim()))
    return { greeting: '', rest: kept.join('\n').trim() }
  return { greeting: first.trim(), rest: kept.slice(1).join('\n').trim() }
}

export const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![:：\s])[:：\s]+$/, '')
    .trim()

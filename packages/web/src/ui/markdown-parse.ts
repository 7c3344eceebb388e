/** A piece of running text. */
export type Inline =
  | string
  | { type: 'strong' | 'em' | 'del'; content: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; content: Inline[] }
  | { type: 'break' }

export type Align = 'left' | 'center' | 'right' | undefined

/** The direction of what is of one script alone; other blocks run as the answer does. */
export type Block = { dir?: 'ltr' | 'rtl' | undefined } & (
  | { type: 'heading'; level: number; content: Inline[] }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; start: number | undefined; items: Block[][] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'code'; text: string }
  | { type: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' }
)

const fence = /^ {0,3}(`{3,}|~{3,})/
const heading = /^ {0,3}(#{1,6})\s(.*)$/s
const headingEnd = /(?<!#)#+$/
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/
const quote = /^ {0,3}> ?/
/** A number of four digits that begins a line is a year. */
const marker = /^( *)([-*+]|\d{1,3}[.)])(?: +|$)/
/** In the midst of a paragraph a list begins with its first point; any other number there ends a sentence. */
const firstMarker = /^ *(?:[-*+]|1[.)])(?: +|$)/
const tableRule = /^\|?(?: *:?-+:? *\|)+(?: *:?-+:?)?$|^\|(?: *:?-+:?)$/

const DEEPEST = 20

const countOf = (word: RegExp, text: string) => text.match(word)?.length ?? 0

/** How many of its words are Arabic, from none (0) to all of them (1); no number where there are no words. */
function arabicIn(text: string): number {
  const arabic = countOf(/[\u0600-\u06ff]+/g, text)
  return arabic / (arabic + countOf(/[a-z]\w*/gi, text))
}

/** That of the language it is written in, whatever code, addresses, quotes and tables of another stand in it; Arabic has more names of the other. */
export const directionOf = (answer: string): 'ltr' | 'rtl' =>
  arabicIn(answer.replace(/`[^`]*`|https?:\S+|^[>|].*/gm, '')) >= 0.5 ? 'rtl' : 'ltr'

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const indentOf = (line: string) => line.length - line.trimStart().length

/** The Markdown that agents write: headings, lists, tables, quotes, code, emphasis and links. Anything else, HTML above all, is plain text. */
export function parseMarkdown(source: string): Block[] {
  return parseBlocks(source.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'))
}

function parseBlocks(lines: readonly string[], depth = 0): Block[] {
  // Nobody reads so deep, and whoever draws it would run out of room.
  if (depth > DEEPEST) return [{ type: 'paragraph', content: [lines.join('\n')] }]
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++
      continue
    }
    const [block, next] =
      readFence(lines, at) ??
      readOneLine(lines, at) ??
      readQuote(lines, at, depth) ??
      readTable(lines, at) ??
      readList(lines, at, depth) ??
      readParagraph(lines, at)
    const arabic = arabicIn(lines.slice(at, next).join('\n'))
    blocks.push({ ...block, dir: arabic === 1 ? 'rtl' : arabic === 0 ? 'ltr' : undefined })
    at = next
  }
  return blocks
}

type Read = [block: Block, next: number] | undefined

/** Code without an end (an answer that is still being written) runs to the end. */
function readFence(lines: readonly string[], at: number): Read {
  const open = lines[at]!.match(fence)?.[1]
  if (!open) return undefined
  let end = at + 1
  while (end < lines.length && !lines[end]!.trim().startsWith(open)) end++
  return [{ type: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1]
}

function readOneLine(lines: readonly string[], at: number): Read {
  const line = lines[at]!
  if (rule.test(line)) return [{ type: 'rule' }, at + 1]
  const found = line.match(heading)
  return found
    ? [
        {
          type: 'heading',
          level: found[1]!.length,
          content: parseInline(found[2]!.trim().replace(headingEnd, '').trim()),
        },
        at + 1,
      ]
    : undefined
}

function readQuote(lines: readonly string[], at: number, depth: number): Read {
  let end = at
  while (end < lines.length && quote.test(lines[end]!)) end++
  if (end === at) return undefined
  return [
    {
      type: 'quote',
      blocks: parseBlocks(
        lines.slice(at, end).map((line) => line.replace(quote, '')),
        depth + 1,
      ),
    },
    end,
  ]
}

const startsTable = (lines: readonly string[], at: number) =>
  lines[at]!.includes('|') && tableRule.test((lines[at + 1] ?? '').trim())

function readTable(lines: readonly string[], at: number): Read {
  if (!startsTable(lines, at)) return undefined
  let end = at + 2
  while (end < lines.length && lines[end]!.includes('|')) end++
  const align = cellsOf(lines[at + 1]!).map(alignOf)
  const head = cellsOf(lines[at]!).map(parseInline)
  const rows = lines
    .slice(at + 2, end)
    .map((line) => cellsOf(line).slice(0, head.length).map(parseInline))
  return [{ type: 'table', align, head, rows }, end]
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function alignOf(cell: string): Align {
  const [left, right] = [cell.startsWith(':'), cell.endsWith(':')]
  return left && right ? 'center' : right ? 'right' : left ? 'left' : undefined
}

/** A deeper line belongs to the item above it; two spaces are enough, because that is how language models write. */
function readList(lines: readonly string[], at: number, depth: number): Read {
  const first = lines[at]!.match(marker)
  if (!first) return undefined
  const base = first[1]!.length
  const isOrdered = /\d/.test(first[2]!)
  const items: Block[][] = []
  let next = at
  while (next < lines.length) {
    const found = lines[next]!.match(marker)
    if (
      !found ||
      indentOf(lines[next]!) > base + 1 ||
      /\d/.test(found[2]!) !== isOrdered ||
      rule.test(lines[next]!)
    )
      break
    const content = [lines[next]!.slice(found[0].length)]
    next++
    while (next < lines.length && belongs(lines, next, base)) {
      const line = lines[next++]!
      content.push(line.slice(Math.min(indentOf(line), found[0].length)))
    }
    items.push(parseBlocks(content, depth + 1))
    while (isBlank(lines[next]) && next < lines.length && marker.test(lines[next + 1] ?? '')) next++
  }
  return [
    { type: 'list', start: isOrdered ? Number.parseInt(first[2]!, 10) : undefined, items },
    next,
  ]
}

/** Whether a line goes on with the list item before it. */
function belongs(lines: readonly string[], at: number, base: number): boolean {
  const line = lines[at]!
  if (isBlank(line)) return !isBlank(lines[at + 1]) && indentOf(lines[at + 1]!) >= base + 2
  if (indentOf(line) >= base + 2) return true
  return !isBlank(lines[at - 1]) && !startsBlock(lines, at)
}

const startsBlock = (lines: readonly string[], at: number, list = marker) => {
  const line = lines[at]!
  return (
    [fence, heading, rule, quote, list].some((pattern) => pattern.test(line)) ||
    startsTable(lines, at)
  )
}

function readParagraph(lines: readonly string[], at: number): [Block, number] {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines, end, firstMarker)) end++
  const text = lines.slice(at, end).map((line) => line.trimStart())
  return [{ type: 'paragraph', content: parseInline(text.join('\n').trimEnd()) }, end]
}

/* What somebody else wrote must not keep the page busy: no part of it is looked for further than it could reasonably reach. */
const inline = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/u,
    /(?<tick>(?<!`)`+(?!`))(?<code>[\s\S]{0,2000}?[^`])\k<tick>(?!`)/u,
    /!?\[(?<label>(?:[^[\]\\]|\\.|\[[^[\]\\]*\])*)\]\(\s{0,9}(?:<(?<pointed>[^<>\n]{0,2000})>|(?<target>(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))*))(?:\s{1,9}"[^"]*")?\s{0,9}\)/u,
    /\*\*(?=\S)(?<strong>[\s\S]{0,2000}?\S)\*\*(?!\*)/u,
    /__(?=\S)(?<strong2>[\s\S]{0,2000}?\S)__(?!_)/u,
    /~~(?=\S)(?<deleted>[\s\S]{0,2000}?\S)~~/u,
    /\*(?=[^\s*])(?<emphasis>[\s\S]{0,2000}?[^\s*])\*(?!\*)/u,
    /(?<![\p{L}\p{N}_])_(?=[^\s_])(?<emphasis2>[\s\S]{0,2000}?[^\s_])_(?![\p{L}\p{N}_])/u,
    /<?(?<address>https?:\/\/[^\s<>]*[^\s<>.,:;"'()[\]!?*_~])>?/u,
    /(?<break>(?:(?<! ) {2,}|\\)\n|<br ?\/?>)/iu,
    /(?<entity>&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});)/iu,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'giu',
)

/** Only what opens a page or a mail: an answer must not be able to run anything. */
const safeTarget = /^(?:https?:\/\/|mailto:|#\/)/i

function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const found of text.matchAll(inline)) {
    parts.push(text.slice(at, found.index))
    parts.push(inlineOf(found.groups!, found[0]))
    at = found.index + found[0].length
  }
  parts.push(text.slice(at))
  return parts.filter((part) => part !== '')
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The character that an entity of HTML stands for; what stands for none stays as it is. */
function decode(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  const code = Number(name.replace('#x', '0x').replace('#', ''))
  const isCharacter = code >= 32 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : (entities[name] ?? entity)
}

function inlineOf(found: Record<string, string | undefined>, whole: string): Inline {
  if (found.escaped !== undefined) return found.escaped
  if (found.code !== undefined) return { type: 'code', text: found.code.trim() }
  if (found.break !== undefined) return { type: 'break' }
  if (found.entity !== undefined) return decode(whole)
  if (found.address !== undefined)
    return { type: 'link', href: found.address, content: [found.address] }
  if (found.label !== undefined) {
    const href = (found.pointed ?? found.target)!.replace(/&[#\w]{2,8};/g, decode)
    if (!safeTarget.test(href)) return found.label || whole
    return { type: 'link', href, content: parseInline(found.label || href) }
  }
  const strong = found.strong ?? found.strong2
  if (strong !== undefined) return { type: 'strong', content: parseInline(strong) }
  if (found.deleted !== undefined) return { type: 'del', content: parseInline(found.deleted) }
  return { type: 'em', content: parseInline((found.emphasis ?? found.emphasis2)!) }
}

/** What the person wants, and the text they pasted to have it done to. */
export interface Passage {
  instruction: string
  /** Undefined when nothing was pasted. */
  body: string | undefined
}

const FENCE = /```[^\n]*\n([\s\S]*?)```|"""([\s\S]*?)"""|<<<([\s\S]*?)>>>/
const QUOTED = /[“«]([^”»]{20,})[”»]|(?<![\p{L}\d])"([^"]{20,})"/u
/** How much must stand after a colon or line break to be taken for pasted text. */
const PASTED = 20

/** Tells "Summarise this: …" from what follows: fenced, quoted, after the first line, after the first colon, or before a last line that asks. */
export function passage(text: string): Passage {
  const fenced = FENCE.exec(text) ?? QUOTED.exec(text)
  if (fenced) {
    const body = fenced.slice(1).find((part) => part !== undefined) as string
    return { instruction: tidy(`${text.slice(0, fenced.index)} ${text.slice(fenced.index + fenced[0].length)}`), body: body.trim() }
  }
  const trimmed = text.trim()
  const firstLine = trimmed.indexOf('\n')
  const colon = /[:：](?=\s)/.exec(firstLine < 0 ? trimmed : trimmed.slice(0, firstLine))
  if (colon && colon.index < 160 && trimmed.length - colon.index > PASTED) {
    const body = trimmed.slice(colon.index + 1).trim()
    if (body) return { instruction: tidy(trimmed.slice(0, colon.index)), body }
  }
  if (firstLine > 0 && firstLine < 240 && trimmed.length - firstLine > PASTED) {
    return { instruction: tidy(trimmed.slice(0, firstLine)), body: trimmed.slice(firstLine + 1).trim() }
  }
  return { instruction: tidy(trimmed), body: undefined }
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[:：\s]+$/, '')
    .trim()

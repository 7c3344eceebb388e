import type { Ask } from '@wakeel/skills'
import {
  dates,
  onceFor,
  type Quantity,
  quantities,
  type Span,
  type Word,
  words,
} from '@wakeel/skills'

/** A part of a request that a tool could take. */
export interface Piece<Value> extends Span {
  value: Value
}

export interface Pieces {
  words: Word[]
  figures: Piece<number>[]
  dates: Piece<string>[]
  quoted: Piece<string>[]
  codes: Piece<string>[]
  links: Piece<string>[]
  emails: Piece<string>[]
}

const TOKEN = /(?<![\p{L}\d])[\p{L}\d]+(?:[/_-][\p{L}\d]+)*/gu
const QUOTED = /"([^"\n]+)"|“([^”\n]+)”|«([^»\n]+)»|‘([^’\n]+)’|`([^`\n]+)`/g
const LINK = /https?:\/\/[^\s<>"'،]+/g
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** "the weather in Abu Dhabi" */
const NAME =
  /(?:\b(?:in|at|for|of|about|from|to|near) +(\p{Lu}[\p{L}'’-]*(?: +\p{Lu}[\p{L}'’-]*){0,3})|(?<!\p{L})(?:في|عن|من|إلى) +(\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,2}))(?=[?؟.!,،]|$)/gu

/** Every tool of an agent reads the same request. */
export const piecesOf = onceFor(read)

function read({ text, today }: Ask): Pieces {
  const named = new Marks(text)
  const quoted = matches(text, QUOTED)
  named.mark(quoted)
  const codes = codesIn(text).filter((code) => !named.has(code))
  named.mark(codes)
  return {
    words: words(text),
    quoted,
    codes,
    dates: dates(text, today).map(({ date, ...span }) => ({ ...span, value: date })),
    figures: quantities(text)
      .flatMap(figureIn)
      .filter((figure) => !named.has(figure)),
    links: matches(text, LINK),
    emails: matches(text, EMAIL),
  }
}

/** Names with digits: DC-1024, INV/2026/7. "5kg" is a figure. */
export const codesIn = (text: string): Piece<string>[] =>
  matches(text, TOKEN).filter(
    ({ value }) => /\d/.test(value) && /\p{L}/u.test(value) && !/^\d+\p{L}{1,3}$/u.test(value),
  )

/** Names of places, people and things, where a preposition marks them. */
export const namesIn = (text: string): string[] =>
  matches(text, NAME).map(({ value }) => value.trim())

export const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end

/** Places of a text, letter for letter: a request may hold thousands of pieces. */
export class Marks {
  readonly #marked: Uint8Array

  constructor(text: string) {
    this.#marked = new Uint8Array(text.length)
  }

  mark(spans: readonly Span[]): void {
    for (const { start, end } of spans) this.#marked.fill(1, start, end)
  }

  /** Whether any of it is marked. */
  has({ start, end }: Span): boolean {
    return this.#marked.subarray(start, end).includes(1)
  }
}

/** "3 days" is a 3; "2 years and 6 months" is no single figure. */
function figureIn(quantity: Quantity): Piece<number>[] {
  const { start, end } = quantity
  if (quantity.kind !== 'duration') return [{ start, end, value: quantity.value }]
  const [value, ...more] = Object.values(quantity.parts)
  return value === undefined || more.length > 0 ? [] : [{ start, end, value }]
}

function matches(text: string, pattern: RegExp): Piece<string>[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match.slice(1).find((group) => group !== undefined) ?? match[0],
  }))
}

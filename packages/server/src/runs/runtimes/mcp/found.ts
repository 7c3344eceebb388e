import { dates } from '../../../skills/reading/dates.ts'
import { type Quantity, quantities } from '../../../skills/reading/quantities.ts'
import { type Span, type Word, words } from '../../../skills/reading/words.ts'
import type { Ask } from '../../../skills/skill.ts'
import { escaped, type Mention, mentionsOf } from './choices.ts'
import type { Parameter } from './parameters.ts'
import { tellingWords } from './vocabulary.ts'

interface Piece<Value> extends Span {
  value: Value
}

const YES = /^(?:yes|true|on|y|نعم|أجل|صح)$/iu
const NO = /^(?:no|false|off|n|none|لا|كلا|خطأ)$/iu
const NEGATION = /(?:\bnot|\bno|\bwithout|n't|\bnever|غير|بدون|دون|بلا|لا|ليس)\s+(?:\p{L}+\s+)?$/iu
/** A name with digits: DC-1024, INV/2026/7. */
const CODE = /(?<![\p{L}\d])(?=[\p{L}\d/_-]*\d)(?=[\p{L}\d/_-]*[\p{L}])[\p{L}\d]+(?:[/_-][\p{L}\d]+)*(?![\p{L}\d])/gu
const QUOTED = /"([^"\n]+)"|“([^”\n]+)”|«([^»\n]+)»|‘([^’\n]+)’|`([^`\n]+)`/g
const LINK = /https?:\/\/[^\s<>"'،]+/g
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** "the weather in Abu Dhabi" */
const NAME =
  /(?:\b(?:in|at|for|of|about|from|to|near) +(\p{Lu}[\p{L}'’-]*(?: +\p{Lu}[\p{L}'’-]*){0,3})|(?<!\p{L})(?:في|عن|من|إلى) +((?:\p{Script=Arabic}+ ?){1,3}))(?=[?؟.!,،]|$)/gu
const IS_WHOLE_TEXT =
  /\b(?:texts?|messages?|contents?|prompts?|questions?|query|queries|inputs?|body|sentences?|search|q|ideas?|documents?|code)\b/i
const IS_NAMED_BY_CODE = /\b(?:id|ids|no|nr|number|code|ref|reference|sku|key|serial|plate)\b/i

/** What a request holds that a tool could take. Each piece is given to one parameter only. */
export class Found {
  readonly #text: string
  readonly #words: readonly Word[]
  /** By a figure and by anything else: "100 USD" is an amount and a currency. */
  readonly #taken = { figures: [] as Span[], words: [] as Span[] }
  readonly #quoted: Piece<string>[]
  readonly #codes: Piece<string>[]
  readonly #dates: Piece<string>[]
  readonly #numbers: Piece<number>[]
  readonly #figures: ReadonlySet<Span>
  readonly #links: Piece<string>[]
  readonly #emails: Piece<string>[]

  constructor({ text, today }: Ask) {
    this.#text = text
    this.#words = words(text)
    this.#quoted = pieces(text, QUOTED)
    const bare = (piece: Span) => !overlapsAny(piece, this.#quoted)
    this.#dates = dates(text, today).map(({ date, ...span }) => ({ ...span, value: date }))
    this.#codes = pieces(text, CODE).filter((code) => bare(code) && !/^\d+\p{L}{1,3}$/u.test(code.value))
    this.#numbers = quantities(text)
      .flatMap((quantity) => figureIn(quantity))
      .filter((figure) => bare(figure) && !overlapsAny(figure, this.#codes))
    this.#figures = new Set(this.#numbers)
    this.#links = pieces(text, LINK)
    this.#emails = pieces(text, EMAIL)
  }

  /** `weight: 4` */
  written({ name, label, kind, choices }: Parameter): unknown {
    const names = [...new Set([name, label])].map((known) => escaped(known)).join('|')
    const said = new RegExp(`(?<![\\p{L}\\d])(?:${names})\\s*[:=：]\\s*([^,،;؛\\n]+)`, 'iu').exec(this.#text)
    if (!said?.[1]) return undefined
    const raw = said[1].trim()
    const end = said.index + said[0].length
    const span = { start: end - said[1].length, end }
    const value = this.#parsed(raw, span, kind, choices)
    if (value === undefined) return undefined
    for (const taken of Object.values(this.#taken)) taken.push({ start: said.index, end })
    return value
  }

  #parsed(raw: string, span: Span, kind: Parameter['kind'], choices: Parameter['choices']): unknown {
    const within = <Value>(list: readonly Piece<Value>[]) => list.filter((piece) => overlapsAny(piece, [span])).map(({ value }) => value)
    if (kind === 'number') return within(this.#numbers)[0]
    if (kind === 'date') return within(this.#dates)[0]
    if (kind === 'boolean') return YES.test(raw) ? true : NO.test(raw) ? false : undefined
    if (kind === 'choice') return mentionsOf(choices, raw)[0]?.choice
    if (kind === 'text') return raw.replace(/^["“«‘`]|["”»’`]$/g, '')
    return undefined
  }

  /** What may be chosen is named once; a thing that may be or not be is spoken of. */
  mentioned(parameter: Parameter, open: readonly Parameter[]): unknown {
    const { label, kind, choices } = parameter
    if (kind === 'boolean') {
      const [first] = this.#wordsAbout(label)
      return first && !NEGATION.test(this.#text.slice(0, first.start))
    }
    const mentions = this.#mentions(choices)
    const named = [...new Set(mentions.map(({ choice }) => choice))]
    if (kind === 'choices' && named.length > 0) return this.#use(mentions, named)
    return kind === 'choice' && named.length === 1 && rivalsOf(parameter, open) === 1 ? this.#use(mentions, named[0]) : undefined
  }

  /** What stands beside the parameter's name: "weight 4", "4 guests", "parcel DC-1024", "from AED to USD". */
  beside({ label, description, kind, choices }: Parameter): unknown {
    if (kind === 'number')
      return this.#nearest(this.#wordsAbout(label), this.#numbers, 25) ?? this.#nearest(this.#wordsAbout(description), this.#numbers, 8)
    if (kind === 'date') return this.#nearest(this.#wordsAbout(label), this.#dates, 25)
    if (kind === 'text') return this.#nearest(this.#wordsAbout(label), [...this.#quoted, ...this.#codes], 15)
    if (kind !== 'choice') return undefined
    const mentions = this.#mentions(choices).map(({ choice, ...span }) => ({ ...span, value: choice }))
    return this.#nearest(this.#wordsIn(label), mentions, 15, 'before')
  }

  /** What is left, when it is clear which of the parameters it is for. */
  remaining(parameter: Parameter, open: readonly Parameter[]): unknown {
    const { kind, label, description, isRequired } = parameter
    if (kind === 'numbers') return this.#all(this.#numbers)
    if (kind === 'texts') return this.#all(this.#quoted)
    if (!isRequired) return undefined
    const alike = open.filter((other) => other.isRequired && other.kind === kind).length
    if (kind === 'number') return this.#inOrder(this.#numbers, alike)
    if (kind === 'date') return this.#inOrder(this.#dates, alike)
    if (kind === 'choice') {
      const mentions = this.#mentions(parameter.choices).map(({ choice, ...span }) => ({ ...span, value: choice }))
      return this.#inOrder(mentions, rivalsOf(parameter, open))
    }
    if (kind === 'link') return this.#inOrder(this.#links, alike)
    if (kind === 'email') return this.#inOrder(this.#emails, alike)
    if (kind !== 'text') return undefined
    const wantsCode = IS_NAMED_BY_CODE.test(label) || pieces(description, CODE).length > 0
    return this.#inOrder(this.#quoted, alike) ?? (wantsCode ? this.#inOrder(this.#codes, 1) : undefined)
  }

  /** What the only text that a tool needs is taken from when nothing marks it: a name in the request, or all of it. */
  onlyText({ label }: Parameter): string {
    const names = IS_WHOLE_TEXT.test(label) ? [] : pieces(this.#text, NAME)
    return (names.length === 1 && names[0]?.value.trim()) || this.#text.trim()
  }

  #free<P extends Span>(list: readonly P[]): P[] {
    const taken = this.#takenFrom(list)
    return list.filter((piece) => !overlapsAny(piece, taken))
  }

  #takenFrom = (list: readonly Span[]) => (list.every((piece) => this.#figures.has(piece)) ? this.#taken.figures : this.#taken.words)

  #use<Value>(pieces: readonly Span[], value: Value): Value {
    this.#takenFrom(pieces).push(...pieces)
    return value
  }

  #mentions(choices: Parameter['choices']): Mention[] {
    return choices.length === 0 ? [] : this.#free(mentionsOf(choices, this.#text))
  }

  #all<Value>(list: readonly Piece<Value>[]): Value[] | undefined {
    const free = this.#free(list)
    return free.length > 0
      ? this.#use(
          free,
          free.map(({ value }) => value),
        )
      : undefined
  }

  /** The first one, when there are exactly as many as are asked for. */
  #inOrder<Value>(list: readonly Piece<Value>[], wanted: number): Value | undefined {
    const free = this.#free(list)
    const [first] = free
    return first && free.length === wanted ? this.#use([first], first.value) : undefined
  }

  #wordsAbout(label: string): Word[] {
    const forms = new Set(tellingWords(label).flat())
    return this.#words.filter(({ stem, unattached }) => forms.has(stem) || (unattached !== undefined && forms.has(unattached)))
  }

  /** Also "from" and "to", which tell nothing elsewhere. */
  #wordsIn(label: string): Word[] {
    const known = new Set(words(label).map(({ word }) => word))
    return this.#words.filter(({ word }) => known.has(word) || (known.has('from') && word === 'من') || (known.has('to') && word === 'الي'))
  }

  #nearest<Value>(about: readonly Word[], list: readonly Piece<Value>[], reach: number, side?: 'before'): Value | undefined {
    const near = about
      .flatMap((word) => this.#free(list).map((piece) => ({ piece, distance: this.#distance(word, piece, side) })))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance)[0]?.piece
    return near && this.#use([near], near.value)
  }

  /** In letters; "weight 4, length 10" and "4 guests and 2 rooms" each belong together. */
  #distance(word: Span, piece: Span, side: 'before' | undefined): number {
    const isBefore = word.end <= piece.start
    if (!isBefore && (side === 'before' || piece.end > word.start)) return Number.POSITIVE_INFINITY
    const between = isBefore ? this.#text.slice(word.end, piece.start) : this.#text.slice(piece.end, word.start)
    return between.length + (isBefore ? 0 : 5) + (/[,،;؛.\n]|\band\b|(?<!\p{L})و/u.test(between) ? 12 : 0)
  }
}

/** "3 days" is a 3; "2 years and 6 months" is no single figure. */
function figureIn(quantity: Quantity): Piece<number>[] {
  const { start, end } = quantity
  if (quantity.kind !== 'duration') return [{ start, end, value: quantity.value }]
  const [value, ...more] = Object.values(quantity.parts)
  return value === undefined || more.length > 0 ? [] : [{ start, end, value }]
}

/** How many parameters choose from the same, this one included: "from" and "to". */
const rivalsOf = ({ choices }: Parameter, open: readonly Parameter[]): number =>
  open.filter((other) => other.choices.join('\n') === choices.join('\n')).length

const overlapsAny = (one: Span, others: readonly Span[]) => others.some((other) => one.start < other.end && other.start < one.end)

function pieces(text: string, pattern: RegExp): Piece<string>[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match.slice(1).find((group) => group !== undefined) ?? match[0],
  }))
}

import type { Ask } from '@wakeel/skills'
import { type Span, type Word, words } from '@wakeel/skills'
import { type Choice, escaped, mentionsOf } from './choices.ts'
import type { Parameter } from './parameters.ts'
import { codesIn, Marks, namesIn, overlaps, type Piece, type Pieces, piecesOf } from './pieces.ts'
import { tellingWords } from './vocabulary.ts'

const YES = /^(?:yes|true|on|y|نعم|أجل|صح)$/iu
const NO = /^(?:no|false|off|n|none|لا|كلا|خطأ)$/iu
const NEGATION =
  /(?:\b(?:not|no|without|never)|n't|(?<!\p{L})(?:غير|بدون|دون|بلا|لا|ليس))\s+(?:\p{L}+\s+)?$/iu
const NEGATION_REACH = 40
/** Such a text is not a name that stands in the request: it is the request. */
const IS_WHOLE_TEXT =
  /\b(?:texts?|messages?|contents?|prompts?|questions?|query|queries|inputs?|body|sentences?|search|q|ideas?|documents?|code)\b/i
export const IS_NAMED_BY_CODE =
  /\b(?:id|ids|no|nr|number|code|ref|reference|sku|key|serial|plate)\b/i

/** What a request holds that a tool could take. Each piece is given to one parameter only. */
export class Found {
  readonly #text: string
  readonly #pieces: Pieces
  readonly #figures: ReadonlySet<Span>
  readonly #mentions = new Map<Parameter, Piece<Choice>[]>()
  /** By a figure and by anything else: "100 USD" is an amount and a currency. */
  readonly #taken: { figures: Marks; words: Marks }

  constructor(ask: Ask) {
    this.#text = ask.text
    this.#pieces = piecesOf(ask)
    this.#taken = { figures: new Marks(ask.text), words: new Marks(ask.text) }
    this.#figures = new Set(this.#pieces.figures)
  }

  /** `weight: 4` */
  written(parameter: Parameter): unknown {
    const names = [...new Set([parameter.name, parameter.label])]
      .map((known) => escaped(known))
      .join('|')
    const said = new RegExp(`(?<![\\p{L}\\d])(?:${names})\\s*[:=：]\\s*([^,،;؛\\n]+)`, 'iu').exec(
      this.#text,
    )
    if (!said?.[1]) return undefined
    const end = said.index + said[0].length
    const value = this.#valueIn({ start: end - said[1].length, end }, parameter)
    if (value === undefined) return undefined
    for (const taken of Object.values(this.#taken)) taken.mark([{ start: said.index, end }])
    return value
  }

  #valueIn(span: Span, parameter: Parameter): unknown {
    const raw = this.#text.slice(span.start, span.end).trim()
    const first = <Value>(list: readonly Piece<Value>[]) =>
      list.find((piece) => overlaps(piece, span))?.value
    switch (parameter.kind) {
      case 'number':
        return first(this.#pieces.figures)
      case 'date':
        return first(this.#pieces.dates)
      case 'choice':
        return first(this.#mentionsOf(parameter))
      case 'boolean':
        return YES.test(raw) || (NO.test(raw) ? false : undefined)
      case 'text':
        return raw.replace(/^["“«‘`]|["”»’`]$/g, '')
      default:
        return undefined
    }
  }

  /** What stands beside the parameter's name: "weight 4", "4 guests", "parcel DC-1024", "from AED to USD". */
  beside(parameter: Parameter): unknown {
    const { label, description, kind } = parameter
    const { figures, dates, quoted, codes } = this.#pieces
    if (kind === 'number')
      return (
        this.#nearest(this.#wordsAbout(label), figures, 25) ??
        this.#nearest(this.#wordsAbout(description), figures, 8)
      )
    if (kind === 'date') return this.#nearest(this.#wordsAbout(label), dates, 25)
    if (kind === 'text')
      return this.#nearest(
        this.#wordsAbout(label),
        [...quoted, ...codes, ...this.#numbersFor(parameter)],
        15,
      )
    return kind === 'choice'
      ? this.#nearest(this.#wordsIn(label), this.#mentionsOf(parameter), 15, 'before')
      : undefined
  }

  /** "order 55": a number is a name where names are numbers. */
  #numbersFor({ label }: Parameter): Piece<string>[] {
    if (!IS_NAMED_BY_CODE.test(label)) return []
    return this.#pieces.figures.map(({ start, end }) => ({
      start,
      end,
      value: this.#text.slice(start, end),
    }))
  }

  /** What may be chosen is named once; a thing that may be or not be is spoken of. */
  mentioned(parameter: Parameter, open: readonly Parameter[]): unknown {
    const { label, kind } = parameter
    if (kind === 'boolean') {
      const [first] = this.#wordsAbout(label)
      return (
        first &&
        !NEGATION.test(this.#text.slice(Math.max(0, first.start - NEGATION_REACH), first.start))
      )
    }
    const mentions = this.#free(this.#mentionsOf(parameter))
    const named = [...new Set(mentions.map(({ value }) => value))]
    if (kind === 'choices' && named.length > 0) return this.#use(mentions, named)
    return kind === 'choice' && named.length === 1 && rivalsOf(parameter, open) === 1
      ? this.#use(mentions, named[0])
      : undefined
  }

  /** What is left, when it is clear which of the parameters it is for. */
  remaining(parameter: Parameter, open: readonly Parameter[]): unknown {
    const { kind, label, description, isRequired } = parameter
    const { figures, dates, quoted, codes, links, emails } = this.#pieces
    const alike = open.filter((other) => other.isRequired && other.kind === kind).length
    if (kind === 'numbers') return this.#all(figures)
    if (kind === 'texts') return this.#all(quoted)
    if (!isRequired) return undefined
    if (kind === 'number') return this.#inOrder(figures, alike)
    if (kind === 'date') return this.#inOrder(dates, alike)
    if (kind === 'link') return this.#inOrder(links, alike)
    if (kind === 'email') return this.#inOrder(emails, alike)
    if (kind === 'choice')
      return this.#inOrder(this.#mentionsOf(parameter), rivalsOf(parameter, open))
    if (kind !== 'text') return undefined
    const wantsCode = IS_NAMED_BY_CODE.test(label) || codesIn(description).length > 0
    return this.#inOrder(quoted, alike) ?? (wantsCode ? this.#inOrder(codes, 1) : undefined)
  }

  /**
   * What the only text that a tool needs is when nothing marks it: all of the request where a text is wanted, else the one name in
   * it. A sentence is no name, and nothing is known by a sentence.
   */
  onlyText({ label }: Parameter): string | undefined {
    if (IS_NAMED_BY_CODE.test(label)) return undefined
    const text = this.#text.trim()
    if (IS_WHOLE_TEXT.test(label)) return text
    const [name, ...more] = namesIn(text)
    if (name !== undefined) return more.length === 0 ? name : undefined
    return this.#pieces.words.length === 1 ? text : undefined
  }

  #takenFrom(list: readonly Span[]): Marks {
    return list.every((piece) => this.#figures.has(piece)) ? this.#taken.figures : this.#taken.words
  }

  #free<P extends Span>(list: readonly P[]): P[] {
    const taken = this.#takenFrom(list)
    return list.filter((piece) => !taken.has(piece))
  }

  #use<Value>(used: readonly Span[], value: Value): Value {
    this.#takenFrom(used).mark(used)
    return value
  }

  #mentionsOf(parameter: Parameter): Piece<Choice>[] {
    const mentions =
      this.#mentions.get(parameter) ?? mentionsOf(parameter.choices, this.#text, this.#pieces.words)
    this.#mentions.set(parameter, mentions)
    return mentions
  }

  #all<Value>(list: readonly Piece<Value>[]): Value[] | undefined {
    const free = this.#free(list)
    const values = free.map(({ value }) => value)
    return free.length > 0 ? this.#use(free, values) : undefined
  }

  /** The first one, when there are exactly as many as are asked for. */
  #inOrder<Value>(list: readonly Piece<Value>[], count: number): Value | undefined {
    const free = this.#free(list)
    const [first] = free
    return first && free.length === count ? this.#use([first], first.value) : undefined
  }

  #wordsAbout(label: string): Word[] {
    const forms = new Set(tellingWords(label).flat())
    return this.#pieces.words.filter(
      ({ stem, unattached }) =>
        forms.has(stem) || (unattached !== undefined && forms.has(unattached)),
    )
  }

  /** Also "from" and "to", which tell nothing elsewhere. */
  #wordsIn(label: string): Word[] {
    const known = new Set(words(label).map(({ word }) => word))
    return this.#pieces.words.filter(
      ({ word }) =>
        known.has(word) ||
        (known.has('from') && word === 'من') ||
        (known.has('to') && word === 'الي'),
    )
  }

  #nearest<Value>(
    about: readonly Word[],
    list: readonly Piece<Value>[],
    reach: number,
    side?: 'before',
  ): Value | undefined {
    const free = this.#free(list).sort((a, b) => a.start - b.start)
    let nearest: { piece: Piece<Value>; distance: number } | undefined
    let first = 0
    for (const word of about) {
      while (first < free.length && free[first]!.end < word.start - reach) first += 1
      for (
        let index = first;
        index < free.length && free[index]!.start <= word.end + reach;
        index += 1
      ) {
        const distance = this.#distance(word, free[index]!, side)
        if (distance <= reach && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
          nearest = { piece: free[index]!, distance }
      }
    }
    return nearest && this.#use([nearest.piece], nearest.piece.value)
  }

  /** In letters; "weight 4, length 10" and "4 guests and 2 rooms" each belong together. */
  #distance(word: Span, piece: Span, side: 'before' | undefined): number {
    const isBefore = word.end <= piece.start
    if (!isBefore && (side === 'before' || piece.end > word.start)) return Number.POSITIVE_INFINITY
    const [start, end] = isBefore ? [word.end, piece.start] : [piece.end, word.start]
    const isApart = /[,،;؛.\n]|\band\b|(?<!\p{L})و/u.test(this.#text.slice(start, end))
    return end - start + (isBefore ? 0 : 5) + (isApart ? 12 : 0)
  }
}

/** How many parameters choose from the same, this one included: "from" and "to". */
const rivalsOf = ({ choices }: Parameter, open: readonly Parameter[]): number =>
  open.filter((other) => other.choices.join('\n') === choices.join('\n')).length

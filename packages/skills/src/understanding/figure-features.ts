import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

/** A figure as far as it tells whether it counts; `doubt`: what is known of it without its words. */
export interface Figure extends Span {
  kind: string
  written: string
  doubt: number
  value?: number
}

const REACH = 100
const MOST_WORDS = 12
const PAIRED = 6
/** Of a word its beginning, without what is written together with it in Arabic. */
const STEM = 5
/** Figures of which one may stand in place of the other. */
const NEAR = 2

/**
 * What stands around a figure of a message, each as one text without blanks, from which is learnt whether it counts: words by their
 * side, distance and whether a sentence ends between, pairs, its sentence and the next one, and the figures about as large beside it.
 */
export function featuresOf(text: string, figures: readonly Figure[], at: number): string[] {
  const figure = figures[at] as Figure
  const before = tokensOf(text.slice(Math.max(0, figure.start - REACH), figure.start)).toReversed()
  const behind = tokensOf(text.slice(figure.end, figure.end + REACH))
  return [
    ...new Set([
      ...placed('L', before),
      ...placed('R', behind),
      ...paired('LL', before),
      ...paired('RR', behind),
      `LR:${before[0] ?? ''}_${behind[0] ?? ''}`,
      ...ofSentences(text, figure),
      ...ofFigure(figures, at),
      ...ofNeighbours(text, figures, at),
    ]),
  ]
}

const tokensOf = (part: string): string[] =>
  (fold(part).text.match(/\p{L}+|\d+|[.,،؛;:!?؟()\n[\]–>-]/gu) ?? []).map((token) =>
    /^\d/.test(token) ? '#' : token === '\n' ? '¶' : stemOf(token),
  )

const stemOf = (word: string): string =>
  word.length > STEM ? word.replace(/^[وف]?(?:ال|لل|بال)?/, '').slice(0, STEM) : word

function placed(side: string, words: readonly string[]): string[] {
  let ends = 0
  return words.slice(0, MOST_WORDS).map((word, away) => {
    if (/[.;؛!?؟¶]/.test(word)) ends += 1
    const distance = away < 1 ? 0 : away < 3 ? 1 : away < 6 ? 2 : 3
    return `${side}${distance}${Math.min(ends, 2)}:${word}`
  })
}

const paired = (side: string, words: readonly string[]): string[] =>
  words.slice(0, PAIRED - 1).map((word, at) => `${side}:${word}_${words[at + 1] ?? ''}`)

const SENTENCE_END = /\n|\. |\?|؟/
function ofSentences(text: string, { start, end }: Figure): string[] {
  const lead = text.slice(0, start)
  const from = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('. '), lead.lastIndexOf('؟'), 0)
  const rest = text.slice(end).search(SENTENCE_END)
  const to = rest < 0 ? text.length : end + rest
  return [
    ...tokensOf(text.slice(Math.max(from, start - 2 * REACH), Math.min(to, end + 2 * REACH))).map(
      (word) => `S:${word}`,
    ),
    ...tokensOf(text.slice(to, to + REACH / 2))
      .slice(0, PAIRED)
      .map((word) => `N:${word}`),
  ]
}

const MOST_COUNTED = 10
function ofFigure(figures: readonly Figure[], at: number): string[] {
  const { kind, value, doubt, written } = figures[at] as Figure
  const size = value ? Math.floor(Math.log10(Math.abs(value) + 1)) : -1
  const place = at === 0 ? 'first' : at === figures.length - 1 ? 'last' : 'between'
  return [
    `kind:${kind}`,
    `size:${kind}${size}`,
    `place:${place}`,
    `figures:${Math.min(figures.length, MOST_COUNTED)}`,
    `doubt:${doubt}`,
    ...(/^\d{4}$/.test(written) ? ['year'] : []),
  ]
}

function ofNeighbours(text: string, figures: readonly Figure[], at: number): string[] {
  const figure = figures[at] as Figure
  const isNear = (other: Figure | undefined): other is Figure =>
    other?.kind === figure.kind &&
    Boolean(other.value && figure.value) &&
    (other.value as number) / (figure.value as number) < NEAR &&
    (figure.value as number) / (other.value as number) < NEAR
  const [last, next] = [figures[at - 1], figures[at + 1]]
  const between = (side: string, from: number, to: number) =>
    tokensOf(text.slice(from, Math.min(to, from + REACH))).map((word) => `${side}:${word}`)
  return [
    ...(figures.slice(at + 1).some(isNear) ? ['later'] : []),
    ...(figures.slice(0, at).some(isNear) ? ['earlier'] : []),
    ...(isNear(next) ? ['next', ...between('NB', figure.end, next.start)] : []),
    ...(isNear(last) ? ['last', ...between('PB', last.end, figure.start)] : []),
  ]
}

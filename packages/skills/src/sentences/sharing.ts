import { type Word, words } from '../reading/words.ts'
import { verbCore } from './arabic-verbs.ts'

const LEAST_SHARED = 0.5

/** The items that share most of the words, and at least half of them. */
export function sharing<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  content: readonly Word[],
): Item[] {
  const scored = items.map((item) => {
    const own = new Set(words(textOf(item)).flatMap(formsOf))
    const score = content.filter((one) => formsOf(one).some((form) => own.has(form))).length
    return { item, score }
  })
  const best = Math.max(1, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score === best && best >= content.length * LEAST_SHARED)
    .map(({ item }) => item)
}

const formsOf = (word: Word): string[] => [
  word.stem,
  rootOf(word),
  ...(word.unattached ? [word.unattached] : []),
]

/** «هيجهز» asks for «تجهيز», "sending" for "send". */
export const rootOf = (word: Word): string =>
  /^[\u0600-\u06ff]/.test(word.word)
    ? verbCore({ word: word.stem }).replace(/^ت|[اويى](?=.$)/g, '')
    : word.stem

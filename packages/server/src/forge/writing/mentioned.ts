import { fold, mentions, onceFor, words } from '@wakeel/skills'

/** How many entries of a list stand in a text that was read once; forms of a word count once. */
export type Mentions = (list: readonly string[]) => number

/**
 * An entry is a word or phrase in any form (`invoice`), several that all stand somewhere (`invoice + check`), or one exact form
 * (`=سعرات`, as without its ending it would be another word).
 */
export function mentionsIn(text: string): Mentions {
  const written = words(text)
  const exact = new Set(written.map(({ word }) => word))
  const stands = ({ form, phrases }: Part) =>
    form === undefined ? mentions(written, phrases) : exact.has(form)
  return (list) =>
    new Set(partsOf(list).flatMap(({ key, parts }) => (parts.every(stands) ? [key] : []))).size
}

interface Part {
  form: string | undefined
  phrases: readonly string[]
}
interface Entry {
  /** The same for two forms of the entry. */
  key: string
  parts: Part[]
}

/** The lists are the writer's own and never change; they are taken apart once. */
const partsOf = onceFor((list: readonly string[]): Entry[] =>
  list.map((entry) => ({
    key: entry.startsWith('=')
      ? entry
      : words(entry)
          .map(({ stem }) => stem)
          .join(' '),
    parts: entry.split(' + ').map((part) => ({
      form: part.startsWith('=') ? fold(part.slice(1)).text : undefined,
      phrases: [part],
    })),
  })),
)

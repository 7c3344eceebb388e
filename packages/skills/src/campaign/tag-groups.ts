import { type Key, keys, required, type Tags } from './address.ts'

/** A tag's value, where its label stands. */
export interface Value {
  key: Key
  written: string
  start: number
  /** "He had wanted the campaign december, then changed his mind" */
  isPast: boolean
  /** "The brand campaign": it may only say which campaign is spoken of. */
  isLoose?: boolean
}

/** The tags of one link. */
export interface Group {
  tags: Tags
  start: number
}

export interface ReadTags {
  /** One set for every link that each address gets: two sources make two. */
  sets: Tags[]
  /** Each address has its own set, said beside it. */
  isPaired?: boolean
  /** What was not said as a tag but follows from where the link will stand. */
  assumed: Key[]
}

/** The values that are meant, without those that somebody only had before, or opened with. `cuts`: where the addresses stood. */
export const standingValues = (values: readonly Value[], cuts: readonly number[]): Value[] =>
  values.filter(
    (one) =>
      !(one.isPast && values.some(({ key, isPast }) => key === one.key && !isPast)) &&
      !(one.isLoose && values.some(({ key, isLoose }) => key === one.key && !isLoose)) &&
      !isOpening(one, values, cuts),
  )

/** "A link for our National Day campaign for this page: …", and all three tags behind the address: those are meant. */
function isOpening(one: Value, values: readonly Value[], cuts: readonly number[]): boolean {
  const [address, ...others] = cuts
  if (address === undefined || others.length > 0 || one.start >= address) return false
  const behind = values.filter(({ start }) => start >= address)
  return (
    behind.length === values.length - 1 &&
    behind.some(({ key }) => key === one.key) &&
    required.every((key) => behind.some((other) => other.key === key))
  )
}

/** "The first with source a and medium b, the second with source c and medium d": what is said once holds for every link. */
export function groupsOf(values: readonly Value[]): Group[] {
  const varying = new Set(
    keys.filter(
      (key) => new Set(values.flatMap((one) => (one.key === key ? [one.written] : []))).size > 1,
    ),
  )
  const shared: Tags = {}
  const groups: Group[] = []
  for (const { key, written, start } of values) {
    const last = groups.at(-1)
    if (!varying.has(key)) shared[key] ??= written
    else if (!last || last.tags[key] !== undefined) groups.push({ tags: { [key]: written }, start })
    else last.tags[key] = written
  }
  if (groups.length === 0) return [{ tags: shared, start: 0 }]
  return groups.map(({ tags, start }) => ({ tags: { ...shared, ...tags }, start }))
}

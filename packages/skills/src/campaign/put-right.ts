import { insteadOf } from '../follow-up/instead-of.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { words } from '../reading/words.ts'
import { type Key, keys, type Tags, tidyValue } from './address.ts'
import { sources } from './tag-words.ts'

const SENTENCE = /\n|[.!?؟]{1,3}(?=\s+\P{Ll}|\s*$)/u
const QUOTES = /^["“«'‘\s]{1,9}|["”»'’\s]{1,9}$/gu

/** "… source fb, medium cpc … sorry instagram not fb": a value that a later sentence puts in place of one that was said. */
export function withPutRight(
  sets: readonly Tags[],
  outside: string,
  valueFor: (key: Key, said: string) => string | undefined,
): Tags[] {
  const changes = outside.split(SENTENCE).flatMap((sentence) => {
    const said = insteadOf(withoutTakingBack(sentence.replace(QUOTES, '')))
    return said ? [said] : []
  })
  return changes.reduce(
    (left: readonly Tags[], { now, former }) =>
      left.map((tags) => {
        const key = keys.find((one) => tags[one] && isSame(tags[one], former))
        const value = key && valueFor(key, now)
        return key && value ? { ...tags, [key]: value } : tags
      }),
    sets,
  ) as Tags[]
}

/** "fb" and "Facebook" are one place. */
const isSame = (one: string, other: string): boolean => placeOf(one) === placeOf(other)

const placeOf = (said: string): string => {
  const all = words(said)
  const whole = sources(all).find(({ from, to }) => from === 0 && to === all.length)
  return whole?.concept ?? tidyValue(said)
}

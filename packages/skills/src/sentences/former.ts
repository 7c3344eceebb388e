import { type Span, words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'

// "(It was 4,580 but he lowered it)": what was is told, and what is stands elsewhere.

const telling = lexicon({
  was: 'was, were, used to be, had been, كان, كنت',
  but: 'but, then, and then, لكن, بس, ثم, بعدين',
  changed:
    'lower, drop, reduce, cut, raise, increase, change, correct, fix, adjust, amend, revise, update, ينزل, يخفض, يرفع, يعدل, يغير, يصحح, يصلح',
})

interface Told extends Span {
  /** From here on it is told what it has become. */
  change: number
}

const PART = /(?:[^.!?؟\n()]|\.(?=\S)){1,400}/gu

function toldIn(text: string): Told[] {
  return Array.from(text.matchAll(PART)).flatMap(({ index, 0: part }): Told[] => {
    const hits = telling(words(part))
    const was = hits.find(({ concept }) => concept === 'was')
    const but = was && hits.find(({ concept, from }) => concept === 'but' && from >= was.to)
    const changed = but && hits.find(({ concept, from }) => concept === 'changed' && from >= but.to)
    return but && changed
      ? [{ start: index, end: index + part.length, change: index + but.start }]
      : []
  })
}

/** What is said, without what only was; what it has become counts where it is said alone. */
export function withoutFormer<Said extends Span>(
  text: string,
  said: readonly Said[],
  isSame: (one: Said, other: Said) => boolean,
): Said[] {
  return toldIn(text).reduce<Said[]>(
    (left, { start, end, change }) => {
      const isInside = (one: Span) => one.start >= start && one.end <= end
      const outside = left.filter((one) => !isInside(one))
      const isSaidTwice = left
        .filter((one) => isInside(one) && one.start >= change)
        .every((now) => outside.some((one) => isSame(now, one)))
      return outside.length > 0 && isSaidTwice ? outside : left
    },
    [...said],
  )
}

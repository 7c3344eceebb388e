import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Key } from './address.ts'
import { labelsIn } from './tag-value.ts'

const removing = lexicon({
  remove:
    'remove, delete, drop, take out, take off, get rid of, strip, احذف, حذف, شيل, شيلي, امسح, يشيل, يحذف',
})
const REACH = 40
const BREAK =
  /[.,،;؛!?؟\n]|\b(?:but|keep|add|set|change)\b|(?<!\p{L})(?:بس|لكن|خل|حط|غير)(?!\p{L})/iu

/** "Remove the term and the content from …": tags that a link is to lose. */
export function removedTags(outside: string): Key[] {
  const all = words(outside)
  const labels = labelsIn(all)
  const keys = removing(all).flatMap(({ end }) =>
    labels
      .filter(({ start }) => start >= end && start - end <= REACH)
      .filter(({ start }) => !BREAK.test(outside.slice(end, start)))
      .map(({ key }) => key),
  )
  return [...new Set(keys)]
}

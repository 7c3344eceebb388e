import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { type Key, keyOf, keys, parseAddress } from './address.ts'
import { labelsIn } from './tag-value.ts'

const removing = lexicon({
  remove:
    'remove, delete, drop, take out, take off, get rid of, strip, without, بدون, احذف, حذف, شيل, شيلي, امسح, يشيل, يحذف',
})
const REACH = 40
const BREAK =
  /[.,،;؛!?؟\n]|\b(?:but|keep|add|set|change)\b|(?<!\p{L})(?:بس|لكن|خل|حط|غير)(?!\p{L})/iu

/** "Remove the utm tags", «شيل ال utm» */
const ALL_TAGS =
  /^\s(?:(?:all|the|its|every|any|of|كل|جميع|ال)\s){0,3}(?:utm(?! ?[_-]?(?:source|medium|campaign|term|content))|tags|tracking|(?:campaign )?parameters|وسوم|الوسوم|التتبع)(?!\p{L})/iu

/** "Remove the term and the content from …": tags that a link is to lose. */
export function removedTags(outside: string, addresses: readonly string[]): Key[] {
  const all = words(outside)
  const labels = labelsIn(all)
  const removed = removing(all)
  const named = removed.flatMap(({ end }) =>
    labels
      .filter(({ start }) => start >= end && start - end <= REACH)
      .filter(({ start }) => !BREAK.test(outside.slice(end, start)))
      .map(({ key }) => key),
  )
  const isOfAll = removed.some(({ end }) => ALL_TAGS.test(outside.slice(end, end + REACH)))
  return named.length === 0 && isOfAll ? tagsOf(addresses) : [...new Set(named)]
}

const tagsOf = (addresses: readonly string[]): Key[] => {
  const all = addresses.flatMap((address) => parseAddress(address).parameters)
  return keys.filter((key) => all.some(({ name }) => keyOf(name) === key))
}

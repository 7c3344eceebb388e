import type { Quantity } from '../reading/quantity.ts'
import type { ConceptMatch } from './match-concepts.ts'

const BEHIND =
  /^ (in|out)(?: (?:a|per|each|every) month| monthly)?(?=\s*(?:$|[,;.!?)\n]|(?:and|but|so|then)\b))/i

const BEFORE = /(?:^|[,;.\n] ?|\b(?:and|money|cash) )(in|out) ?[:=] ?$/i

/** "Out 50k, in 22k": without a mark only beside each other. */
const BARE = /(?:^|[,;.\n] ?|\b(?:and|monthly|month|money|cash) |\d(?:k|m| ?aed)? )(in|out) $/i
const BOTH =
  /(?:^|[,;.\n] ?|\b(?:monthly|month|money|cash) )(?:out [^a-z;]{0,14}(?:k|m|aed)?[,;]? ?(?:and )?in \d|in [^a-z;]{0,14}(?:k|m|aed)?[,;]? ?(?:and )?out \d)/i

/** "45k in, 70k out", "in: 45k, out: 70k": which way money goes, said by nothing but the little word beside it. */
export function inAndOut(text: string, found: readonly Quantity[]): ConceptMatch[] {
  const areBoth = BOTH.test(text)
  return found.flatMap(({ kind, start, end }): ConceptMatch[] => {
    if (kind !== 'money' && kind !== 'number') return []
    const lead = text.slice(Math.max(0, start - 12), start)
    const before = BEFORE.exec(lead) ?? (areBoth ? BARE.exec(lead) : null)
    const way = before?.[1] ?? BEHIND.exec(text.slice(end, end + 24))?.[1]
    if (!way) return []
    const from = before ? text.lastIndexOf(way, start - 1) : end + 1
    const concept = way.toLowerCase() === 'in' ? 'income' : 'cost'
    return [{ concept, start: from, end: from + way.length }]
  })
}

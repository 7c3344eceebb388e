/** "Is the lawyer's letter urgent?", «هل خطاب المحامي عاجل؟» */
const OF_ONE =
  /^(?:(?:quick (?:one|question)|question|سؤال)\s?[:,،]?\s)?(?:just )?(?:is|are|does|do|هل)\s(?<task>\S.{2,120}?)[\s,،]{1,3}(?:(?:count as|an?|very|that|really|or|not|ي?عتبر|[يت]عتبر|شي|شيء)\s){0,3}(?<what>urgent|important|عاجل[ةه]?|مستعجل[ةه]?|مهم[ةه]?)(?:\s(?:task|thing|or not|ولا لا|[أا]و لا|[أا]م لا))?\s?[?؟]{1,3}$/iu
const QUOTES = /^["“«'](?<said>.+)["”»']$/u
/** "Is it urgent?" names none. */
const PRONOUN = /^(?:it|this|that|they|these|those|هي|هو|هذا|هذه|هاي|ده|دي|everything|all)$/iu

export interface AsksOfOne {
  task: string
  property: 'urgent' | 'important'
}

/** What of one task is asked with yes or no, and how it is named there. */
export function asksOfOne(sentence: string): AsksOfOne | undefined {
  const { task = '', what = '' } = OF_ONE.exec(sentence.trim())?.groups ?? {}
  const named = QUOTES.exec(task)?.groups?.said ?? task
  if (
    !named ||
    PRONOUN.test(named) ||
    /\b(?:more|less) $|\bthan\b|(?<!\p{L})من(?!\p{L})/iu.test(named)
  )
    return undefined
  return { task: named, property: /important|مهم/i.test(what) ? 'important' : 'urgent' }
}

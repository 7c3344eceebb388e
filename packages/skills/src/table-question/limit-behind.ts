const BEHIND: readonly (readonly ['min' | 'max', RegExp])[] = [
  [
    'min',
    /^\s?(?:%|aed|dhs?|درهم)?\s?(?:(?:or|and|&)\s(?:more|above|over|higher|greater|up|upwards?|older)(?! than)\b|(?:او|و)\s?(?:ما\s)?(?:اكثر|اكتر|فوق|اعلي|ازيد|اكبر)(?! من)(?!\p{L})|فما فوق(?!\p{L})|وطالع(?!\p{L}))/u,
  ],
  [
    'max',
    /^\s?(?:%|aed|dhs?|درهم)?\s?(?:(?:or|and|&)\s(?:less|below|under|fewer|lower|smaller|younger|cheaper)(?! than)\b|(?:او|و)\s?(?:ما\s)?(?:اقل|تحت|دون|ادني|اصغر)(?! من)(?!\p{L})|فما (?:دون|تحت|اقل)(?!\p{L}))/u,
  ],
]

/** "Below 10 or above 28", "5 and up to 9": that belongs to the next figure. */
const ANOTHER = /^\s?(?:to |than |من |عن )?(?:(?:aed|dhs?|درهم) ?)?\d/u

/** "50 or more", «٥٠ وفوق»: the limit itself belongs to what is meant. */
export function limitBehind(after: string): { side: 'min' | 'max'; length: number } | undefined {
  for (const [side, pattern] of BEHIND) {
    const match = pattern.exec(after)
    if (match && !ANOTHER.test(after.slice(match[0].length)))
      return { side, length: match[0].length }
  }
  return undefined
}

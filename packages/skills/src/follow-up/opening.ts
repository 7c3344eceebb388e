/** Taken by what comes after a mark or goes on asking: "great deals await" is a headline, "great, now the second" no more than its end. */
const PRAISE =
  '(?:great|perfect|cool|good|nice|right|fine|حلو|زين|ممتاز)(?=[,.!،؛…]|\\s+(?:and|now|but|so|what|how|can|could|make|thanks|ok|طيب|طب|بس|و\\p{L})(?!\\p{L})|\\s{0,3}$)'
const TAKEN =
  '(?:ok(?:ay)?|thanks|thank you|thx|now|so|hmm+|yes|yeah|yep|طيب|طب|تمام|[أا]وك(?:ي|يه)?|شكر[اً]{0,2}|تسلم|يسلمو|نعم|[أا]يوه|دلوقتي|هلق|هلأ|الحين|الآن|[إا]ذن)'
const ACKNOWLEDGED = new RegExp(
  `^[\\s,.!،؛]{0,4}(?:${PRAISE}|${TAKEN})(?!\\p{L})[\\s,.!،؛]{0,4}(?=\\S)`,
  'iu',
)
const MOST_OPENINGS = 4

/** "Ok great, now 2 of this: …" without what only takes the answer before. */
export function withoutOpening(message: string): string {
  let rest = message
  for (let round = 0; round < MOST_OPENINGS; round += 1) rest = rest.replace(ACKNOWLEDGED, '')
  return rest
}

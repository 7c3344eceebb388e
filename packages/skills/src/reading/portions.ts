const MOST_PORTIONS = 50
const VESSELS =
  /^ ?(?:[x×*] ?|(?:glass(?:es)?|cups?|bottles?|mugs?|cans?|كاسات|كاس|قناني|زجاجات|غراش|علب|اكواب|كوب|كوبايات) (?:(?:of )?(?:water|ماء|ماي|مويه|مي) )?(?:of |من |سعه |حجم )?\(?)$/u
const BEHIND_CUPS = /^ (?:\p{L}+ ){0,3}(?:of |من |سعه |حجم |\()$/u

/** "6 glasses (200 ml)", "4 bottles of 500 ml": so many of so much each. */
export const isPortions = <Said extends { kind: string; value?: number; unit?: string }>(
  count: Said,
  gap: string,
): count is Extract<Said, { kind: 'number' | 'measure' }> => {
  const { kind, value = 0, unit } = count
  if (kind !== 'number' && !(kind === 'measure' && unit === 'cup')) return false
  const isCount = Number.isInteger(value) && value > 1 && value <= MOST_PORTIONS
  return isCount && (kind === 'number' ? VESSELS : BEHIND_CUPS).test(gap)
}

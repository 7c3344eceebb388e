import type { Quantity, QuantityOf } from './quantities.ts'

const MOST_PORTIONS = 50
const VESSELS =
  /^ ?(?:[x×*] ?|(?:glass(?:es)?|cups?|bottles?|mugs?|cans?|كاسات|كاس|قناني|زجاجات|غراش|علب|اكواب|كوب|كوبايات) (?:(?:of )?(?:water|ماء|ماي|مويه|مي) )?(?:of |من |سعه |حجم )?\(?)$/u
const BEHIND_CUPS = /^ (?:\p{L}+ ){0,3}(?:of |من |سعه |حجم |\()$/u

/** "6 glasses (200 ml)", "4 bottles of 500 ml": so many of so much each. */
export const isPortions = (
  count: Quantity,
  gap: string,
): count is QuantityOf<'number'> | QuantityOf<'measure'> =>
  (count.kind === 'number' || (count.kind === 'measure' && count.unit === 'cup')) &&
  Number.isInteger(count.value) &&
  count.value > 1 &&
  count.value <= MOST_PORTIONS &&
  (count.kind === 'number' ? VESSELS : BEHIND_CUPS).test(gap)

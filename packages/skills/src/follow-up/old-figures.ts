const INSTEAD_OF =
  /(?<!\p{L})(?:not|instead of|rather than|was|مش|مو|مب|ليس|بدل(?: من)?|وليس|لا)\s{0,2}(?:aed |dhs? )?(?<old>\d[\d,]{0,12}(?:\.\d{1,3})?)(?!\d)/giu

/** What a figure is said to be put in place of: "14 not 12". */
export const oldFigures = (text: string): number[] =>
  Array.from(text.matchAll(INSTEAD_OF), ({ groups }) => Number(groups?.old?.replaceAll(',', '')))

import { foldArabic, latinDigits } from '../reading/arabic.ts'

/** Spaces and apostrophes that only group digits: once compatible characters are made equal, they would be words apart. */
const GROUPING = /(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g
const RAISED = /(?<=\d)[¹²³⁰-⁹]+/g
/** Marks of Markdown; between digits a star is a product. */
const MARKS = /(?<!\d)[*_`#>~\\]+|[*_`#>~\\]+(?!\d)/g

/** An answer in Markdown as it is compared: one spelling of letters, digits, quotes, dashes and spaces, without marks. */
export function plainAnswer(markdown: string): string {
  const text = latinDigits(markdown)
    .replace(GROUPING, '')
    .replace(RAISED, '')
    .normalize('NFKC')
    .replace(MARKS, '')
  return foldArabic(text)
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s|]+/g, ' ')
    .trim()
}

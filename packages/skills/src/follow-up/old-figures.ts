const OLD = '\\s{0,2}(?:aed |dhs? )?(?<old>\\d[\\d,]{0,12}(?:\\.\\d{1,3})?)(?!\\d)'
const INSTEAD_OF = new RegExp(
  `(?<!\\p{L})(?:not|instead of|rather than|مش|مو|مب|ليس|بدل(?: من)?|وليس|(?<=[\\p{L}\\d]\\s?)لا)${OLD}`,
  'giu',
)
const WAS = new RegExp(`(?<!\\p{L})was${OLD}`, 'giu')

/** What a figure is said to be put in place of: "14 not 12", "14 (was 12)"; of "was 14, not 12" it is 12. */
export function oldFigures(text: string): number[] {
  const denied = figuresBehind(INSTEAD_OF, text)
  return denied.length > 0 ? denied : figuresBehind(WAS, text)
}

const figuresBehind = (pattern: RegExp, text: string): number[] =>
  Array.from(text.matchAll(pattern), ({ groups }) => Number(groups?.old?.replaceAll(',', '')))

const OLD = '\\s{0,2}(?:aed |dhs? )?(?<old>\\d[\\d,]{0,12}(?:\\.\\d{1,3})?)(?!\\d)'
const INSTEAD_OF = new RegExp(
  `(?<!\\p{L})(?:not|instead of|rather than|مش|مو|مب|ليس|بدل(?: من)?|وليس|(?<=[\\p{L}\\d]\\s?)لا)${OLD}`,
  'giu',
)
/** "If it was 5000" supposes a figure, and tells of none before it. */
const WAS = new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})if [\\p{L} ]{1,20})was${OLD}`, 'giu')

/** What a figure is said to be put in place of: "14 not 12", "14 (was 12)"; of "was 14, not 12" it is 12. */
export function oldFigures(text: string): number[] {
  const denied = figuresBehind(INSTEAD_OF, text)
  return denied.length > 0 ? denied : figuresBehind(WAS, text)
}

const figuresBehind = (pattern: RegExp, text: string): number[] =>
  Array.from(text.matchAll(pattern), ({ groups }) => Number(groups?.old?.replaceAll(',', '')))

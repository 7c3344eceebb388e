const ARABIC_ZERO = 0x660

/** A number as it is typed, in the digits of a program: Arabic digits and separators are read too. */
export const plainNumber = (typed: string): string =>
  typed
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,\u066c]/g, '')
    .replace('\u066b', '.')

/** What somebody typed as dirhams, in fils; undefined when it is no amount. */
export function readDirhams(typed: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainNumber(typed))
  if (!parts) return undefined
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** What was typed as dirhams, in fils; what is no number counts as 0 (specification section 5). */
export const toFils = (typed: string): number => Math.round((Number.parseFloat(typed) || 0) * 100)

/** Fils as they stand in a field: without a currency, and without decimals that say nothing. */
export function writeDirhams(fils: number): string {
  return fils % 100 === 0 ? String(fils / 100) : (fils / 100).toFixed(2)
}

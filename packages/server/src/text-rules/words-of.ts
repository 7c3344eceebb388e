/** A list of words and phrases, written as prose: `vat, tax + invoice`. */
export const wordsOf = (written: string): readonly string[] =>
  written
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

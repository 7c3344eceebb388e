/** «وبدبي», «فالشارقة» */
const PREFIXES = ['', 'ل', 'ب', 'ف']
  .flatMap((one) => [one, `و${one}`, `${one}ال`, `و${one}ال`])
  .concat('لل', 'ولل')

/** Where a folded cell stands in a question as words of its own. */
export function placeOf(cell: string, question: string): number | undefined {
  for (const prefix of PREFIXES) {
    const wanted = prefix + cell
    for (let at = question.indexOf(wanted); at >= 0; at = question.indexOf(wanted, at + 1)) {
      const before = question[at - 1] ?? ' '
      const after = question.slice(at + wanted.length, at + wanted.length + 2)
      if (
        !/[\p{L}\p{N}]/u.test(before) &&
        !/^(?:s?[\p{L}\p{N}])/u.test(after.replace(/^(?:s|'s|’s)(?![\p{L}])/u, ''))
      )
        return at
    }
  }
  return undefined
}

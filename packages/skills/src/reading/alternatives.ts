/** Every spelling that a plain pattern stands for: groups, optional letters and classes, as in "kilomet(?:re|er)s?". */
export function alternativesOf(pattern: string): string[] {
  let at = 0
  const either = (): string[] => {
    const found: string[] = []
    let grown = ['']
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        found.push(...grown)
        grown = ['']
        continue
      }
      let piece = one()
      if (pattern[at] === '?') {
        at += 1
        piece = [...piece, '']
      }
      grown = grown.flatMap((begun) => piece.map((end) => begun + end))
    }
    return [...found, ...grown]
  }
  const one = (): string[] => {
    if (pattern.startsWith('(?', at)) {
      const isLook = !pattern.startsWith('(?:', at)
      at += pattern.startsWith('(?<', at) ? 4 : 3
      const inside = either()
      at += 1
      return isLook ? [''] : inside
    }
    if (pattern[at] === '[') {
      const end = pattern.indexOf(']', at)
      const letters = [...pattern.slice(at + 1, end)]
      at = end + 1
      return letters
    }
    if (pattern[at] === '\\') at += 1
    at += 1
    return [pattern[at - 1] as string]
  }
  return either()
}

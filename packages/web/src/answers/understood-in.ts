/** How the request was read, as the built-in engine says in the first line of an answer, in plain words; other answers have no such line. */
export function understoodIn(answer: string): string | undefined {
  const [first = ''] = answer.split('\n', 1)
  return first.startsWith('> **') ? first.slice(2).replaceAll('**', '') : undefined
}

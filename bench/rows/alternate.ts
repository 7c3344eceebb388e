export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/**
 * Measures one after the other, again and again, and answers with the median of each: what else the machine does then meets all of them.
 * The first round only warms up.
 */
export async function alternate<Name extends string>(
  rounds: number,
  measured: Record<Name, (round: number) => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measured) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const figure = await measured[name](round)
      if (round > 0) figures[name].push(figure)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<
    Name,
    number
  >
}

/** To two decimals, halves away from zero, as the law rounds fractions of a fils; free of binary noise (1.005 → 1.01). */
export function roundToFils(value: number): number {
  const rounded = Math.floor(Number((Math.abs(value) * 100).toPrecision(15)) + 0.5) / 100
  return value < 0 ? -rounded : rounded
}

/** Cents as PayPal writes dollars: 5348 is "53.48". */
export function toDecimal(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Dollars as PayPal writes them in cents; undefined when it is not such an amount. */
export function fromDecimal(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

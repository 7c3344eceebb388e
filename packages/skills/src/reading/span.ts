export interface Span {
  /** Place of the first character in the text that was read. */
  start: number
  /** Place after the last character. */
  end: number
}

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end

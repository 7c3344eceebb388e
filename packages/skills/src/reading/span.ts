export interface Span {
  /** Place of the first character in the text that was read. */
  start: number
  /** Place after the last character. */
  end: number
}

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end

/** A text with parts of it made spaces, so that every other place stays where it is. */
export const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

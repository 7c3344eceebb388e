export interface Span {
  /** Place of the first character in the text that was read. */
  start: number
  /** Place after the last character. */
  end: number
}

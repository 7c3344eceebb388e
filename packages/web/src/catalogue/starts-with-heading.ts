/** Creators also write a heading as one line in bold. */
export const startsWithHeading = (description: string): boolean =>
  /^\s*(?:#|\*\*[^*\n]+\*\*[ \t]*\n)/.test(description)

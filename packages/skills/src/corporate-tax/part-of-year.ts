import type { Message } from '../understanding/affinity.ts'

/** "Q2", but no "Q: what is the tax". */
export const isOfPart = ({ text, concepts }: Message): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'partOfYear' && (end - start > 1 || /^[1-4]/.test(text.slice(end))),
  )

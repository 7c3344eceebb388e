import { latinDigits } from '@wakeel/skills'

/** What nobody sees: zero widths, soft hyphens, signs of direction, fillers, controls. Lines and tabs part words. */
const unseen = /(?![\n\r\t])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
/** Marks upon figures and Latin letters, which are read without them. */
const marksUpon = /(?<=[\d@.a-z])\p{M}+/giu

/** A text as whoever looks at it reads it: what is searched for cannot be hidden by what is not shown. */
export const asRead = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(unseen, '')
    .replaceAll('\u2800', ' ')
    .replace(marksUpon, '')

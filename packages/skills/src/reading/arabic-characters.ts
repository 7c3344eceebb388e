import { type ArabicForms, countInArabic } from './format-duration.ts'

const CHARACTERS: ArabicForms = ['حرف واحد', 'حرفان', 'أحرف', 'حرفًا']

/** So many characters: «8 أحرف»، «37 حرفًا». */
export const charactersInArabic = (count: number): string => countInArabic(count, CHARACTERS)

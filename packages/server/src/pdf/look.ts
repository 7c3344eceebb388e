import { StyleSheet, type Styles } from '@react-pdf/renderer'
import type { Language } from '@wakeel/contract'
import { FONT_FAMILY } from './font-files.ts'

type Style = Styles[string]

const ink = '#14201B'
const quiet = '#5F6B66'
const hairline = '#E2E0D8'
export const EMERALD = '#0F6B4F'

/** A text from right to left is drawn in the right place only where its width does not follow from it. */
const half: Style = { flexGrow: 1, flexBasis: 0 }

export type Look = ReturnType<typeof lookOf>

/** The look of a document, with the direction that the language is read in. */
export function lookOf(language: Language) {
  const isArabic = language === 'ar'
  const start = isArabic ? 'right' : 'left'
  const end = isArabic ? 'left' : 'right'
  const row: Style = { flexDirection: isArabic ? 'row-reverse' : 'row' }
  // Each text says its own size and line height: react-pdf multiplies an inherited line height again whenever it lays a page out
  // anew, and one without a size beside it by the size 18.
  const text: Style = {
    direction: isArabic ? 'rtl' : 'ltr',
    textAlign: start,
    fontSize: 9.5,
    lineHeight: 1.5,
  }
  return StyleSheet.create({
    page: {
      fontFamily: FONT_FAMILY as unknown as string,
      color: ink,
      paddingTop: 52,
      paddingBottom: 84,
      paddingHorizontal: 52,
    },
    row,
    text,
    header: { ...row, alignItems: 'flex-start' },
    brand: { ...row, ...half, alignItems: 'center', columnGap: 8 },
    mark: { width: 24, height: 24 },
    ownMark: { width: 24, height: 24, borderRadius: 6, justifyContent: 'center' },
    ownInitial: {
      direction: text.direction,
      textAlign: 'center',
      fontSize: 14,
      fontWeight: 600,
      lineHeight: 1.3,
      color: '#FFFFFF',
    },
    brandName: { ...text, fontSize: 17, fontWeight: 600, lineHeight: 1.3 },
    half,
    title: { ...text, textAlign: end, fontSize: 20, fontWeight: 600, lineHeight: 1.3 },
    otherTitle: {
      direction: isArabic ? 'ltr' : 'rtl',
      textAlign: end,
      marginTop: isArabic ? 5 : 1,
      fontSize: 11,
      color: quiet,
      lineHeight: 1.4,
    },
    strip: {
      ...text,
      marginTop: 18,
      paddingVertical: 5,
      paddingHorizontal: 12,
      borderRadius: 6,
      backgroundColor: '#F6F0DF',
      color: '#72541A',
      fontWeight: 600,
    },
    facts: { ...row, marginTop: 24, rowGap: 10, flexWrap: 'wrap' },
    fact: { [isArabic ? 'paddingLeft' : 'paddingRight']: 12 },
    parties: { ...row, marginTop: 20, columnGap: 32 },
    label: { ...text, fontSize: 8, color: quiet, marginBottom: 1 },
    strong: { ...text, fontWeight: 600 },
    quiet: { ...text, color: quiet },
    headline: { ...text, marginTop: 26, fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
    tableHead: {
      ...row,
      marginTop: 16,
      paddingBottom: 6,
      borderBottomWidth: 0.75,
      borderBottomColor: ink,
    },
    tableRow: { ...row, paddingVertical: 6.5, borderBottomWidth: 0.5, borderBottomColor: hairline },
    head: { ...text, fontSize: 8, color: quiet, lineHeight: 1.35 },
    headEnd: { ...text, textAlign: end, fontSize: 8, color: quiet, lineHeight: 1.35 },
    wide: { flexGrow: 1, flexBasis: 0, [isArabic ? 'paddingLeft' : 'paddingRight']: 12 },
    quantity: { width: 40 },
    rate: { width: 40 },
    amount: { width: 86 },
    // Left to right in both languages, or a minus would stand behind its number.
    number: { direction: 'ltr', textAlign: end, fontSize: 9.5, lineHeight: 1.5 },
    totals: { alignSelf: isArabic ? 'flex-start' : 'flex-end', width: 270, marginTop: 8 },
    totalsRow: { ...row, paddingVertical: 3 },
    grand: { ...row, marginTop: 4, paddingTop: 7, borderTopWidth: 0.75, borderTopColor: ink },
    grandText: { ...text, fontSize: 12, fontWeight: 600 },
    grandEnd: { ...text, textAlign: end, fontSize: 12, fontWeight: 600 },
    notes: { marginTop: 24, rowGap: 3 },
    footer: {
      ...row,
      position: 'absolute',
      bottom: 40,
      left: 52,
      right: 52,
      paddingTop: 8,
      borderTopWidth: 0.5,
      borderTopColor: hairline,
    },
    footerText: { ...half, direction: text.direction, textAlign: start, fontSize: 8, color: quiet },
    footerEnd: { ...half, direction: text.direction, textAlign: end, fontSize: 8, color: quiet },
  })
}

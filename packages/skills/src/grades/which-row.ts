import { placeNamed } from '../follow-up/place-named.ts'
import { latinDigits } from '../reading/arabic.ts'
import { isSameWord, type Span, type Word, words } from '../reading/words.ts'
import { denial } from '../sentences/taking-back.ts'

/** Those of several results that a message names: by what they are called, else by their place. */
export function rowsNamed<Row extends { name?: string | undefined }>(
  rows: readonly Row[],
  text: string,
): Row[] {
  const said = words(text)
  const called = rows.filter(
    ({ name }) =>
      name !== undefined && words(name).some((own) => said.some((word) => isCalled(word, own))),
  )
  if (called.length > 1) {
    const numbered = called[Number(NUMBERED.exec(latinDigits(text))?.[1] ?? 0) - 1]
    if (numbered) return [numbered]
  }
  if (called.length > 0) return called
  const row = rows[placeNamed(text, rows.length)?.at ?? -1]
  return row ? [row] : []
}

/** "Quiz 2" */
const NUMBERED = /\p{L}{3,12}\s?#?(\d)(?![\d%./])/u

/** «الفيزيا» and «فيزياء» are one. */
const isCalled = (word: Word, own: Word): boolean =>
  isSameWord(word, own) || spelled(word.stem) === spelled(own.stem)
const spelled = (stem: string) => stem.replace(/(?<=..)[ءاي]{1,4}$/, '')

/** Behind an ordinal a letter says among which it counts: "the first B". */
export const LETTER_BEHIND = /^\s(?:an? )?[A-DF][+-]?(?![\p{L}\d])/u

const DENIED = new RegExp(
  `(?<!\\p{L})(?:${denial}|(?<=\\d\\s)ماشي|instead of|rather than|from|بدل|مكان|بدال|من)\\s(?:an? |the |ال)?$`,
  'iu',
)
const REACH = 16

/** "25% not 20", «3 ساعات مو 4», "from a B": whether a figure only says what was. */
export const isFormer = (text: string, { start }: Span): boolean =>
  DENIED.test(latinDigits(text).slice(Math.max(0, start - REACH), start))

const ADDING = /(?<!\p{L})(?:too|also|as well|another|plus|كمان|برضو|[أا]يضا|نسيت)(?!\p{L})/giu

const LEAD = /^(?:(?:oh+|oops|ah|and|also|so|then|و|[أا]و+ه|يو+ه|[أا]خ|[أا]ف)[\s,،]{1,2}){1,3}/iu

/** What an added result is called, without the words that only add it. */
export function ownName(name = '', generic?: RegExp): { name?: string } {
  const own = name.replace(ADDING, '').replace(LEAD, '').trim()
  return own === '' || generic?.test(own) ? {} : { name: own }
}

import { NOT_OWN_WAW } from './arabic.ts'

/** Stand for a blank and an ampersand that part nothing. */
const [BLANK, AMPERSAND] = ['\ue000', '\ue001']

const MOST_WORDS = 5
const JOINT = new RegExp(
  `(?<=\\S)(?:\\s(?:and|و)\\s|\\s?&\\s?|\\sو(?=\\p{L}{3})${NOT_OWN_WAW})`,
  'iu',
)
const PIECE = /[^,،]+/gu

/** Words that make one item of a list, whatever joins them; `released` gives them back. */
export const held = (words: string): string =>
  words.replaceAll(' ', BLANK).replaceAll('&', AMPERSAND)

export const released = (words: string): string =>
  words.replaceAll(BLANK, ' ').replaceAll(AMPERSAND, '&')

/** "Road signs, fines and points, first aid": in a list that commas part, "and" before a further comma joins the words of one item. */
export function holdInnerJoints(
  list: string,
  isItem: (piece: string, start: number) => boolean,
): string {
  const isListed = Array.from(list.matchAll(PIECE), ({ 0: piece, index }) => isItem(piece, index))
  let at = -1
  return list.replace(PIECE, (piece) => {
    at += 1
    const isInner = isListed[at] && isListed[at + 1] && (isListed[at - 1] || isListed[at + 2])
    const isOne = piece.trim().split(/\s+/).length <= MOST_WORDS && piece.split(JOINT).length === 2
    return isInner && isOne ? piece.replace(JOINT, held) : piece
  })
}

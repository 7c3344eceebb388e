import { type NumberAtom, numberAtoms } from './number-atoms.ts'
import type { Span } from './words.ts'

export interface FoundNumber extends Span {
  value: number
  /** Only the word "one": usually no figure at all ("this one"), unless a unit follows. */
  weak: boolean
}

/** A number as far as it has been read. */
interface Progress {
  /** Of the scales that are complete: 1,000,000 in "one million two hundred". */
  total: number
  /** What may still be multiplied: 200 in "one million two hundred". */
  current: number | undefined
  /** What may be added must be smaller: 10 after "twenty", 100 after "hundred". */
  room: number
  /** The scale read last; the next must be smaller. */
  scale: number
  /** "half" before "a million". */
  part: number | undefined
  /** A part of the last scale was just added; Arabic may name the scale again: "مليون ونصف المليون". */
  isParted?: boolean
  /** How many digits stand behind the "point". */
  decimals?: number
}

const NOTHING: Progress = { total: 0, current: undefined, room: 0, scale: 0, part: undefined }

/** Numbers in digits and words of a folded text: "1.2 million", "مليون ونصف", "twenty-five", "10,000". */
export function numbers(folded: string): FoundNumber[] {
  const atoms = numberAtoms(folded)
  const found: FoundNumber[] = []
  for (let index = 0; index < atoms.length; ) {
    const next = numberFrom(atoms, index, folded)
    if (next) found.push(next.number)
    index = next?.index ?? index + 1
  }
  return found
}

/** The longest number that starts at an atom, and where the next may start. */
function numberFrom(
  atoms: readonly NumberAtom[],
  first: number,
  text: string,
): { number: FoundNumber; index: number } | undefined {
  const start = atoms[first] as NumberAtom
  // "a million" starts with its article; no other filler starts a number.
  if (start.kind === 'filler' && !/^an?$/.test(start.filler as string)) return undefined
  let progress = NOTHING
  let last: NumberAtom | undefined
  let index = first
  let steps = 0
  while (index < atoms.length) {
    const next = nextAtom(atoms, index, last, text)
    if (!next) break
    const grown = next.isPoint
      ? growBehindPoint(progress, next.atom)
      : last
        ? grow(progress, next.atom, next.joined, text, atoms[next.index + 1])
        : begin(next.atom, next.index > first)
    if (!grown) break
    progress = grown
    last = next.atom
    index = next.index + 1
    steps += 1
  }
  if (!last || progress.part !== undefined) return undefined
  const value = rounded(progress.total + (progress.current ?? 0) * spokenScale(progress, last))
  const weak = steps === 1 && last.kind === 'word' && value === 1
  return { number: { value, start: start.start, end: last.end, weak }, index }
}

/** «مليون ومية» leaves out the thousand that everybody hears: nobody asks the price of 1,000,100. */
function spokenScale({ scale, current = 0 }: Progress, last: NumberAtom): number {
  const isRound = current >= 50 && current < 1000 && current % 50 === 0
  return scale === 1e6 && isRound && last.joined ? 1000 : 1
}

/** "million and a half" has two in a row; without a limit a page of "a a a" would be walked again from each of them. */
const MAX_FILLERS = 4

/** The next atom that counts, past fillers, as long as everything stands close together. */
function nextAtom(
  atoms: readonly NumberAtom[],
  from: number,
  last: NumberAtom | undefined,
  text: string,
) {
  let before = last
  let joined = false
  let isPoint = false
  for (let index = from; index < Math.min(atoms.length, from + MAX_FILLERS + 1); index += 1) {
    const atom = atoms[index] as NumberAtom
    if (before && !/^[ \t\u00a0\u202f-]{0,3}$/.test(text.slice(before.end, atom.start)))
      return undefined
    if (atom.kind !== 'filler') return { atom, index, joined: joined || atom.joined, isPoint }
    joined ||= /and|و/.test(atom.filler as string)
    isPoint ||= atom.filler === 'point'
    before = atom
  }
  return undefined
}

/** "one point one million", "four point two five", "three point seventy five", «ثلاثة فاصلة خمسة وسبعين» */
function growBehindPoint(progress: Progress, { word, joined }: NumberAtom): Progress | undefined {
  const { current, decimals = 0 } = progress
  if (current === undefined || word?.role !== 'value' || word.value > 99) return undefined
  const isTens = word.value > 19 && word.value % 10 === 0
  if (isTens && joined && decimals === 1) {
    const whole = Math.floor(current)
    return { ...progress, current: whole + (current - whole) / 10 + word.value / 100, decimals: 2 }
  }
  if (word.value > 9 && !(isTens && decimals === 0)) return undefined
  const digit = (isTens ? word.value / 10 : word.value) / 10 ** (decimals + 1)
  return { ...progress, current: current + digit, room: 0, decimals: decimals + 1 }
}

function begin({ kind, value, word }: NumberAtom, hasArticle: boolean): Progress | undefined {
  if (kind === 'digits') return hasArticle ? undefined : { ...NOTHING, current: value }
  if (word?.role === 'value')
    return hasArticle ? undefined : { ...NOTHING, current: word.value, room: roomAfter(word.value) }
  if (word?.role === 'hundred')
    return hasArticle ? { ...NOTHING, current: 100, room: 100 } : undefined
  if (word?.role === 'scale')
    return hasArticle || word.alone
      ? { ...NOTHING, total: word.times * word.scale, scale: word.scale }
      : undefined
  return word && { ...NOTHING, part: word.part }
}

const isUnits = (value: number) => value > 0 && value < 10
const roomAfter = (value: number) => (value >= 100 ? 100 : value >= 20 ? 10 : 0)

function grow(
  progress: Progress,
  atom: NumberAtom,
  joined: boolean,
  text: string,
  follower: NumberAtom | undefined,
): Progress | undefined {
  const { total, current, room, scale, part } = progress
  if (atom.kind === 'digits') return growByDigits(progress, atom, joined, text, follower)
  const word = atom.word
  switch (word?.role) {
    case 'value':
      if (progress.decimals && joined === word.value > 19) return growBehindPoint(progress, atom)
      if (current === undefined) {
        // "a million, five years": the five belongs to the years.
        const fits = part === undefined && word.value < scale && !unitFollows(text, atom.end)
        return fits ? { ...progress, current: word.value, room: roomAfter(word.value) } : undefined
      }
      // Arabic: خمسة عشر, ثلاث مئة, خمسة وعشرون
      if (word.value === 10 && !joined && current > 0 && current < 10 && isArabic(text, atom))
        return { ...progress, current: current + 10, room: 0 }
      if (word.value === 100 && !joined && current > 2 && current < 10)
        return { ...progress, current: current * 100, room: 100 }
      // خمسة وعشرون, مئة وخمسة وعشرون
      if (joined && isUnits(current % 100) && word.value >= 20 && word.value < 100)
        return { ...progress, current: current + word.value, room: 0 }
      return word.value < room
        ? { ...progress, current: current + word.value, room: roomAfter(word.value) }
        : undefined
    case 'hundred':
      return current !== undefined && current > 0 && current < 100
        ? { ...progress, current: current * 100, room: 100 }
        : undefined
    case 'scale':
      if (progress.isParted && word.scale === scale) return { ...progress, isParted: false }
      if (isBehindYear(text, atom, word)) return undefined
      if ((scale > 0 && word.scale >= scale) || (joined && current !== undefined)) return undefined
      return {
        total: total + (current ?? 1) * (part ?? 1) * word.times * word.scale,
        current: undefined,
        room: 0,
        scale: word.scale,
        part: undefined,
      }
    case 'part':
      if (!joined || part !== undefined || isPartOfAnother(text, atom.end)) return undefined
      return current === undefined
        ? { ...progress, total: total + word.part * scale, isParted: true }
        : { ...progress, current: current + word.part, room: 0 }
    default:
      return undefined
  }
}

/** «خسائر من 2025 مليون و100 ألف»: a year, and a million that has begun. */
const isBehindYear = (
  text: string,
  { start }: Span,
  { scale, alone }: { scale: number; alone: boolean },
) =>
  alone && scale >= 1e6 && /(?<![\d.,٬])20[1-3]\d $/.test(text.slice(Math.max(0, start - 6), start))

/** Digits continue a number only below a scale: "1 million 200 thousand", "ألف و500". */
function growByDigits(
  progress: Progress,
  atom: NumberAtom,
  joined: boolean,
  text: string,
  follower: NumberAtom | undefined,
): Progress | undefined {
  if (progress.current !== undefined || progress.scale === 0) return undefined
  const scaled =
    follower?.word?.role === 'scale' && follower.start - atom.end < 3
      ? follower.word.scale
      : undefined
  const below = scaled ? scaled < progress.scale : atom.value < progress.scale && atom.value >= 100
  const linked =
    scaled || (joined && /و\s*$/.test(text.slice(Math.max(0, atom.start - 3), atom.start)))
  return below && linked && !unitFollows(text, atom.end)
    ? { ...progress, current: atom.value }
    : undefined
}

/** "26,000 and half my pay", «٦ سنين ونص الراتب»: half of what is named behind it, and not of the number. */
export const isPartOfAnother = (text: string, end: number): boolean =>
  /^ (?:of |(?:my|our|your|his|her|their|the|its) |راتب|معاش|ال(?!مليون|مليار|الف|ميه|مئه|سن|عام|شهر|ساع|يوم|اسبوع))/.test(
    text.slice(end, end + 10),
  )

function isArabic(text: string, { start }: Span): boolean {
  return /[\u0600-\u06ff]/.test(text[start] as string)
}

function unitFollows(text: string, end: number): boolean {
  return /^[\s-]*(?:years?|months?|weeks?|days?|سن|عام|اعوام|شهر|اشهر|شهور|اسبوع|يوم|ايام|%|per|في الم|بالم)/.test(
    text.slice(end, end + 14),
  )
}

const rounded = (value: number) => Number(value.toPrecision(15))

import { type NumberWord, numberWord } from './number-words.ts'
import type { Span } from './words.ts'

export interface FoundNumber extends Span {
  value: number
  /** Only the word "one": usually no figure at all ("this one"), unless a unit follows. */
  weak: boolean
}

type Atom = Span & { joined: boolean } & ({ digits: number } | { word: NumberWord; one: boolean } | { filler: 'a' | 'and' })

const DIGITS = [
  /\d{1,3}(?:[,،'’]\d{2,3})*[,،'’]\d{3}(?![\d])(?:\.\d+)?/y,
  /\d{1,3}(?:\.\d{3}){2,}(?![\d.])/y,
  /\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)/y,
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d]|[ ,.]\d)(?:\.\d+)?/y,
  /\d+,\d{1,2}(?=\s*(?:%|per ?cent|million|مليون|m\b|bn\b))/y,
  /\d+(?:\.\d+)?/y,
]

function digitsValue(digits: string, form: number): number {
  if (form === 1) return Number(digits.replaceAll('.', ''))
  if (form === 2) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (form === 4) return Number(digits.replace(',', '.'))
  return Number(digits.replace(/[,،'’ \u00a0\u202f]/g, ''))
}

/** Numbers in digits and words of an already folded text: "1.2 million", "مليون ونصف", "twenty-five", "10,000". */
export function numbers(folded: string): FoundNumber[] {
  const atoms = atomsOf(folded)
  const found: FoundNumber[] = []
  for (let index = 0; index < atoms.length; ) {
    const next = assemble(atoms, index, folded)
    if (next) found.push(next.number)
    index = next ? next.index : index + 1
  }
  return found
}

function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = []
  const piece = /(?<digit>\d)|(?<word>\p{L}+)/gu
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const start = match.index
    if (match.groups?.digit) {
      const [digits, form] = digitsAt(text, start)
      const end = start + digits.length
      piece.lastIndex = end
      if (isIdentifier(text, start, end)) continue
      const sign = /(?:^|[\s(:=])[-−]$/.test(text.slice(Math.max(0, start - 2), start)) ? -1 : 1
      const wholeStart = sign < 0 ? start - 1 : /(?:^|[\s(])\.$/.test(text.slice(Math.max(0, start - 2), start)) ? start - 1 : start
      const value = text[wholeStart] === '.' ? Number(`0.${digits}`) : sign * digitsValue(digits, form)
      atoms.push({ digits: value, start: wholeStart, end, joined: false })
    } else {
      const word = match[0]
      const end = start + word.length
      const known = numberWord(word)
      if (known) atoms.push({ word: known.entry, one: /^(?:one|واحده?)$/.test(word), start, end, joined: known.joined })
      else if (word === 'and' || word === 'و') atoms.push({ filler: 'and', start, end, joined: false })
      else if (word === 'a' || word === 'an') atoms.push({ filler: 'a', start, end, joined: false })
    }
  }
  return atoms
}

function digitsAt(text: string, start: number): [digits: string, form: number] {
  for (const [form, pattern] of DIGITS.entries()) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (match) return [match[0], form]
  }
  throw new Error('There is a digit here, so the last form always fits')
}

/** Parts of names ("A4", "Q3", "v2.1.0") and ordinals ("2nd") are no figures; a currency or an Arabic particle may touch one. */
function isIdentifier(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start).match(/[a-z]+[-_]?$/)?.[0]
  if (before && !/^(?:aed|dhs?|usd|us|sar|qar|kwd|bhd|omr|inr|eur|gbp|rs|egp|x)$/.test(before) && !before.endsWith('-')) return true
  if (before?.endsWith('-') && /[a-z]-$/.test(before)) return true
  return /^(?:st|nd|rd|th)(?![a-z])/.test(text.slice(end, end + 3)) || /^\.\d+\.\d/.test(text.slice(end, end + 12))
}

/** Joins the atoms from `first` on that make up one number. */
function assemble(atoms: readonly Atom[], first: number, text: string): { number: FoundNumber; index: number } | undefined {
  let total = 0
  let current: number | undefined
  let room = Number.POSITIVE_INFINITY
  let lastScale = 0
  let pendingPart: number | undefined
  let index = first
  let end = -1
  let weak = false
  let digitsOnly = true

  const start = atoms[first] as Atom
  if ('filler' in start) {
    if (start.filler === 'and') return undefined
    const next = atoms[first + 1]
    if (!next || !('word' in next) || 'value' in next.word || !adjacent(start, next, text)) return undefined
    index += 1
  }

  for (let before: Atom | undefined; index < atoms.length; index += 1) {
    let atom = atoms[index] as Atom
    let joined = atom.joined
    let at = index
    if (before) {
      if (!adjacent(before, atom, text)) break
      while ('filler' in atom) {
        joined ||= atom.filler === 'and'
        const next = atoms[at + 1]
        if (!next || !adjacent(atom, next, text)) break
        atom = next
        at += 1
        joined ||= atom.joined
      }
      if ('filler' in atom) break
    } else if ('filler' in atom) break

    if ('digits' in atom) {
      const follows = atoms[at + 1]
      const scaled = follows && 'word' in follows && 'scale' in follows.word && adjacent(atom, follows, text) ? follows.word.scale : 0
      if (
        before &&
        !(
          lastScale > 0 &&
          current === undefined &&
          (scaled > 0 ? scaled < lastScale : joinedByWaw(text, atom) && atom.digits >= 100 && atom.digits < lastScale)
        )
      )
        break
      current = atom.digits
      room = 0
    } else if ('value' in atom.word) {
      const { value } = atom.word
      if (current === undefined) {
        if (before && pendingPart === undefined && !(lastScale > 0 && value < lastScale)) break
        if (before && lastScale > 0 && unitFollows(text, atom.end)) break
        current = value
      } else if (value === 10 && !joined && current < 10 && current > 0 && /[\u0600-\u06ff]/.test(text[atom.start] as string)) current += 10
      else if (value === 10 && current === 11 && !joined) current = 11
      else if (joined && current < 10 && value >= 20 && value < 100) current += value
      else if (value < room && current >= 20) current += value
      else break
      room = value >= 100 ? 100 : value >= 20 ? 10 : 0
      weak = atom.one && !before
      digitsOnly = false
    } else if ('hundred' in atom.word) {
      if (current !== undefined && (current >= 100 || current < 1)) break
      current = (current ?? 1) * 100
      room = 100
      digitsOnly = false
    } else if ('scale' in atom.word) {
      const { scale, times } = atom.word
      if (lastScale > 0 && scale >= lastScale) break
      if (joined && current !== undefined) break
      total += (current ?? 1) * (pendingPart ?? 1) * times * scale
      pendingPart = undefined
      current = undefined
      lastScale = scale
      weak = false
      digitsOnly = false
    } else {
      const { part } = atom.word
      if (!before) pendingPart = part
      else if (joined && lastScale > 0 && current === undefined) total += part * lastScale
      else if (joined && current !== undefined) current += part
      else break
      weak = false
      digitsOnly = false
    }
    before = atom
    end = atom.end
    index = at
  }
  if (end < 0 || (pendingPart !== undefined && total === 0)) return undefined
  const value = round(total + (current ?? 0))
  return { number: { value, start: start.start, end, weak: weak && !digitsOnly }, index: Math.max(index, first + 1) }
}

function adjacent(a: Span, b: Span, text: string): boolean {
  return b.start - a.end < 4 && /^[ \t\u00a0\u202f-]*$/.test(text.slice(a.end, b.start))
}

function joinedByWaw(text: string, atom: Span): boolean {
  return /(?:^|\s)و\s*$/.test(text.slice(Math.max(0, atom.start - 4), atom.start))
}

/** "a million, five years": the five belongs to the years. */
function unitFollows(text: string, end: number): boolean {
  return /^[\s-]*(?:years?|months?|weeks?|days?|سن|عام|اعوام|شهر|اشهر|شهور|اسبوع|يوم|ايام|%|per|في الم|بالم)/.test(
    text.slice(end, end + 14),
  )
}

const round = (value: number) => Number(value.toPrecision(15))

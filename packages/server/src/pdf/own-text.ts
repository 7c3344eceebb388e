import { Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { printable } from './fonts.ts'
import type { Look } from './look.ts'

const FIRST_LETTER = /\p{L}/u
const ARABIC = /\p{Script=Arabic}/u

/** What people wrote themselves, in any script: each line goes the way of its first letter, and begins where the others do. */
export function ownText(text: string, style: Look['text']): ReactElement[] {
  const lines = printable(text).split(/\r\n|[\n\r]/)
  return lines.map((line) => h(Text, { style: { ...style, direction: directionOf(line) } }, line))
}

function directionOf(line: string): 'rtl' | 'ltr' {
  const first = FIRST_LETTER.exec(line)?.[0]
  return first !== undefined && ARABIC.test(first) ? 'rtl' : 'ltr'
}

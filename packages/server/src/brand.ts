import { readFileSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'

const MAX_LOGO_BYTES = 200_000
/** WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5

/** The least favourable grounds that text of the accent's colour stands on in each scheme (packages/web/src/tokens.css). */
const GROUNDS = { light: '#f3f1ea', dark: '#19251f' }
const WHITE = '#ffffff'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0f6b4f')
const accent = z
  .strictObject({ light: hex, dark: hex, darkText: hex })
  .superRefine(({ light, dark, darkText }, context) => {
    const pairs = [
      ['light', light, GROUNDS.light, 'on the light ground'],
      ['light', light, WHITE, 'under white letters'],
      ['light', light, softOf({ light }).light, 'on its own soft ground'],
      ['dark', dark, WHITE, 'under white letters'],
      ['darkText', darkText, GROUNDS.dark, 'on the dark ground'],
      ['darkText', darkText, softOf({ dark }).dark, 'on its own soft ground'],
    ] as const
    for (const [name, colour, other, where] of pairs) {
      const contrast = contrastOf(colour, other)
      if (contrast < LEAST_CONTRAST)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `has a contrast of ${contrast.toFixed(2)} ${where}, and needs ${LEAST_CONTRAST}`,
        })
    }
  })

const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^<>"\p{Cc}]+$/u, 'may not hold quotes, angle brackets or control characters')

/** How the store is called and looks. */
export const Brand = z.strictObject({
  name: z.strictObject({ en: name, ar: name }),
  /** An SVG or PNG beside the operator's file; absent: the store's own mark. */
  logo: z.string().trim().min(1).max(500).optional(),
  /** Of buttons and links: on the light scheme, of buttons on the dark one, of links on the dark one. */
  accent: accent.optional(),
})
export type Brand = z.infer<typeof Brand>

export const STANDARD_NAME: Bilingual = { en: 'Wakeel', ar: 'وكيل' }
/** On the light scheme (packages/web/src/tokens.css). */
export const STANDARD_ACCENT = '#0f6b4f'

export interface Logo {
  bytes: Buffer
  type: 'image/svg+xml' | 'image/png'
}

/** The accent as the style sheet of every page has it (packages/web/src/tokens.css). */
export function accentStyle({ light, dark, darkText }: NonNullable<Brand['accent']>): string {
  const soft = softOf({ light, dark })
  const hover = { light: mix(light, '#000000', 0.82), dark: mix(dark, '#000000', 0.86) }
  const both = (one: string, other: string) => `light-dark(${one},${other})`
  return `html:root{--accent:${both(light, dark)};--accent-hover:${both(hover.light, hover.dark)};--accent-text:${both(light, darkText)};--accent-soft:${both(soft.light, soft.dark)};--focus:${both(light, darkText)}}`
}

const softOf = ({ light = WHITE, dark = WHITE }: { light?: string; dark?: string }) => ({
  light: mix(light, WHITE, 0.1),
  dark: mix(dark, '#131d19', 0.25),
})

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** So much of one colour in another. */
function mix(one: string, other: string, ratio: number): string {
  const others = partsOf(other)
  const mixed = partsOf(one).map((part, index) =>
    Math.round(part * ratio + others[index]! * (1 - ratio)),
  )
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The picture that an operator's file names; throws what is wrong with it. */
export function readLogo(folder: string, path: string): Logo {
  const file = resolve(folder, path)
  if (statSync(file).size > MAX_LOGO_BYTES)
    throw new Error(`is larger than ${MAX_LOGO_BYTES / 1000} kB`)
  const bytes = readFileSync(file)
  const kind = extname(file).toLowerCase()
  if (kind === '.png' && bytes.subarray(0, 8).equals(PNG_SIGNATURE))
    return { bytes, type: 'image/png' }
  if (kind === '.svg' && /<svg[\s>]/.test(bytes.toString('utf8')))
    return { bytes, type: 'image/svg+xml' }
  throw new Error('is neither an SVG nor a PNG')
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** WCAG 2.2: relative luminance and contrast ratio. */
function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((whole) => {
    const part = whole / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

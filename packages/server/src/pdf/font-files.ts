import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Each letter is taken from the first of these that has it. */
export const FONT_FAMILY = ['IBM Plex Sans', 'IBM Plex Sans Arabic']

export const WEIGHTS = [
  [400, 'Regular'],
  [600, 'SemiBold'],
] as const

/** The store's fonts, by family, each in every weight. */
export const fontFiles: { fontWeight: number; bytes: Buffer }[][] = FONT_FAMILY.map((family) =>
  WEIGHTS.map(([fontWeight, name]) => {
    const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
    const file = `${family.replaceAll(' ', '')}_${fontWeight}${name}.ttf`
    return { fontWeight, bytes: readFileSync(resolve(`${folder}/${fontWeight}${name}/${file}`)) }
  }),
)

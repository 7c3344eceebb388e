import { latinDigits } from '@wakeel/skills'
import type { Fit } from './fitting-trades.ts'

const FIGURE = /\d(?:[.,]?\d){0,12}/g
const FRACTION =
  /(?<!\p{L})(?:half|a third|a quarter|double|twice|triple|نصف|نص|ربع|ثلث|ضعف|ضعفين)(?!\p{L})/iu
/** A share, a price for each, a charge: what whoever has the idea decides, and no rule of anybody else. */
const DECIDED =
  /%|٪|(?<!\p{L})(?:per ?cent|percent|off|discount|surcharge|charge|fee|deposit|commission|bonus|penalty|markup|بالم[ئيا]{1,2}[ةه]|في الم[ئيا]{1,2}[ةه]|خصم|رسوم|رسم|عربون|مقدم|عمول[ةه]|غرام[ةه]|علاو[ةه])(?!\p{L})|(?:aed|dhs?|dirhams?|درهم|\$)[\s\d.,]{0,12}(?:an?|per|each|for each|\/|لكل|لل|ل)(?!\p{L})/iu

const figuresIn = (text: string): string[] =>
  Array.from(latinDigits(text).matchAll(FIGURE), ([figure]) => figure)

/** The parts of an idea that fix a figure which its skills do not know: they ask for it in each question. */
export function withOwnFigures(parts: readonly string[], fits: readonly Fit[]): string[] {
  const known = new Set(
    fits.flatMap(({ trade: { skill, does, needs, never } }) =>
      figuresIn(
        [skill.title, skill.description, does]
          .flatMap(({ en, ar }) => [en, ar])
          .concat(needs.en, needs.ar, never.en, never.ar)
          .join(' '),
      ),
    ),
  )
  return parts.filter((part) => {
    if (!DECIDED.test(part)) return false
    const figures = figuresIn(part)
    return figures.length > 0 ? figures.some((figure) => !known.has(figure)) : FRACTION.test(part)
  })
}

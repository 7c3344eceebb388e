import type { Span } from '../reading/words.ts'
import { type UnitCode, unitMentions, units } from './unit-names.ts'

/** The area of two sides, in the unit that both are measured in. */
const SQUARE_OF: Partial<Record<UnitCode, UnitCode>> = { m: 'm2', ft: 'ft2', yd: 'yd2' }

const SIDES =
  /(?<![\d.×x*] ?)(\d{1,5}(?:\.\d{1,4})?) ?(\p{L}{1,7})? ?(?:x|×|\*|by|في|ب) ?(\d{1,5}(?:\.\d{1,4})?) ?(\p{L}{1,7})(?! ?[x×*] ?\d)/gu

const MOST_AREAS = 8

/** "A 2.5 m x 3 m room in square feet", «غرفة 3 متر في 4 متر كم قدم مربع»: one area, where an area is asked for. */
export function areasIn(folded: string): (Span & { parts: { value: number; unit: UnitCode }[] })[] {
  const isAreaNamed = unitMentions(folded).some(({ code }) => units[code].kind === 'area')
  if (!isAreaNamed) return []
  return Array.from(folded.matchAll(SIDES))
    .slice(0, MOST_AREAS)
    .flatMap((match) => {
      const [written, first = '', unit, second = '', last = ''] = match
      const side = unitMentions(last).find(({ start }) => start === 0)?.code
      const area = side && SQUARE_OF[side]
      const isOneUnit = unit === undefined || unitMentions(unit).some(({ code }) => code === side)
      if (!area || !isOneUnit) return []
      const value = Math.round(Number(first) * Number(second) * 1e6) / 1e6
      return [
        { start: match.index, end: match.index + written.length, parts: [{ value, unit: area }] },
      ]
    })
}

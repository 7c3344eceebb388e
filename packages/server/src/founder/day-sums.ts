import type { DayValue } from '../metrics/daily-metric.ts'
import type { Days } from '../metrics/day-ranges.ts'

export type DaySums = ReturnType<typeof toDaySums>

/** Values by the day, to be added up over some of the days. */
export function toDaySums(values: readonly DayValue[]) {
  return {
    /** Of one key or of all. */
    of({ from, to }: Days, key?: string): number {
      return values.reduce(
        (sum, each) =>
          each.day >= from && each.day <= to && (key === undefined || each.key === key)
            ? sum + each.value
            : sum,
        0,
      )
    },

    /** By day, of one key or of all; days without any are left out. */
    byDay(key?: string): Map<string, number> {
      const sums = new Map<string, number>()
      for (const each of values)
        if (key === undefined || each.key === key)
          sums.set(each.day, (sums.get(each.day) ?? 0) + each.value)
      return sums
    },
  }
}

/** Of values under keys such as `gmv runs`, those whose keys begin with this word, under what follows it. */
export function under(word: string, values: readonly DayValue[]): DayValue[] {
  return values.flatMap(({ key, ...value }) => {
    if (key === word) return { ...value, key: '' }
    return key.startsWith(`${word} `) ? { ...value, key: key.slice(word.length + 1) } : []
  })
}

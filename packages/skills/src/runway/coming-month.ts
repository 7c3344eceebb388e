import { monthOfName } from '../reading/month-names.ts'

/** `2027-02`: a month by its folded name, of the year that is said or else the next one to come. */
export function comingMonth(name: string, year: string | undefined, today: string): string {
  const of = (written: number) => `${written}-${String(monthOfName(name)).padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  return of(year ? Number(year) : of(thisYear) > today.slice(0, 7) ? thisYear : thisYear + 1)
}

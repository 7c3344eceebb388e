const AT_THE_WEEKEND = 0.78

/** What a thing that grows `perYear` times in a year was so many days ago, as a part of what it is now. */
export const grown = (perYear: number, daysAgo: number): number => perYear ** (-daysAgo / 365)

/** How busy an invented day is against the others: less at the weekend, and some up and down that is the same whenever one looks. */
export function busyness(day: string, salt: number): number {
  const weekday = new Date(day).getUTCDay()
  return (weekday === 0 || weekday === 6 ? AT_THE_WEEKEND : 1) * (0.92 + 0.16 * noise(day, salt))
}

/** As good as random and always the same, from 0 up to 1. */
function noise(day: string, salt: number): number {
  const mixed = Math.imul((Date.parse(day) / 86_400_000) ^ (salt * 0x9e3779b1), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

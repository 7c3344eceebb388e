import type { Bound } from './bounds.ts'
import type { Term } from './terms.ts'

/** A figure; of a time of day its minutes. */
export function numeric(text: string): number {
  const [hours, minutes] = text.split(':')
  return minutes === undefined
    ? Number(text.replaceAll(',', ''))
    : Number(hours) * 60 + Number(minutes)
}

/** "06:30" may be mistaken for 07:00, not for a time outside the day. */
function nearTimes(text: string, taken: ReadonlySet<string>): string[] {
  const value = numeric(text)
  const width = text.split(':')[0]?.length ?? 2
  // On a clock of twelve hours, 12:30 is followed by 1:00.
  const last = value < 13 * 60 ? 13 * 60 : 24 * 60
  return [30, -30, 60, -60, 90]
    .map((step) => value + step)
    .filter((time) => time >= (value < 60 ? 0 : 60) && time < last)
    .map((time) => {
      const hours = String(Math.floor(time / 60)).padStart(width, '0')
      return `${hours}:${String(time % 60).padStart(2, '0')}`
    })
    .filter((time) => !taken.has(time))
}

/** Figures that may be mistaken for this one. */
export function nearFigures(
  { text, shape }: Term,
  taken: Set<string>,
  bound: Bound | undefined,
): string[] {
  if (shape === 'clock') return nearTimes(text, taken)
  const value = numeric(text)
  const decimals = text.split('.')[1]?.length ?? 0
  const steps =
    shape === 'label'
      ? [1, -1, 2, 3]
      : shape === 'year'
        ? [10, -5, -12, 7]
        : value < 10 && decimals === 0
          ? [1, 2, -1, 3, -2, -3, 4]
          : bound
            ? [value * 0.2, -value * 0.2, value * 0.5, -value * 0.4, value, -value * 0.5]
            : [value * 0.1, -value * 0.2, value * 0.5, value, -value * 0.5]
  const figures = steps.map(
    (step) =>
      value + (decimals === 0 ? Math.sign(step) * Math.max(1, Math.round(Math.abs(step))) : step),
  )
  const written = figures
    .filter((figure) => figure > 0 && (shape !== 'percent' || figure <= 100))
    .map((figure) =>
      text.includes(',')
        ? figure.toLocaleString('en-US', { maximumFractionDigits: decimals })
        : figure.toFixed(decimals),
    )
  return written.filter((figure) => !taken.has(figure))
}

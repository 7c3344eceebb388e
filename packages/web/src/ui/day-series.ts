export interface Series {
  name: string
  label: string
  colour: 1 | 2 | 3 | 4 | 'danger'
  /** One for each day. */
  values: readonly number[]
}

export interface DayPlotProps {
  kind: 'areas' | 'bars'
  days: readonly string[]
  series: readonly Series[]
  /** A value as it is read. */
  format: (value: number) => string
  /** Values may be small parts of one. */
  isFine?: boolean
}

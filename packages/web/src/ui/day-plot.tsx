import type { Bilingual } from '@wakeel/contract'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { noon, useAxes } from './day-axes.ts'
import styles from './day-chart.module.css'
import type { DayPlotProps, Series } from './day-series.ts'
import { byWeek } from './weeks.ts'

/** More days than these are drawn by the week: the ups and downs within each would hide where it goes. */
const MAX_DAYS = 120

const fillOf = (colour: Series['colour']) =>
  colour === 'danger' ? 'var(--danger)' : `var(--chart-${colour})`

const weekFrom: Bilingual<(day: string) => string> = {
  en: (day) => `7 days from ${day}`,
  ar: (day) => `7 أيام من ${day}`,
}

/** What has happened by day, drawn: as areas one before the other, or as bars on top of each other. */
export function DayPlot(props: DayPlotProps) {
  const { kind, format } = props
  const isByWeek = props.days.length > MAX_DAYS
  const { days, series } = isByWeek ? byWeek(props) : props
  const { margin, x, y } = useAxes(props)
  const drawn = days.map((day, index) => ({
    day,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }))
  const frame = { data: drawn, margin, accessibilityLayer: false }
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    <XAxis key="x" {...x} />,
    <YAxis key="y" {...y} />,
    <Tooltip
      key="tip"
      isAnimationActive={false}
      cursor={kind === 'bars' ? { fill: 'var(--hover)' } : { stroke: 'var(--line-strong)' }}
      content={({ payload }) => (
        <Tip day={payload[0]?.payload.day} {...{ days, series, format, isByWeek }} />
      )}
    />,
  ]
  if (kind === 'bars') {
    return (
      <ResponsiveContainer>
        <BarChart {...frame} barCategoryGap="20%">
          {axes}
          {series.map(({ name, colour }) => (
            <Bar
              key={name}
              dataKey={name}
              stackId="all"
              fill={fillOf(colour)}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    )
  }
  return (
    <ResponsiveContainer>
      <AreaChart {...frame}>
        {axes}
        {series.map(({ name, colour }) => (
          <Area
            key={name}
            dataKey={name}
            stroke={fillOf(colour)}
            strokeWidth={2}
            fill={fillOf(colour)}
            fillOpacity={0.1}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  )
}

function Tip(
  props: { day: string | undefined; isByWeek: boolean } & Pick<
    DayPlotProps,
    'days' | 'series' | 'format'
  >,
) {
  const { day, days, series, format } = props
  const { language, direction } = useLanguage()
  if (day === undefined) return null
  const index = days.indexOf(day)
  return (
    <div className={styles.tip} dir={direction}>
      <span>
        {props.isByWeek
          ? weekFrom[language](formatDate(noon(day), language))
          : formatDate(noon(day), language)}
      </span>
      {series.map(({ name, label, colour, values }) => (
        <strong key={name}>
          <i className={styles.key} data-colour={colour} />
          {label}: <bdi>{format(values[index] ?? 0)}</bdi>
        </strong>
      ))}
    </div>
  )
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Bilingual, Range } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Segmented } from './segmented.tsx'

export const USUAL_RANGE = '30d'
export const ranges = ['7d', '30d', '90d', '1y'] as const satisfies readonly Range[]

const en = {
  label: 'Period',
  short: { '7d': '7d', '30d': '30d', '90d': '90d', '1y': '1y' } satisfies Record<Range, string>,
  long: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '1 year' } satisfies Record<
    Range,
    string
  >,
}
const ar: typeof en = {
  label: 'المدة',
  short: { '7d': '7 أيام', '30d': '30 يومًا', '90d': '90 يومًا', '1y': 'سنة' },
  long: { '7d': '7 أيام', '30d': '30 يومًا', '90d': '90 يومًا', '1y': 'سنة' },
}
const text: Bilingual<typeof en> = { en, ar }

/** How far back the metrics of a dashboard look. */
export function RangePicker({
  chosen,
  onChoose,
}: {
  chosen: Range
  onChoose: (range: Range) => void
}) {
  const words = text[useLanguage().language]
  const options = ranges.map((value) => ({
    value,
    label: (
      <>
        <span aria-hidden="true">{words.short[value]}</span>
        <span className="visually-hidden">{words.long[value]}</span>
      </>
    ),
  }))
  return (
    <Segmented
      name="range"
      label={words.label}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

/** The same in words, as in a heading. */
export const useRangeWords = (): Record<Range, string> => text[useLanguage().language].long

/** The range that the URL says, 30 days where it says none, and a way to change it. */
export function useRangeUrlState(): [Range, (range: Range) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (range: Range) =>
    void navigate({
      to: '.',
      search: { ...search, range: range === USUAL_RANGE ? undefined : range } as never,
      replace: true,
      resetScroll: false,
    })
  return [ranges.find((range) => range === search.range) ?? USUAL_RANGE, choose]
}

import { widgets } from '@wakeel/contract'
import { type CapDraft, capDraftOf, noCap, readCap } from '../ui/cap-draft.ts'

/** A widget as it is typed. */
export interface WidgetDraft {
  name: string
  origins: string
  language: widgets.Widget['language']
  appearance: widgets.Widget['appearance']
  accent: string
  caps: CapDraft
}

/** Strangers use it, so a new one begins with a cap. */
const FIRST_DAILY_RUNS = '50'

export const newDraft: WidgetDraft = {
  name: '',
  origins: '',
  language: 'auto',
  appearance: 'auto',
  accent: '',
  caps: { ...noCap, daily_runs: FIRST_DAILY_RUNS },
}

export const draftOf = (widget: widgets.Widget): WidgetDraft => ({
  name: widget.name,
  origins: widget.origins.join('\n'),
  language: widget.language,
  appearance: widget.appearance,
  accent: widget.accent ?? '',
  caps: capDraftOf(widget.cap),
})

const site = /^(?:https:\/\/[^\s/*]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)\/?$/i

/** Undefined: one of them is no address of a site, there are none, or too many. */
export function readOrigins(typed: string): string[] | undefined {
  const origins = typed.split(/[\s,،]+/).filter(Boolean)
  const isRight = origins.length > 0 && origins.length <= widgets.MAX_WIDGET_ORIGINS
  return isRight && origins.every((origin) => site.test(origin)) ? origins : undefined
}

/** Null: the store’s; undefined when it is no colour. */
export function readAccent(typed: string): string | null | undefined {
  const accent = typed.trim().toLowerCase()
  if (accent === '') return null
  return /^#[0-9a-f]{6}$/.test(accent) ? accent : undefined
}

export type Settings = Pick<
  widgets.Widget,
  'name' | 'origins' | 'language' | 'appearance' | 'accent' | 'cap'
>

/** Whether anything holds visitors back. */
export const isCapped = (caps: CapDraft): boolean =>
  [caps.daily_runs, caps.monthly_runs].some((typed) => typed.trim() !== '')

/** What is sent of a draft; undefined while something is missing or cannot be read. */
export function readDraft(draft: WidgetDraft): Settings | undefined {
  const [name, origins] = [draft.name.trim(), readOrigins(draft.origins)]
  const [accent, cap] = [readAccent(draft.accent), readCap(draft.caps)]
  if (name === '' || !isCapped(draft.caps)) return undefined
  if (!origins || accent === undefined || !cap) return undefined
  return { name, origins, accent, cap, language: draft.language, appearance: draft.appearance }
}

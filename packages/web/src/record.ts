import { analytics } from '@wakeel/contract'
import { newId } from './new-id.ts'

type Event = analytics.AnalyticsEvent
type PropertiesOf<Name extends Event['name']> = Extract<Event, { name: Name }>['properties']

const BATCH_AFTER_MS = 4000

let waiting: Event[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes what happened. Never in the way of the user: events go together a little later, at the latest when the page is left. */
export function record<Name extends Event['name']>(
  name: Name,
  properties: PropertiesOf<Name>,
): void {
  if (waiting.length === 0) document.addEventListener('visibilitychange', flushWhenHidden)
  waiting.push({ id: newId(), at: new Date().toISOString(), name, properties } as Event)
  if (waiting.length >= analytics.EVENTS_PER_BATCH) flush()
  else timer ??= setTimeout(flush, BATCH_AFTER_MS)
}

const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()

/** Sends what waits. A batch that does not arrive is lost on purpose: counting must never cost the user anything. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', flushWhenHidden)
  if (waiting.length === 0) return
  const body = JSON.stringify({ events: waiting })
  waiting = []
  navigator.sendBeacon?.(
    analytics.routes.recordEvents.path,
    new Blob([body], { type: 'application/json' }),
  )
}

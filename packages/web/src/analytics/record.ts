import { analytics } from '@wakeel/contract'

type Event = analytics.AnalyticsEvent
type PropertiesOf<Name extends Event['name']> = Extract<Event, { name: Name }>['properties']

const BATCH_AFTER_MS = 4000

let waiting: Event[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes what happened. Never in the way of the user: events go together a little later, at the latest when the page is left. */
export function record<Name extends Event['name']>(name: Name, properties: PropertiesOf<Name>): void {
  if (waiting.length === 0) document.addEventListener('visibilitychange', flushWhenHidden)
  waiting.push({ id: newId(), at: new Date().toISOString(), name, properties } as Event)
  if (waiting.length >= analytics.EVENTS_PER_BATCH) flush()
  else timer ??= setTimeout(flush, BATCH_AFTER_MS)
}

/** As crypto.randomUUID, which browsers have only on https and on their own machine. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
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
  navigator.sendBeacon?.(analytics.routes.recordEvents.path, new Blob([body], { type: 'application/json' }))
}

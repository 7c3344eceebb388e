import { createHmac, timingSafeEqual } from 'node:crypto'
import { widgets as contract } from '@wakeel/contract'

/** Somebody’s time with a widget: the frame that was opened for them knows nothing else of them. */
export interface Visit {
  widgetId: string
  visitorId: string
  /** In seconds of Unix time. */
  begunAt: number
  /** Of the widget when the visit began: over once the widget has another. */
  series: number
}

const SHAPE =
  /^wkl_wgt_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.(\d{10})\.(\d{1,9})\.([\w-]{43})$/

const MINUTE = 60

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000)

/** What a frame sends with each message: a visitor of one widget until then, signed, so that nothing of a visit is stored. */
export function writeVisit(secret: string, visit: Visit, now: Date): string {
  const until = Math.min(
    secondsOf(now) + contract.VISIT_MINUTES * MINUTE,
    visit.begunAt + contract.VISIT_MAX_HOURS * 60 * MINUTE,
  )
  const { visitorId, begunAt, series } = visit
  const signature = signatureOf(secret, visit, until)
  return `wkl_wgt_${visitorId}.${begunAt}.${until}.${series}.${signature}`
}

/** The visitor of a widget that a token is of; undefined for one that is over, forged or another widget’s. */
export function readVisit(
  secret: string,
  { widgetId, token }: { widgetId: string; token: string },
  now: Date,
): Visit | undefined {
  const [, visitorId, begunAt, until, series, signature] = SHAPE.exec(token) ?? []
  if (!visitorId || !signature) return undefined
  const visit = { widgetId, visitorId, begunAt: Number(begunAt), series: Number(series) }
  const expected = signatureOf(secret, visit, Number(until))
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return Number(until) * 1_000 > now.getTime() ? visit : undefined
}

const signatureOf = (
  secret: string,
  { widgetId, visitorId, begunAt, series }: Visit,
  until: number,
): string =>
  createHmac('sha256', secret)
    .update(`widget visit:${widgetId}:${visitorId}:${begunAt}:${until}:${series}`)
    .digest('base64url')

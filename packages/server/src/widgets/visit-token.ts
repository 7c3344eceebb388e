import { createHmac, timingSafeEqual } from 'node:crypto'
import { widgets as contract } from '@wakeel/contract'

/** Somebody’s time with a widget: the frame that was opened for them knows nothing else of them. */
export interface Visit {
  widgetId: string
  visitorId: string
}

const SHAPE = /^wkl_wgt_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/

/** What a frame sends with each message: a visitor of one widget until then, signed, so that nothing of a visit is stored. */
export function writeVisit(secret: string, visit: Visit, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + contract.VISIT_MINUTES * 60)
  return `wkl_wgt_${visit.visitorId}.${until}.${signatureOf(secret, visit, until)}`
}

/** The visitor of a widget that a token is of; undefined for one that is over, forged or another widget’s. */
export function readVisit(
  secret: string,
  { widgetId, token }: { widgetId: string; token: string },
  now: Date,
): Visit | undefined {
  const [, visitorId, until, signature] = SHAPE.exec(token) ?? []
  if (!visitorId || !until || !signature) return undefined
  const visit = { widgetId, visitorId }
  const expected = signatureOf(secret, visit, until)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return Number(until) * 1000 > now.getTime() ? visit : undefined
}

const signatureOf = (secret: string, { widgetId, visitorId }: Visit, until: string): string =>
  createHmac('sha256', secret)
    .update(`widget visit:${widgetId}:${visitorId}:${until}`)
    .digest('base64url')

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from './dependencies.ts'

export const SANDBOX_CLIENT_ID = 'wakeel-sandbox'
const TOKEN_SECONDS = 32_400

export type Access = ReturnType<typeof createAccess>

/**
 * Who may call the sandbox: only who knows the store's secret. Its tokens carry the time they end, signed, so that every
 * process of the store accepts what another gave out.
 */
export function createAccess({ secret, clock }: { secret: string; clock: Clock }) {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`wakeel sandbox ${purpose}`)
  const clientSecret = derive('client').digest('hex')
  const signed = (endsAt: string) => `${endsAt}.${derive(`token ${endsAt}`).digest('base64url')}`

  return {
    clientSecret,
    /** Stands where PayPal would give the webhook that somebody registers a number. */
    webhookId: derive('webhook').digest('hex').slice(0, 17).toUpperCase(),

    /** Undefined when the keys are wrong. */
    giveToken(authorization: string | null) {
      const keys = Buffer.from(`${SANDBOX_CLIENT_ID}:${clientSecret}`).toString('base64')
      if (!isSame(authorization ?? '', `Basic ${keys}`)) return undefined
      const endsAt = Math.floor(clock.now().getTime() / 1_000) + TOKEN_SECONDS
      return {
        access_token: `A21AA.${signed(String(endsAt))}`,
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
      }
    },

    accepts(authorization: string | null): boolean {
      const [, token, endsAt] =
        /^Bearer A21AA\.((\d{1,12})\.[\w-]+)$/i.exec(authorization ?? '') ?? []
      if (token === undefined || endsAt === undefined || !isSame(token, signed(endsAt)))
        return false
      return Number(endsAt) * 1_000 > clock.now().getTime()
    },
  }
}

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)]
  return left.length === other.length && timingSafeEqual(left, other)
}

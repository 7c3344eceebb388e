import { createAuthMiddleware } from 'better-auth/api'
import type { KnownDevices } from './known-devices.ts'

export interface CookieContext {
  getCookie(name: string): string | null | undefined
  setCookie(name: string, value: string, attributes: object): unknown
}

/** Writes into the reply that this device is known to the account. */
export function rememberDevice(ctx: CookieContext, devices: KnownDevices, email: string): void {
  const { name, value, attributes } = devices.remember(
    ctx.getCookie(devices.name) ?? undefined,
    email,
  )
  ctx.setCookie(name, value, attributes)
}

/** A better-auth plugin: whoever signs in on a device makes it known to their account. After whatever may still ask for more. */
export function rememberDevices(devices: KnownDevices) {
  return {
    id: 'remember-devices',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const email = ctx.context.newSession?.user.email
            if (email && !devices.find(ctx.getCookie(devices.name) ?? undefined, email))
              rememberDevice(ctx, devices, email)
          }),
        },
      ],
    },
  }
}

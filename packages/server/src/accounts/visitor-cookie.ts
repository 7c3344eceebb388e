import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'wakeel_visitor'
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600

/** The visitor's id from the signed cookie; undefined when there is none or it was tampered with. */
export function readVisitor(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[NAME]
  if (!cookie) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value ? value : undefined
}

/** Gives a visitor an id of their own. To be called where a page is served: API replies set no cookie. */
export function issueVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { newId, isSecure }: { newId(): string; isSecure: boolean },
): void {
  if (readVisitor(request)) return
  reply.setCookie(NAME, newId(), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'wakeel_visitor'
/** Over https: browsers take it from this host alone, so that no neighbour under the same domain can set it. */
const SECURE_NAME = `__Host-${NAME}`
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600

/** The visitor's id from the signed cookie; undefined when there is none or it was tampered with. */
export function readVisitor(request: FastifyRequest): string | undefined {
  return readNamed(request, SECURE_NAME) ?? readNamed(request, NAME)
}

function readNamed(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name]
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
  const name = isSecure ? SECURE_NAME : NAME
  if (readNamed(request, name)) return
  reply.setCookie(name, readVisitor(request) ?? newId(), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  })
}

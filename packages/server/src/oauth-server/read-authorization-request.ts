import type { oauthServer as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { apps } from '../database/schema/catalogue.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import {
  answerUrl,
  type CheckedRequest,
  checkAuthorizationRequest,
} from './authorization-request.ts'
import { toShownClient } from './client.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { OAuthError } from './oauth-error.ts'
import { shownRedirect } from './redirect-uri.ts'
import { slugOfDoor } from './resources.ts'

type Routes = typeof contract.routes

export async function readAuthorizationRequest(
  dependencies: OAuthServerDependencies,
  request: InputOf<Routes['readAuthorizationRequest']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['readAuthorizationRequest']>> {
  const { userId } = requireUser(caller)
  const checked = await checkAuthorizationRequest(dependencies, request, userId)
  const { asked, redirectUri } = checked
  if (asked instanceof OAuthError) {
    const answer = { error: asked.code, error_description: asked.message }
    return {
      success: true,
      consent: null,
      problem: asked.message,
      return_url: answerUrl(dependencies, redirectUri, request, answer),
    }
  }
  return {
    success: true,
    consent: await toConsent(dependencies, checked, asked),
    problem: null,
    return_url: answerUrl(dependencies, redirectUri, request, {
      error: 'access_denied',
      error_description: 'The person did not allow it.',
    }),
  }
}

async function toConsent(
  { database }: OAuthServerDependencies,
  { client, redirectUri }: CheckedRequest,
  { scopes, door }: Exclude<CheckedRequest['asked'], OAuthError>,
): Promise<contract.Consent> {
  const slug = slugOfDoor(door)
  const [agent] =
    slug === undefined
      ? []
      : await database
          .select({ slug: apps.slug, name: apps.name })
          .from(apps)
          .where(eq(apps.slug, slug))
  const { host, isLoopback } = shownRedirect(redirectUri)
  return {
    client: toShownClient(client),
    redirect_host: host,
    is_loopback: isLoopback,
    scopes,
    agent: agent ?? null,
  }
}

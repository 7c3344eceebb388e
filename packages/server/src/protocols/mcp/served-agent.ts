import type { catalogue as contract, Language } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import type { McpParts, ServedAgent } from './parts.ts'
import { RpcRefusal } from './rpc-error.ts'

/** An agent that the store lists, in both languages; refused with 404 where there is none. */
export async function serveAgent(
  catalogue: Pick<McpParts['catalogue'], 'getApp'>,
  slug: string,
): Promise<ServedAgent> {
  try {
    const [en, ar] = await Promise.all([
      readAgent(catalogue, slug, 'en'),
      readAgent(catalogue, slug, 'ar'),
    ])
    return { en, ar }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'catalogue.app_not_found')
      throw new RpcRefusal(404, error.message)
    throw error
  }
}

/** What the store says of an agent; throws `catalogue.app_not_found`. */
export async function readAgent(
  { getApp }: Pick<McpParts['catalogue'], 'getApp'>,
  slug: string,
  lang: Language,
): Promise<contract.App> {
  const { body } = await getApp({ slug, lang })
  return (JSON.parse(body.toString()) as { app: contract.App }).app
}

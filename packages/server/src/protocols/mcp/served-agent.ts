import { readApp } from '../../catalogue/parsed-replies.ts'
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
      readApp(catalogue, slug, 'en'),
      readApp(catalogue, slug, 'ar'),
    ])
    return { en, ar }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'catalogue.app_not_found')
      throw new RpcRefusal(404, error.message)
    throw error
  }
}

import { connections as contract } from '@wakeel/contract'
import { z } from 'zod'
import { OutboundError, type OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { OpenConnection } from './connections.ts'
import { reachedOut } from './look.ts'

const FILE_SIZE_LIMIT = 4096

/** The part of an A2A card that can carry the proof. */
const ProvingCard = z.object({
  capabilities: z.object({ extensions: z.array(z.object({ uri: z.string(), params: z.looseObject({ token: z.unknown() }).optional() })) }),
})

/**
 * Whether the owner's token is at the address: in the file at its origin, or in the A2A card itself. Neither is looked for behind
 * a redirect: whoever can make an address lead elsewhere does not yet own it.
 */
export function isProven(connection: OpenConnection, token: string, outboundFetch: OutboundFetch, gone: AbortSignal): Promise<boolean> {
  return reachedOut(gone, async (signal) => {
    const inFile = await readProofFile(connection.address, outboundFetch, signal)
    return inFile.includes(token) || (connection.kind === 'a2a' && (await readProofInCard(connection, outboundFetch, signal)) === token)
  })
}

/** Its lines; none when there is no such file. */
async function readProofFile(address: string, outboundFetch: OutboundFetch, signal: AbortSignal): Promise<string[]> {
  const fetch = outboundFetch({ sizeLimit: FILE_SIZE_LIMIT })
  try {
    const answer = await fetch(new URL(contract.PROOF_PATH, address), { redirect: 'manual', signal })
    if (answer.status === 200) return (await answer.text()).split('\n').map((line) => line.trim())
    await answer.body?.cancel()
  } catch (error) {
    // Many sites answer every address with a page.
    if (!(error instanceof OutboundError) || error.failure !== 'too_large') throw error
  }
  return []
}

async function readProofInCard({ address }: OpenConnection, outboundFetch: OutboundFetch, signal: AbortSignal): Promise<unknown> {
  const answer = await outboundFetch()(address, { redirect: 'manual', signal, headers: { accept: 'application/json' } })
  const card = ProvingCard.safeParse(answer.status === 200 ? await answer.json().catch(() => null) : await answer.body?.cancel())
  return card.data?.capabilities.extensions.find(({ uri }) => uri === contract.PROOF_EXTENSION)?.params?.token
}

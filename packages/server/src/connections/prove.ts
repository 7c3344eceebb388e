import { connections as contract } from '@wakeel/contract'
import { OutboundError, type OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { OpenConnection } from './dependencies.ts'
import { reachedOut } from './look.ts'
import { cardAddress, readCard } from './remotes/a2a-card.ts'
import { converse } from './remotes/conversation.ts'

const FILE_SIZE_LIMIT = 4096

/**
 * Whether the owner's token is at the address: in the file at its origin, or in the A2A card itself. It is looked for behind no
 * redirect: whoever can make an address lead elsewhere does not yet own it.
 */
export function isProven(
  connection: OpenConnection,
  token: string,
  outboundFetch: OutboundFetch,
  gone: AbortSignal,
): Promise<boolean> {
  return reachedOut(gone, async (signal) => {
    const lines = await readProofFile(connection.address, outboundFetch, signal)
    return (
      lines.includes(token) ||
      (connection.kind === 'a2a' && (await isInCard(connection, token, outboundFetch, signal)))
    )
  })
}

/** None when there is no such file. */
async function readProofFile(
  address: string,
  outboundFetch: OutboundFetch,
  signal: AbortSignal,
): Promise<string[]> {
  const fetch = outboundFetch({ sizeLimit: FILE_SIZE_LIMIT })
  try {
    const answer = await fetch(new URL(contract.PROOF_PATH, address), {
      redirect: 'manual',
      signal,
    })
    if (answer.status === 200) return (await answer.text()).split('\n').map((line) => line.trim())
    await answer.body?.cancel()
  } catch (error) {
    // Many sites answer every address with a page.
    if (!(error instanceof OutboundError) || error.failure !== 'too_large') throw error
  }
  return []
}

function isInCard(
  connection: OpenConnection,
  token: string,
  outboundFetch: OutboundFetch,
  signal: AbortSignal,
): Promise<boolean> {
  return converse(connection, outboundFetch, { signal }, async (call) => {
    const { card } = await readCard(cardAddress(connection.address), (input, init) =>
      call(input, { ...init, redirect: 'manual' }),
    )
    return (
      card.capabilities?.extensions.some(
        ({ uri, params }) => uri === contract.PROOF_EXTENSION && params?.token === token,
      ) ?? false
    )
  })
}

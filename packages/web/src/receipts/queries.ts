import { queryOptions } from '@tanstack/react-query'
import { type Language, receipts, runs, signing } from '@wakeel/contract'
import { ApiError, createClient, NetworkError } from '../api.ts'
import { jwsOf, verify } from './verify.ts'

const api = createClient({
  getReceipt: receipts.routes.getReceipt,
  verifyReceipt: receipts.routes.verifyReceipt,
  getRun: runs.routes.getRun,
})

export const receiptQuery = (run: string | undefined) =>
  queryOptions({
    queryKey: ['receipts', 'getReceipt', { run }],
    queryFn: ({ signal }) => api.getReceipt({ id: run ?? '' }, { signal }),
    enabled: run !== undefined,
  })

async function readKeys(signal: AbortSignal): Promise<signing.PublishedKey[]> {
  const reply = await fetch(signing.KEYS_PATH, { signal }).catch((cause) => {
    throw new NetworkError(cause)
  })
  if (!reply.ok) throw new ApiError(reply.status, {})
  return ((await reply.json()) as { keys: signing.PublishedKey[] }).keys
}

/** What becomes of what was pasted. A browser that cannot verify it lets the store do so. */
export const verdictQuery = (text: string) =>
  queryOptions({
    queryKey: ['receipts', 'verify', text],
    queryFn: async ({ signal }) => {
      const jws = jwsOf(text)
      const keys = await readKeys(signal)
      const verdict = await verify(jws, keys)
      if (verdict) return { ...verdict, by: 'browser' as const }
      const { problem, receipt, signed_with } = await api.verifyReceipt({ jws }, { signal })
      const key = keys.find(({ kid }) => kid === signed_with?.kid)
      return receipt && key && !problem
        ? { problem: null, receipt, key, by: 'store' as const }
        : { problem: problem ?? ('not_a_receipt' as const), by: 'store' as const }
    },
    enabled: text.trim() !== '',
  })

/** What was said in a run of the reader's own, as the store kept it. */
export const readOwnRun = async (id: string, lang: Language): Promise<runs.Run> =>
  (await api.getRun({ id, lang })).run

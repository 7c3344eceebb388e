import { receipts as contract, type InputOf, type ReplyOf, type signing } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { runs } from '../database/schema/runs.ts'
import type { ReceiptParts } from './dependencies.ts'

type Routes = typeof contract.routes
type Verdict = ReplyOf<Routes['verifyReceipt']>

export async function verifyReceipt(
  parts: ReceiptParts,
  { jws }: InputOf<Routes['verifyReceipt']>,
): Promise<Verdict> {
  const read = readJws(jws)
  if (!read) return refused('not_a_receipt', null)
  const { kid, receipt } = read
  const key = await parts.signing.findPublicKey(kid)
  if (!key) return refused('key_unknown', receipt)
  if (!(await isSignedWith(key, jws))) return refused('signature_wrong', receipt)
  const isRunKnown = (await parts.database.$count(runs, eq(runs.id, receipt.run_id))) > 0
  return {
    success: true,
    is_valid: true,
    problem: null,
    receipt,
    signed_with: { kid, retired_at: key.retired_at },
    is_run_known: isRunKnown,
  }
}

const refused = (problem: contract.ReceiptProblem, receipt: contract.Receipt | null): Verdict => ({
  success: true,
  is_valid: false,
  problem,
  receipt,
  signed_with: null,
  is_run_known: false,
})

const Header = z.object({
  alg: z.literal('EdDSA'),
  kid: z.string().max(100),
  typ: z.literal(contract.RECEIPT_TYPE),
})

function readJws(jws: string): { kid: string; receipt: contract.Receipt } | undefined {
  const [header, payload, signature, ...more] = jws.split('.')
  if (!header || !payload || !signature || more.length > 0) return undefined
  if (![header, payload, signature].every(isExact)) return undefined
  const { data: read } = Header.safeParse(readPart(header))
  const { data: receipt } = contract.Receipt.safeParse(readPart(payload))
  return read && receipt && { kid: read.kid, receipt }
}

/** The last character can hold bits that decode to nothing: another in its place would be another receipt with the same signature. */
const isExact = (part: string): boolean =>
  Buffer.from(part, 'base64url').toString('base64url') === part

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

async function isSignedWith({ public_key }: signing.SigningKey, jws: string): Promise<boolean> {
  const { compactVerify, importJWK, errors } = await import('jose')
  try {
    await compactVerify(jws, await importJWK(public_key, 'EdDSA'), { algorithms: ['EdDSA'] })
    return true
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}

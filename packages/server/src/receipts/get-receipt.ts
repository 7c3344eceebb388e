import { receipts as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import { type Context, FileReply } from '../http/context.ts'
import { canonicalJson } from '../signing/canonical-json.ts'
import type { Signing } from '../signing/signing.ts'
import type { ReceiptParts } from './dependencies.ts'
import { findRun } from './find-run.ts'
import { toReceipt } from './to-receipt.ts'

type Routes = typeof contract.routes

export async function getReceipt(
  parts: ReceiptParts,
  { id, format }: InputOf<Routes['getReceipt']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getReceipt']> | FileReply> {
  const found = await findRun(parts.database, id, caller)
  if (!found) throw new DomainError('runs.not_found')
  const receipt = await toReceipt(parts, found)
  const { skillInputs } = found.run
  const signed: contract.SignedReceipt = {
    receipt,
    jws: await sign(receipt, parts.signing),
    skill_inputs: skillInputs === null ? null : JSON.parse(skillInputs),
  }
  return format === 'file'
    ? new FileReply(Buffer.from(`${JSON.stringify(signed, null, 2)}\n`), {
        type: 'application/json; charset=utf-8',
        filename: `receipt-${id}.json`,
      })
    : { success: true, ...signed }
}

/** Ed25519 signs the same alike: as long as the key is in force, a receipt that is asked for again is the same to the letter. */
async function sign(
  receipt: contract.Receipt,
  signing: Pick<Signing, 'currentKey'>,
): Promise<string> {
  const [{ CompactSign }, { kid, privateKey }] = await Promise.all([
    import('jose'),
    signing.currentKey(),
  ])
  return new CompactSign(new TextEncoder().encode(canonicalJson(receipt)))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: contract.RECEIPT_TYPE })
    .sign(privateKey)
}

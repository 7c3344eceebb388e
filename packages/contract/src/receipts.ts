import { z } from 'zod'
import { Money } from './money.ts'
import { defineRoutes } from './route.ts'
import { RunOutcome, RunSource } from './run-history.ts'
import { Text } from './text.ts'

/** What the header of a receipt’s signature says that it signs. */
export const RECEIPT_TYPE = 'wakeel-receipt+jws'
export const RECEIPT_VERSION = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * What a store says that a run was, without a word of what was said: hashes are sha-256 in hexadecimal. Those of a run from before receipts
 * are null where the text that they would be of is gone.
 */
export const Receipt = z.object({
  version: z.literal(RECEIPT_VERSION),
  /** The public address of the store that signed it. */
  iss: z.string(),
  run_id: z.string(),
  /** The run that it replied to. */
  reply_to: z.string().nullable(),
  kind: z.enum(['demo', 'paid', 'test']),
  app: z.object({ id: z.string(), slug: z.string() }),
  /** `sha256`: of how this version executes (instructions, skills, examples, runtime) as canonical JSON; null before receipts. */
  agent: z.object({ version: z.int(), sha256: Sha256.nullable() }),
  outcome: RunOutcome,
  /**
   * Of the text in UTF-8, as the store kept it. Where files went with it, of `{ input, files: [{ name, media_type, sha256 }] }` as canonical
   * JSON (RFC 8785).
   */
  input_sha256: Sha256.nullable(),
  /** What went with the request, in that order; absent when nothing did. */
  input_files: z.array(z.object({ media_type: z.string(), sha256: Sha256 })).optional(),
  answer_sha256: Sha256.nullable(),
  /** In the order they were used; `input_sha256`: of what the skill was given, as canonical JSON (RFC 8785). */
  skills: z.array(z.object({ name: z.string(), input_sha256: Sha256.nullable() })),
  /** What came with the answer; null where it was too large to be kept. */
  files: z.array(z.object({ media_type: z.string(), sha256: Sha256.nullable() })),
  /** Who answered: the built-in engine, a language model or an agent elsewhere. */
  provider: z.string().nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  elapsed_ms: z.int(),
  /** What it cost, with VAT, and what paid. */
  price: z.object({ ...Money.shape, source: RunSource }),
  /** A pseudonym: the same in every receipt of one person from this store, and nobody else can tell whose. */
  person: z.string(),
  /** Of the API key that it was run with. */
  api_key_id: z.string().nullable(),
  /** A pseudonym of the organisation that it was for. */
  organisation: z.string().nullable(),
  /** Whether the hashes were taken when the run ended, and not from what was still stored later. */
  recorded_at_end: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

/** A receipt as it is handed out, and as its file holds it. */
export const SignedReceipt = z.object({
  receipt: Receipt,
  /** The receipt, signed: a compact JWS (RFC 7515) whose payload is the receipt as canonical JSON. */
  jws: z.string(),
  /** What each skill was given, in the order of the receipt’s: not signed, but hashed there. Null once it was deleted, and before receipts. */
  skill_inputs: z.array(z.unknown()).nullable(),
})
export type SignedReceipt = z.infer<typeof SignedReceipt>

/** Why a receipt is not good: it is no signed receipt; it names a key that the store never had; it is not what was signed. */
export const ReceiptProblem = z.enum(['not_a_receipt', 'key_unknown', 'signature_wrong'])
export type ReceiptProblem = z.infer<typeof ReceiptProblem>

export const MAX_JWS_LENGTH = 64_000

const success = z.literal(true)

export const routes = defineRoutes({
  /**
   * Of a run of the caller’s own, or of an organisation that they are in, that ended with an answer, a question or a refusal. A visitor is
   * known by the cookie that the store’s pages give them. As `file` it is the same, to be kept.
   */
  getReceipt: {
    method: 'GET',
    path: '/api/runs/:id/receipt',
    access: 'anyone',
    scope: 'read_runs',
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(['json', 'file']).default('json') }),
    response: z.object({ success, ...SignedReceipt.shape }),
    errors: ['runs.not_found', 'receipts.no_outcome'],
  },
  /** Whether this store signed a receipt, and knows the run. Of the run it tells nothing that does not stand in the receipt. */
  verifyReceipt: {
    method: 'POST',
    path: '/api/receipts/verify',
    access: 'anyone',
    body: z.strictObject({ jws: Text.trim().min(1).max(MAX_JWS_LENGTH) }),
    response: z.object({
      success,
      is_valid: z.boolean(),
      problem: ReceiptProblem.nullable(),
      /** What it says, whether or not it is good; null when it cannot be read. */
      receipt: Receipt.nullable(),
      signed_with: z
        .object({ kid: z.string(), retired_at: z.iso.datetime().nullable() })
        .nullable(),
      is_run_known: z.boolean(),
    }),
    errors: [],
  },
})

import { aed, type receipts as contract } from '@wakeel/contract'
import { chargeOfRun } from '../billing/spending/charge-of-run.ts'
import { DomainError } from '../errors.ts'
import { toFileHash } from '../runs/recorded.ts'
import { filesOf } from '../runs/run-files.ts'
import { outcomeOf } from '../runs/run-records.ts'
import { sha256OfText } from '../signing/canonical-json.ts'
import type { ReceiptParts } from './dependencies.ts'
import type { FoundRun } from './find-run.ts'

type Hashes = Pick<
  contract.Receipt,
  'agent' | 'input_sha256' | 'answer_sha256' | 'skills' | 'files' | 'recorded_at_end'
>

/** The same for the same run whenever it is made: of what is stored, nothing changes once a run has ended but that texts are deleted. */
export async function toReceipt(
  parts: ReceiptParts,
  { run, app }: FoundRun,
): Promise<contract.Receipt> {
  const { database, publicUrl, pseudonym } = parts
  const outcome = outcomeOf(run)
  if (!outcome || !run.finishedAt) throw new DomainError('receipts.no_outcome')
  const { source, price } =
    run.kind === 'paid'
      ? await chargeOfRun(database, run.id)
      : { source: 'free' as const, price: aed(0) }
  return {
    version: 1,
    iss: publicUrl,
    run_id: run.id,
    reply_to: run.replyTo,
    kind: run.kind as contract.Receipt['kind'],
    app,
    outcome,
    ...(run.attachedFiles && {
      input_files: run.attachedFiles.map(({ mediaType, sha256 }) => ({
        media_type: mediaType,
        sha256,
      })),
    }),
    ...(recordedHashes(run) ?? (await hashesOfStored(parts, run))),
    provider: run.provider,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt.toISOString(),
    elapsed_ms: run.elapsedMs ?? run.finishedAt.getTime() - run.startedAt.getTime(),
    price: { ...price, source },
    person: pseudonym(run.person),
    api_key_id: run.apiKeyId,
    organisation: run.organisationId && pseudonym(`organisation:${run.organisationId}`),
  }
}

/** What was stored when the run ended; undefined for runs from before that. */
function recordedHashes(run: FoundRun['run']): Hashes | undefined {
  const { agentSha256, inputSha256, answerSha256, skillCalls, filesSha256 } = run
  if (!answerSha256 || !skillCalls || !filesSha256) return undefined
  return {
    agent: { version: run.agentVersion, sha256: agentSha256 },
    input_sha256: inputSha256,
    answer_sha256: answerSha256,
    skills: skillCalls.map(({ skill, inputSha256 }) => ({
      name: skill,
      input_sha256: inputSha256,
    })),
    files: filesSha256.map(({ mediaType, sha256 }) => ({ media_type: mediaType, sha256 })),
    recorded_at_end: true,
  }
}

/** Of texts that are still there. How the agent executed then is not known any more. */
async function hashesOfStored(
  { database }: ReceiptParts,
  { id, agentVersion, input, answer, skillsUsed }: FoundRun['run'],
): Promise<Hashes> {
  const { files = [] } = await filesOf(database, id)
  return {
    agent: { version: agentVersion, sha256: null },
    // No request is empty: it was deleted.
    input_sha256: input === '' ? null : sha256OfText(input),
    answer_sha256: answer === null ? null : sha256OfText(answer),
    skills: (skillsUsed ?? []).map((name) => ({ name, input_sha256: null })),
    files: files.map(toFileHash).map(({ mediaType, sha256 }) => ({
      media_type: mediaType,
      sha256,
    })),
    recorded_at_end: false,
  }
}

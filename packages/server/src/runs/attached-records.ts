import { hash } from 'node:crypto'
import type { runs as contract } from '@wakeel/contract'
import type { AttachedRecord } from '../database/schema/runs.ts'
import { sha256OfJson, sha256OfText } from '../signing/canonical-json.ts'
import type { Run } from './run-records.ts'

/** What is kept of a file that went with a request: enough to show it and to stand in a receipt, and nothing of what it held. */
export function toAttachedRecord({
  name,
  media_type: mediaType,
  data,
}: contract.AttachedFile): AttachedRecord {
  const bytes = Buffer.from(data, 'base64')
  return { name, mediaType, size: bytes.length, sha256: hash('sha256', bytes, 'hex') }
}

/** As people are shown them. */
export const toAttachment = ({
  name = '',
  mediaType: media_type,
  size,
}: AttachedRecord): contract.Attachment => ({ name, media_type, size })

/** For the receipt: of the words alone, as ever, where nothing went with them; else of both together. */
export const sha256OfRequest = ({
  input,
  attachedFiles,
}: Pick<Run, 'input' | 'attachedFiles'>): string =>
  attachedFiles === null
    ? sha256OfText(input)
    : sha256OfJson({
        input,
        files: attachedFiles.map(({ name, mediaType: media_type, sha256 }) => ({
          name,
          media_type,
          sha256,
        })),
      })

import { z } from 'zod'
import { filledName } from './text.ts'

/** Of all files of one request together, in base64: a megabyte of bytes. */
export const ATTACHED_MAX_LENGTH = 1_333_336
/** How large a request may be that can have files, in bytes. */
export const BODY_WITH_FILES_BYTES = ATTACHED_MAX_LENGTH + 128 * 1024
export const MAX_ATTACHED_FILES = 5

/** A file that goes with a request to an agent that is executed elsewhere; `data`: base64. It is passed on and not kept. */
export const AttachedFile = z.strictObject({
  name: filledName(120),
  media_type: z
    .string()
    .max(110)
    .regex(/^[a-z]+\/[a-z\d][a-z\d.+-]*$/, 'must be a media type such as image/png'),
  data: z.base64().min(1),
})
export type AttachedFile = z.infer<typeof AttachedFile>

export const AttachedFiles = z
  .array(AttachedFile)
  .min(1)
  .max(MAX_ATTACHED_FILES)
  .refine(
    (files) => files.reduce((length, { data }) => length + data.length, 0) <= ATTACHED_MAX_LENGTH,
    `must come to at most ${ATTACHED_MAX_LENGTH} characters of base64`,
  )

import type { Part } from '@a2a-js/sdk'
import type { runs } from '@wakeel/contract'

const part = (content: NonNullable<Part['content']>, mediaType: string, filename = ''): Part => ({
  content,
  mediaType,
  filename,
  metadata: undefined,
})

/** What agents say is Markdown. */
export const spokenPart = (text: string): Part =>
  part({ $case: 'text', value: text }, 'text/markdown')

export const plainPart = (text: string): Part => part({ $case: 'text', value: text }, 'text/plain')

export const dataPart = (value: object): Part => part({ $case: 'data', value }, 'application/json')

/** The files of an answer that were kept. */
export const fileParts = (files: readonly runs.RunFile[] = []): Part[] =>
  files.flatMap(({ name, media_type, data }) =>
    data === null
      ? []
      : [part({ $case: 'raw', value: Buffer.from(data, 'base64') }, media_type, name)],
  )

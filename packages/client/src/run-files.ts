import type { RunFile } from './wire.ts'

/** A file that came with an answer. */
export interface AnswerFile {
  name: string
  mediaType: string
  /** Null when the files of the run are too large to be kept. */
  bytes: Uint8Array<ArrayBuffer> | null
  blob(): Blob | null
}

/** The files of a run or of what it ended with. */
export const filesOf = ({ files = [] }: { files?: RunFile[] | undefined }): AnswerFile[] =>
  files.map(({ name, media_type: mediaType, data }) => {
    const bytes = data === null ? null : decode(data)
    return { name, mediaType, bytes, blob: () => bytes && new Blob([bytes], { type: mediaType }) }
  })

const decode = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

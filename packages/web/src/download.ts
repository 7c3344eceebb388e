import { type RequestOf, type Route, TRUNCATED_AT_HEADER } from '@wakeel/contract'
import { refusalOf, send } from './api.ts'
import { saveFile } from './save-file.ts'
import { sessionToken } from './session/session.ts'

interface File {
  bytes: Uint8Array
  filename: string
  /** How many rows it holds when more matched. */
  truncatedAt?: number
}

/** An operation whose answer is a file, which a plain link could not ask for with the token. */
export const download =
  <R extends Route>(route: R, filename: string) =>
  async (request?: RequestOf<R>): Promise<File> => {
    const token = await sessionToken()
    const answer = await send(route, (request ?? {}) as never, token ? { token } : {})
    if (!answer.ok) throw await refusalOf(answer)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const truncatedAt = Number(answer.headers.get(TRUNCATED_AT_HEADER))
    // The name says it to whoever finds the file later.
    return truncatedAt
      ? { bytes, filename: filename.replace('.', `-first-${truncatedAt}.`), truncatedAt }
      : { bytes, filename }
  }

export const save = ({ bytes, filename }: File): void =>
  saveFile(new Blob([bytes as BlobPart]), filename)

import { said } from './said.ts'

/** A file that came with an answer. */
export interface RemoteFile {
  name: string
  mediaType: string
  /** Base64. */
  data: string
}

const MEDIA_TYPE = /^[a-z]+\/[\w.+-]{1,100}$/
const UNKNOWN_TYPE = 'application/octet-stream'
/** What a file is called that came without a name. */
const ENDINGS: Record<string, string> = {
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
}

/** A file with a name that can be kept and a type that says what it is. */
export function toRemoteFile({
  name,
  mediaType = '',
  data,
}: {
  name: string | undefined
  mediaType: string | undefined
  data: string
}): RemoteFile {
  const type = mediaType.toLowerCase().split(';')[0]!.trim()
  const known = MEDIA_TYPE.test(type) ? type : UNKNOWN_TYPE
  const named = said(
    name
      ?.split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/\p{Cc}|\p{Cf}/gu, ''),
    120,
  )
  return { name: named || `${known.split('/')[0]}.${endingOf(known)}`, mediaType: known, data }
}

function endingOf(mediaType: string): string {
  const [, subtype = ''] = mediaType.split('/')
  return ENDINGS[mediaType] ?? (/^[a-z\d]{1,8}$/.test(subtype) ? subtype : 'bin')
}

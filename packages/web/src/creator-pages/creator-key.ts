import type { Language } from '@wakeel/contract'

/** The name of the question for a creator's page: apart, as the first file needs it where the server found none. */
export const creatorKey = (handle: string, language: Language) => [
  'creatorPages',
  'getCreator',
  { handle, lang: language },
]

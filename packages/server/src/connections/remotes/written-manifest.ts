import { canonicalJson, sha256OfText } from '../../signing/canonical-json.ts'
import type { Manifest } from './manifest.ts'
import { RemoteError } from './remote.ts'

/** In the one form that is hashed and stored. */
export interface WrittenManifest {
  text: string
  fingerprint: string
}

const SIZE_LIMIT = 1_000_000

/** Throws RemoteError when it is more than anybody could look at. */
export function writeManifest(manifest: Manifest): WrittenManifest {
  const text = canonicalJson(manifest)
  if (text.length > SIZE_LIMIT)
    throw new RemoteError('too_large', 'more is said than can be approved')
  return { text, fingerprint: sha256OfText(text) }
}

export const readManifest = (text: string): Manifest => JSON.parse(text)

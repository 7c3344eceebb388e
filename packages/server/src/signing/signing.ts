import { bind } from '../bind.ts'
import { currentKey } from './current-key.ts'
import type { SigningDependencies, SigningParts } from './dependencies.ts'
import { findPublicKey, listSigningKeys, readPublished } from './public-keys.ts'
import { rotateSigningKey } from './rotate-signing-key.ts'

export type Signing = ReturnType<typeof createSigning>

/** The store's own keys, with which it signs what others are to verify without asking it. */
export function createSigning(dependencies: SigningDependencies) {
  const parts: SigningParts = { ...dependencies, kept: { current: undefined } }
  return bind(parts, {
    currentKey,
    findPublicKey,
    listSigningKeys,
    readPublished,
    rotateSigningKey,
  })
}

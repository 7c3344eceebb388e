import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SIGNATURE, SUMS, sha256 } from './make-release.ts'
import { ReleaseError } from './release-error.ts'

const LINE = /^([0-9a-f]{64}) {2}([\w-][\w.-]*)$/

/**
 * Checks that every file is what its checksum says and, with a public key, that the checksums are signed with the private one that belongs
 * to it. Without a key nothing says who made them. Throws at the first that is not so; answers with the files.
 */
export function verifyRelease(directory: string, publicKeyFile?: string): string[] {
  const sums = readFrom(directory, SUMS)
  if (
    publicKeyFile !== undefined &&
    !verify(null, sums, readPublicKey(publicKeyFile), readFrom(directory, SIGNATURE))
  )
    throw new ReleaseError(
      `${SUMS} is not what was signed with the key that belongs to ${publicKeyFile}.`,
    )
  const lines = sums.toString().split('\n').slice(0, -1)
  if (lines.length === 0) throw new ReleaseError(`${SUMS} names no file.`)
  return lines.map((line) => {
    const [, sum, file] = LINE.exec(line) ?? []
    if (!sum || !file) throw new ReleaseError(`${SUMS} holds a line that is no checksum.`)
    if (sha256(readFrom(directory, file)) !== sum)
      throw new ReleaseError(`${file} is not what its checksum says.`)
    return file
  })
}

function readFrom(directory: string, file: string): Buffer {
  try {
    return readFileSync(resolve(directory, file))
  } catch (cause) {
    throw new ReleaseError(`${file} is missing.`, { cause })
  }
}

function readPublicKey(file: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new ReleaseError(`The key ${file} must be a public Ed25519 key in PEM.`)
}

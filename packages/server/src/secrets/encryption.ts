import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

export type Encryption = ReturnType<typeof createEncryption>

/** Keeps what must be stored and never be shown: encrypted and authenticated with a key made from the store's secret. */
export function createEncryption(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'wakeel.seal', 32))

  return {
    /** `about`: whose it is; decrypting it for anything else fails. */
    encrypt(text: string, about: string): string {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },

    /** Undefined when it was encrypted with another secret, for something else, or was changed. */
    decrypt(encrypted: string, about: string): string | undefined {
      const bytes = Buffer.from(encrypted, 'base64url')
      const tagEnd = NONCE_LENGTH + TAG_LENGTH
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_LENGTH), {
          authTagLength: TAG_LENGTH,
        })
        decipher.setAAD(Buffer.from(about))
        decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, tagEnd))
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}

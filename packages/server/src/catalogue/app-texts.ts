import type { Bilingual } from '@wakeel/contract'
import { enlarged } from './enlarged.ts'
import type { StoredApp } from './stored-app.ts'

/** What an app says, and the skills that it is found by. */
export type Texts = Pick<
  StoredApp,
  'slug' | 'emoji' | 'icon' | 'skills' | 'name' | 'shortDescription' | 'description' | 'demoPrompts'
>

const CHUNK_BYTES = 4 * 1024 * 1024
const QUOTE = 0x22

/** From so many bytes of texts that nobody has any more, the rest is moved together. */
const SPARE_BYTES = CHUNK_BYTES

/**
 * The texts of each app by its row, in UTF-8: of a million apps some hundred are shown, so that objects and serialised cards of all of
 * them would be memory for nothing.
 */
export class AppTexts {
  #chunks: Buffer[] = []
  #end = CHUNK_BYTES
  #chunkOf = new Uint16Array(1024)
  #start = new Uint32Array(1024)
  #length = new Uint32Array(1024)
  #used = 0
  #wasted = 0

  get(row: number): Texts {
    const [slug, emoji, icon, skills, en, ar] = JSON.parse(this.#bytes(row).toString()) as Written
    const both = <Part extends keyof Said>(part: Part): Bilingual<Said[Part]> => ({
      en: en[part],
      ar: ar[part],
    })
    return {
      slug,
      emoji,
      icon,
      skills,
      name: both(0),
      shortDescription: both(1),
      description: both(2),
      demoPrompts: both(3),
    }
  }

  /** Answers whether they are others than they were. */
  set(row: number, texts: Texts): boolean {
    const bytes = Buffer.from(JSON.stringify(written(texts)))
    if (row >= this.#start.length) this.#growRows(2 * row)
    if (this.#bytes(row).equals(bytes)) return false
    this.remove(row)
    this.#append(row, bytes)
    if (this.#wasted > this.#used + SPARE_BYTES) this.#moveTogether()
    return true
  }

  remove(row: number): void {
    this.#wasted += this.#length[row] as number
    this.#used -= this.#length[row] as number
    this.#length[row] = 0
  }

  /** The app's address in quotes, as it stands at the beginning of its texts. */
  quotedSlug(row: number): Buffer {
    const bytes = this.#bytes(row)
    return bytes.subarray(1, bytes.indexOf(QUOTE, 2) + 1)
  }

  #bytes(row: number): Buffer {
    const start = this.#start[row] as number
    return (
      this.#chunks[this.#chunkOf[row] as number]?.subarray(
        start,
        start + (this.#length[row] as number),
      ) ?? Buffer.alloc(0)
    )
  }

  #append(row: number, bytes: Buffer): void {
    if (this.#end + bytes.length > CHUNK_BYTES) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length)))
      this.#end = 0
    }
    bytes.copy(this.#chunks.at(-1) as Buffer, this.#end)
    this.#chunkOf[row] = this.#chunks.length - 1
    this.#start[row] = this.#end
    this.#length[row] = bytes.length
    this.#end += bytes.length
    this.#used += bytes.length
  }

  #moveTogether(): void {
    const kept = Array.from(this.#length, (length, row) => (length > 0 ? row : -1))
      .filter((row) => row >= 0)
      .map((row) => [row, this.#bytes(row)] as const)
    this.#chunks = []
    this.#end = CHUNK_BYTES
    this.#used = 0
    this.#wasted = 0
    for (const [row, bytes] of kept) this.#append(row, bytes)
  }

  #growRows(size: number): void {
    this.#chunkOf = enlarged(this.#chunkOf, size)
    this.#start = enlarged(this.#start, size)
    this.#length = enlarged(this.#length, size)
  }
}

type Said = [name: string, shortDescription: string, description: string, demoPrompts: string[]]
type Written = [
  slug: string,
  emoji: string,
  icon: string | null,
  skills: string[] | null,
  en: Said,
  ar: Said,
]

function written(app: Texts): Written {
  const said = (language: 'en' | 'ar'): Said => [
    app.name[language],
    app.shortDescription[language],
    app.description[language],
    app.demoPrompts[language],
  ]
  return [app.slug, app.emoji, app.icon, app.skills, said('en'), said('ar')]
}

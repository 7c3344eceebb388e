import type { Marks } from './marks.ts'
import type { FoundReader, Span } from './scan.ts'

/** The apps of a skill that a query asks for, and what each of them is worth for it. */
interface MeantSkill {
  worth: number
  settled: Span
  /** Those that are newer than the order of popularity; good until another list is read. */
  readNewer(): Uint32Array
}

/** What a query asks for beside the words that it looks for. */
export interface Meant {
  /** The best first. */
  skills: readonly MeantSkill[]
  /** What an app is worth for the best of its skills. */
  worthOf(slot: number): number
}

export const mostWorth = ({ skills }: Meant): number => skills[0]?.worth ?? 0

/** The first stretch of apps that is looked at; each is twice as long as the one before. */
const FIRST_STRETCH = 1024

/** Hands over the apps of skills that are worth `least` and were not handed over yet (`isNew`), until the reader has what it needs. */
export function takeMeant(
  { skills }: Meant,
  least: number,
  reader: FoundReader,
  isNew: (slot: number) => boolean,
): void {
  for (const skill of skills) {
    const { worth, settled } = skill
    if (worth < least || reader.isDecided(0, worth)) return
    for (const slot of skill.readNewer()) if (isNew(slot)) reader.take(slot, worth)
    const { slots, end } = settled
    for (let place = settled.start, size = FIRST_STRETCH; place < end; size *= 2) {
      const to = Math.min(end, place + size)
      for (; place < to; place += 1) {
        const slot = slots[place] as number
        if (isNew(slot)) reader.take(slot, worth)
      }
      if (place < end && reader.isDecided(slots[place] as number, worth)) return
    }
  }
}

/** Marks what words find, and adds what it is worth for its skills: whoever is looked for by name comes before whoever is meant. */
export function withMeant(
  reader: FoundReader,
  meant: Meant,
  { marks, named }: { marks: Marks; named: number },
): FoundReader {
  const most = mostWorth(meant)
  return {
    isByScore: reader.isByScore,
    isLive: (slot) => reader.isLive(slot),
    forget: () => reader.forget(),
    isDecided: (next, worth) => reader.isDecided(next, worth + most),
    take: (slot, score) => {
      marks.add(slot)
      return reader.take(slot, score + (score >= named ? most : meant.worthOf(slot)))
    },
  }
}

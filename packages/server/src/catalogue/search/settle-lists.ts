import type { Postings } from './postings.ts'
import { SettledLists } from './settled-lists.ts'

/** After so many slots the work may stop. */
const AT_ONCE = 200_000

interface Settling {
  lists: number
  slots: number
  /** -1: it is left out. */
  newSlotOf(slot: number): number
}

/** All lists with other slots. Stops after each part, so that whatever else there is to do can be done between. */
export function* settleLists(
  settled: SettledLists,
  newer: Postings,
  { lists, slots, newSlotOf }: Settling,
): Generator<void, SettledLists> {
  const made = new SettledLists(slots, settled.entries.length + newer.count)
  let moved = 0
  for (let list = 0; list < lists; list += 1) {
    made.begin(list)
    const end = settled.end(list)
    for (let place = settled.start(list); place < end; place += 1) {
      const slot = newSlotOf(settled.entries[place] as number)
      if (slot >= 0) made.add(slot)
    }
    const added = newer.read(list)
    for (const old of added) {
      const slot = newSlotOf(old)
      if (slot >= 0) made.add(slot)
    }
    made.finish()
    moved += 1 + added.length + end - settled.start(list)
    if (moved < AT_ONCE) continue
    moved = 0
    yield
  }
  made.trim()
  return made
}

import type { Backends } from '../backends.ts'

const AT_ONCE = 16

/** Processor time of one piece of work that this process does, with what PostgreSQL does for it, in microseconds. */
export async function workHere(
  count: number,
  work: (index: number) => Promise<unknown>,
  { backends, atOnce = AT_ONCE }: { backends?: Backends | undefined; atOnce?: number } = {},
): Promise<number> {
  const databaseBefore = (await backends?.cpuMicroseconds()) ?? 0
  const before = process.cpuUsage()
  let index = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (index < count) await work(index++)
    }),
  )
  const { user, system } = process.cpuUsage(before)
  const databaseAfter = (await backends?.cpuMicroseconds()) ?? 0
  return (user + system + databaseAfter - databaseBefore) / count
}

/**
 * How long others waited at most while the work went on, in milliseconds: what this thread did between two turns of its loop,
 * counted in its own processor time, so that a machine that is busy with other things changes nothing.
 */
export async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1_000)
    last = process.threadCpuUsage()
  }
  const looking = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(looking)
    look()
  }
  return longest
}

import type { Question } from './measured-process.ts'

/** How long one turn of the loop took at most while it was watched, in this thread's own processor time, so that a busy machine changes nothing. */
export function watchTurns() {
  let longest = 0
  let last = process.threadCpuUsage()
  let looking: NodeJS.Timeout | undefined
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  return {
    /** `watched` begins; any other question ends it. Answers with the longest turn so far. */
    heed(question: Question): number {
      if (looking) look()
      clearInterval(looking)
      looking = undefined
      const answer = longest
      if (question === 'watched') {
        longest = 0
        last = process.threadCpuUsage()
        looking = setInterval(look, 1)
      }
      return answer
    },
  }
}

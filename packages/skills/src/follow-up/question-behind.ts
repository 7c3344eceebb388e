const QUESTION_BEHIND =
  /^(?<change>[^?؟]{4,300}?)(?:\n|[.!,،؛;]?\s)(?<question>(?:and |so |و)?(?:what|whats|where|which|who|when|how|وين|فين|شو|وش|[اإ]يش|[اإ]يه|مين|منو|متى|كم)(?!\p{L})[^\n]{2,100})$/iu

/** "The exam is on 2 December now, where does that put it?": what a message changes, and what it asks of all as it is then. */
export function questionBehind(message: string): { change: string; question: string } | undefined {
  const { change = '', question } = QUESTION_BEHIND.exec(message.trim())?.groups ?? {}
  return question && !change.includes('\n') ? { change, question } : undefined
}

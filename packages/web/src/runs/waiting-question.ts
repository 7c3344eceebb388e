let waiting: { slug: string; question: string } | undefined

/** Keeps a question that was typed on another page until its demo page opens and runs it. */
export function leaveQuestion(slug: string, question: string): void {
  waiting = { slug, question }
}

/** The question left for this agent. It is handed out once, so that coming back does not run it again. */
export function takeQuestion(slug: string): string | undefined {
  const question = waiting?.slug === slug ? waiting.question : undefined
  waiting = undefined
  return question
}

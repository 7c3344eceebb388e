/** What it takes of a run to know which task it belongs to. */
export interface Link {
  id: string
  replyTo: string | null
  status: string
  isRefused: boolean | null
}

/** The agent waits for a reply: the same task goes on with it. */
export const isQuestion = ({ status, isRefused }: Pick<Link, 'status' | 'isRefused'>): boolean =>
  status === 'unanswered' && !isRefused

/**
 * A task is a run, with all that came before it by question and reply: the first reply to a question goes on with the task, another reply
 * to the same question, or one to an answer, begins a task of its own.
 */
export function chainOf(conversation: readonly Link[], id: string): string[] {
  const byId = new Map(conversation.map((link) => [link.id, link]))
  const firstReplies = new Map<string, Link>()
  for (const link of conversation)
    if (link.replyTo && !firstReplies.has(link.replyTo)) firstReplies.set(link.replyTo, link)

  const before = (link: Link): Link | undefined => {
    const asked = byId.get(link.replyTo ?? '')
    return asked && isQuestion(asked) && firstReplies.get(asked.id) === link ? asked : undefined
  }
  let first = byId.get(id)
  for (let link = first; link; link = before(link)) first = link
  const chain: string[] = []
  for (let link = first; link; link = isQuestion(link) ? firstReplies.get(link.id) : undefined)
    chain.push(link.id)
  return chain
}

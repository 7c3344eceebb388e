import type { forge } from '@wakeel/contract'
import { useState } from 'react'

const lists = ['needs', 'never', 'demo_prompts'] as const

/** As the server keeps it: without lines and questions that say nothing. */
export function tidy(content: forge.AgentContent): forge.AgentContent {
  const said = (lines: readonly string[]) =>
    lines.map((line) => line.trim()).filter((line) => line !== '')
  const tidied = Object.fromEntries(
    lists.map((name) => [name, { en: said(content[name].en), ar: said(content[name].ar) }]),
  )
  const { evaluation = [], ...others } = content
  const asked = evaluation.filter(({ input }) => input.trim() !== '')
  return { ...others, ...tidied, ...(asked.length > 0 && { evaluation: asked }) }
}

const differs = (one: forge.AgentContent, other: forge.AgentContent) =>
  JSON.stringify(tidy(one)) !== JSON.stringify(tidy(other))

/**
 * What somebody is editing, beside the agent that it was made from. An agent that comes in anew takes its place unless something
 * has been written that is not saved.
 */
export function useEditedContent(agent: forge.EditedAgent) {
  const [base, setBase] = useState(agent)
  const [content, setContent] = useState(agent.content)
  const isDirty = differs(content, base.content)

  const load = (next: forge.EditedAgent) => {
    setBase(next)
    setContent(next.content)
  }
  if (agent !== base && !isDirty) load(agent)

  return {
    content,
    isDirty,
    /** A save names the revision that it was made from. */
    revision: base.open?.revision ?? 0,
    change: (changes: Partial<forge.AgentContent>) =>
      setContent((before) => ({ ...before, ...changes })),
    load,
    /** What was written while the save was under way stays. */
    saved(next: forge.EditedAgent, sent: forge.AgentContent) {
      setBase(next)
      setContent((now) => (differs(now, sent) ? now : next.content))
    },
    /** Puts what was written on top of another agent. */
    keep(mine: forge.AgentContent, on: forge.EditedAgent) {
      setBase(on)
      setContent(mine)
    },
  }
}

export type Change = (changes: Partial<forge.AgentContent>) => void

import { forge } from '@wakeel/contract'
import { useRef, useState } from 'react'

export interface Idea {
  problem_goal: string
  target_audience: string
  data_input_type: forge.DataInputType | ''
}

/** What somebody has entered in the forge so far. */
export interface ForgeDraft {
  step: 1 | 2 | 3
  idea: Idea
  pricing: forge.ForgePricingModel
  /** As it was typed. */
  price: string
  /** The agent that was generated, by whom, and from which idea. */
  made: { id: string; writtenBy: string; idea: Idea; notCovered?: forge.NotCovered } | null
}

export const suggestedPrice = (pricing: forge.ForgePricingModel) =>
  forge.pricingOptions.find(({ id }) => id === pricing)!.suggested_price

const blank: ForgeDraft = {
  step: 1,
  idea: { problem_goal: '', target_audience: '', data_input_type: '' },
  pricing: forge.DEFAULT_PRICING,
  price: String(suggestedPrice(forge.DEFAULT_PRICING)),
  made: null,
}

export const isComplete = ({ problem_goal, target_audience, data_input_type }: Idea) =>
  problem_goal.trim() !== '' && target_audience.trim() !== '' && data_input_type !== ''

const isSameIdea = (one: Idea, other: Idea) => JSON.stringify(one) === JSON.stringify(other)

/** The agent was made from the idea as it stands. */
export const isMadeOf = ({ made, idea }: ForgeDraft) => made !== null && isSameIdea(made.idea, idea)

const keyOf = (userId: string | undefined) => `wakeel_forge_draft:${userId ?? 'visitor'}`

function read(userId: string | undefined): ForgeDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    return typeof stored?.idea?.problem_goal === 'string' ? { ...blank, ...stored } : undefined
  } catch {
    // Storage may be switched off in this browser, or hold what another program wrote: the forge then begins anew.
    return undefined
  }
}

function write(userId: string | undefined, draft: ForgeDraft | undefined) {
  try {
    if (draft) localStorage.setItem(keyOf(userId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage the draft lasts until the page closes.
  }
}

/** What a visitor wrote goes with them when they sign in, and stays with nobody else. */
function takeUp(userId: string | undefined): ForgeDraft {
  const visitors = userId === undefined ? undefined : read(undefined)
  if (!visitors) return read(userId) ?? blank
  write(undefined, undefined)
  write(userId, visitors)
  return visitors
}

/** The draft in this browser, one for each person; it survives a reload. */
export function useForgeDraft(userId: string | undefined) {
  const [draft, setDraft] = useState(() => takeUp(userId))
  // An answer may come after something else was typed.
  const latest = useRef(draft)
  const set = (next: ForgeDraft) => {
    latest.current = next
    write(userId, next === blank ? undefined : next)
    setDraft(next)
  }
  return {
    draft,
    change: (changes: Partial<ForgeDraft>) => set({ ...latest.current, ...changes }),
    replace: set,
    startOver: () => set(blank),
    isBlank: JSON.stringify(draft) === JSON.stringify(blank),
  }
}

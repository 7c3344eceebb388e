import { useSearch } from '@tanstack/react-router'
import type { Range } from '@wakeel/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../session/session.ts'
import { ranges, USUAL_RANGE, useRangeUrlState } from '../ui/range-picker.tsx'

const KEY = 'wakeel_presentation'

interface Kept {
  person: string
  isForInvestors: boolean
  range: Range
}

/**
 * Whether an investor looks, and how far back the metrics go. Both hold on either dashboard of the founder until the person signs out or
 * the tab is closed, so that whoever presents the showcase comes upon no live metric. A range in the URL goes before the one kept.
 */
export function usePresentation() {
  const session = useSession()
  const person = session.status === 'signed_in' ? session.user.id : 'visitor'
  const [stored, setStored] = useState(read)
  const kept: Kept =
    stored?.person === person ? stored : { person, isForInvestors: false, range: USUAL_RANGE }
  const said = useSearch({
    strict: false,
    select: ({ range }: { range?: unknown }) => ranges.find((known) => known === range),
  })
  const [, writeRange] = useRangeUrlState()
  const keep = (change: Partial<Kept>) => {
    const next = { ...kept, ...change }
    setStored(next)
    store(next)
  }
  const onSaid = useEffectEvent((range: Range) => keep({ range }))
  useEffect(() => {
    if (said) onSaid(said)
  }, [said])
  return {
    isForInvestors: kept.isForInvestors,
    setForInvestors: (isForInvestors: boolean) => keep({ isForInvestors }),
    range: said ?? kept.range,
    setRange: (range: Range) => {
      keep({ range })
      writeRange(range)
    },
  }
}

function read(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function store(kept: Kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage may be switched off in this browser: the choice then lasts until the screen is left.
  }
}

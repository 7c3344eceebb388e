import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from './field.tsx'

/** Long enough not to ask at every letter. */
const SETTLED_MS = 250

/** Searches while somebody writes, once they pause. What is searched for otherwise, as by a link that clears it, stands in the box. */
export function SearchBox(props: {
  label: string
  hint: string
  value: string | undefined
  onSearch: (search: string | undefined) => void
}) {
  const { value } = props
  const [draft, setDraft] = useState(value ?? '')
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== asked) {
      setAsked(value)
      setDraft(value ?? '')
    }
  }
  const wanted = draft.trim() || undefined
  const search = useEffectEvent(() => {
    if (wanted === value) return
    setAsked(wanted)
    props.onSearch(wanted)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched for is read when the pause is over
  useEffect(() => {
    const timer = setTimeout(search, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <TextField
      label={props.label}
      type="search"
      placeholder={props.hint}
      maxLength={100}
      autoComplete="off"
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
    />
  )
}

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
  const [searched, setSearched] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== searched) {
      setSearched(value)
      setDraft(value ?? '')
    }
  }
  const requested = draft.trim() || undefined
  const search = useEffectEvent(() => {
    if (requested === value) return
    setSearched(requested)
    props.onSearch(requested)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched for is read when the pause is over
  useEffect(() => {
    const timer = setTimeout(search, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [requested])
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

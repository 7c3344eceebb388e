import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { TextField } from '../ui/field.tsx'
import { messages } from './list-messages.ts'

const SEARCH_AFTER_MS = 200

/** Searches while it is being written, a moment after the last letter. */
export function CatalogueSearch({
  value,
  onSearch,
}: {
  value: string
  onSearch: (q: string) => void
}) {
  const words = messages[useLanguage().language]
  const [written, setWritten] = useState(value)
  const searched = useRef(value)

  // The URL changed from outside (back, Clear Filters): the box follows.
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setWritten(value)
  }, [value])

  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    const q = written.trim()
    if (q === searched.current) return
    const timer = setTimeout(() => {
      searched.current = q
      search.current(q)
    }, SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [written])

  return (
    <search>
      <TextField
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.searchPlaceholder}
        maxLength={200}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
    </search>
  )
}

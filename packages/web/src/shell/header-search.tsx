import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './header-search.module.css'
import { messages } from './messages.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Enter searches for what was written, unless it is blank; `/` anywhere on the page brings the cursor here. */
export function HeaderSearch() {
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim()
    if (q) void navigate({ to: '/search', search: { q } })
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          dir="auto"
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
    </search>
  )
}

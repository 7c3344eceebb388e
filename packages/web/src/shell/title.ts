import { useEffect } from 'react'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'

/** The element that reads a new title out: screen readers do not notice `document.title` changing. */
export const TITLE_ID = 'page-title'

/** What the browser's tab says while a page is open. */
export function useTitle(title: string | undefined): void {
  const brand = messages[useLanguage().language].brand
  useEffect(() => {
    const whole = title ? `${title} · ${brand}` : brand
    if (document.title === whole) return
    document.title = whole
    const reader = document.getElementById(TITLE_ID)
    if (reader) reader.textContent = whole
  }, [title, brand])
}

import { useEffect } from 'react'
import { useLanguage } from './language.tsx'
import { text } from './text.ts'

/** What the browser's tab says while a page is open. */
export function useTitle(title: string | undefined): void {
  const brand = text[useLanguage().language].brand
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}

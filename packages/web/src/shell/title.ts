import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'

/** The element that reads a new title out: screen readers do not notice `document.title` changing. */
export const TITLE_ID = 'page-title'

/** What the browser's tab says while a page is open. */
export function useTitle(title: string | undefined): void {
  const brand = messages[useLanguage().language].brand
  // A page that stays while its address changes says its title again: the move has taken it away.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path
  useEffect(() => {
    const whole = title ? `${title} · ${brand}` : brand
    if (document.title === whole) return
    document.title = whole
    const reader = document.getElementById(TITLE_ID)
    if (reader) reader.textContent = whole
  }, [title, brand, path])
}

/** As somebody moves on, the tab says the store's name until the next page has said its own: never the page that was left. */
export function useNoTitleOfPageBefore(): void {
  const router = useRouter()
  const brand = messages[useLanguage().language].brand
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        // The first page may have come from the server with its title.
        if (fromLocation && pathChanged) document.title = brand
      }),
    [router, brand],
  )
}

import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Toasts } from '../ui/toast.tsx'
import { TITLE_ID } from './title.ts'

/** What holds every page, with the shell or without: where alerts appear, and what a change of page means for keyboard and screen reader. */
export function EveryPage() {
  useFocusOnPage()
  return (
    <>
      <Outlet />
      <Toasts />
      <p id={TITLE_ID} role="status" className="visually-hidden" />
    </>
  )
}

/** A browser moves the focus to the top of a document it opens; within one document the next page has to ask for it. */
function useFocusOnPage() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string>(undefined)
  useEffect(() => {
    const page = document.querySelector('main')
    // A page that has put the cursor where it belongs keeps it.
    if (
      before.current !== undefined &&
      path !== before.current &&
      !page?.contains(document.activeElement)
    ) {
      page?.focus({ preventScroll: true })
    }
    before.current = path
  }, [path])
}

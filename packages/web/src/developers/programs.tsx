import { lazy, Suspense } from 'react'

const load = () => import('./programs-section.tsx')

/** The server writes it with the page. In a browser its script comes after that of the page, which has little room left. */
const Section = import.meta.env.SSR
  ? (await load()).ProgramsSection
  : lazy(async () => ({ default: (await load()).ProgramsSection }))

export function Programs({ origin }: { origin: string }) {
  return (
    <Suspense>
      <Section origin={origin} />
    </Suspense>
  )
}

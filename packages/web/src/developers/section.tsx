import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

export function Section({
  id,
  title,
  children,
}: {
  id: SectionId
  title: string
  children: ReactNode
}) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
